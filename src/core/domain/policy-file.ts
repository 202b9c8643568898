// What an underwriting policy file must hold: every section, every cell, nothing else.
import * as z from 'zod/mini'
import { isIsoDate } from '#core/ground/dates.ts'
import { roles } from './access.ts'
import type { ChoicePart, NumberPart, PricedGrade } from './policy-cells.ts'

export const pricedGrades = ['A', 'B', 'C', 'D'] as const satisfies readonly PricedGrade[]

/** Unit in the file -> integer unit inside: cents, basis points, hundredths or tenths of a day. */
export const numberScales: Readonly<Record<NumberPart, number>> = {
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
  unknown: z.nullable(points),
  mean: z.number().check(z.nonnegative(), z.maximum(100)),
  bands: z.array(z.tuple([z.number(), points])),
})
const scoredChoice = z.strictObject({
  max: points,
  mean: z.number().check(z.nonnegative(), z.maximum(100)),
  points: z.record(z.string(), points),
})
const roleAuthority = z.strictObject({
  maximumAmount: amount,
  maximumBurden: amount,
  minimumPaymentsInAdb: amount,
  lowestGrade: z.enum(pricedGrades),
})
const each = <K extends string, T extends z.core.$ZodType>(keys: readonly K[], value: T) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, T>)

export const fileSchema = z.strictObject({
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
        sameMonthsLastYear: z._default(z.nullable(z.number()), null),
        acceptsOwnerNames: z._default(z.boolean(), false),
      }),
    ),
    authority: section(
      z.strictObject({
        proposalDays: z.int().check(z.minimum(1)),
        secondApprovers: z.array(z.enum(roles)).check(z.minLength(1)),
        roles: each(roles, z.nullable(roleAuthority)),
      }),
    ),
    outsideModel: section(
      z.strictObject({
        gradesLower: whole,
        knockedOut: z.enum(pricedGrades),
        withoutGrade: z.enum(pricedGrades),
      }),
    ),
    cashFlow: section(perGrade(amount)),
    economics: section(
      z.strictObject({
        costOfFunds: amount,
        commission: amount,
        expectedLoss: z._default(z.nullable(perGrade(amount)), null),
      }),
    ),
    preOffers: section(z.strictObject({ revenueShare: amount, fractions: z.array(amount) })),
    industries: section(z.strictObject({ core: z.string(), nonCore: texts, fleet: texts })),
    numbers: section(each(Object.keys(numberScales) as NumberPart[], scoredNumber)),
    choices: section(each(choiceParts, scoredChoice)),
  }),
})
export type PolicyFile = z.infer<typeof fileSchema>
