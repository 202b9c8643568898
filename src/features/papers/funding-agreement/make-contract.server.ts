// The job behind a chosen offer: its agreement is frozen and goes out to be signed, unless something that it must state is not known, or the choice was changed meanwhile.
import type { Id } from '#core/ground/id.ts'
import type { Withheld } from '#core/contract/event-details.ts'
import { contractDates, datesHold, dealOn } from '#core/domain/contract-dates.ts'
import {
  noteWithheld,
  whyWithheld,
  withholdContract,
} from '#features/capabilities/signing/order-contract.server.ts'
import {
  afterRefusedOrder,
  nextEnvelope,
  prepareEnvelope,
} from '#features/capabilities/signing/send-envelope.server.ts'
import type { Language } from '#core/words/words.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { addJob, done, type JobResult, type JobRunner } from '#platform/outbox/outbox.ts'
import { easternDay, easternDayEnd } from '#core/ground/eastern-day.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import { personsOf } from '#platform/store/persons.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead, readLead, type LeadRow } from '#platform/store/leads.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import { currentChoice, saveChoice } from '#platform/store/offers.ts'
import { freezePaper } from '../freeze-paper.server.ts'
import { composePaper } from '../papers.ts'
import { agreementTerms, type AgreementTerms } from './facts.ts'
import { gatherAgreement, type Gathered } from './gather.server.ts'

/** Runs again without harm: what was sent for the same choice is not sent twice. */
export const makeContract =
  (deps: Deps): JobRunner<'make-contract'> =>
  async ({ id, leadId, payload: { choice } }) => {
    const lead = await readLead(deps.db, leadId)
    if (lead?.stage !== 'offer-chosen' || !(await isChosen(deps.db, leadId, choice))) return done
    const terms = await termsOf(deps, lead)
    if (terms === 'days-passed') return chooseDaysAnew(deps, leadId, choice)
    if (!terms) return withhold(deps, leadId, ['decision'])
    return send(deps, lead, choice, terms, await nextEnvelope(deps.db, id, leadId))
  }

async function isChosen(db: Queryable, leadId: string, choice: Id): Promise<boolean> {
  return (await currentChoice(db, leadId, 'deal'))?.id === choice
}

/** Null where the choice is of a decision that does not count any more: then the owner chooses again. */
async function termsOf(deps: Deps, { id }: LeadRow): Promise<AgreementTerms | 'days-passed' | null> {
  const [chosen, decision] = [await currentChoice(deps.db, id, 'deal'), await currentDecision(deps.db, id)]
  if (!chosen || decision?.id !== chosen.decisionId) return null
  const { chosen: deal } = chosen
  if (!deal.dates || !datesHold(deal, easternDay(deps.clock()))) return 'days-passed'
  const terms = agreementTerms(deal, deal.dates.fundedOn, deal.dates.signBy)
  return terms.ok ? terms.value : null
}

/** The same price with days from today, as a choice of its own; its contract is ordered in place of this one. The owner's page tells it. */
async function chooseDaysAnew(deps: Deps, leadId: string, before: Id): Promise<JobResult> {
  await deps.db.transaction(async (tx) => {
    const lead = await lockLead(tx, leadId)
    const current = await currentChoice(tx, leadId, 'deal')
    if (lead?.stage !== 'offer-chosen' || current?.id !== before) return
    const now = deps.clock()
    const { decisionId, chosen: deal } = current
    const chosen = dealOn(deal, contractDates(easternDay(now)))
    const choice = await saveChoice(tx, { leadId, kind: 'deal', chosen, decisionId }, now)
    await addEvent(tx, { leadId, kind: 'offer-days-moved', actor: 'system' }, now)
    await addJob(tx, { kind: 'make-contract', leadId, onceKey: '', payload: { choice } }, now)
  })
  deps.nudge()
  return done
}

async function send(
  deps: Deps,
  lead: LeadRow,
  choice: Id,
  terms: AgreementTerms,
  envelope: Id,
): Promise<JobResult> {
  const gathered = await gatherAgreement(deps, deps.db, lead, choice, terms)
  const { facts, signers, missing } = gathered
  if (missing.length) return withhold(deps, lead.id, missing)
  const { language } = lead
  const persons = await personsOf(deps.db, lead.id)
  const languages = new Map<string | null, Language | undefined>(
    persons.map((each) => [each.id, each.language ?? undefined]),
  )
  const frozen = await freezePaper(deps, {
    kind: 'funding-agreement',
    facts,
    language,
    subject: 'application',
    subjectId: lead.id,
    madeBy: null,
  })
  if (!frozen.ok) return { retry: `the agreement was not written: ${frozen.refusal}` }
  const prepared = await prepareEnvelope(deps, {
    row: frozen.value.row,
    bytes: frozen.value.bytes,
    places: frozen.value.places,
    tree: composePaper('funding-agreement', facts, language),
    signers: signers.map(({ place, name, role, email, personId }) => ({
      place,
      name,
      role,
      email,
      language: languages.get(personId),
    })),
    choiceId: choice,
    id: envelope,
    ownerEmail: lead.answers.email ?? '',
    expiresAt: easternDayEnd(terms.signBy!),
  })
  if (!prepared.ok) return afterRefusedOrder(deps, prepared.refusal)
  const result = await deps.db.transaction(async (tx): Promise<JobResult> => {
    const current = await lockLead(tx, lead.id)
    if (current?.stage !== 'offer-chosen' || !(await isChosen(tx, lead.id, choice))) return done
    // What was learned while the paper was written, or while the provider was away.
    const why = await whyWithheld(tx, current)
    if (why) {
      await withholdContract(tx, current.id, why, deps.clock())
      return done
    }
    // Somebody was added or taken off, or an answer corrected, while the paper was written.
    if (said(await gatherAgreement(deps, tx, current, choice, terms)) !== said(gathered))
      return { retry: 'what the agreement says has changed', afterSeconds: 1 }
    await prepared.value(tx, current)
    await moveStage(tx, lead.id, 'contract-out', { actor: 'system' }, deps.clock())
    return done
  })
  deps.nudge()
  return result
}

const said = ({ facts, signers, missing }: Gathered): string => JSON.stringify([facts, signers, missing])

async function withhold(deps: Deps, leadId: string, [why, ...also]: readonly Withheld[]): Promise<JobResult> {
  await deps.db.transaction((tx) => noteWithheld(tx, leadId, why!, deps.clock(), also))
  return done
}
