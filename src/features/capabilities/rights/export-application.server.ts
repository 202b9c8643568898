// Everything that is kept of an application and its applicant, as files: rows of each table opened and readable, papers, uploaded files.
import { gunzipSync } from 'node:zlib'
import type { Deps } from '#platform/deps.ts'
import { UnreadableValue } from '#platform/keys.ts'
import { findSealedColumns, placeIn, type SealedColumn } from '#platform/rotation/sealed-columns.ts'
import { addEvent, type DoneBy } from '#platform/store/events.ts'
import { openText } from '#platform/store/kept-texts.ts'
import { readLead } from '#platform/store/leads.ts'
import type { ZipFile } from '#platform/zip.ts'
import { documentPlace } from '../uploads/keep-documents.server.ts'
import { withoutNumbers } from './without-numbers.ts'
import { heldBack, otherTables, personalTables } from './personal-tables.ts'

type Parts = Pick<Deps, 'db' | 'keys' | 'blobs' | 'clock'>
type Row = Record<string, unknown>

/**
 * The files of an export, one at a time; the event that says why stands before the first. Throws a plain sentence when there is no such
 * application, or a file cannot be had: then there is no whole export.
 */
export async function* exportApplication(
  parts: Parts,
  id: string,
  reason: string,
  by: DoneBy,
): AsyncGenerator<ZipFile> {
  const { db, clock } = parts
  const at = clock()
  if (!(await readLead(db, id))) throw new Error('There is no application with this id.')
  await addEvent(db, { leadId: id, kind: 'data-exported', ...by, detail: { reason } }, at)
  const sealed = await findSealedColumns(db)
  yield { name: 'about.json', bytes: jsonBytes(about(id, at)), at }
  for (const [table, { rows: wanted, without }] of Object.entries(personalTables)) {
    const columns = sealed.filter((column) => column.table === table && !without.includes(column.column))
    const rows = await db.query<Row>(`select * from "${table}" where ${wanted}`, [id])
    const told: Row[] = []
    for (const row of rows) {
      const { shown, files } = openRow(parts, row, columns)
      for (const [column, bytes] of files)
        yield { name: `${table}/${String(row.id)}-${column}.pdf`, bytes, at }
      told.push(Object.fromEntries(Object.entries(shown).filter(([column]) => !without.includes(column))))
    }
    if (told.length) yield { name: `${table}.json`, bytes: jsonBytes(withoutNumbers(told)), at }
  }
  yield* uploadedFiles(parts, id)
}

const about = (application: string, at: Date): object => ({
  application,
  at: at.toISOString(),
  numbers:
    'Social security numbers and employer identification numbers are kept, and are shown here by their last four digits only.',
  notHere: { ...heldBack, ...otherTables },
})

const jsonBytes = (value: unknown): Uint8Array => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

/** A row with what is sealed in it opened; papers come apart, as files. */
function openRow(
  { keys }: Pick<Deps, 'keys'>,
  row: Row,
  columns: readonly SealedColumn[],
): { readonly shown: Row; readonly files: readonly (readonly [string, Uint8Array])[] } {
  const shown = { ...row }
  const files: [string, Uint8Array][] = []
  for (const { column, type, place } of columns) {
    const value = row[column]
    if (value === null || value === undefined) continue
    if (type === 'text')
      shown[column] = readable(() => parsed(keys.open(value as string, placeIn(place, row))))
    else if (type === 'jsonb')
      shown[column] = Object.fromEntries(
        Object.entries(value as Record<string, string>).map(([name, text]) => [
          name,
          readable(() => parsed(keys.open(text, placeIn(place, row, name)))),
        ]),
      )
    else {
      const bytes = readable(() => unpacked(keys.openBytes(value as Uint8Array, placeIn(place, row))))
      if (Buffer.isBuffer(bytes) && bytes.subarray(0, 4).toString() === '%PDF') {
        files.push([column, bytes])
        shown[column] = 'in a file of its own'
      } else shown[column] = Buffer.isBuffer(bytes) ? parsed(bytes.toString('utf8')) : bytes
    }
  }
  return { shown, files }
}

/** What no key opens is said to be so: a hole would look like nothing. */
function readable<T>(open: () => T): T | 'cannot be read any more' {
  try {
    return open()
  } catch (error) {
    if (error instanceof UnreadableValue) return 'cannot be read any more'
    throw error
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const LARGEST = 256 * 1024 * 1024

const unpacked = (bytes: Uint8Array): Buffer =>
  bytes[0] === 0x1f && bytes[1] === 0x8b
    ? gunzipSync(bytes, { maxOutputLength: LARGEST })
    : Buffer.from(bytes)

async function* uploadedFiles({ db, keys, blobs }: Parts, id: string): AsyncGenerator<ZipFile> {
  const rows = await db.query<{ id: string; plain: string; sealed: string | null; key: string; at: Date }>(
    `select id, name as plain, sealed_name as sealed, blob_key as key, uploaded_at as at from document
     where lead_id = $1::uuid and removed_at is null order by uploaded_at, id`,
    [id],
  )
  for (const { id: document, plain, sealed, key, at } of rows) {
    const quiet = { info: () => {}, warn: () => {}, error: () => {} }
    const name = openText({ keys, log: quiet }, 'document.name', document, { plain, sealed })
    const got = await blobs.get(key)
    if (!got.ok || !got.value) throw new Error(`The uploaded file ${document} cannot be had now. Try again.`)
    const bytes = keys.openBytes(got.value, documentPlace(document))
    yield { name: `files/${document}/${name.replaceAll(/[/\\]/g, '_')}`, bytes, at }
  }
}
