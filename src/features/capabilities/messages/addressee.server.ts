// Whom a message is written to: the owner of an application, or of a business that has none under way.
import type { LastingAnswers } from '#core/contract/lasting-answers.ts'
import type { Language } from '#core/words/words.ts'
import type { Queryable } from '#platform/db/db.ts'
import { readBusiness, type BusinessRow } from '#platform/store/businesses.ts'
import { textConsent, textConsentOfBusiness } from '#platform/store/consents.ts'
import type { EventOf } from '#platform/store/events.ts'
import type { SignerPerson } from '#platform/store/signatures.ts'
import { readLead } from '#platform/store/leads.ts'
import type { MessageRow, MessageSubject } from '#platform/store/messages.ts'

/** An application's row is one as it is. */
export interface Addressee {
  /** An application's owner unless told otherwise. */
  readonly subject?: MessageSubject
  readonly id: string
  readonly brand: string
  readonly language: Language
  readonly answers: LastingAnswers
  readonly codeEpoch: number
}

/** A signer other than the owner: by e-mail alone, for whoever is not the applicant agreed to no texts. */
export const signerOf = (lead: Addressee, { name, email }: SignerPerson): Addressee => ({
  ...lead,
  answers: { firstName: name.split(' ')[0]!, email, businessName: lead.answers.businessName },
})

/** Links of a business end when its contact changes, so it has no epochs. */
export const ownerOf = ({ id, brand, language, answers }: BusinessRow): Addressee => ({
  subject: 'business',
  id,
  brand,
  language,
  answers,
  codeEpoch: 0,
})

/** A link to whoever is written to, and what is noted of the message, belong to the same. */
export const belongsTo = ({ subject, id }: Pick<Addressee, 'subject' | 'id'>): EventOf =>
  subject === 'business' ? { businessId: id } : { leadId: id }

/** Whom a stored message is for, as they stand now. */
export async function addresseeOf(
  db: Queryable,
  { subject, leadId }: Pick<MessageRow, 'subject' | 'leadId'>,
): Promise<Addressee | null> {
  if (subject === 'application') return readLead(db, leadId)
  const business = await readBusiness(db, leadId)
  return business && ownerOf(business)
}

/** Whether texts may go to their cell phone. */
export const mayBeTexted = (db: Queryable, { subject, id }: Pick<Addressee, 'subject' | 'id'>) =>
  subject === 'business' ? textConsentOfBusiness(db, id) : textConsent(db, id)
