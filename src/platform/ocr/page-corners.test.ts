// The paper of a photo is found by the edge of its light, and by nothing that is no edge.
import { expect, test } from 'vitest'
import type { Grey } from './grey.ts'
import { asRectangle, cornersOf } from './page-corners.ts'

const [WIDTH, HEIGHT] = [600, 800]

const picture = (light: (x: number, y: number) => number): Grey => ({
  width: WIDTH,
  height: HEIGHT,
  at: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => light(at % WIDTH, Math.floor(at / WIDTH))),
})

/** Paper that leans: its corners are (60, 40), (540, 70), (500, 770) and (20, 740). */
const leaning = (ground: number): Grey =>
  picture((x, y) => {
    const across = (x - 60 + (40 * (y - 40)) / 700) / (480 + (40 * 30) / 700)
    const down = (y - 40 - 30 * across) / 700
    if (across < 0 || across > 1 || down < 0 || down > 1) return ground
    // Lines of print within their margins.
    return across > 0.05 && across < 0.95 && Math.round(down * 100) % 10 === 5 ? 30 : 235
  })

test('leaning paper on a dark table: its corners, and its lines level once it is a rectangle', () => {
  const found = cornersOf(leaning(70))!
  const wanted = [
    [60, 40],
    [540, 70],
    [500, 770],
    [20, 740],
  ]
  for (const [at, { x, y }] of found.entries()) {
    expect(Math.abs(x - wanted[at]![0]!)).toBeLessThan(8)
    expect(Math.abs(y - wanted[at]![1]!)).toBeLessThan(8)
  }
  const { width, height, at } = asRectangle(leaning(70), found)
  expect(Math.max(width, height)).toBe(HEIGHT)
  const inkAt = (x: number): number[] =>
    Array.from({ length: height }, (_, y) => y).filter((y) => at[y * width + x]! < 120)
  const [left, right] = [inkAt(Math.round(width * 0.1)), inkAt(Math.round(width * 0.9))]
  expect(left.length).toBeGreaterThan(40)
  expect(Math.abs(left[0]! - right[0]!)).toBeLessThan(5)
  expect(Math.abs(left.at(-1)! - right.at(-1)!)).toBeLessThan(5)
})

test('no paper is cut out of a scan: of one without ground, in the shade, or dark from edge to edge', () => {
  expect(cornersOf(picture((_, y) => (y % 20 < 4 ? 30 : 250)))).toBeNull()
  expect(cornersOf(picture((x) => 250 - (x * 190) / WIDTH))).toBeNull()
  expect(cornersOf(picture(() => 40))).toBeNull()
})

test('paper that is hardly lighter than its ground, or too small, stays as it lies', () => {
  expect(cornersOf(leaning(215))).toBeNull()
  expect(cornersOf(picture((x, y) => (x > 200 && x < 400 && y > 300 && y < 500 ? 240 : 60)))).toBeNull()
})
