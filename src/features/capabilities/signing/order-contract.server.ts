// What follows a chosen offer: its contract is ordered, or it is noted why none goes out by itself.
import type { Id } from '#core/ground/id.ts'
import { disclosureLawOf } from '#core/domain/disclosure-states.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { addEvent } from '#platform/store/events.ts'
import type { LeadRow } from '#platform/store/leads.ts'

/** In the transaction of the choice. Where nobody has papers signed here, a representative goes on as before. */
export async function orderContract(
  deps: Pick<Deps, 'eSign'>,
  tx: Queryable,
  lead: Pick<LeadRow, 'id' | 'answers'>,
  choice: Id,
  now: Date,
): Promise<void> {
  if (!deps.eSign) return
  if (needsDisclosure(lead)) return noteWithheld(tx, lead.id, 'disclosure', now)
  await addJob(tx, { kind: 'make-contract', leadId: lead.id, onceKey: '', payload: { choice } }, now)
}

/** The state's law asks for a disclosure of exactly this offer before its contract (decision 54); none is given here yet. */
export const needsDisclosure = ({ answers }: Pick<LeadRow, 'answers'>): boolean =>
  disclosureLawOf(answers.businessState ?? answers.homeState ?? '') !== null

/** Staff read it on the application: a representative goes on. */
export const noteWithheld = (
  tx: Queryable,
  leadId: string,
  why: 'disclosure' | 'dates',
  now: Date,
): Promise<void> => addEvent(tx, { leadId, kind: 'contract-withheld', actor: 'system', detail: { why } }, now)
