// Reads an underwriting policy file: checks every cell and turns dollars, percents and rates into integers.
import * as z from 'zod/mini'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type { Authority } from './policy-cells.ts'
import { fileSchema, numberScales, pricedGrades, type PolicyFile } from './policy-file.ts'
import { unknownReasons } from './scoring.ts'
import type {
  ChoicePart,
  NumberPart,
  Policy,
  PricedGrade,
  ScoredChoice,
  ScoredNumber,
} from './underwriting.ts'

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
    if (
      (part.unknown ?? 0) > part.max ||
      part.mean > part.max ||
      part.bands.some(([, given]) => given > part.max)
    )
      return `numbers: ${name} gives more points than its max`
    if (part.unknown !== null && part.unknown < part.max && !Object.hasOwn(unknownReasons, name))
      return `numbers: ${name} has no words for a figure that is not known; its 'unknown' must be null`
    const sign = part.better === 'higher' ? -1 : 1
    if (part.bands.some(([limit], i) => i > 0 && (limit - (part.bands[i - 1]?.[0] ?? 0)) * sign <= 0))
      return `numbers: the bands of ${name} are not in order`
  }
  for (const [name, part] of Object.entries(choices.values)) {
    total += part.max
    if (part.mean > part.max || Object.values(part.points).some((given) => given > part.max))
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
  return { better: part.better, max: part.max, unknown: part.unknown, mean: scaled(part.mean, 100), bands }
}

type FileAuthority = PolicyFile['sections']['authority']['values']['roles']['admin']

const authorityOf = (values: FileAuthority): Authority | null =>
  values && {
    maximumAmount: scaled(values.maximumAmount, 100),
    maximumBurden: scaled(values.maximumBurden, 100),
    minimumPaymentsInAdb: scaled(values.minimumPaymentsInAdb, 100),
    lowestGrade: values.lowestGrade,
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
    authority,
    outsideModel,
    cashFlow,
    economics,
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
      sameMonthsLastYear:
        review.values.sameMonthsLastYear === null ? null : points(review.values.sameMonthsLastYear),
    },
    authority: {
      ...authority.values,
      roles: {
        representative: authorityOf(authority.values.roles.representative),
        underwriter: authorityOf(authority.values.roles.underwriter),
        admin: authorityOf(authority.values.roles.admin),
      },
    },
    outsideModel: outsideModel.values,
    cashFlow: forGrades(cashFlow.values, points),
    economics: {
      costOfFunds: scaled(economics.values.costOfFunds, 100),
      commission: scaled(economics.values.commission, 100),
      expectedLoss: economics.values.expectedLoss && forGrades(economics.values.expectedLoss, points),
    },
    preOffers: {
      revenueShare: points(preOffers.values.revenueShare),
      fractions: preOffers.values.fractions.map(points),
    },
    industries: industries.values,
    numbers: Object.fromEntries(
      numberParts.map((name) => [name, scaledNumber(name, numbers.values[name])]),
    ) as Record<NumberPart, ScoredNumber>,
    choices: Object.fromEntries(
      Object.entries(choices.values).map(([name, part]) => [name, { ...part, mean: scaled(part.mean, 100) }]),
    ) as Record<ChoicePart, ScoredChoice>,
  })
}
