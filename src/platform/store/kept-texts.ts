// Texts that people wrote and that nothing searches: sealed; older ones stand plain until they are sealed.
import { withoutNumbers } from '#core/fields/numbers-in-text.ts'
import type { Deps } from '../deps.ts'
import type { Queryable } from '../db/db.ts'
import type { KeyRing } from '../keys.ts'
import { whereReadable } from './lead-secrets.ts'

/** A text as it is stored; one of the two. */
export interface KeptText {
  readonly plain: string
  readonly sealed: string | null
}

interface TextColumn {
  readonly table: 'document' | 'note' | 'document_request'
  readonly plain: string
  readonly sealed: string
  /** What the row's id is put behind. */
  readonly place: string
}

const columns = {
  'document.name': { table: 'document', plain: 'name', sealed: 'sealed_name', place: 'document.name' },
  'document_request.message': {
    table: 'document_request',
    plain: 'message',
    sealed: 'sealed_message',
    place: 'document_request.message',
  },
  'note.text': { table: 'note', plain: 'text', sealed: 'sealed_text', place: 'note.text' },
} as const satisfies Readonly<Record<string, TextColumn>>
type TextKind = keyof typeof columns

const placeOf = (kind: TextKind, id: string): string => `${columns[kind].place}:${id}`

/** Numbers that identify a person or open an account are hidden first, in what a file is called too. */
export const sealText = (keys: KeyRing, kind: TextKind, id: string, text: string): string =>
  keys.seal(withoutNumbers(text), placeOf(kind, id))

/** '-' where it cannot be read any more, which the log says. */
export const openText = (
  deps: Pick<Deps, 'keys' | 'log'>,
  kind: TextKind,
  id: string,
  { plain, sealed }: KeptText,
): string =>
  sealed === null
    ? plain
    : (whereReadable(deps, { [columns[kind].table]: id }, () => deps.keys.open(sealed, placeOf(kind, id))) ??
      '-')

const BATCH = 500

/** Seals up to 500 texts of each kind that stand plain; answers how many there were. What changes meanwhile is left to the next run. */
export async function sealPlainTexts(db: Queryable, keys: KeyRing): Promise<number> {
  let done = 0
  for (const kind of Object.keys(columns) as TextKind[]) {
    const { table, plain, sealed } = columns[kind]
    const rows = await db.query<{ leadId: string; id: string; text: string }>(
      `select lead_id as "leadId", id, ${plain} as text from ${table} where ${plain} <> '' order by lead_id, id limit ${BATCH}`,
    )
    for (const { leadId, id, text } of rows)
      await db.query(
        `update ${table} set ${sealed} = $4, ${plain} = '' where lead_id = $1::uuid and id = $2::uuid and ${plain} = $3`,
        [leadId, id, text, sealText(keys, kind, id, text)],
      )
    done += rows.length
  }
  return done
}
