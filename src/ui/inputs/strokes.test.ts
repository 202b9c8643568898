// A signature as lines: a slip is none, and a narrower box shows all of it.
import { expect, test } from 'vitest'
import { inkOf, type Stroke } from '#core/fields/drawn-lines.ts'
import { drawStrokes, isSignature, scaleFor } from './strokes.ts'

const line: Stroke = [
  { x: 10, y: 60 },
  { x: 90, y: 60 },
  { x: 300, y: 60 },
]

test('a dot or a slip of the finger is no signature', () => {
  expect(isSignature([])).toBe(false)
  expect(isSignature([[{ x: 5, y: 5 }], [{ x: 9, y: 9 }]])).toBe(false)
  expect(
    isSignature([
      [
        { x: 5, y: 5 },
        { x: 30, y: 5 },
      ],
    ]),
  ).toBe(false)
  expect([inkOf([line]), isSignature([line])]).toEqual([290, true])
})

test('a box that became narrower shows the whole line, a wider one does not stretch it', () => {
  expect(scaleFor([line], 600)).toBe(1)
  expect(scaleFor([line], 151.2)).toBeCloseTo(0.5, 2)
})

test('from 40 pixels of ink on it is one; lines are measured each by itself', () => {
  const of = (...lengths: number[]): Stroke[] =>
    lengths.map((length) => [
      { x: 0, y: 0 },
      { x: 0, y: length },
    ])
  expect([of(39.9), of(40), of(20, 20), of(20, 19)].map(isSignature)).toEqual([false, true, true, false])
  // A right-angled triangle: 3, 4, 5.
  expect(
    inkOf([
      [
        { x: 10, y: 10 },
        { x: 13, y: 14 },
        { x: 13, y: 16 },
      ],
    ]),
  ).toBe(7)
})

test('a line that ends at the edge fits, with its own width of 2.4', () => {
  expect(scaleFor([line], 302.4)).toBe(1)
  expect(scaleFor([line], 302)).toBe(302 / 302.4)
  expect(scaleFor([], 0)).toBe(1)
})

test('all lines are redrawn, on an empty sheet', () => {
  const did: unknown[] = []
  const names = ['setTransform', 'clearRect', 'beginPath', 'moveTo', 'lineTo', 'quadraticCurveTo', 'stroke']
  const pen = Object.fromEntries(
    names.map((name) => [name, (...at: number[]) => void did.push([name, ...at])]),
  ) as never
  drawStrokes(pen, [[], [{ x: 5, y: 6 }], line], { width: 600, height: 240, scale: 2, ink: '#123' })
  expect(did).toEqual([
    ['setTransform', 1, 0, 0, 1, 0, 0],
    ['clearRect', 0, 0, 600, 240],
    ['setTransform', 2, 0, 0, 2, 0, 0],
    // A dot is a line of a tenth of a pixel.
    ['beginPath'],
    ['moveTo', 5, 6],
    ['lineTo', 5.1, 6],
    ['stroke'],
    // Past each point to the middle before the next one; straight to the last.
    ['beginPath'],
    ['moveTo', 10, 60],
    ['quadraticCurveTo', 90, 60, 195, 60],
    ['lineTo', 300, 60],
    ['stroke'],
  ])
  expect(pen).toMatchObject({ lineWidth: 2.4, lineCap: 'round', lineJoin: 'round', strokeStyle: '#123' })
})

test('a curve ends in the middle of both coordinates', () => {
  const curves: number[][] = []
  const nothing = () => {}
  const pen = new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_, name) => (name === 'quadraticCurveTo' ? (...at: number[]) => void curves.push(at) : nothing),
    },
  )
  const bent: Stroke = [
    { x: 0, y: 0 },
    { x: 10, y: 20 },
    { x: 30, y: 50 },
  ]
  drawStrokes(pen as never, [bent], { width: 1, height: 1, scale: 1, ink: '' })
  expect(curves).toEqual([[10, 20, 20, 35]])
})
