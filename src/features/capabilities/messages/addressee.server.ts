// Whom a message is written to: the owner of an application, one of its other persons, the owner of a business that has none under way, or an affiliate.
import type { LastingAnswers } from '#core/contract/lasting-answers.ts'
import type { Language } from '#core/words/words.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { KeyRing } from '#platform/keys.ts'
import { readAffiliate, type AffiliateRow } from '#platform/store/affiliates.ts'
import { readBusiness, type BusinessRow } from '#platform/store/businesses.ts'
import {
  textConsent,
  textConsentOfBusiness,
  textConsentOfPerson,
  type TextConsent,
} from '#platform/store/consents.ts'
import { readLead, type LeadRow } from '#platform/store/leads.ts'
import type { LinkOf } from '#platform/store/links.ts'
import type { SignerPerson } from '#platform/store/signatures.ts'
import type { MessageRow, MessageSubject } from '#platform/store/messages.ts'
import { readPerson, type PersonRow } from '#platform/store/persons.ts'

/** An application's row is one as it is. */
export interface Addressee {
  /** An application's owner unless told otherwise. */
  readonly subject?: MessageSubject
  /** The application's, business's or affiliate's. */
  readonly id: string
  /** Of a person only: who it is, and the keyed hash of their cell phone. */
  readonly personId?: string
  readonly phoneKey?: string | null
  readonly brand: string
  readonly language: Language
  readonly answers: LastingAnswers
  readonly codeEpoch: number
  /** The member of staff whose application it is. */
  readonly assignedTo?: string | null
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

/** Nobody else reads at its address, so its links have no epochs. */
export const affiliateAddressee = ({ id, brand, language, answers }: AffiliateRow): Addressee => ({
  subject: 'affiliate',
  id,
  brand,
  language,
  answers,
  codeEpoch: 0,
})

/** A person of an application, in their own language. Links of a person end with the application alone. */
export const personAddressee = (
  keys: Pick<KeyRing, 'index'>,
  { id, brand, language, assignedTo, answers: { businessName } }: LeadRow,
  person: PersonRow,
): Addressee => {
  const { firstName, lastName, email, cellPhone } = person.answers
  return {
    subject: 'person',
    id,
    personId: person.id,
    phoneKey: cellPhone === undefined ? null : keys.index(cellPhone, 'phone'),
    brand,
    language: person.language ?? language,
    assignedTo,
    answers: { firstName, lastName, email, cellPhone, businessName },
    codeEpoch: 0,
  }
}

/** A link to whoever is written to, and what is noted of the message, belong to the same. */
export const belongsTo = ({
  subject,
  id,
  personId,
}: Pick<Addressee, 'subject' | 'id' | 'personId'>): LinkOf => {
  if (subject === 'business') return { businessId: id }
  return subject === 'affiliate' ? { affiliateId: id } : { leadId: id, personId }
}

/** Whom a stored message is for, as they are now. */
export async function addresseeOf(
  { db, keys }: { readonly db: Queryable } & Pick<Deps, 'keys'>,
  { subject, leadId, personId }: Pick<MessageRow, 'subject' | 'leadId' | 'personId'>,
): Promise<Addressee | null> {
  if (subject === 'application') return readLead(db, leadId)
  if (subject === 'person') {
    const lead = await readLead(db, leadId)
    const person = personId === null ? null : await readPerson(db, leadId, personId)
    return lead && person && personAddressee(keys, lead, person)
  }
  if (subject === 'affiliate') {
    const affiliate = await readAffiliate(db, leadId)
    return affiliate && affiliateAddressee(affiliate)
  }
  const business = await readBusiness(db, leadId)
  return business && ownerOf(business)
}

/** Whether texts may go to their cell phone. An affiliate is never asked for that. */
export async function mayBeTexted(
  db: Queryable,
  { subject, id, personId, phoneKey = null }: Pick<Addressee, 'subject' | 'id' | 'personId' | 'phoneKey'>,
): Promise<TextConsent> {
  if (subject === 'affiliate') return 'none'
  if (subject === 'business') return textConsentOfBusiness(db, id)
  return personId === undefined ? textConsent(db, id) : textConsentOfPerson(db, id, personId, phoneKey)
}
