// Choosing one of the deals that were offered, and changing that choice until the contract is signed.
import { hasChosen, mayChoose, type Stage } from '#core/domain/lead-stage.ts'
import type { Id } from '#core/ground/id.ts'
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer, Refusal } from '#core/contract/refusals.ts'
import { chooseDeal } from '#core/domain/choose-deal.ts'
import { contractDates, dealOn } from '#core/domain/contract-dates.ts'
import type { Deal } from '#core/domain/underwriting.ts'
import { currencyKind } from '#core/fields/currency.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { en } from '#core/words/offering/en.ts'
import { es } from '#core/words/offering/es.ts'
import { pick, type Language } from '#core/words/words.ts'
import { noteFinished } from '#features/capabilities/link-visit/visit.server.ts'
import { orderContract } from '#features/capabilities/signing/order-contract.server.ts'
import { whoSigned } from '#features/capabilities/signing/who-signed.server.ts'
import { sendMessageJob } from '#features/capabilities/messages/send-message-job.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Application } from '#platform/http/application-door.ts'
import type { Call } from '#platform/http/call.ts'
import { proveBySession, sessionFor } from '#platform/http/lead-session.ts'
import { addJob, isJobOpen } from '#platform/outbox/outbox.ts'
import { currentDecision, type DecisionRow } from '#platform/store/decisions.ts'
import { envelopesOf } from '#platform/store/envelopes.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead, readLead, type LeadRow } from '#platform/store/leads.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import { currentChoice, saveChoice } from '#platform/store/offers.ts'
import type { selectOffer as declared } from './contract.ts'
import { findDoing } from './doing.server.ts'
import { tellNext } from './next-step.server.ts'
import { rangeOf } from './own-choice.server.ts'
import { offerIdOf } from './wire-deal.ts'

type Request = RequestOf<typeof declared>

export async function selectOffer(
  deps: Deps,
  application: Application,
  request: Request,
  call: Call,
): Promise<Answer<ResponseOf<typeof declared>>> {
  const answer = await deps.db.transaction(async (tx): Promise<Answer<{ deal: Deal; lead: LeadRow }>> => {
    const lead = await lockLead(tx, application.lead.id)
    if (!lead || !mayChoose(lead.stage)) return refused({ code: 'not-possible-now' })
    const decision = await currentDecision(tx, lead.id)
    const deal = decision && (dealNamed(decision.result.deals, request) ?? ownDeal(deps, decision, request))
    if (!decision || !deal) return refused(mustSelect(call.language))
    const changes = await isAnother(tx, lead, deal, decision.id)
    if (changes && !request.replace_signed && (await whoSigned(deps, tx, lead.id)).length)
      return refused({ code: 'signed-already' })
    const stage = await choose(deps, tx, { lead, deal, decisionId: decision.id, call })
    const { link } = application
    if (link?.purpose === 'offer') await noteFinished(tx, { link }, call, deps.clock())
    const session = sessionFor(deps, call, { id: lead.id, epoch: lead.codeEpoch })
    if (application.own) await proveBySession(tx, deps, call, session)
    return ok({ deal, lead: { ...lead, stage } })
  })
  if (!answer.ok) return answer
  deps.nudge()
  const { deal, lead: chosen } = answer.value
  // The contract may have gone out since: what comes next is told of what stands now.
  const lead = (await readLead(deps.db, chosen.id)) ?? chosen
  return ok({
    ok: true,
    stage: chosen.stage,
    offer_id: offerIdOf(deal),
    next_step: await tellNext(deps, lead, await findDoing(deps, lead), call.language),
  })
}

const mustSelect = (language: Language): Refusal => ({
  code: 'invalid-fields',
  errors: [{ field: 'offer_id', message: pick({ en, es }, language).mustSelect }],
})

/** The one deal that everything sent agrees with; a price that was never offered is no choice. */
function dealNamed(deals: readonly Deal[], request: Request): Deal | null {
  const {
    offer_id: id,
    selected_terms: term,
    selected_approved_amount: amount,
    selected_frequency: often,
  } = request
  if (!id && (!term || !amount)) return null
  const cents = amount ? currencyKind.parse(String(amount)) : null
  if (cents && !cents.ok) return null
  const found = deals.filter(
    (deal) =>
      (!id || offerIdOf(deal) === id) &&
      (!term || deal.term === Number(term)) &&
      (!cents || deal.amount === cents.value) &&
      (!often || deal.frequency === often.toLowerCase()),
  )
  return found.length === 1 ? found[0]! : null
}

/** The deal of the sliders at the price that holds now; null where it is outside the range, or was shown at another price. */
function ownDeal(deps: Deps, decision: DecisionRow, request: Request): Deal | null {
  const { offer_id: id, selected_frequency: often } = request
  const { selected_terms: term, selected_approved_amount: amount } = request
  const frequency = often?.toLowerCase()
  const cents = amount ? currencyKind.parse(String(amount)) : null
  if (!term || !cents?.ok || (frequency !== 'weekly' && frequency !== 'daily')) return null
  const wanted = { amount: cents.value, term: Number(term), frequency } as const
  const deal = chooseDeal(deps.policy, rangeOf(deps.policy, decision), wanted, daysOf(deps).fundedOn)
  return deal && (!id || offerIdOf(deal) === id) ? deal : null
}

/** The days of whatever is chosen now. */
const daysOf = ({ clock }: Pick<Deps, 'clock'>) => contractDates(easternDay(clock()))

interface Choice {
  readonly lead: LeadRow
  readonly deal: Deal
  readonly decisionId: Id
  readonly call: Call
}

/**
 * Answers the stage. The same deal again changes nothing and tells nobody, unless its contract was declined or ran out: then it gets a new
 * one. Another deal ends the previous contract and makes its own.
 */
async function choose(deps: Deps, tx: Queryable, { lead, deal, decisionId, call }: Choice): Promise<Stage> {
  const before = hasChosen(lead.stage) ? await currentChoice(tx, lead.id, 'deal') : null
  const same = before?.chosen.id === deal.id && before.decisionId === decisionId
  if (same && !(await hasLapsed(tx, lead))) return lead.stage
  const now = deps.clock()
  const chosen = dealOn(deal, daysOf(deps))
  const choice = await saveChoice(tx, { leadId: lead.id, kind: 'deal', chosen, decisionId }, now)
  const by = { actor: 'applicant', ip: call.ip, userAgent: call.userAgent } as const
  await moveStage(tx, lead.id, 'offer-chosen', by, now)
  await addEvent(
    tx,
    {
      leadId: lead.id,
      kind: before && !same ? 'offer-changed' : 'offer-chosen',
      ...by,
      detail: {
        decision: decisionId,
        offer: deal.id,
        ...(before && !same ? { before: before.chosen.id } : {}),
      },
    },
    now,
  )
  await addJob(tx, sendMessageJob(lead.id, 'offer-chosen'), now)
  await orderContract(deps, tx, lead, choice, now)
  return 'offer-chosen'
}

/** Whether it is another deal than the one that is chosen. */
async function isAnother(tx: Queryable, lead: LeadRow, deal: Deal, decisionId: Id): Promise<boolean> {
  const before = hasChosen(lead.stage) ? await currentChoice(tx, lead.id, 'deal') : null
  return before !== null && (before.chosen.id !== deal.id || before.decisionId !== decisionId)
}

/** The contract that went out last was declined or ran out, and none is on its way. */
async function hasLapsed(tx: Queryable, { id, stage }: LeadRow): Promise<boolean> {
  if (stage !== 'offer-chosen' || (await isJobOpen(tx, id, 'make-contract'))) return false
  const [last] = await envelopesOf(tx, id)
  return last?.state === 'declined' || last?.state === 'expired'
}
