// Consents as they are stored: kind, version, a hash of the wording that was shown, yes or no.
import { createHash } from 'node:crypto'
import { consentWording, type ConsentKind } from '#core/domain/consents.ts'
import type { Id } from '#core/ground/id.ts'
import { fill, type Language } from '#core/words/words.ts'
import { addEvent } from './events.ts'
import type { Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'
import type { NewConsent } from './lead-save.ts'

const hashes = new Map<string, string>()
/** SHA-256 of a wording, in hexadecimal; computed once for each. */
function hashOf(text: string): string {
  const known = hashes.get(text) ?? createHash('sha256').update(text).digest('hex')
  hashes.set(text, known)
  return known
}

const consent = (
  kind: ConsentKind,
  given: boolean,
  language: Language,
  names: Readonly<Record<string, string>> = {},
): NewConsent => {
  const { version, text } = consentWording(kind, language)
  return { kind, version, language, given, wordingHash: hashOf(fill(text, names)) }
}

/** The answer to measurement by these vendors. The wording names them, so it counts for no other. */
export const adsConsent = (vendors: string, given: boolean, language: Language): NewConsent =>
  consent('ads', given, language, { vendors })

/** Since when we may tell these vendors, by the latest answer; null if we may not. */
export async function adsAllowedSince(db: Queryable, leadId: string, vendors: string): Promise<Date | null> {
  const rows = await db.query<{ given: boolean; wordingHash: string; at: Date }>(
    `select given, wording_hash as "wordingHash", at from consent
     where lead_id = $1::uuid and kind = 'ads' and person_id is null order by at desc, id desc limit 1`,
    [leadId],
  )
  const wordings = (['en', 'es'] as const).map((language) => adsConsent(vendors, true, language).wordingHash)
  return rows[0]?.given && wordings.includes(rows[0].wordingHash) ? rows[0].at : null
}

/** The consents that a page gives: `agreed` by going on, the others by their boxes (absent = not shown, false = left empty). */
export const consentsOf = (
  agreed: readonly ConsentKind[],
  boxes: { readonly sms?: unknown; readonly creditReport?: unknown },
  language: Language,
): NewConsent[] => [
  ...agreed.map((kind) => consent(kind, true, language)),
  ...(typeof boxes.sms === 'boolean' ? [consent('sms', boxes.sms, language)] : []),
  ...(typeof boxes.creditReport === 'boolean'
    ? [consent('credit-report', boxes.creditReport, language)]
    : []),
]

/** Stores one consent with its event, in the caller's transaction. */
export async function giveConsent(
  tx: Queryable,
  given: {
    leadId: string
    /** The person whose consent it is, if not the applicant. */
    personId?: string
    kind: ConsentKind
    language: Language
    ip: string
    userAgent: string
    given?: boolean
    /** What its wording names, if it names anything. */
    names?: Readonly<Record<string, string>>
    /** Keyed hash of the contact that it is for, if it is for one. */
    contactKey?: string | null
  },
  now: Date,
): Promise<void> {
  const row = consent(given.kind, given.given ?? true, given.language, given.names)
  await tx.query(
    `insert into consent (lead_id, id, kind, version, language, wording_hash, given, at, ip, user_agent, contact_key, person_id)
     values ($1::uuid, $2::uuid, $3, $4, $5, $6, $7, $8::timestamptz, $9, $10, $11, $12::uuid)`,
    [
      given.leadId,
      newId(now),
      row.kind,
      row.version,
      given.language,
      row.wordingHash,
      row.given,
      now,
      given.ip,
      given.userAgent,
      given.contactKey ?? null,
      given.personId ?? null,
    ],
  )
  await addEvent(
    tx,
    {
      leadId: given.leadId,
      kind: row.given ? 'consent-given' : 'consent-refused',
      actor: 'applicant',
      ip: given.ip,
      userAgent: given.userAgent,
      detail: {
        consent: given.kind,
        version: row.version,
        ...(given.personId && { person: given.personId as Id }),
      },
    },
    now,
  )
}

export type TextConsent = 'given' | 'none' | 'other-number'

/**
 * Whether texts may go to the application's cell phone, by the latest answer: 'other-number' when the yes was for the number
 * before a correction.
 */
export async function textConsent(db: Queryable, leadId: string): Promise<TextConsent> {
  const rows = await db.query<{ given: boolean; same: boolean }>(
    `select given, contact_key is not distinct from (select phone_key from lead where id = $1::uuid) as same
     from consent where lead_id = $1::uuid and kind = 'sms' and person_id is null order by at desc, id desc limit 1`,
    [leadId],
  )
  if (!rows[0]?.given) return 'none'
  return rows[0].same ? 'given' : 'other-number'
}

/** The same for the cell phone of a business: by the latest answer in any of its applications. */
export async function textConsentOfBusiness(db: Queryable, businessId: string): Promise<TextConsent> {
  const rows = await db.query<{ given: boolean; same: boolean }>(
    `select c.given, c.contact_key is not distinct from b.phone_key as same
     from business b join lead l on l.business_id = b.id join consent c on c.lead_id = l.id and c.kind = 'sms' and c.person_id is null
     where b.id = $1::uuid order by c.at desc, c.id desc limit 1`,
    [businessId],
  )
  if (!rows[0]?.given) return 'none'
  return rows[0].same ? 'given' : 'other-number'
}

/** The same for the cell phone of a person of an application; `phoneKey`: the keyed hash of the number that it is now. */
export async function textConsentOfPerson(
  db: Queryable,
  leadId: string,
  personId: string,
  phoneKey: string | null,
): Promise<TextConsent> {
  const rows = await db.query<{ given: boolean; contactKey: string | null }>(
    `select given, contact_key as "contactKey" from consent
     where lead_id = $1::uuid and kind = 'sms' and person_id = $2::uuid order by at desc, id desc limit 1`,
    [leadId, personId],
  )
  if (!rows[0]?.given) return 'none'
  return rows[0].contactKey === phoneKey ? 'given' : 'other-number'
}

/** The latest answer to each consent that the application was asked for, in the order in which they were first asked. */
export const latestConsents = (
  db: Queryable,
  leadId: string,
): Promise<{ readonly kind: ConsentKind; readonly given: boolean; readonly at: Date }[]> =>
  db.query(
    `select kind, given, at from (
       select distinct on (kind) kind, given, at, min(at) over (partition by kind) as first
       from consent where lead_id = $1::uuid and person_id is null
       order by kind, at desc, id desc) latest
     order by first, kind`,
    [leadId],
  )

/** Whether a consent that was given is withdrawn: the latest answer is no. False where it was never asked for. */
export const hasWithdrawn = async (db: Queryable, leadId: string, kind: LastingConsent): Promise<boolean> =>
  (await latestAnswer(db, leadId, kind)) === false

/** Whether the latest answer to a consent is yes. Texts have their own question: theirs belongs to a number. */
export const hasConsent = async (db: Queryable, leadId: string, kind: LastingConsent): Promise<boolean> =>
  (await latestAnswer(db, leadId, kind)) === true

type LastingConsent = Exclude<ConsentKind, 'sms'>

/** Null where it was never asked for. */
async function latestAnswer(db: Queryable, leadId: string, kind: LastingConsent): Promise<boolean | null> {
  const rows = await db.query<{ given: boolean }>(
    `select given from consent where lead_id = $1::uuid and kind = $2 and person_id is null order by at desc, id desc limit 1`,
    [leadId, kind],
  )
  return rows[0]?.given ?? null
}
