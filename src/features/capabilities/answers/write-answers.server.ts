// Writes answers into an application beside the wizard's save: what differs and nothing else, with its event and what follows. For links and staff.
import type { FieldId, LeadAnswers } from '#core/contract/lead-fields.ts'
import type { EventKind, Told } from '#core/contract/event-details.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import {
  changedChannels,
  contactsBefore,
  holdChanged,
  mustWait,
} from '#features/capabilities/contact-hold/hold-contact.server.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { currentDecision, replaceProposal } from '#platform/store/decisions.ts'
import { addEvent, type DoneBy } from '#platform/store/events.ts'
import { correctAnswers } from '#platform/store/lead-corrections.ts'
import { readLead, type LeadRow } from '#platform/store/leads.ts'

export interface AnswerChange {
  readonly values: LeadAnswers
  /** Answers that were emptied. */
  readonly removed: readonly FieldId[]
}

/** What of the answers read is another one than the present one. Of secrets nobody can tell without opening them, so flows that use this ask for none. */
export function changesOf(
  { answers }: Pick<LeadRow, 'answers'>,
  { values, emptied }: { readonly values: LeadAnswers; readonly emptied: readonly FieldId[] },
): AnswerChange {
  const ids = Object.keys(values) as FieldId[]
  const kept = ids.filter((id) => values[id] !== answers[id])
  return {
    values: Object.fromEntries(kept.map((id) => [id, values[id]])),
    removed: emptied.filter((id) => answers[id] !== undefined),
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
  { values, removed }: AnswerChange,
  told: (fields: readonly FieldId[]) => DoneBy & Told<EventKind>,
  now: Date,
  handedOutBy: string | null = null,
): Promise<readonly FieldId[]> {
  const fields = [...(Object.keys(values) as FieldId[]), ...removed]
  if (!fields.length) return fields
  // The box for texts was ticked for the number of before: the owner ticks it for this one, or not.
  const gone: FieldId[] = values.cellPhone === undefined ? [...removed] : [...removed, 'smsConsent']
  const event = told(fields)
  const { actor, actorId, ip, userAgent } = event
  const before = await contactsBefore(tx, deps, lead)
  await correctAnswers(tx, deps.keys, lead, { values, removed: gone }, now)
  await addEvent(tx, { leadId: lead.id, ...event }, now)
  const after = (await readLead(tx, lead.id))!
  const changed = changedChannels(lead.answers, after.answers)
  if (changed.length && mustWait(lead.stage, actor === 'staff' || handedOutBy !== null))
    await holdChanged(tx, deps, after, {
      before,
      changed,
      changer: { by: { actor, actorId, ip, userAgent }, handedOutBy },
    })
  // Another state is decided on anew, as laws and policy differ by state.
  const moved = fields.includes('businessState') || fields.includes('homeState')
  // What somebody proposed was for the state of before: nobody approves it unseen.
  if (moved) await replaceProposal(tx, lead.id)
  if (moved && (await currentDecision(tx, lead.id)))
    await addJob(tx, { kind: 'decide-application', leadId: lead.id }, now)
  return fields
}
