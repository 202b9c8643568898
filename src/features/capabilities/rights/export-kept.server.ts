// Everything that is kept of an applicant, another person of an application, a business or an affiliate, as files: rows of each table opened and readable, papers, uploaded files.
import { gunzipSync } from 'node:zlib'
import type { LinkSubject } from '#core/domain/links.ts'
import type { Id } from '#core/ground/id.ts'
import type { Deps } from '#platform/deps.ts'
import { UnreadableValue } from '#platform/keys.ts'
import { findSealedColumns, placeIn, type SealedColumn } from '#platform/rotation/sealed-columns.ts'
import { addEvent, type DoneBy } from '#platform/store/events.ts'
import { openText } from '#platform/store/kept-texts.ts'
import type { ZipFile } from '#platform/zip.ts'
import { documentPlace } from '../uploads/keep-documents.server.ts'
import { withoutNumbers } from './without-numbers.ts'
import { notHandedOut, personalTables } from './personal-tables.ts'

type Parts = Pick<Deps, 'db' | 'keys' | 'blobs' | 'clock'>
type Row = Record<string, unknown>

/** `leadId`: of a person, the application that they belong to. */
interface Found {
  readonly about: LinkSubject
  readonly id: Id
  readonly leadId: Id | null
}

/** Ids are one kind for all: at most one of them has it. */
async function findSubject(db: Deps['db'], id: string): Promise<Found | null> {
  const rows = await db.query<Found>(
    `select 'application' as about, id, null::uuid as "leadId" from lead where id = $1::uuid
     union all select 'person', id, lead_id from person where id = $1::uuid
     union all select 'business', id, null from business where id = $1::uuid
     union all select 'affiliate', id, null from affiliate where id = $1::uuid`,
    [id],
  )
  return rows[0] ?? null
}

/** A person's stands with their application, whose applicant is not told that it was theirs. */
function noteExport(
  db: Deps['db'],
  { about, id, leadId }: Found,
  reason: string,
  by: DoneBy,
  at: Date,
): Promise<void> {
  if (leadId)
    return addEvent(db, { leadId, kind: 'person-exported', ...by, detail: { person: id, reason } }, at)
  const of =
    about === 'business' ? { businessId: id } : about === 'affiliate' ? { affiliateId: id } : { leadId: id }
  return addEvent(db, { ...of, kind: 'data-exported', ...by, detail: { reason } }, at)
}

/**
 * The files of an export, one at a time; the event that says why stands before the first. `id`: of an application, for its applicant, of
 * another person of one, of a business or an affiliate. Throws a plain sentence where there is none of them, or a file cannot be had: then
 * there is no whole export.
 */
export async function* exportKept(
  parts: Parts,
  id: string,
  reason: string,
  by: DoneBy,
): AsyncGenerator<ZipFile> {
  const { db, clock } = parts
  const at = clock()
  const found = await findSubject(db, id)
  if (!found) throw new Error('There is no application, person, business or affiliate with this id.')
  await noteExport(db, found, reason, by, at)
  const sealed = await findSealedColumns(db)
  const keyOf = await primaryKeys(db)
  const { about } = found
  yield { name: 'about.json', bytes: jsonBytes(whatItIs(about, id, at)), at }
  for (const [table, { rows: wanted, without }] of Object.entries(personalTables)) {
    if (!wanted[about]) continue
    const columns = sealed.filter((column) => column.table === table && !without.includes(column.column))
    const rows = await db.query<Row>(
      `select * from "${table}" where ${wanted[about]} order by ${keyOf.get(table)}`,
      [id],
    )
    const told: Row[] = []
    for (const row of rows) {
      const { shown, files } = openRow(parts, row, columns)
      for (const [column, bytes] of files)
        yield { name: `${table}/${String(row.id)}-${column}.pdf`, bytes, at }
      told.push(Object.fromEntries(Object.entries(shown).filter(([column]) => !without.includes(column))))
    }
    if (told.length) yield { name: `${table}.json`, bytes: jsonBytes(withoutNumbers(told)), at }
  }
  if (about === 'application') yield* uploadedFiles(parts, id)
}

/** The columns of each table's primary key, as SQL. Our ids begin with the time: rows sorted by it stand in the order they were made in. */
async function primaryKeys(db: Deps['db']): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ table: string; key: string }>(
    `select i.indrelid::regclass::text as table,
       string_agg(quote_ident(a.attname), ', ' order by array_position(i.indkey::int2[], a.attnum)) as key
     from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey::int2[])
     where i.indisprimary and i.indrelid::regclass::text = any($1::text[]) group by 1`,
    [Object.keys(personalTables)],
  )
  return new Map(rows.map(({ table, key }) => [table, key]))
}

const whatItIs = (about: LinkSubject, id: string, at: Date): object => ({
  [about]: id,
  at: at.toISOString(),
  numbers:
    'Social security numbers and employer identification numbers are kept, and are shown here by their last four digits only.',
  notHere: notHandedOut(about),
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
