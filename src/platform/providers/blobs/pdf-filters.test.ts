// The filters of a PDF's streams: what each makes of its bytes, counted alike, and where each ends.
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { filterOf, unfiltered, type Filter } from './pdf-filters.ts'

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')

async function* inPieces(bytes: Buffer, piece: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece)
}

async function made(filter: Filter, bytes: Buffer, piece = 3, early: 0 | 1 = 1) {
  const out: Uint8Array[] = []
  for await (const each of unfiltered(filter, inPieces(bytes, piece), { last: false, early }))
    out.push(each as Uint8Array)
  let counted = 0
  for await (const { length } of unfiltered(filter, inPieces(bytes, piece), { last: true, early }))
    counted += length
  const all = Buffer.concat(out)
  expect(counted).toBe(all.length)
  return all.toString('latin1')
}

test.each<[string, Filter, Buffer, string]>([
  // ISO 32000-1, 7.4.4.2, example 1.
  ['the standard’s own example', 'lzw', Buffer.from('800b6050220c0c8501', 'hex'), '-----A---B'],
  ['codes without an end', 'lzw', Buffer.from('800b6050220c0c85', 'hex'), '-----A---B'],
  ['runs and copies', 'run-length', latin1('\x02abc\xfex\x80more'), 'abcxxx'],
  ['a run that was cut off', 'run-length', latin1('\x02ab'), 'ab'],
  ['figures with blanks, the last without its half', 'hex', latin1('41 4\n2 430>44'), 'ABC\0'],
  ['five letters to four bytes, and a rest', 'base-85', latin1('9jqo^ Bl\nbD-~>more'), 'Man is d'],
  ['four zeros as one letter', 'base-85', latin1('z~>'), '\0\0\0\0'],
  ['packed', 'flate', deflateSync(latin1('packed text')), 'packed text'],
  [
    'packed, with something behind',
    'flate',
    Buffer.concat([deflateSync(latin1('text')), latin1('more')]),
    'text',
  ],
  ['no packing at all', 'flate', latin1('no packing at all'), ''],
])('%s (%s)', async (_name, filter, bytes, expected) => {
  for (const piece of [1, 3, 1_000]) expect(await made(filter, bytes, piece)).toBe(expected)
})

test('LZW grows its codes by one bit at 511 entries, or at 512', async () => {
  // Codes of nine bits for single letters, so many that the codes grow.
  const text = Array.from({ length: 300 }, (_, at) => at % 256)
  const packed = (early: 0 | 1): Buffer => {
    let [bits, width, next] = ['100000000', 9, 258]
    for (const [at, byte] of text.entries()) {
      bits += byte.toString(2).padStart(width, '0')
      if (at) next++
      if (next + early === 512) width = 10
    }
    bits = `${bits}${(257).toString(2).padStart(width, '0')}0000000`
    return Buffer.from(
      Array.from({ length: bits.length >> 3 }, (_, at) => parseInt(bits.slice(at * 8, at * 8 + 8), 2)),
    )
  }
  for (const early of [0, 1] as const)
    expect(Buffer.from(await made('lzw', packed(early), 7, early), 'latin1')).toEqual(Buffer.from(text))
})

test('each filter by both of its names; pictures have none', () => {
  expect(['FlateDecode', 'Fl', 'LZW', 'RL', 'AHx', 'ASCII85Decode'].map(filterOf)).toEqual([
    'flate',
    'flate',
    'lzw',
    'run-length',
    'hex',
    'base-85',
  ])
  expect(['DCTDecode', 'JPXDecode', 'toString'].map(filterOf)).toEqual([null, null, null])
})
