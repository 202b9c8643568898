// Frames over a pipe: what went in comes out, in whatever pieces it comes; what is too long is told before it is read.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frameOf, readFrames } from './frames.ts'

const read = (chunks: readonly Uint8Array[], most = Number.POSITIVE_INFINITY) => {
  const told: unknown[] = []
  const take = readFrames({
    most: () => most,
    frame: (value) => told.push(value),
    tooLong: () => told.push('too long'),
  })
  for (const chunk of chunks) take(chunk)
  return told
}

const inPieces = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  )

const values = [
  { name: 'a', given: { photos: [new Uint8Array([1, 2]), new Uint8Array(), new Uint8Array([3])], n: 4 } },
  { value: null, last: false },
  { value: new Uint8Array([9, 8, 7]) },
  { value: { ok: true, value: [{ text: 'ñ', __proto__: null }] } },
]

test('several frames, in pieces of any size', () => {
  const bytes = Buffer.concat(values.flatMap(frameOf))
  for (const size of [1, 2, 7, 8, 9, 1_000]) expect(read(inPieces(bytes, size))).toEqual(values)
})

test('plain values of any kind come back as JSON has them, with their bytes', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.uint8Array({ maxLength: 40 }),
      fc.integer({ min: 1, max: 50 }),
      (plain, bytes, size) => {
        const value = { plain, list: [bytes, plain] }
        const [back] = read(inPieces(Buffer.concat(frameOf(value)), size))
        expect(back).toEqual({
          plain: JSON.parse(JSON.stringify(plain)) as unknown,
          list: [bytes, JSON.parse(JSON.stringify(plain))],
        })
      },
    ),
  )
})

test.each([
  ['a function', { given: () => {} }],
  ['a number without end', { given: 1n }],
  ['bytes that were given away', { given: givenAway() }],
])('%s is not sent', (_name, value) => expect(() => frameOf(value)).toThrow(TypeError))

function givenAway(): Uint8Array {
  const bytes = new Uint8Array(3)
  structuredClone(bytes, { transfer: [bytes.buffer] })
  return bytes
}

test('a frame that is too long is told at its lengths, and nothing after it is read', () => {
  const frames = frameOf({ value: 'a' })
  expect(read([Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]), ...frames], 1_000)).toEqual([
    'too long',
    'too long',
    'too long',
  ])
})

test.each([
  ['no JSON', 'no', 0],
  ['a place that is not there', JSON.stringify({ value: {}, bytes: [{ path: ['a'], length: 1 }] }), 1],
  [
    'a place in a chain of prototypes',
    JSON.stringify({ value: {}, bytes: [{ path: ['__proto__', 'x'], length: 1 }] }),
    1,
  ],
  ['more bytes than came', JSON.stringify({ value: { a: null }, bytes: [{ path: ['a'], length: 9e9 }] }), 1],
])('what is no frame of ours throws: %s', (_name, json, bytes) => {
  const lengths = Buffer.alloc(8)
  lengths.writeUInt32BE(json.length)
  lengths.writeUInt32BE(bytes, 4)
  expect(() => read([lengths, Buffer.from(json), Buffer.alloc(bytes)])).toThrow()
})
