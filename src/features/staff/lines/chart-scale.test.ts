// The balance's picture: zero is in sight, values have room, ticks are round.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HEIGHT, scaleOf, stepPath, WIDTH } from './chart-scale.ts'

const dollars = (...all: number[]) => all.map((each) => each * 100)

test('the highest and the lowest value have six hundredths of the span beside them, days the whole width', () => {
  const { x, y, ticks } = scaleOf(30, dollars(-100, 900, 0))
  // A span of 1,000 dollars and 120 more: 60 above 900, 60 below -100.
  expect(y(960_00)).toBeCloseTo(0)
  expect(y(-160_00)).toBeCloseTo(HEIGHT)
  expect(y(400_00)).toBeCloseTo(HEIGHT / 2)
  expect([x(0), x(15), x(30)]).toEqual([0, WIDTH / 2, WIDTH])
  // A third of 1,120 is 373: the next round step is 500.
  expect(ticks.map((at) => at + 0)).toEqual(dollars(0, 500))
})

test.each([
  ['a flat zero has a dollar of room', dollars(0), [-50, 0, 50]],
  ['all above zero: zero is the lowest', dollars(300, 300), dollars(0, 200)],
  ['all below zero: zero is the highest', dollars(-300, -250), dollars(-200, 0)],
  ['a third of 112 dollars is 37: steps of 50', dollars(100), dollars(0, 50, 100)],
  ['a third of 45 is 15: steps of 20', dollars(40), dollars(0, 20, 40)],
  ['a third of 224 is 75: steps of 100', dollars(200), dollars(0, 100, 200)],
  ['no day at all', [], [-50, 0, 50]],
])('%s', (_what, balances, ticks) => expect(scaleOf(7, balances).ticks.map((at) => at + 0)).toEqual(ticks))

test('a picture of no days has no width of nothing', () => expect(scaleOf(0, []).x(1)).toBe(WIDTH))

test('every value and zero stand inside, and one to four ticks on the picture', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 9 }), (balances) => {
      const { y, ticks } = scaleOf(balances.length, balances)
      for (const at of [0, ...balances, ...ticks]) {
        expect(y(at)).toBeGreaterThanOrEqual(-1e-6)
        expect(y(at)).toBeLessThanOrEqual(HEIGHT + 1e-6)
      }
      expect(ticks.length).toBeGreaterThanOrEqual(1)
      expect(ticks.length).toBeLessThanOrEqual(4)
      expect(ticks.map((at) => at + 0)).toContain(0)
    }),
  ))

test('a balance holds until its day ends, and equal days are one line', () => {
  const scale = { x: (day: number) => day * 10, y: (cents: number) => cents / 100, ticks: [] }
  expect(stepPath(scale, dollars(5, 5, 7, 5.25))).toBe('M0 5.0H20.0V7.0H30.0V5.3H40.0')
  expect(stepPath(scale, dollars(5))).toBe('M0 5.0H10.0')
  expect(stepPath(scale, [])).toBe('')
})
