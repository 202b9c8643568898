// A mark on a turned page stands where the page shows its line.
import { expect, test } from 'vitest'
import { asRead, boxAsShown, type Turn } from './turned.ts'

const page = { width: 612, height: 792 }
const turns: readonly Turn[] = ([1, 2, 3] as const).map((quarters) => ({ quarters, ...page }))

test.each(turns)('$quarters quarters: the box as shown has the corners of the one as read', (turn) => {
  const shown = { x: 100, y: 300, width: 40, height: 10 }
  const corners = [
    asRead(turn, { x: shown.x, y: shown.y - shown.height }),
    asRead(turn, { x: shown.x + shown.width, y: shown.y }),
  ] as const
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const read = {
    x: Math.min(...xs),
    y: Math.max(...ys),
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
  }
  expect(boxAsShown(turn, read)).toEqual(shown)
})

test('text that runs down the page begins at its top', () => {
  const [down] = turns
  const [first, next] = [asRead(down!, { x: 500, y: 50 }), asRead(down!, { x: 500, y: 90 })]
  expect(next.x - first.x).toBe(40)
  expect(next.y).toBe(first.y)
  expect(asRead(down!, { x: 480, y: 50 }).y).toBe(first.y + 20)
})
