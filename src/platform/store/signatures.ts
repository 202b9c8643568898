// The signers of an envelope in the database: who they are, what they agreed to and how they signed; all that names them is encrypted.
import type { SignedHow } from '#core/fields/signature.ts'
import type { DeclineWhy } from '#core/domain/decline-whys.ts'
import type { Id } from '#core/ground/id.ts'
import type { Language } from '#core/words/words.ts'
import type { Queryable } from '../db/db.ts'
import type { KeyRing } from '../keys.ts'

/** Who signs. */
export interface SignerPerson {
  readonly name: string
  /** 'Owner'; empty without. */
  readonly role: string
  /** Where the link goes; empty for the applicant, who is written to as the application's owner. */
  readonly email: string
}

/** Where a signature came from; told on the audit page. */
interface SignedFrom {
  readonly ip: string
  readonly browser: string
  /** Which browser: the same one for two signers is told. These three are absent in signatures from before they were kept. */
  readonly device?: string
  /** How it was known to be the signer's: by a code typed in it, for signing or at the portal's door; `at`: ISO time, null where it is not kept. */
  readonly proof?: { readonly by: 'code' | 'portal'; readonly at: string | null }
  /** The typed name is written otherwise than the paper's, and the signer said that it is theirs. */
  readonly variant?: true
}

/** How a consent showed that the signer can read what we send: the sample was shown in the same browser, or its code typed. */
type ConsentBy = 'shown' | 'code'

export interface SignatureRow {
  readonly subjectId: string
  readonly envelopeId: Id
  readonly id: Id
  readonly position: number
  readonly place: string
  readonly language: Language
  /** The link to sign went out for the first time. This and the next three are null in rows from before they were kept. */
  readonly sentAt: Date | null
  readonly openedAt: Date | null
  /** Our viewer drew the sample before the signer's eyes, in the browser of this mark. */
  readonly sampleAt: Date | null
  readonly sampleBrowser: string | null
  readonly consentVersion: string | null
  readonly consentAt: Date | null
  readonly consentBy: ConsentBy | null
  /** Our viewer drew the paper before the signer's eyes, to its end. */
  readonly viewedAt: Date | null
  /** 'provider': signed on a provider's own page, which keeps the picture. */
  readonly how: SignedHow | 'provider' | null
  readonly signedAt: Date | null
  readonly seenHash: string | null
  readonly declinedAt: Date | null
  /** Ciphertexts; `openSignature` reads them. */
  readonly person: string
  readonly address: string | null
  readonly image: string | null
  readonly origin: string | null
  readonly declineReason: string | null
  /** Of the short list; null where only words were given, and in rows from before it. */
  readonly declineWhy: DeclineWhy | null
}

const columns = `subject_id as "subjectId", envelope_id as "envelopeId", id, position, place, language, sent_at as "sentAt", opened_at as "openedAt",
  sample_at as "sampleAt", sample_browser as "sampleBrowser", consent_by as "consentBy", viewed_at as "viewedAt",
  consent_version as "consentVersion", consent_at as "consentAt", how, signed_at as "signedAt", seen_hash as "seenHash",
  declined_at as "declinedAt", person, address, image, origin, decline_reason as "declineReason",
  decline_why as "declineWhy"`

const placeOf = (part: 'person' | 'address' | 'image' | 'origin' | 'decline', id: string): string =>
  `signature.${part}:${id}`

interface OpenedSignature extends SignerPerson {
  /** The link that was sent last; null while none was. */
  readonly address: string | null
  /** Drawn lines, base64 of a PNG, or the typed name; null while not signed. */
  readonly image: string | null
  readonly from: SignedFrom | null
  readonly declineReason: string | null
}

/** Throws `UnreadableValue` when no key opens them. */
export function openSignature(keys: KeyRing, row: SignatureRow): OpenedSignature {
  const open = (part: Parameters<typeof placeOf>[0], sealed: string | null) =>
    sealed === null ? null : keys.open(sealed, placeOf(part, row.id))
  const origin = open('origin', row.origin)
  return {
    ...(JSON.parse(open('person', row.person)!) as SignerPerson),
    address: open('address', row.address),
    image: open('image', row.image),
    from: origin === null ? null : (JSON.parse(origin) as SignedFrom),
    declineReason: open('decline', row.declineReason),
  }
}

type NewSignature = Pick<
  SignatureRow,
  'subjectId' | 'envelopeId' | 'id' | 'position' | 'place' | 'language'
> & { readonly signer: SignerPerson }

export async function addSignature(tx: Queryable, keys: KeyRing, signature: NewSignature): Promise<void> {
  const { subjectId, envelopeId, id, position, place, language, signer } = signature
  await tx.query(
    `insert into signature (subject_id, envelope_id, id, position, place, language, person)
     values ($1::uuid, $2::uuid, $3::uuid, $4::int, $5, $6, $7)`,
    [
      subjectId,
      envelopeId,
      id,
      position,
      place,
      language,
      keys.seal(JSON.stringify(signer), placeOf('person', id)),
    ],
  )
}

/** One signer's part; null where the subject has none of this id. */
export async function readSignature(
  db: Queryable,
  subjectId: string,
  id: string,
): Promise<SignatureRow | null> {
  const rows = await db.query<SignatureRow>(
    `select ${columns} from signature where subject_id = $1::uuid and id = $2::uuid`,
    [subjectId, id],
  )
  return rows[0] ?? null
}

/** All signers of an envelope, in their order. */
export const signaturesOf = (
  db: Queryable,
  { subjectId, id }: { readonly subjectId: string; readonly id: string },
): Promise<SignatureRow[]> =>
  db.query<SignatureRow>(
    `select ${columns} from signature where subject_id = $1::uuid and envelope_id = $2::uuid order by position`,
    [subjectId, id],
  )

type Named = Pick<SignatureRow, 'subjectId' | 'id'>

/** Keeps the address of the link that was sent, sealed. `sentAt`: now, for a link to sign, of which the first counts; null for one to a copy. */
export async function noteAddress(
  tx: Queryable,
  keys: KeyRing,
  { subjectId, id }: Named,
  address: string,
  sentAt: Date | null,
) {
  await tx.query(
    `update signature set address = $3, sent_at = coalesce(sent_at, $4::timestamptz) where subject_id = $1::uuid and id = $2::uuid`,
    [subjectId, id, keys.seal(address, placeOf('address', id)), sentAt],
  )
}

/** The sample was drawn in this browser; the last one before the consent counts, and none after it. */
export async function noteSampleShown(tx: Queryable, { subjectId, id }: Named, browser: string, now: Date) {
  await tx.query(
    `update signature set sample_at = $3::timestamptz, sample_browser = $4
     where subject_id = $1::uuid and id = $2::uuid and consent_at is null`,
    [subjectId, id, now, browser],
  )
}

/** The first time counts. */
export async function noteViewed(tx: Queryable, { subjectId, id }: Named, now: Date) {
  await tx.query(
    `update signature set viewed_at = $3::timestamptz where subject_id = $1::uuid and id = $2::uuid and viewed_at is null`,
    [subjectId, id, now],
  )
}

/** False when it was opened before. */
export async function noteSignerOpened(tx: Queryable, { subjectId, id }: Named, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `update signature set opened_at = $3::timestamptz where subject_id = $1::uuid and id = $2::uuid and opened_at is null returning id`,
    [subjectId, id, now],
  )
  return rows.length > 0
}

/** False when it was given before. */
export async function noteConsent(
  tx: Queryable,
  { subjectId, id }: Named,
  { version, by }: { readonly version: string; readonly by: ConsentBy },
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `update signature set consent_version = $3, consent_by = $5, consent_at = $4::timestamptz
     where subject_id = $1::uuid and id = $2::uuid and consent_at is null returning id`,
    [subjectId, id, version, now, by],
  )
  return rows.length > 0
}

interface Signed {
  readonly how: SignedHow
  readonly image: string
  readonly from: SignedFrom
  readonly seenHash: string
}

export async function writeSignature(
  tx: Queryable,
  keys: KeyRing,
  { subjectId, id }: Named,
  signed: Signed,
  now: Date,
) {
  await tx.query(
    `update signature set how = $3, image = $4, origin = $5, seen_hash = $6, signed_at = $7::timestamptz
     where subject_id = $1::uuid and id = $2::uuid and signed_at is null and declined_at is null`,
    [
      subjectId,
      id,
      signed.how,
      keys.seal(signed.image, placeOf('image', id)),
      keys.seal(JSON.stringify(signed.from), placeOf('origin', id)),
      signed.seenHash,
      now,
    ],
  )
}

/** Signed on a provider's own page; false when that was known. */
export async function noteSigned(tx: Queryable, { subjectId, id }: Named, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `update signature set how = 'provider', signed_at = $3::timestamptz
     where subject_id = $1::uuid and id = $2::uuid and signed_at is null and declined_at is null returning id`,
    [subjectId, id, now],
  )
  return rows.length > 0
}

export async function writeDeclined(
  tx: Queryable,
  keys: KeyRing,
  { subjectId, id }: Named,
  { why, reason }: { readonly why: DeclineWhy | null; readonly reason: string },
  now: Date,
) {
  await tx.query(
    `update signature set declined_at = $3::timestamptz, decline_reason = $4, decline_why = $5
     where subject_id = $1::uuid and id = $2::uuid and signed_at is null and declined_at is null`,
    [subjectId, id, now, reason ? keys.seal(reason, placeOf('decline', id)) : null, why],
  )
}
