// What pages and sizes make of a document: refused, asked about, told, or unknown.
import { describe, expect, test } from 'vitest'
import {
  faultOfSize,
  judgePages,
  judgePicture,
  unknown,
  usable,
  type DocumentFault,
  type Judged,
} from './document-quality.ts'

test.each([
  [239, 160, 'photo-id', 'too-small'],
  [240, 119, 'photo-id', 'too-small'],
  [160, 240, 'photo-id', 'small'],
  [505, 300, 'photo-id', 'small'],
  [506, 300, 'photo-id', null],
  [599, 300, 'voided-check', 'small'],
  [600, 300, 'voided-check', null],
  [999, 800, 'bank-statement', 'small'],
  [800, 1_000, 'bank-statement', null],
  [506, 300, 'Lease agreement', null],
  [505, 300, 'constructor', 'small'],
] as const)('%i by %i, %s: %s', (width, height, kind, fault) =>
  expect(faultOfSize({ width, height }, kind)).toBe(fault),
)

describe('pages', () => {
  const bad = (fault: DocumentFault): Judged => ({ verdict: 'unusable', faults: [fault] })
  const soft: Judged = { verdict: 'doubtful', faults: ['blurred'] }
  const shiny: Judged = { verdict: 'usable', faults: ['glare'] }
  test.each([
    ['none', [], unknown],
    ['empty ones', [bad('blank'), bad('blank')], bad('blank')],
    ['one that is good and an empty back', [usable, bad('blank')], usable],
    ['one too small', [bad('too-small'), bad('blank')], bad('too-small')],
    [
      'one too small beside a good one',
      [usable, bad('too-small')],
      { verdict: 'doubtful', faults: ['too-small'] },
    ],
    ['a blurred one beside a good one', [usable, soft], soft],
    ['a blurred one and an unknown one', [unknown, soft], soft],
    ['an unknown one beside a good one', [unknown, usable], usable],
    ['unknown ones', [unknown, bad('blank')], unknown],
    ['one with glare', [shiny, usable], shiny],
  ])('%s', (_what, pages, is) => expect(judgePages(pages)).toEqual(is))
})

describe('one colour', () => {
  const judged = (at: (x: number, y: number) => number) =>
    judgePicture(
      {
        width: 800,
        height: 600,
        at: Float32Array.from({ length: 480_000 }, (_, i) => at(i % 800, Math.floor(i / 800))),
      },
      { width: 800, height: 600 },
      'photo-id',
    )
  const blank = { verdict: 'unusable', faults: ['blank'] }
  const noise = (x: number, y: number) => ((x * 31 + y * 17) % 13) - 6
  test('with noise, and fading', () => {
    expect(judged((x, y) => 200 + noise(x, y))).toEqual(blank)
    expect(judged((x, y) => 190 + x / 25 + noise(x, y))).toEqual(blank)
    expect(judged((x, y) => 30 + noise(x, y) * 3)).toEqual(blank)
  })
  test('not with a signature on it, nor where it fades far', () => {
    expect(judged((x, y) => (y > 300 && y < 306 && x > 200 && x < 420 ? 60 : 200))).not.toEqual(blank)
    expect(judged((x) => 60 + x / 5)).not.toEqual(blank)
  })
})
