// What a policy file of the newest schema must hold: every section, every cell, nothing else. Former schemas: policy-schemas.ts.
import * as z from 'zod/mini'
import { isIsoDate } from '#core/ground/dates.ts'
import { roles } from './access.ts'
import type { PricedGrade } from './policy-cells.ts'
import { choiceParts, numberParts } from './scored-parts.ts'
import { signingCells } from './signing-rules.ts'

export const pricedGrades = ['A', 'B', 'C', 'D'] as const satisfies readonly PricedGrade[]

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
  unsaid: z.optional(points),
  mean: z.number().check(z.nonnegative(), z.maximum(100)),
  bands: z.array(z.tuple([z.number(), points])),
})
const scoredChoice = z.strictObject({
  max: points,
  unsaid: z.optional(points),
  mean: z.number().check(z.nonnegative(), z.maximum(100)),
  points: z.record(z.string(), points),
})
const roleAuthority = z.strictObject({
  maximumAmount: amount,
  maximumBurden: z.nullable(amount),
  minimumPaymentsInAdb: z.nullable(amount),
  lowestGrade: z.nullable(z.enum(pricedGrades)),
})
const each = <K extends string, T extends z.core.$ZodType>(keys: readonly K[], value: T) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, T>)

/** A part that a file leaves out counts 0 of 0. */
const anyOf = <K extends string, T extends z.core.$ZodType>(keys: readonly K[], value: T) =>
  z.strictObject(
    Object.fromEntries(keys.map((key) => [key, z.optional(value)])) as Record<K, z.ZodMiniOptional<T>>,
  )

export const NEWEST_SCHEMA = 8

export const fileSchema = z.strictObject({
  schema: z.literal(NEWEST_SCHEMA),
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
    /** Demanded from schema 7 on; a former file has none, also when it is brought up. */
    generalMinimums: z.optional(section(z.strictObject({ monthlySales: amount, monthsInBusiness: whole }))),
    grades: section(perGrade(points)),
    revenueShare: section(perGrade(amount)),
    factorRates: section(perGrade(z.array(z.number().check(z.minimum(1), z.maximum(3))))),
    stack: section(
      z.strictObject({
        maximumBurden: amount,
        /** Demanded from schema 8 on, as `losesMoney` and `minimumMargin` are; a former file has none, also when it is brought up. */
        firstPositionShare: z.optional(z.nullable(amount)),
        declineAtPositions: whole,
        minimumAgeDays: whole,
        minimumConfidence: whole,
      }),
    ),
    knockOuts: section(
      z.strictObject({
        minimumMonthlyRevenue: amount,
        minimumTimeInBusinessMonths: whole,
        maximumNsfLastThreeMonths: z.nullable(whole),
        maximumNegativeDaysPerMonth: z.nullable(amount),
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
        sameMonthsLastYear: z.nullable(z.number()),
        losesMoney: z.optional(z.nullable(z.number())),
        acceptsOwnerNames: z.boolean(),
        /** A file without it leaves what rests on statements to a person. */
        statementsDecide: z.optional(z.boolean()),
      }),
    ),
    /** A file without it: the vendor's doubt ends the review, and our own signs ask for nothing. */
    tampering: z.optional(
      section(z.strictObject({ reviewFrom: points, strong: points, medium: points, weak: points })),
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
        knockedOut: z.nullable(z.enum(pricedGrades)),
        withoutGrade: z.enum(pricedGrades),
      }),
    ),
    signing: z.optional(section(z.nullable(signingCells))),
    /** A file without it counts nothing on an owner's word alone. */
    questions: z.optional(section(z.strictObject({ withoutDocument: whole }))),
    cashFlow: section(z.nullable(perGrade(amount))),
    economics: section(
      z.strictObject({
        costOfFunds: z.nullable(amount),
        commission: z.nullable(amount),
        expectedLoss: z.nullable(perGrade(amount)),
        minimumMargin: z.optional(z.nullable(z.number())),
      }),
    ),
    preOffers: section(z.strictObject({ revenueShare: amount, fractions: z.array(amount) })),
    industries: section(z.strictObject({ core: z.string(), nonCore: texts, fleet: texts })),
    numbers: section(anyOf(numberParts, scoredNumber)),
    choices: section(anyOf(choiceParts, scoredChoice)),
  }),
})
export type PolicyFile = z.infer<typeof fileSchema>
