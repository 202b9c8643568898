// Works a committed offer out on the server: the inputs again from their sources, the model's answer, the constraint, the deal. Stores nothing.
import type { Answer } from '#core/contract/refusals.ts'
import { heavier, weightOf, type OfferWeight } from '#core/domain/authority.ts'
import { withOutlook } from '#core/domain/cash-limit.ts'
import { calcFields } from '#core/domain/offer-tool/calc-fields.ts'
import { dealSet, isWithinConstraints, termOffer } from '#core/domain/offer-tool/custom-offer.ts'
import { knownChoice } from '#core/domain/offer-tool/data-sources.ts'
import type { ToolAnswer } from '#core/domain/offer-tool/tool-answer.ts'
import { withChanges, type ToolChanges } from '#core/domain/offer-tool/tool-changes.ts'
import type { ToolRecord } from '#core/domain/offer-tool/tool-record.ts'
import { standingGrade } from '#core/domain/override.ts'
import type { Deal, DecisionWithDeals, ModelInputs, Policy } from '#core/domain/underwriting.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import type { Cents } from '#core/ground/money.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { constraintText } from '#core/words/offer-tool/constraint-text.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { refusalOfThread } from '#platform/threads/thread-refusal.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { baseOf, offeredSources } from './sources.server.ts'
import { changesOf, type CommittedOffer } from './tool-contract.ts'

/** A committed offer, ready to be recorded. */
export interface WorkedOut {
  readonly inputs: ModelInputs
  readonly result: DecisionWithDeals
  readonly weight: OfferWeight
  readonly tool: ToolRecord
}

export async function workOutOffer(
  deps: Deps,
  lead: LeadRow,
  amount: Cents,
  offer: CommittedOffer,
  { language }: Pick<Call, 'language'>,
): Promise<Answer<WorkedOut>> {
  const { policy } = deps
  // What the person saw was worked out by another one.
  if (offer.policy !== undefined && offer.policy !== policy.version)
    return refused({ code: 'policy-changed', extra: { policy: policy.version } })
  const offered = await offeredSources(deps, lead)
  if (!offered.ok) return offered
  const chosen = knownChoice(offered.value, offer.chosen)
  const base = await baseOf(deps, lead, offered.value, chosen)
  if (!base.ok) return base
  const changes = changesOf(offer.changes)
  const inputs = withChanges(base.value.inputs, changes)
  const run = (asked: ModelInputs) => deps.threads.run('answer-tool', { policy, inputs: asked })
  const answered = await run(inputs)
  if (!answered.ok) return refused(refusalOfThread(answered.refusal))
  const answer = answered.value
  const set = { position: offer.position, amount, term: offer.term, frequency: offer.frequency }
  const maximum = termOffer(answer[set.position], set.term)?.maximum ?? 0
  const deal = dealSet(policy, answer, set, easternDay(deps.clock()))
  if (!deal || !isWithinConstraints(policy, answer, set)) {
    const message = constraintText(deps.policy.limits.minimumAmount, maximum, set.term, language)
    return refused({ code: 'invalid-fields', errors: [{ field: 'amount', message }] })
  }
  const { offer: own } = answer[set.position]
  return ok({
    inputs,
    result: {
      ...answer.decision,
      position: set.position,
      outcome: 'approved',
      // What kept the model from offering, and what would raise its offer, is not what this offer rests on.
      reasons: [],
      whatWouldRaiseIt: [],
      deals: withOutlook(policy, inputs, [deal]),
    },
    weight: await heaviest(deps, answer, base.value.inputs, inputs, changes, deal),
    tool: {
      engine: base.value.engine,
      chosen,
      changes,
      fields: calcFields(base.value.inputs, changes),
      model: {
        position: set.position,
        status: own.status,
        amount: own.loanApproval,
        term: own.termMonths,
        maximum,
      },
      set: { amount, term: set.term, frequency: set.frequency, factorRate: deal.factorRate },
    },
  })
}

/**
 * What authority looks at: the offer on the inputs as they were set, and on those of the sources alone, whichever weighs more. Nobody
 * approves alone on figures that they typed themselves; paying others off is part of the offer, and counts in both.
 */
async function heaviest(
  { policy, threads }: Deps,
  answer: ToolAnswer,
  base: ModelInputs,
  inputs: ModelInputs,
  { payoff, ...facts }: ToolChanges,
  deal: Deal,
): Promise<OfferWeight> {
  const own = weigh(policy, inputs, answer, deal)
  if (!Object.keys(facts).length) return own
  const given = payoff === undefined ? base : { ...base, payoff }
  const answered = await threads.run('answer-tool', { policy, inputs: given })
  const sourced = answered.ok ? weigh(policy, given, answered.value, deal) : null
  return sourced
    ? heavier(own, sourced)
    : { ...own, burden: null, paymentsInAdb: null, margin: null, grade: null }
}

const weigh = (policy: Policy, inputs: ModelInputs, { decision }: ToolAnswer, deal: Deal): OfferWeight =>
  weightOf(policy, inputs, standingGrade({ inputs, result: { ...decision, deals: [] } }), [deal])
