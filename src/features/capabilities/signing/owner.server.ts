// Whose envelope it is, as signing needs to know it: whom to write to, and what follows for them from the envelope's course.
import type { Queryable } from '#platform/db/db.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import type { PartyVisit } from '#platform/http/party-door.ts'
import { lockAffiliate, readAffiliate, setAffiliateState } from '#platform/store/affiliates.ts'
import type { DoneBy } from '#platform/store/events.ts'
import { lockLead, readLead } from '#platform/store/leads.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import type { PaperSubject } from '#platform/store/papers.ts'
import { affiliateAddressee, type Addressee } from '../messages/addressee.server.ts'
import { sendMessageJob } from '../messages/send-message-job.ts'

/** Null where it is gone. */
export async function readOwner(
  db: Queryable,
  { subject, subjectId }: PaperSubject,
): Promise<Addressee | null> {
  if (subject !== 'affiliate') return readLead(db, subjectId)
  const affiliate = await readAffiliate(db, subjectId)
  return affiliate && affiliateAddressee(affiliate)
}

/** The same, locked: two signatures, or a signature and a change, come one after the other. */
export async function lockOwner(
  tx: Queryable,
  { subject, subjectId }: PaperSubject,
): Promise<Addressee | null> {
  if (subject !== 'affiliate') return lockLead(tx, subjectId)
  const affiliate = await lockAffiliate(tx, subjectId)
  return affiliate && affiliateAddressee(affiliate)
}

/** Whose envelope a link leads to. */
export const ownerOfVisit = (visit: PartyVisit): PaperSubject & Pick<Addressee, 'brand'> =>
  visit.affiliate
    ? { subject: 'affiliate', subjectId: visit.affiliate.id, brand: visit.affiliate.brand }
    : { subject: 'application', subjectId: visit.lead.id, brand: visit.lead.brand }

/** All have signed. */
export const followSigned = (
  tx: Queryable,
  { subject, id }: Addressee,
  by: DoneBy,
  now: Date,
): Promise<unknown> =>
  subject === 'affiliate'
    ? setAffiliateState(tx, id, 'signed', now)
    : moveStage(tx, id, 'contract-signed', by, now)

/** A signer said no: of an application the offers stay, and a representative reads the reason. */
export async function followDeclined(
  tx: Queryable,
  { subject, id }: Addressee,
  by: DoneBy,
  now: Date,
): Promise<void> {
  if (subject === 'affiliate') return setAffiliateState(tx, id, 'not-signed', now)
  await moveStage(tx, id, 'offer-chosen', by, now)
  await addJob(tx, sendMessageJob(id, 'contract-declined'), now)
}

/** It ran out: an application's offer is still chosen, and staff see that the contract is due again. */
export const followExpired = (tx: Queryable, { subject, id }: Addressee, now: Date): Promise<unknown> =>
  subject === 'affiliate'
    ? setAffiliateState(tx, id, 'not-signed', now)
    : moveStage(tx, id, 'offer-chosen', { actor: 'system' }, now)
