// A signature as lines: a slip is none, and a narrower box shows all of it.
import { expect, test } from 'vitest'
import { drawStrokes, inkOf, isSignature, scaleFor, type Stroke } from './strokes.ts'

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

test('all lines are redrawn, on an empty sheet', () => {
  const did: string[] = []
  const note = (what: string) => () => void did.push(what)
  const names = ['setTransform', 'clearRect', 'beginPath', 'moveTo', 'lineTo', 'quadraticCurveTo', 'stroke']
  const pen = Object.fromEntries(names.map((name) => [name, note(name)])) as never
  drawStrokes(pen, [line, line], { width: 600, height: 240, scale: 2, ink: '#000' })
  expect(did.filter((what) => what === 'stroke')).toHaveLength(2)
  expect(did.indexOf('clearRect')).toBeLessThan(did.indexOf('beginPath'))
})
