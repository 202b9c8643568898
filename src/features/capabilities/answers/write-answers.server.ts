// Writes answers of links and staff into an application (the wizard has its own save): what differs and nothing else, with its event and what follows.
import type { FieldId, LeadAnswers } from '#core/contract/lead-fields.ts'
import type { ReadAnswers } from '#core/contract/lead-model.ts'
import type { EventKind, Told } from '#core/contract/event-details.ts'
import { isSoleProprietor } from '#core/domain/sole-proprietor.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import {
  changedChannels,
  contactsBefore,
  holdChanged,
  mustWait,
} from '#features/capabilities/contact-hold/hold-contact.server.ts'
import { orderWithheld, renewContract } from '#features/capabilities/signing/order-contract.server.ts'
import { decideOnceSettled } from '#features/capabilities/signing/who-signs.server.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { currentDecision, replaceProposal } from '#platform/store/decisions.ts'
import { addEvent, type DoneBy } from '#platform/store/events.ts'
import { correctAnswers } from '#platform/store/lead-corrections.ts'
import { readLead, type LeadRow } from '#platform/store/leads.ts'
import { clearAnswer, sealLeadAnswers } from './secrets.server.ts'
import { taxKeyOf } from './tax-key.server.ts'

/** What a decision rests on besides bank and credit; laws and policy differ by state. With another answer it is decided anew. */
const decisive: ReadonlySet<FieldId> = new Set([
  'businessState',
  'homeState',
  'requestedAmount',
  'classification',
  'yearsInBusiness',
  'generalIndustry',
  'industry',
])

interface AnswerChange {
  /** Secret ones in clear: they are sealed as they are written. */
  readonly values: LeadAnswers
  /** Answers that were emptied. */
  readonly removed: readonly FieldId[]
  /** Fields of `values` that are sealed though others may read them: what somebody else told about the owner (ADR 038). */
  readonly sealed?: readonly FieldId[]
}

/** What of the answers read is another one than the present one; a secret is opened to compare it, and is never emptied. */
export function changesOf(
  deps: Pick<Deps, 'keys' | 'log'>,
  lead: LeadRow,
  { values, emptied }: Pick<ReadAnswers, 'values' | 'emptied'>,
): AnswerChange {
  const ids = Object.keys(values) as FieldId[]
  const kept = ids.filter((id) => values[id] !== clearAnswer(deps, lead, id))
  return {
    values: Object.fromEntries(kept.map((id) => [id, values[id]])),
    removed: emptied.filter((id) => lead.answers[id] !== undefined),
  }
}

/**
 * Writes a change over an application whose lock the caller holds, and what follows from it; answers the fields that changed, in which
 * case the event that `told` makes of them is written too. A contact among them waits (`mustWait`); `handedOutBy`: the member of staff who
 * handed out the link by which it is changed. Call `deps.nudge()` after the commit.
 */
export async function writeAnswers(
  tx: Queryable,
  deps: Deps,
  lead: LeadRow,
  { values, removed, sealed: alsoSealed = [] }: AnswerChange,
  told: (fields: readonly FieldId[]) => DoneBy & Told<EventKind>,
  now: Date,
  handedOutBy: string | null = null,
): Promise<readonly FieldId[]> {
  const fields = [...(Object.keys(values) as FieldId[]), ...removed]
  if (!fields.length) return fields
  const { given, sealed } = sealLeadAnswers(deps.keys, lead.id, values, alsoSealed)
  const { classification = lead.answers.classification } = values
  // Another classification may make another number the tax id: one that is stored already.
  const clear = (field: FieldId) =>
    values[field] ?? (values.classification === undefined ? null : clearAnswer(deps, lead, field))
  const gone: FieldId[] = [
    ...removed,
    // The box for texts was ticked for the previous number: the owner ticks it for this one, or not.
    ...(values.cellPhone === undefined ? [] : (['smsConsent'] as const)),
    // A sole proprietor's tax id is the SSN: an earlier EIN is none any more.
    ...(isSoleProprietor(values.classification) ? (['ein'] as const) : []),
  ]
  const taxKey = taxKeyOf(deps.keys, classification, clear)
  const event = told(fields)
  const { actor, actorId, ip, userAgent } = event
  const before = await contactsBefore(tx, deps, lead)
  await correctAnswers(tx, deps.keys, lead, { values: given, removed: gone, sealed, taxKey }, now)
  await addEvent(tx, { leadId: lead.id, ...event }, now)
  const after = (await readLead(tx, lead.id))!
  const changed = changedChannels(lead.answers, after.answers)
  if (changed.length && mustWait(lead.stage, actor === 'staff' || handedOutBy !== null))
    await holdChanged(tx, deps, after, {
      before,
      changed,
      changer: { by: { actor, actorId, ip, userAgent }, handedOutBy },
    })
  const decides = fields.some((field) => decisive.has(field))
  // What somebody proposed was for the answers of before: nobody approves it unseen.
  if (decides) await replaceProposal(tx, lead.id)
  if (decides && (await currentDecision(tx, lead.id)))
    await addJob(tx, { kind: 'decide-application', leadId: lead.id }, now)
  await decideOnceSettled(deps, tx, after, now)
  // A contract names the business and its owner as they were.
  if (lead.stage === 'contract-out')
    await renewContract(deps, tx, lead.id, { actor, actorId, ip, userAgent }, now)
  else await orderWithheld(deps, tx, lead.id, now)
  return fields
}
