// Reads an underwriting policy file: checks every cell and turns dollars, percents and rates into integers.
import * as z from 'zod/mini'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type { Authority, Policy, PricedGrade, ScoredNumber } from './policy-cells.ts'
import { contradictionIn } from './policy-contradictions.ts'
import { fileSchema, type PolicyFile } from './policy-file.ts'
import { policyProblem } from './policy-problem.ts'
import { broughtUp, SAYS_UNKNOWN, schemaOf } from './policy-schemas.ts'
import { choiceParts, numberParts, numberScales, type NumberPart } from './scored-parts.ts'
import { signingRulesOf } from './signing-rules.ts'

/** Decimal of the file to an integer; the file's own digits count, not the binary fraction. */
const scaled = (value: number, scale: number): number => Math.round(Number((value * scale).toFixed(6)))

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
    ? contradictionIn(parsed.data, written.value)
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
    tampering,
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
    ...(tampering && { tampering: tampering.values }),
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
