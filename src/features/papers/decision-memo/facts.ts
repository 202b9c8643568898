// What the memo of a decision is made of: what was decided, what was read for it, who changed what.
import * as z from 'zod/mini'

const known = z.nullable(z.string())
const cents = z.nullable(z.number())
const reason = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})

/** A figure that a decision read, with its kind. */
const lines = z.array(
  z.object({
    name: z.string(),
    as: z.string(),
    value: z.union([z.string(), z.number(), z.boolean()]),
  }),
)
const lenders = z.array(
  z.object({
    lender: z.string(),
    cadence: z.string(),
    payment: z.number(),
    remaining: cents,
    since: known,
    state: z.string(),
  }),
)

export const decisionMemoFacts = z.object({
  sender: z.string(),
  business: z.string(),
  /** Null while none was made: then the memo says so. */
  decision: z.nullable(
    z.object({
      number: z.string(),
      /** ISO time. */
      at: z.string(),
      outcome: z.string(),
      /** Null = the model. */
      by: known,
      second: known,
      reason: known,
      justification: known,
      grade: known,
      score: z.nullable(z.number()),
      amount: cents,
      maximum: cents,
      requested: cents,
      reasons: z.array(reason),
      knockOuts: z.array(reason),
      raises: z.array(reason),
      factors: z.array(
        z.object({ name: z.string(), score: z.number(), most: z.number(), reasons: z.array(reason) }),
      ),
      months: z.array(
        z.object({
          month: z.string(),
          gross: z.number(),
          revenue: cents,
          adb: z.number(),
          neds: z.number(),
          deposits: z.number(),
        }),
      ),
      inputs: lines,
      lenders,
      /** What may make the bank's data wrong. */
      findings: z.array(z.object({ ...reason.shape, account: known })),
      /** By hand; a month is a row of its figures. */
      changes: z.object({ lines, lenders, months: z.array(z.array(z.union([z.string(), cents]))) }),
      deals: z.array(
        z.object({
          amount: z.number(),
          term: z.number(),
          payment: z.number(),
          /** How often it is due. */
          frequency: z.string(),
          total: z.number(),
          apr: z.number(),
        }),
      ),
      policy: z.string(),
      policyHash: known,
      inputsHash: z.string(),
      resultHash: z.string(),
      replay: z.enum(['same', 'differs', 'by-person', 'other-policy', 'failed']),
    }),
  ),
  course: z.array(z.object({ at: z.string(), outcome: z.string(), by: known, policy: z.string() })),
})
export type DecisionMemoFacts = z.infer<typeof decisionMemoFacts>
export type Told = NonNullable<DecisionMemoFacts['decision']>
