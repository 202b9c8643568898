// The job behind a chosen offer: its agreement is frozen and goes out to be signed, unless the choice was changed meanwhile.
import type { Id } from '#core/ground/id.ts'
import type { Withheld } from '#core/contract/event-details.ts'
import { cannotBeReached, contractSigners, type ContractSigner } from '#core/domain/contract-signers.ts'
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
import { fundingDates } from '#features/capabilities/offers/funding-dates.ts'
import { brandOf } from '#features/capabilities/messages/queue-message.server.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { done, type JobResult, type JobRunner } from '#platform/outbox/outbox.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import { lockLead, readLead, type LeadRow } from '#platform/store/leads.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import { currentChoice } from '#platform/store/offers.ts'
import { personsOf } from '#platform/store/persons.ts'
import { freezePaper } from '../freeze-paper.server.ts'
import { composePaper } from '../papers.ts'
import { agreementTerms, type AgreementFacts, type AgreementTerms } from './facts.ts'

/** Runs again without harm: what was sent for the same choice is not sent twice. */
export const makeContract =
  (deps: Deps): JobRunner<'make-contract'> =>
  async ({ id, leadId, payload: { choice } }) => {
    const lead = await readLead(deps.db, leadId)
    if (lead?.stage !== 'offer-chosen' || !(await isChosen(deps.db, leadId, choice))) return done
    const terms = await termsOf(deps, lead)
    if (!terms) return withhold(deps, leadId, 'dates')
    return send(deps, lead, choice, terms, await nextEnvelope(deps.db, id, leadId))
  }

async function isChosen(db: Queryable, leadId: string, choice: Id): Promise<boolean> {
  return (await currentChoice(db, leadId, 'deal'))?.id === choice
}

/** Null where the dates of the offer have passed or differ: then nobody may sign it as it is, and a representative goes on. */
async function termsOf(deps: Deps, { id }: LeadRow): Promise<AgreementTerms | null> {
  const [chosen, decision] = [await currentChoice(deps.db, id, 'deal'), await currentDecision(deps.db, id)]
  if (!chosen || decision?.id !== chosen.decisionId) return null
  const { chosen: deal } = chosen
  const dates = fundingDates([deal], easternDay(decision.at), easternDay(deps.clock()))
  const terms = dates && agreementTerms(deal, dates.funded)
  return terms?.ok ? terms.value : null
}

async function send(
  deps: Deps,
  lead: LeadRow,
  choice: Id,
  terms: AgreementTerms,
  envelope: Id,
): Promise<JobResult> {
  const signers = contractSigners(lead.answers, await personsOf(deps.db, lead.id))
  if (signers.some(cannotBeReached)) return withhold(deps, lead.id, 'signers')
  const facts = factsOf(deps, lead, choice, terms, signers)
  const { language } = lead
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
    signers: signers.map(({ place, name, role, email }) => ({ place, name, role, email })),
    choiceId: choice,
    id: envelope,
    ownerEmail: lead.answers.email ?? '',
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
    const now = contractSigners(current.answers, await personsOf(tx, lead.id))
    // Somebody was added, or an answer corrected, while the paper was written.
    if (JSON.stringify(factsOf(deps, current, choice, terms, now)) !== JSON.stringify(facts))
      return { retry: 'what the agreement says has changed', afterSeconds: 1 }
    await prepared.value(tx, current)
    await moveStage(tx, lead.id, 'contract-out', { actor: 'system' }, deps.clock())
    return done
  })
  deps.nudge()
  return result
}

async function withhold(deps: Deps, leadId: string, why: Withheld): Promise<JobResult> {
  await deps.db.transaction((tx) => noteWithheld(tx, leadId, why, deps.clock()))
  return done
}

function factsOf(
  deps: Deps,
  lead: LeadRow,
  choice: Id,
  terms: AgreementTerms,
  signers: readonly ContractSigner[],
): AgreementFacts {
  const { answers } = lead
  const brand = brandOf(deps, lead.brand)
  const place = [answers.businessCity, [answers.businessState, answers.businessZip].filter(Boolean).join(' ')]
  const address = [answers.businessAddress, ...place].filter(Boolean).join(', ')
  return {
    number: choice.slice(-12).toUpperCase(),
    date: easternDay(deps.clock()),
    funder: { name: brand.legalName, address: brand.address ?? null, contact: null },
    business: { name: answers.businessName ?? '', address: address || null },
    terms,
    account: { bank: null, mask: null },
    governingState: null,
    disclosure: null,
    signers: signers.map(({ place, name, role, guarantor }) => ({ place, name, role, guarantor })),
  }
}
