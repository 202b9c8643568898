// A picture from outside, flattened: however it is cut into chunks it is the same one.
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pngInPieces, pngOf } from '../../../test/bombs.ts'
import { flattenPng } from './flatten-png.ts'

const [width, height] = [60, 24]
/** Black on nothing, one line in four. */
const lines = Buffer.concat(
  Array.from({ length: height }, (_, y) => {
    const line = Buffer.alloc(width * 4 + 1)
    if (y % 4 === 0) for (let at = 4; at < line.length; at += 4) line[at] = 255
    return line
  }),
)
const data = deflateSync(lines, { level: 0 })
const whole = flattenPng(pngOf(width, height, data))

test('in one piece', () => expect(whole?.length).toBeGreaterThan(60))

test('byte by byte, with chunks of nothing between', () => {
  const bytes = Array.from(data, (byte) => [Buffer.from([byte]), Buffer.alloc(0)]).flat()
  expect(flattenPng(pngInPieces(width, height, bytes))).toEqual(whole)
})

test('cut off, or with a part left out, it is none', () => {
  expect(flattenPng(pngInPieces(width, height, [data.subarray(0, 900)]))).toBeNull()
  expect(flattenPng(pngInPieces(width, height, [data.subarray(0, 900), data.subarray(901)]))).toBeNull()
  expect(flattenPng(pngInPieces(width, height, [data], data.length + 1))).toBeNull()
})
