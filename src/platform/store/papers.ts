// Papers in the database: what was composed, frozen: the row tells about it, its facts and its file lie beside it, encrypted.
import type { SignaturePlace } from '#core/paper/paper.ts'
import type { Id } from '#core/ground/id.ts'
import type { Language } from '#core/words/words.ts'
import { json, type Queryable } from '../db/db.ts'
import type { KeyRing } from '../keys.ts'

/** Whose a paper is, by kind and id (docs/decisions/040). */
export interface PaperSubject {
  readonly subject: 'application' | 'person' | 'business' | 'affiliate'
  readonly subjectId: string
}

export interface PaperRow extends PaperSubject {
  readonly id: Id
  readonly kind: string
  /** Of its template. */
  readonly version: string
  readonly language: Language
  /** SHA-256 of the file, in hexadecimal figures. */
  readonly hash: string
  readonly bytes: number
  readonly pages: number
  /** Without names: those are among the facts. */
  readonly places: readonly Omit<SignaturePlace, 'signer'>[]
  readonly madeAt: Date
  /** The member of staff who had it made; null = the product itself. */
  readonly madeBy: string | null
}

/** A paper to be kept. `facts` is JSON and in the clear, `sealed` its file, sealed for `filePlace`. */
export type NewPaper = PaperRow & { readonly facts: string; readonly sealed: Uint8Array }

/** Where the facts and the file of a paper are sealed for. */
const factsPlace = (id: string): string => `paper.facts:${id}`
export const filePlace = (id: string): string => `paper.file:${id}`

const columns = `id, subject, subject_id as "subjectId", kind, version, language, hash, bytes, pages, places, made_at as "madeAt", made_by as "madeBy"`

/** Writes a paper; nothing ever changes it. The caller writes the event. */
export async function addPaper(tx: Queryable, keys: KeyRing, paper: NewPaper): Promise<void> {
  await tx.query(
    `insert into paper (subject, subject_id, id, kind, version, language, facts, hash, bytes, pages, places, file, made_at, made_by)
     values ($1, $2::uuid, $3::uuid, $4, $5, $6, $7, $8, $9::int, $10::int, $11::jsonb, $12::bytea, $13::timestamptz, $14::uuid)`,
    [
      paper.subject,
      paper.subjectId,
      paper.id,
      paper.kind,
      paper.version,
      paper.language,
      keys.seal(paper.facts, factsPlace(paper.id)),
      paper.hash,
      paper.bytes,
      paper.pages,
      json(paper.places),
      paper.sealed,
      paper.madeAt,
      paper.madeBy,
    ],
  )
}

/** One paper of a subject; null where it has none of this id. */
export async function paperRow(db: Queryable, subjectId: string, id: string): Promise<PaperRow | null> {
  const rows = await db.query<PaperRow>(
    `select ${columns} from paper where subject_id = $1::uuid and id = $2::uuid`,
    [subjectId, id],
  )
  return rows[0] ?? null
}

/** Its file, still sealed for `filePlace`; null where there is no such paper. */
export async function paperFile(
  db: Queryable,
  { subjectId, id }: Pick<PaperRow, 'subjectId' | 'id'>,
): Promise<Uint8Array | null> {
  const [row] = await db.query<{ file: Uint8Array }>(
    `select file from paper where subject_id = $1::uuid and id = $2::uuid`,
    [subjectId, id],
  )
  return row?.file ?? null
}

/** The papers of a subject, newest first. */
export const papersOf = (db: Queryable, { subject, subjectId }: PaperSubject): Promise<PaperRow[]> =>
  db.query<PaperRow>(
    `select ${columns} from paper where subject_id = $1::uuid and subject = $2 order by made_at desc, id desc`,
    [subjectId, subject],
  )

/** The paper that is this file, byte for byte; null where it is none of ours. */
export async function paperByHash(db: Queryable, hash: string): Promise<PaperRow | null> {
  const rows = await db.query<PaperRow>(
    `select ${columns} from paper where hash = $1 order by made_at limit 1`,
    [hash],
  )
  return rows[0] ?? null
}
