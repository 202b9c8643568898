// Reads an underwriting policy file: checks every cell and turns dollars, percents and rates into integers.
import * as z from 'zod/mini'
import { formatUsd, MOST_ASKED_FOR, MOST_WRITTEN } from '#core/ground/money.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type { Authority, Policy, PricedGrade, ScoredNumber } from './policy-cells.ts'
import { fileSchema, pricedGrades, type PolicyFile } from './policy-file.ts'
import { policyProblem } from './policy-problem.ts'
import { broughtUp, SAYS_BEARABLE, SAYS_MINIMUMS, SAYS_UNKNOWN, schemaOf } from './policy-schemas.ts'
import { choiceParts, numberParts, numberScales, type NumberPart } from './scored-parts.ts'
import { unknownReasons } from './scoring.ts'
import { signingRulesOf } from './signing-rules.ts'
import { tellableMonths } from './start-dates.ts'

/** Decimal of the file to an integer; the file's own digits count, not the binary fraction. */
const scaled = (value: number, scale: number): number => Math.round(Number((value * scale).toFixed(6)))

/** What the form tells would be less than what ends the review. */
function minimumsProblem({ generalMinimums, knockOuts }: PolicyFile['sections']): string | null {
  if (!generalMinimums) return 'sections.generalMinimums is missing'
  const { monthlySales, monthsInBusiness } = generalMinimums.values
  if (monthlySales < knockOuts.values.minimumMonthlyRevenue)
    return 'generalMinimums: monthlySales is below minimumMonthlyRevenue of knockOuts'
  if (monthsInBusiness < knockOuts.values.minimumTimeInBusinessMonths)
    return 'generalMinimums: monthsInBusiness is below minimumTimeInBusinessMonths of knockOuts'
  if (monthlySales * 100 > MOST_WRITTEN)
    return `generalMinimums: monthlySales is above ${formatUsd(MOST_WRITTEN)}, the most that the form can tell`
  // Whoever has them and whoever lacks them would say the same.
  if (tellableMonths(monthsInBusiness) !== monthsInBusiness)
    return 'generalMinimums: monthsInBusiness must be 12, 24 or 60, where a band of the form begins, or 6 or less'
  return null
}

/** A cell that came with schema 8 and is not there: a former file means that nothing is asked for, one of today must say it. */
function bearableProblem({ stack, review, economics }: PolicyFile['sections']): string | null {
  if (stack.values.firstPositionShare === undefined)
    return 'sections.stack.values.firstPositionShare is missing'
  if (review.values.losesMoney === undefined) return 'sections.review.values.losesMoney is missing'
  if (economics.values.minimumMargin === undefined)
    return 'sections.economics.values.minimumMargin is missing'
  const { expectedLoss, costOfFunds, commission, minimumMargin } = economics.values
  if (minimumMargin !== null && (expectedLoss === null || costOfFunds === null || commission === null))
    return 'economics: minimumMargin needs costOfFunds, commission and expectedLoss'
  return null
}

/** The model's own offers go out without a second person: none of them may be below cost. */
function belowCost({ economics, factorRates, limits }: PolicyFile['sections']): string | null {
  const { expectedLoss, costOfFunds, commission, minimumMargin } = economics.values
  if (typeof minimumMargin !== 'number' || !expectedLoss || costOfFunds === null || commission === null)
    return null
  for (const grade of pricedGrades)
    for (const [at, rate] of factorRates.values[grade].entries()) {
      const term = limits.values.shortestTerm + at
      const left = (rate - 1) * 100 - commission - (costOfFunds * term) / 24 - expectedLoss[grade]
      if (left < minimumMargin - 1e-9)
        return `factorRates: ${grade} over ${term} months leaves ${left.toFixed(1)}% after costs, below minimumMargin of economics`
    }
  return null
}

/** Cells that are right one by one and wrong together. `written`: the schema that the file has. */
function contradiction(file: PolicyFile, written: number): string | null {
  const { limits, grades, factorRates, numbers, choices } = file.sections
  if (written >= SAYS_MINIMUMS) {
    const wrong = minimumsProblem(file.sections)
    if (wrong !== null) return wrong
    if (!file.sections.signing) return 'sections.signing is missing'
  }
  if (written >= SAYS_BEARABLE) {
    const wrong = bearableProblem(file.sections)
    if (wrong !== null) return wrong
  }
  const terms = limits.values.longestTerm - limits.values.shortestTerm + 1
  if (terms < 1) return 'limits: longestTerm is before shortestTerm'
  if (limits.values.minimumAmount > limits.values.maximumAmount)
    return 'limits: minimumAmount is above maximumAmount'
  // No application could ask for what the program gives.
  if (limits.values.minimumAmount * 100 > MOST_ASKED_FOR)
    return `limits: minimumAmount is above ${formatUsd(MOST_ASKED_FOR)}, the most that the form can ask for`
  if (
    limits.values.workingDaysPerMonth < 1 ||
    limits.values.minimumPaymentsInAdb < 1 ||
    limits.values.amountStep <= 0
  )
    return 'limits: workingDaysPerMonth, minimumPaymentsInAdb and amountStep must be above 0'
  for (const grade of pricedGrades)
    if (factorRates.values[grade].length !== terms) return `factorRates: ${grade} needs ${terms} rates`
  const dear = belowCost(file.sections)
  if (dear !== null) return dear
  const { A, B, C, D } = grades.values
  if (!(A > B && B > C && C > D)) return 'grades: each cut-off must be below the one before'
  let total = 0
  for (const [name, { max, unsaid }] of [
    ...Object.entries(numbers.values),
    ...Object.entries(choices.values),
  ]) {
    if (unsaid === undefined) continue
    // A decline names what cost points (12 CFR 1002.9(b)(2)): no new policy takes them in silence.
    if (written >= SAYS_UNKNOWN)
      return `${name} has unsaid, which only files of schema 1 to ${SAYS_UNKNOWN - 1} mean`
    if (unsaid > max) return `${name} gives more points than its max`
  }
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
  part: NonNullable<PolicyFile['sections']['numbers']['values'][NumberPart]>,
): ScoredNumber {
  const bands = part.bands.map(([limit, given]) => ({
    limit: scaled(limit, numberScales[name]),
    points: given,
  }))
  return { ...part, mean: scaled(part.mean, 100), bands }
}

/** The parts that the file has: one that it leaves out is nowhere. */
const partsOf = <K extends string, T, U>(
  names: readonly K[],
  parts: Readonly<Partial<Record<K, T>>>,
  turn: (part: T, name: K) => U,
): Readonly<Partial<Record<K, U>>> =>
  Object.fromEntries(
    names.flatMap((name): [K, U][] => {
      const part = parts[name]
      return part === undefined ? [] : [[name, turn(part, name)]]
    }),
  ) as Partial<Record<K, U>>

const orNull = <T, U>(value: T | null, turn: (value: T) => U): U | null =>
  value === null ? null : turn(value)

type FileAuthority = PolicyFile['sections']['authority']['values']['roles']['admin']

const authorityOf = (values: FileAuthority): Authority | null =>
  values && {
    maximumAmount: scaled(values.maximumAmount, 100),
    maximumBurden: orNull(values.maximumBurden, (percent) => scaled(percent, 100)),
    minimumPaymentsInAdb: orNull(values.minimumPaymentsInAdb, (payments) => scaled(payments, 100)),
    lowestGrade: values.lowestGrade,
  }

/**
 * A policy from its JSON value, of any schema that a release had, or a sentence that says what is wrong and where. Inside, money is cents,
 * percents are basis points, factor rates ten-thousandths.
 */
export function parsePolicy(json: unknown): Outcome<Policy, string> {
  const written = schemaOf(json)
  if (!written.ok) return written
  const newest = broughtUp(json, written.value)
  const parsed = z.safeParse(fileSchema, newest)
  const wrong = parsed.success
    ? contradiction(parsed.data, written.value)
    : policyProblem(parsed.error.issues[0]!, newest)
  if (parsed.success && wrong === null) return ok(policyOf(parsed.data))
  const sentence = wrong ?? ''
  // In the words of the file as it was written.
  return refused(written.value < SAYS_UNKNOWN ? sentence.replaceAll('unsaid', 'unknown') : sentence)
}

function policyOf(file: PolicyFile): Policy {
  const {
    limits,
    generalMinimums,
    grades,
    revenueShare,
    factorRates,
    stack,
    knockOuts,
    review,
    authority,
    outsideModel,
    signing,
    questions,
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
  /** A percent that a former file does not say is not there: such a file keeps the digest of its decisions. */
  const said = <K extends string>(
    key: K,
    percent: number | null | undefined,
  ): Partial<Record<K, number | null>> =>
    percent === undefined ? {} : ({ [key]: orNull(percent, points) } as Partial<Record<K, number | null>>)
  return {
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
    ...(generalMinimums && {
      generalMinimums: {
        ...generalMinimums.values,
        monthlySales: cents(generalMinimums.values.monthlySales),
      },
    }),
    grades: grades.values,
    revenueShare: forGrades(revenueShare.values, points),
    factorRates: forGrades(factorRates.values, (rates) => rates.map((rate) => scaled(rate, 10_000))),
    stack: {
      ...stack.values,
      maximumBurden: points(stack.values.maximumBurden),
      ...said('firstPositionShare', stack.values.firstPositionShare),
    },
    knockOuts: {
      ...knockOuts.values,
      minimumMonthlyRevenue: cents(knockOuts.values.minimumMonthlyRevenue),
      maximumNegativeDaysPerMonth: orNull(knockOuts.values.maximumNegativeDaysPerMonth, points),
    },
    review: {
      ...review.values,
      monthToDatePace: points(review.values.monthToDatePace),
      topPayerShare: points(review.values.topPayerShare),
      sameMonthsLastYear: orNull(review.values.sameMonthsLastYear, points),
      ...said('losesMoney', review.values.losesMoney),
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
    ...(signing && { signing: orNull(signing.values, signingRulesOf) }),
    ...(questions && { questions: { withoutDocument: cents(questions.values.withoutDocument) } }),
    cashFlow: orNull(cashFlow.values, (shares) => forGrades(shares, points)),
    economics: {
      costOfFunds: orNull(economics.values.costOfFunds, points),
      commission: orNull(economics.values.commission, points),
      expectedLoss: orNull(economics.values.expectedLoss, (losses) => forGrades(losses, points)),
      ...said('minimumMargin', economics.values.minimumMargin),
    },
    preOffers: {
      revenueShare: points(preOffers.values.revenueShare),
      fractions: preOffers.values.fractions.map(points),
    },
    industries: industries.values,
    numbers: partsOf(numberParts, numbers.values, (part, name) => scaledNumber(name, part)),
    choices: partsOf(choiceParts, choices.values, (part) => ({ ...part, mean: scaled(part.mean, 100) })),
  }
}
