// What an operator says of one application's retention: a hold and its end, and an erasure that was asked for.
import type { Stage } from '#core/domain/lead-stage.ts'
import type { Deps } from '#platform/deps.ts'
import { askErasureOfBusiness } from '#platform/store/businesses.ts'
import { addEvent, type DoneBy } from '#platform/store/events.ts'
import { lockLead } from '#platform/store/leads.ts'
import { askErasure, retentionOf, setHold } from '#platform/store/retention.ts'

type Parts = Pick<Deps, 'db' | 'clock'>

/** While it is held nothing of it is deleted, whatever was asked. Throws a plain sentence when there is no such application. */
export function holdApplication({ db, clock }: Parts, id: string, reason: string, by: DoneBy): Promise<void> {
  const now = clock()
  return db.transaction(async (tx) => {
    if (!(await lockLead(tx, id))) throw new Error('There is no application with this id.')
    await setHold(tx, id, now)
    await addEvent(tx, { leadId: id, kind: 'retention-held', ...by, detail: { reason } }, now)
  })
}

/** Ends a hold: what is due by then goes with the next sweep. Throws when nothing holds it. */
export function releaseApplication(
  { db, clock }: Parts,
  id: string,
  reason: string,
  by: DoneBy,
): Promise<void> {
  const now = clock()
  return db.transaction(async (tx) => {
    await lockLead(tx, id)
    if (!(await retentionOf(tx, id))?.held) throw new Error('No application with this id is held.')
    await setHold(tx, id, null)
    await addEvent(tx, { leadId: id, kind: 'retention-released', ...by, detail: { reason } }, now)
  })
}

/**
 * Notes that everything is to go as early as the law allows. Throws a plain sentence for one that is held, is still open, or is not there;
 * `stage` is what it is in then.
 */
export function askForErasure({ db, clock }: Parts, id: string, reason: string, by: DoneBy): Promise<void> {
  const now = clock()
  return db.transaction(async (tx) => {
    const lead = await lockLead(tx, id)
    const stands = lead && (await retentionOf(tx, id))
    if (!stands) throw new Error('There is no application with this id.')
    if (stands.held) throw new Error('It is held: npm run retention -- release <id> <reason> comes first.')
    if (!stands.fate) throw new Error(stillOpen(lead.stage))
    await askErasure(tx, id, now)
    if (lead.businessId) await askErasureOfBusiness(tx, lead.businessId, now)
    await addEvent(tx, { leadId: id, kind: 'erasure-asked', ...by, detail: { reason } }, now)
  })
}

const stillOpen = (stage: Stage): string =>
  `It is still open (${stage}). Withdraw it on its page first: an application that is under way cannot be decided without its data.`
