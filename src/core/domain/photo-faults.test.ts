// Pictures painted point by point: each fault from its limit on, on every side and in both directions.
import { describe, expect, test } from 'vitest'
import { judgePhoto } from './photo-quality.ts'

/** Grey by place. Opacity is 0, so that whoever reads it for light sees black. */
function painted(width: number, height: number, at: (x: number, y: number) => number) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.fill(at(x, y), (y * width + x) * 4, (y * width + x) * 4 + 3)
  return { width, height, data }
}
const faults = (width: number, height: number, at: (x: number, y: number) => number) =>
  judgePhoto(painted(width, height, at))

describe('glare', () => {
  /** 400 by 300 are 300 tiles of 20: 0.6% are 1.8 of them. */
  const shines = (tiles: number, { paper = 150, white = 255, left = 400 } = {}) =>
    faults(400, 300, (x, y) => {
      const tile = Math.floor(y / 20) * 20 + Math.floor(x / 20)
      return tile % 23 === 0 && tile / 23 < tiles && (y % 20) * 20 + (x % 20) < left ? white : paper
    }).includes('glare')

  test('two tiles that shine, and not one', () => {
    expect([shines(0), shines(1), shines(2)]).toEqual([false, false, true])
  })
  test('a tile shines where 380 of its 400 points are clipped', () => {
    expect([shines(3, { left: 379 }), shines(3, { left: 380 })]).toEqual([false, true])
    expect([shines(3, { white: 249 }), shines(3, { white: 251 })]).toEqual([false, true])
  })
  test('white paper is no glare', () => {
    expect([shines(3, { paper: 235 }), shines(3, { paper: 237 })]).toEqual([true, false])
  })
  test('the last row and column of whole tiles count', () => {
    const corner = (x: number, y: number) => (x >= 360 && y >= 280 ? 255 : 150)
    expect(faults(400, 300, corner)).toContain('glare')
    // What is left of a tile at the edge is none.
    expect(faults(419, 319, (x, y) => (x >= 400 || y >= 300 ? 255 : 150))).not.toContain('glare')
  })
})

test('light is seen by its colour: green more than red, red more than blue', () => {
  const lit = (red: number, green: number, blue: number) => {
    const { width, height, data } = painted(400, 300, () => 150)
    for (let y = 0; y < 60; y++)
      for (let x = 0; x < 60; x++) data.set([red, green, blue], (y * width + x) * 4)
    return judgePhoto({ width, height, data }).includes('glare')
  }
  // 250 are needed: blue may lack 43 of 255, red 16, green 8.
  expect([lit(255, 255, 215), lit(255, 255, 205)]).toEqual([true, false])
  expect([lit(241, 255, 255), lit(235, 255, 255)]).toEqual([true, false])
  expect([lit(255, 248, 255), lit(255, 244, 255)]).toEqual([true, false])
})

describe('blur', () => {
  const blurred = (width: number, height: number, at: (x: number, y: number) => number) =>
    faults(width, height, at).includes('blurred')
  /** Brightness that rises by so much for each two points, and falls again. */
  const slope = (rise: number) => (place: number) => {
    const way = Math.floor(place / 2) % 32
    return 20 + rise * (way < 16 ? way : 32 - way)
  }

  test.each([
    ['sharp stripes', (place: number) => (Math.floor(place / 8) % 2 ? 200 : 20), false],
    ['steep slopes without an edge', slope(13), true],
    // Ten points apart by 32: differences that no step explains.
    ['gentle slopes', slope(4), true],
    ['slopes as gentle as noise', slope(2), false],
    ['nothing', () => 100, false],
  ] as const)('%s, across and along', (_name, at, is) => {
    expect(blurred(320, 200, (x) => at(x))).toBe(is)
    // Differences over some points are looked for across only.
    if (_name !== 'gentle slopes') expect(blurred(200, 320, (_x, y) => at(y))).toBe(is)
  })

  test('a few edges are nothing to judge by', () => {
    // A spot of 3 by 3 that fades: some 20 of 40,000 points.
    expect(blurred(400, 400, (x, y) => (Math.hypot(x - 200, y - 200) < 4 ? 160 : 100))).toBe(false)
  })
})

describe('cut', () => {
  /** 64 by 64 places of 5 points each. */
  const cut = (at: (x: number, y: number) => boolean, { paper = 200, table = 60, turn = 0 } = {}) =>
    faults(320, 320, (px, py) => {
      let [x, y] = [Math.floor(px / 5), Math.floor(py / 5)]
      for (let i = 0; i < turn; i++) [x, y] = [63 - y, x]
      return at(x, y) ? paper : table
    }).includes('cut')
  const page = (left: number, top: number, right: number, bottom: number) => (x: number, y: number) =>
    x >= left && x < right && y >= top && y < bottom

  test.each([0, 1, 2, 3])('a page over one side, turned %i times, bright or dark', (turn) => {
    expect(cut(page(20, 16, 64, 48), { turn })).toBe(true)
    expect(cut(page(20, 16, 64, 48), { turn, paper: 60, table: 200 })).toBe(true)
    expect(cut(page(20, 16, 60, 48), { turn })).toBe(false)
    expect(cut(page(20, 16, 60, 48), { turn, paper: 60, table: 200 })).toBe(false)
  })
  test('from a fifth of the side on', () => {
    expect([cut(page(20, 20, 64, 32)), cut(page(20, 20, 64, 33))]).toEqual([false, true])
  })
  test('page and table must lie apart', () => {
    expect(cut(page(20, 16, 64, 48), { paper: 134, table: 100 })).toBe(false)
    expect(cut(page(20, 16, 64, 48), { paper: 136, table: 100 })).toBe(true)
  })
  test('a page on every side is a scan; one side must be free of it', () => {
    // Over the right in full, and so many places of each of the others.
    const over = (places: number) => (x: number, y: number) => x >= 64 - places || (x < 1 && y < places)
    expect([cut(over(3)), cut(over(4))]).toEqual([true, false])
  })
  test('a picture with a side under 160 points tells too little', () => {
    const half = (x: number, y: number) => (x > 80 && y > 40 && y < 120 ? 200 : 60)
    expect(
      [faults(160, 160, half), faults(159, 160, half), faults(160, 159, half)].map((all) =>
        all.includes('cut'),
      ),
    ).toEqual([true, false, false])
  })
})
