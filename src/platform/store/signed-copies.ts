// What everybody keeps of an envelope: the signed paper with its audit page, sealed, one file for each signer and one for us.
import type { Id } from '#core/ground/id.ts'
import type { Queryable } from '../db/db.ts'

export interface SignedCopyRow {
  readonly subjectId: string
  readonly envelopeId: Id
  readonly id: Id
  /** Whose; null = ours, which lists everybody's addresses. */
  readonly signatureId: Id | null
  /** SHA-256 of the sealed PDF, in hexadecimal figures. */
  readonly hash: string
  readonly bytes: number
  readonly madeAt: Date
}

const columns = `subject_id as "subjectId", envelope_id as "envelopeId", id, signature_id as "signatureId", hash, bytes, made_at as "madeAt"`

/** Where its file is encrypted for. */
export const copyPlace = (id: string): string => `signed_copy.file:${id}`

/** `file`: encrypted for `copyPlace`. Nothing happens where this copy was kept before. */
export async function addSignedCopy(
  tx: Queryable,
  copy: SignedCopyRow & { readonly file: Uint8Array },
): Promise<void> {
  await tx.query(
    `insert into signed_copy (subject_id, envelope_id, id, signature_id, hash, file, bytes, made_at)
     values ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5, $6::bytea, $7::int, $8::timestamptz) on conflict do nothing`,
    [
      copy.subjectId,
      copy.envelopeId,
      copy.id,
      copy.signatureId,
      copy.hash,
      copy.file,
      copy.bytes,
      copy.madeAt,
    ],
  )
}

/** A signer's copy, or ours (null); null while there is none. Its file is still encrypted. */
export async function readSignedCopy(
  db: Queryable,
  subjectId: string,
  envelopeId: string,
  signatureId: string | null,
): Promise<(SignedCopyRow & { readonly file: Uint8Array }) | null> {
  const rows = await db.query<SignedCopyRow & { file: Uint8Array }>(
    `select ${columns}, file from signed_copy
     where subject_id = $1::uuid and envelope_id = $2::uuid and signature_id is not distinct from $3::uuid`,
    [subjectId, envelopeId, signatureId],
  )
  return rows[0] ?? null
}

/** The copy that is this file, byte for byte; null where it is none of ours. */
export async function signedCopyByHash(db: Queryable, hash: string): Promise<SignedCopyRow | null> {
  const rows = await db.query<SignedCopyRow>(`select ${columns} from signed_copy where hash = $1 limit 1`, [
    hash,
  ])
  return rows[0] ?? null
}
