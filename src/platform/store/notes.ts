// Notes that staff leave on an application, with the name of who wrote them.
import type { Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'

export interface NoteRow {
  readonly id: string
  readonly at: Date
  readonly by: string
  readonly text: string
}

export async function addNote(
  tx: Queryable,
  note: { readonly leadId: string; readonly staffId: string; readonly text: string },
  now: Date,
): Promise<void> {
  await tx.query(
    'insert into note (lead_id, id, staff_id, text, at) values ($1::uuid, $2::uuid, $3::uuid, $4, $5::timestamptz)',
    [note.leadId, newId(now), note.staffId, note.text, now],
  )
}

/** Newest first. */
export const notesOf = (db: Queryable, leadId: string): Promise<NoteRow[]> =>
  db.query<NoteRow>(
    `select n.id, n.at, m.name as by, n.text from note n join staff m on m.id = n.staff_id
     where n.lead_id = $1::uuid order by n.at desc, n.id desc limit 500`,
    [leadId],
  )
