// Reads an underwriting policy file: checks every cell and turns dollars, percents and rates into integers.
import * as z from 'zod/mini'
import { isIsoDate } from '#core/ground/dates.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type { ChoicePart, NumberPart, Policy, PricedGrade, ScoredNumber } from './underwriting.ts'

export const pricedGrades: readonly PricedGrade[] = ['A', 'B', 'C', 'D']

/** Unit in the file -> integer unit inside: cents, basis points, hundredths or tenths of a day. */
const numberScales: Readonly<Record<NumberPart, number>> = {
  'revenue-level': 100,
  'revenue-trend': 100,
  'revenue-steadiness': 100,
  'deposit-count': 1,
  'balance-level': 100,
  'days-of-cover': 10,
  'negative-days': 100,
  'nsf-count': 1,
  'active-positions': 1,
  'debt-burden': 100,
  'credit-score': 1,
  'time-in-business': 1,
}
const choiceParts = [
  'liens',
  'revolving-credit',
  'bankruptcy-history',
  'commercial-credit',
  'industry-risk',
  'tax-returns',
  'online-presence',
  'home-ownership',
  'fleet-size',
] as const satisfies readonly ChoicePart[]

const amount = z.number().check(z.nonnegative())
const whole = z.int().check(z.nonnegative())
const points = z.int().check(z.nonnegative(), z.maximum(100))
const texts = z.array(z.string())
const section = <T extends z.core.$ZodType>(values: T) =>
  z.strictObject({ owner: z.string(), status: z.enum(['default', 'set']), why: z.string(), values })
const perGrade = <T extends z.core.$ZodType>(value: T) =>
  z.strictObject({ A: value, B: value, C: value, D: value })
const scoredNumber = z.strictObject({
  better: z.enum(['higher', 'lower']),
  max: points,
  unknown: points,
  bands: z.array(z.tuple([z.number(), points])),
})
const scoredChoice = z.strictObject({ max: points, unknown: points, points: z.record(z.string(), points) })
const each = <K extends string, T extends z.core.$ZodType>(keys: readonly K[], value: T) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, T>)

const fileSchema = z.strictObject({
  version: z.string().check(z.minLength(1)),
  effectiveFrom: z.string().check(z.refine(isIsoDate)),
  about: z.string(),
  sections: z.strictObject({
    limits: section(
      z.strictObject({
        minimumAmount: amount,
        maximumAmount: amount,
        amountStep: amount,
        shortestTerm: whole,
        longestTerm: whole,
        workingDaysPerMonth: whole,
        minimumPaymentsInAdb: whole,
        adjustmentThreshold: amount,
      }),
    ),
    grades: section(perGrade(points)),
    revenueShare: section(perGrade(amount)),
    factorRates: section(perGrade(z.array(z.number().check(z.minimum(1), z.maximum(3))))),
    stack: section(
      z.strictObject({
        maximumBurden: amount,
        declineAtPositions: whole,
        minimumAgeDays: whole,
        minimumConfidence: whole,
      }),
    ),
    knockOuts: section(
      z.strictObject({
        minimumMonthlyRevenue: amount,
        minimumTimeInBusinessMonths: whole,
        maximumNsfLastThreeMonths: whole,
        maximumNegativeDaysPerMonth: amount,
        bankruptcies: texts,
        industries: texts,
        states: texts,
      }),
    ),
    review: section(
      z.strictObject({
        minimumMonths: whole,
        undisclosedAccounts: whole,
        staleAfterDays: whole,
        monthToDatePace: z.number(),
        topPayerShare: amount,
      }),
    ),
    preOffers: section(z.strictObject({ revenueShare: amount, fractions: z.array(amount) })),
    industries: section(z.strictObject({ core: z.string(), nonCore: texts, fleet: texts })),
    numbers: section(each(Object.keys(numberScales) as NumberPart[], scoredNumber)),
    choices: section(each(choiceParts, scoredChoice)),
  }),
})
type PolicyFile = z.infer<typeof fileSchema>

/** Decimal of the file to an integer; the file's own digits count, not the binary fraction. */
const scaled = (value: number, scale: number): number => Math.round(Number((value * scale).toFixed(6)))

function contradiction(file: PolicyFile): string | null {
  const { limits, grades, factorRates, numbers, choices } = file.sections
  const terms = limits.values.longestTerm - limits.values.shortestTerm + 1
  if (terms < 1) return 'limits: longestTerm is before shortestTerm'
  if (limits.values.minimumAmount > limits.values.maximumAmount)
    return 'limits: minimumAmount is above maximumAmount'
  if (
    limits.values.workingDaysPerMonth < 1 ||
    limits.values.minimumPaymentsInAdb < 1 ||
    limits.values.amountStep <= 0
  )
    return 'limits: workingDaysPerMonth, minimumPaymentsInAdb and amountStep must be above 0'
  for (const grade of pricedGrades)
    if (factorRates.values[grade].length !== terms) return `factorRates: ${grade} needs ${terms} rates`
  const { A, B, C, D } = grades.values
  if (!(A > B && B > C && C > D)) return 'grades: each cut-off must be below the one before'
  let total = 0
  for (const [name, part] of Object.entries(numbers.values)) {
    total += part.max
    if (part.unknown > part.max || part.bands.some(([, given]) => given > part.max))
      return `numbers: ${name} gives more points than its max`
    const sign = part.better === 'higher' ? -1 : 1
    if (part.bands.some(([limit], i) => i > 0 && (limit - (part.bands[i - 1]?.[0] ?? 0)) * sign <= 0))
      return `numbers: the bands of ${name} are not in order`
  }
  for (const [name, part] of Object.entries(choices.values)) {
    total += part.max
    if (part.unknown > part.max || Object.values(part.points).some((given) => given > part.max))
      return `choices: ${name} gives more points than its max`
  }
  return total === 100 ? null : `numbers and choices: the maxima add up to ${total}, not to 100`
}

function scaledNumber(
  name: NumberPart,
  part: PolicyFile['sections']['numbers']['values'][NumberPart],
): ScoredNumber {
  const bands = part.bands.map(([limit, given]) => ({
    limit: scaled(limit, numberScales[name]),
    points: given,
  }))
  return { better: part.better, max: part.max, unknown: part.unknown, bands }
}

/**
 * A policy from its JSON value, or a sentence that says what is wrong and where. Inside, money is cents, percents are
 * basis points, factor rates ten-thousandths.
 */
export function parsePolicy(json: unknown): Outcome<Policy, string> {
  const parsed = z.safeParse(fileSchema, json)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    return refused(`${issue?.path.join('.') || 'policy'}: ${issue?.message ?? 'not readable'}`)
  }
  const file = parsed.data
  const wrong = contradiction(file)
  if (wrong) return refused(wrong)
  const {
    limits,
    grades,
    revenueShare,
    factorRates,
    stack,
    knockOuts,
    review,
    preOffers,
    industries,
    numbers,
    choices,
  } = file.sections
  const forGrades = <T, U>(
    values: Readonly<Record<PricedGrade, T>>,
    turn: (value: T) => U,
  ): Record<PricedGrade, U> => ({
    A: turn(values.A),
    B: turn(values.B),
    C: turn(values.C),
    D: turn(values.D),
  })
  const cents = (dollars: number): number => scaled(dollars, 100)
  const points = (percent: number): number => scaled(percent, 100)
  const numberParts = Object.keys(numberScales) as NumberPart[]
  return ok({
    version: file.version,
    effectiveFrom: file.effectiveFrom,
    marks: Object.fromEntries(
      Object.entries(file.sections).map(([name, { owner, status, why }]) => [name, { owner, status, why }]),
    ),
    limits: {
      ...limits.values,
      minimumAmount: cents(limits.values.minimumAmount),
      maximumAmount: cents(limits.values.maximumAmount),
      amountStep: cents(limits.values.amountStep),
      adjustmentThreshold: cents(limits.values.adjustmentThreshold),
    },
    grades: grades.values,
    revenueShare: forGrades(revenueShare.values, points),
    factorRates: forGrades(factorRates.values, (rates) => rates.map((rate) => scaled(rate, 10_000))),
    stack: { ...stack.values, maximumBurden: points(stack.values.maximumBurden) },
    knockOuts: {
      ...knockOuts.values,
      minimumMonthlyRevenue: cents(knockOuts.values.minimumMonthlyRevenue),
      maximumNegativeDaysPerMonth: scaled(knockOuts.values.maximumNegativeDaysPerMonth, 100),
    },
    review: {
      ...review.values,
      monthToDatePace: points(review.values.monthToDatePace),
      topPayerShare: points(review.values.topPayerShare),
    },
    preOffers: {
      revenueShare: points(preOffers.values.revenueShare),
      fractions: preOffers.values.fractions.map(points),
    },
    industries: industries.values,
    numbers: Object.fromEntries(
      numberParts.map((name) => [name, scaledNumber(name, numbers.values[name])]),
    ) as Record<NumberPart, ScoredNumber>,
    choices: choices.values,
  })
}
