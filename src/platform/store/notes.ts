// Notes that staff leave on an application, sealed, with the name of who wrote them.
import type { Deps } from '../deps.ts'
import type { Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'
import type { KeyRing } from '../keys.ts'
import { openText, sealText, type KeptText } from './kept-texts.ts'

interface NoteRow {
  readonly id: string
  readonly at: Date
  readonly by: string
  /** '-' where it cannot be read any more. */
  readonly text: string
}

export async function addNote(
  tx: Queryable,
  keys: KeyRing,
  note: { readonly leadId: string; readonly staffId: string; readonly text: string },
  now: Date,
): Promise<void> {
  const id = newId(now)
  await tx.query(
    'insert into note (lead_id, id, staff_id, sealed_text, at) values ($1::uuid, $2::uuid, $3::uuid, $4, $5::timestamptz)',
    [note.leadId, id, note.staffId, sealText(keys, 'note.text', id, note.text), now],
  )
}

/** Newest first. */
export async function notesOf(deps: Pick<Deps, 'db' | 'keys' | 'log'>, leadId: string): Promise<NoteRow[]> {
  const rows = await deps.db.query<Omit<NoteRow, 'text'> & { readonly text: KeptText }>(
    `select n.id, n.at, m.name as by, jsonb_build_object('plain', n.text, 'sealed', n.sealed_text) as text
     from note n join staff m on m.id = n.staff_id
     where n.lead_id = $1::uuid order by n.at desc, n.id desc limit 500`,
    [leadId],
  )
  return rows.map((row) => ({ ...row, text: openText(deps, 'note.text', row.id, row.text) }))
}
