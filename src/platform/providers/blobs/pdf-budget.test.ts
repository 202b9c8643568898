// What a PDF unpacks to: honest files of every make are taken, large scans too; what hides a filter, or claims too much, is not.
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import encrypted from './encrypted-pdfs.json' with { type: 'json' }
import { unpacksWithin } from './pdf-budget.ts'

const MB = 1_000_000
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')
const zeros = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes))
const stream = (head: string, data: Buffer | string, word = 'stream\n'): Buffer =>
  Buffer.concat([
    latin1(`${head}${word}`),
    typeof data === 'string' ? latin1(data) : data,
    latin1('\nendstream\nendobj\n'),
  ])
const file = (...parts: (Buffer | string)[]): Buffer =>
  Buffer.concat(
    [`%PDF-1.7\n`, ...parts, 'trailer<<>>\n%%EOF\n'].map((part) =>
      typeof part === 'string' ? latin1(part) : part,
    ),
  )
const packed = zeros(120 * MB)

describe('taken', () => {
  const page = (width: number, height: number) =>
    stream(
      `1 0 obj<</Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors 3/Columns ${width}>>>>`,
      zeros((width * 3 + 1) * height),
    )
  test.each([
    ['nothing packed', file(stream('1 0 obj<</Length 20>>', 'BT (a stream of words) Tj ET'))],
    ['no stream, but its word', file('% a stream of words\n')],
    ['a page scanned at 600 dots in colour', file(page(5_100, 6_600))],
    ['twenty at 300 dots', file(...Array<Buffer>(20).fill(page(2_550, 3_300)))],
    ['what is broken', file(stream('1 0 obj<</Filter/FlateDecode>>', zeros(MB).subarray(0, 500)))],
    ['what is packed and says nothing', file(stream('1 0 obj<<>>', zeros(MB)))],
    [
      'a file of others within, packed',
      file(stream('1 0 obj<</Type/EmbeddedFile/Filter/FlateDecode>>', deflateSync(zeros(50 * MB)))),
    ],
    ['a filter that nobody knows', file(stream('1 0 obj<</Filter/BrotliDecode>>', packed.subarray(4)))],
    ['a filter that is not there', file(stream('1 0 obj<</Filter 99 0 R>>', 'text'))],
    ['an empty one', file(stream('1 0 obj<</Filter/LZWDecode>>', ''))],
  ])('%s', async (_name, bytes) => expect(await unpacksWithin(bytes)).toBe(true))

  test('encrypted files of every algorithm', async () => {
    const samples = Object.values(encrypted)
    expect(samples.length).toBeGreaterThan(3)
    for (const sample of samples) expect(await unpacksWithin(Buffer.from(sample, 'base64'))).toBe(true)
  })
})

describe('refused', () => {
  const twice = deflateSync(packed)
  test.each([
    ['by its name', stream('1 0 obj<</Filter/FlateDecode>>', packed)],
    ['by a short name', stream('1 0 obj<</F/Fl>>', packed)],
    ['in a list', stream('1 0 obj<</Filter [ /Crypt /FlateDecode ]>>', packed)],
    ['with a zero between', stream('1 0 obj<</Filter\0/FlateDecode>>', packed)],
    ['named nowhere', stream('1 0 obj<<>>', packed)],
    ['named as a picture’s', stream('1 0 obj<</Filter/DCTDecode>>', packed)],
    ['named last in a text', stream('1 0 obj<</Filter[/Fl/Fl]/X(/Filter/DCTDecode)>>', twice)],
    ['named after what looks like its end', stream('1 0 obj<</X(endobj)/Filter[/Fl/Fl]>>', twice)],
    ['each named elsewhere', file(stream('1 0 obj<</Filter[7 0 R 7 0 R]>>', twice), '7 0 obj/Fl endobj\n')],
    ['begun by a line of its own kind', stream('1 0 obj<</Filter[/Fl/Fl]>>', twice, 'stream   \r\n')],
    ['begun behind a comment', stream('1 0 obj<</Filter[/Fl/Fl]>>', twice, 'stream%x\n')],
    [
      'within another that is not packed',
      stream('1 0 obj<</Length 9>>', Buffer.concat([latin1('x\n2 0 obj<</Filter/Fl>>stream\n'), packed])),
    ],
    ['before a picture', stream('1 0 obj<</Filter[/Fl/DCTDecode]>>', packed)],
  ])('too much, %s', async (_name, bytes) => expect(await unpacksWithin(file(bytes))).toBe(false))

  test.each([
    ['Width 20000/Height 20000', false],
    ['Width 16320/Height 12240', true],
    ['Width 0/Height 20000', true],
    ['Predictor 12/Columns 4000001', false],
    ['Predictor 12/Columns 1000000/Colors 32', false],
    ['Predictor 12/Columns 1000000/Colors 4', true],
    ['Columns 4000001', true],
    ['Type/XRef/Size 8388608', false],
    ['Type/XRef/Size 8388607', true],
    ['Type/XRef/Index [0 1 5 9000000]', false],
    ['Type/ObjStm/Size 9000000', true],
  ])('what claims /%s: %s', async (claim, taken) =>
    expect(await unpacksWithin(file(stream(`1 0 obj<</${claim}>>`, 'text')))).toBe(taken),
  )
})
