// Who may be handed over to a partner lender (specification 1 and 2: partner redirects; spec 12).
import type { Cents } from '#core/ground/money.ts'
import type { Stage } from './lead-stage.ts'

/** Below these stated monthly sales the first lender is offered, below the second figure the second one. */
export const FIRST_LENDER_BELOW: Cents = 10_000_00
export const SECOND_LENDER_BELOW: Cents = 20_000_00

/** An application still at its beginning, with stated sales below the second lender's limit. */
export const mayBeReferred = (lead: {
  readonly stage: Stage
  readonly answers: { readonly monthlySales?: Cents }
}): boolean =>
  (lead.stage === 'draft' || lead.stage === 'referred') &&
  lead.answers.monthlySales !== undefined &&
  lead.answers.monthlySales < SECOND_LENDER_BELOW
