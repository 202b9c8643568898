// A decision as staff see it: outcome, reasons, figures, deals, and how far what is uncertain goes.
import * as z from 'zod/mini'
import type { ToolRecord } from '#core/domain/offer-tool/tool-record.ts'
import { notSecond } from './proposal-contract.ts'

const at = z.string()
const maybe = z.nullable(z.string())

const reason = z.object({ code: z.string(), values: z.record(z.string(), z.union([z.number(), z.string()])) })
export type ShownReason = z.infer<typeof reason>

const outlookEnd = { negativeDay: z.number(), missedPayment: z.number(), lowestBalance: z.number() }

/** Cents per month, basis points, cents. */
const end = z.object({
  outcome: z.string(),
  grade: z.string(),
  score: z.number(),
  trueRevenue: z.number(),
  openPositions: z.number(),
  burden: z.nullable(z.number()),
  maximum: z.number(),
})

export const shownDecision = z.object({
  id: z.string(),
  at,
  current: z.boolean(),
  /** The reader has not said why they open the file: everything made of the bank's data is left out. */
  withheld: z.boolean(),
  origin: z.string(),
  policyVersion: z.string(),
  outcome: z.string(),
  grade: maybe,
  score: z.nullable(z.number()),
  /** Cents. */
  amount: z.nullable(z.number()),
  /** The most that the model supports in the position that it offers, cents; null when it supports nothing. */
  maximum: z.nullable(z.number()),
  factors: z.array(
    z.object({ name: z.string(), score: z.number(), maxScore: z.number(), reasons: z.array(reason) }),
  ),
  knockOuts: z.array(reason),
  reasons: z.array(reason),
  /** Both ends of what the bank data leave uncertain; null where they are one. */
  range: z.nullable(z.object({ low: end, high: end })),
  raises: z.array(reason),
  /** Terms with an amount of at least the minimum: months, cents, cents, ten-thousandths. */
  terms: z.array(
    z.object({
      term: z.number(),
      amount: z.number(),
      dailyPayment: z.number(),
      factorRate: z.number(),
      adjusted: z.boolean(),
    }),
  ),
  deals: z.array(
    z.object({
      id: z.string(),
      amount: z.number(),
      term: z.number(),
      payment: z.number(),
      frequency: z.string(),
      total: z.number(),
      /** Percent. */
      apr: z.number(),
      /** As simulated: basis points, basis points, cents; null: not simulated. */
      outlook: z.nullable(z.object({ ...outlookEnd, stressed: z.object(outlookEnd) })),
    }),
  ),
  by: maybe,
  /** What the deciding person wrote. */
  reason: maybe,
  /** Who approved what `by` proposed, or settled the proposal. */
  secondedBy: maybe,
  justification: maybe,
  /** open, approved, refused, lapsed, replaced; null for a decision. */
  proposal: maybe,
  lapsesAt: maybe,
  /** The inputs of the funding-offer tool that made it; null without the tool. */
  tool: z.nullable(z.custom<ToolRecord>()),
  /** Null: the reader may approve it, or it is no open proposal. */
  whyNotSecond: z.nullable(notSecond),
})
export type ShownDecision = z.infer<typeof shownDecision>
