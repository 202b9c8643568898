// A book of lines as one piece of bytes and back: it goes between threads without a copy, and its columns are read where they lie.
import { textFrom, unitsOf } from './code-units.ts'
import type { BookHead, LineBook, LineColumns } from './line-book.ts'

type Column = Int32Array | Float64Array | Uint16Array | Uint8Array | Int16Array | Uint32Array
type Kind = new (buffer: ArrayBuffer, offset: number, length: number) => Column
/** Widest first, so that each begins where its kind may. */
const kinds: readonly (readonly [name: keyof LineColumns, kind: Kind])[] = [
  ['amount', Float64Array],
  ['balance', Float64Array],
  ['day', Int32Array],
  ['party', Int32Array],
  ['twin', Int32Array],
  ['textAt', Uint32Array],
  ['idAt', Uint32Array],
  ['account', Uint16Array],
  ['position', Int16Array],
  ['text', Uint16Array],
  ['ids', Uint16Array],
  ['class', Uint8Array],
  ['why', Uint8Array],
  ['rail', Uint8Array],
  ['confidence', Uint8Array],
  ['flags', Uint8Array],
]

interface Told {
  readonly head: BookHead
  readonly count: number
  /** Lengths in the order of `kinds`. */
  readonly lengths: readonly number[]
}

const roundUp = (bytes: number): number => Math.ceil(bytes / 8) * 8

/** Length of the JSON head in code units (8 bytes), the head, then the columns. */
export function packBook({ head, count, columns }: LineBook): Uint8Array {
  const told: Told = { head, count, lengths: kinds.map(([name]) => columns[name].length) }
  const json = unitsOf(JSON.stringify(told))
  const begin = 8 + roundUp(json.byteLength)
  const size = kinds.reduce((sum, [name]) => sum + columns[name].byteLength, begin)
  const bytes = new Uint8Array(size)
  new DataView(bytes.buffer).setFloat64(0, json.length)
  bytes.set(new Uint8Array(json.buffer), 8)
  let at = begin
  for (const [name] of kinds) {
    const { buffer, byteOffset, byteLength } = columns[name]
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += byteLength
  }
  return bytes
}

/** Reads what `packBook` made; the book keeps the bytes. */
export function openBook(given: Uint8Array): LineBook {
  // Columns must begin where their kind may, which only a buffer of its own promises.
  const bytes = given.byteOffset % 8 === 0 ? given : Uint8Array.from(given)
  const buffer = bytes.buffer as ArrayBuffer
  const length = new DataView(buffer, bytes.byteOffset).getFloat64(0)
  const told = JSON.parse(textFrom(new Uint16Array(buffer, bytes.byteOffset + 8, length))) as Told
  let at = bytes.byteOffset + 8 + roundUp(length * 2)
  const columns = Object.fromEntries(
    kinds.map(([name, Kind], i) => {
      const column = new Kind(buffer, at, told.lengths[i] as number)
      at += column.byteLength
      return [name, column]
    }),
  ) as unknown as LineColumns
  return { head: told.head, count: told.count, columns }
}
