// Seals a column again with the key that seals now, row by row while the product runs: what changes meanwhile is left to whoever changed it.
import type { Queryable, SqlValue } from '../db/db.ts'
import { beginningOf, UnreadableValue, type KeyRing } from '../keys.ts'
import { columnsIn, placeIn, type SealedColumn } from './sealed-columns.ts'

export interface Rotated {
  /** Rows or files sealed again. */
  readonly rotated: number
  /** Changed or gone while they were sealed again. */
  readonly skipped: number
  /** Sealed with a key that is not here, or damaged, and left as they are: the ids of their rows, with the field where a row has several. */
  readonly unreadable: readonly string[]
}

/** Rows that are read at a time: bank histories and papers are large. */
const BATCH: Readonly<Record<SealedColumn['type'], number>> = { text: 100, jsonb: 100, bytea: 5 }

type Row = Readonly<Record<string, unknown>>

/** What the keys of these ids have sealed stays as it is. */
export interface Staying {
  readonly keys: KeyRing
  readonly stays: readonly string[]
}

/** Goes through the whole column once; a run that was cut off starts over and passes over what is done. */
export async function rotateColumn(db: Queryable, staying: Staying, column: SealedColumn): Promise<Rotated> {
  const count = { rotated: 0, skipped: 0, unreadable: [] as string[] }
  let last: SqlValue[] | null = null
  for (;;) {
    const rows: Row[] = await readBatch(db, staying, column, last)
    for (const row of rows) {
      const { done, unreadable } = await rotateRow(db, staying, column, row)
      if (done) count[done] += 1
      count.unreadable.push(...unreadable)
    }
    if (rows.length < BATCH[column.type]) return count
    last = column.key.map((_, i) => rows.at(-1)![`key${i}`] as SqlValue)
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** True of a value that none of the keys has sealed whose values stay. */
function isOld({ column, type }: SealedColumn): string {
  const name = quoted(column)
  const none = (matches: string) => `not exists (select from unnest($1::text[]) b where ${matches})`
  if (type === 'bytea')
    return `${name} is not null and ${none(`substring(${name} from 1 for length(b) / 2) = decode(b, 'hex')`)}`
  if (type === 'text') return `${name} is not null and ${none(`left(${name}, length(b)) = b`)}`
  return `exists (select from jsonb_each_text(${name}) e where ${none('left(e.value, length(b)) = b')})`
}

const beginnings = ({ stays }: Staying, { type }: SealedColumn): string[] =>
  stays.map((id) => {
    const { text, bytes } = beginningOf(id)
    return type === 'bytea' ? Buffer.from(bytes).toString('hex') : text
  })

/** Keys come as text, in which every type goes back exactly. */
function readBatch(
  db: Queryable,
  staying: Staying,
  column: SealedColumn,
  last: readonly SqlValue[] | null,
): Promise<Row[]> {
  const names = column.key.map(({ name }) => quoted(name)).join(', ')
  const read = [
    `${quoted(column.column)} as value`,
    ...column.key.map(({ name }, i) => `${quoted(name)}::text as key${i}`),
    ...columnsIn(column.place).map((name) => `${quoted(name)}::text as ${quoted(`in_${name}`)}`),
  ]
  const further = last
    ? `and (${names}) > (${column.key.map(({ type }, i) => `$${i + 2}::text::${type}`).join(', ')})`
    : ''
  return db.query<Row>(
    `select ${read.join(', ')} from ${quoted(column.table)} where ${isOld(column)} ${further}
     order by ${names} limit ${BATCH[column.type]}`,
    [beginnings(staying, column), ...(last ?? [])],
  )
}

/** Null where nothing of the row could be sealed again. */
async function rotateRow(
  db: Queryable,
  staying: Staying,
  column: SealedColumn,
  row: Row,
): Promise<{ readonly done: 'rotated' | 'skipped' | null; readonly unreadable: readonly string[] }> {
  const of = Object.fromEntries(columnsIn(column.place).map((name) => [name, row[`in_${name}`]]))
  const place = (name?: string) => placeIn(column.place, of, name)
  const { before, after, unreadable } = sealedAnew(staying, column.type, row.value, place)
  const id = column.key.map((_, i) => String(row[`key${i}`])).join(' ')
  const named = unreadable.map((field) => (field ? `${id} (${field})` : id))
  if (after === null) return { done: null, unreadable: named }
  const where = column.key
    .map(({ name, type }, i) => `${quoted(name)} = $${i + 3}::text::${type}`)
    .join(' and ')
  const name = quoted(column.column)
  const done = await db.query(
    `update ${quoted(column.table)} set ${name} = $1::${column.type} where ${where} and ${name} = $2::${column.type} returning 1`,
    [after, before, ...column.key.map((_, i) => row[`key${i}`] as SqlValue)],
  )
  return { done: done.length ? 'rotated' : 'skipped', unreadable: named }
}

interface Resealed {
  /** As parameters; `after` is null where nothing changes. */
  readonly before: SqlValue
  readonly after: SqlValue
  /** Names of fields that no key opens; '' for the whole value. */
  readonly unreadable: readonly string[]
}

/** The value as it was and as it becomes. Of several fields in one row each goes by itself: a damaged one keeps none of the others back. */
function sealedAnew(
  { keys, stays }: Staying,
  type: SealedColumn['type'],
  value: unknown,
  place: (name?: string) => string,
): Resealed {
  if (type === 'bytea') {
    const old = value as Uint8Array
    const after = readableOr(null, () => keys.sealBytes(keys.openBytes(old, place()), place()))
    return { before: old, after, unreadable: after ? [] : [''] }
  }
  const reseal = (text: string, at: string) =>
    stays.some((id) => text.startsWith(beginningOf(id).text))
      ? text
      : readableOr(null, () => keys.seal(keys.open(text, at), at))
  if (type === 'text') {
    const after = reseal(value as string, place())
    return { before: value as string, after, unreadable: after === null ? [''] : [] }
  }
  const old = value as Readonly<Record<string, string>>
  const fields = Object.entries(old).map(([name, text]) => [name, text, reseal(text, place(name))] as const)
  const after = Object.fromEntries(fields.map(([name, text, sealed]) => [name, sealed ?? text]))
  return {
    before: JSON.stringify(old),
    after: fields.some(([, text, sealed]) => sealed !== null && sealed !== text)
      ? JSON.stringify(after)
      : null,
    unreadable: fields.flatMap(([name, , sealed]) => (sealed === null ? [name] : [])),
  }
}

function readableOr<T, Else>(otherwise: Else, open: () => T): T | Else {
  try {
    return open()
  } catch (error) {
    if (error instanceof UnreadableValue) return otherwise
    throw error
  }
}
