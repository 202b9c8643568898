// Photos of documents are judged as a person would: on made-up ones that the figures were found with, and on others that they were not.
import { describe, expect, test } from 'vitest'
import { makePhoto, randomFrom, type Scene } from '../../../test/made-photos.ts'
import { judgePhoto, type PhotoFault } from './photo-quality.ts'

type Fault = PhotoFault | 'none'

/** A scene of a kind of photo: pages and cards, bright and dark tables, tilted, noisy, in uneven light. */
function sceneOf(seed: number, fault: Fault, { wide }: { wide: boolean }): Scene {
  const random = randomFrom(seed)
  const among = (from: number, to: number) => from + (to - from) * random()
  const margin = () => among(0.06, 0.16)
  const frame = { left: margin(), top: margin(), right: 1 - margin(), bottom: 1 - margin() }
  const paper = among(190, 228)
  // A fifth of the tables is brighter than a darker document.
  const bright = random() < 0.2
  const shift = among(0.25, 0.4)
  return {
    seed,
    width: wide ? 700 : 480,
    height: wide ? 440 : 640,
    table: bright ? among(205, 225) : among(30, 110),
    paper: bright ? among(110, 140) : paper,
    ink: among(20, 60),
    frame:
      fault !== 'cut'
        ? frame
        : random() < 0.5
          ? { ...frame, top: frame.top - shift, bottom: frame.bottom - shift + 0.1 }
          : { ...frame, left: frame.left + shift, right: frame.right + shift },
    tilt: among(-3, 3),
    noise: among(1, 6),
    blur: fault === 'blurred' ? among(2, 4) : 0,
    glare: fault === 'glare' ? among(0.12, 0.22) : 0,
    shade: among(0, 0.2),
  }
}

const faults: readonly Fault[] = ['none', 'blurred', 'glare', 'cut']
const EACH = 12

/** The share of photos with a fault that are told it, and of those without that are told it all the same. */
function rates(seedOf: (at: number) => number, wide: boolean) {
  const judged = faults.flatMap((fault) =>
    Array.from({ length: EACH }, (_, at) => ({
      fault,
      told: judgePhoto(makePhoto(sceneOf(seedOf(at), fault, { wide }))),
    })),
  )
  return (fault: PhotoFault) => {
    const share = (of: readonly { told: readonly PhotoFault[] }[]) =>
      of.filter(({ told }) => told.includes(fault)).length / of.length
    return {
      found: share(judged.filter((each) => each.fault === fault)),
      wrongly: share(judged.filter((each) => each.fault !== fault)),
    }
  }
}

describe.each([
  ['those the figures were found with', rates((at) => at + 1, false)],
  ['others, of another size and shape', rates((at) => 300_000 + at * 29, true)],
])('%s', (_name, rate) => {
  test.each(['blurred', 'glare', 'cut'] as const)('%s is found, and seldom where it is not', (fault) => {
    const { found, wrongly } = rate(fault)
    expect(found).toBeGreaterThanOrEqual(0.9)
    expect(wrongly).toBeLessThanOrEqual(0.05)
  })
})

test('an even picture, a scan to the edges and a small picture have no fault', () => {
  const even = { width: 400, height: 300, data: new Uint8ClampedArray(400 * 300 * 4).fill(200) }
  const scan = makePhoto({
    ...sceneOf(3, 'none', { wide: false }),
    frame: { left: -0.1, top: -0.1, right: 1.1, bottom: 1.1 },
    paper: 254,
    noise: 0,
    shade: 0,
  })
  const tiny = { width: 40, height: 30, data: new Uint8ClampedArray(40 * 30 * 4) }
  expect([even, scan, tiny].map(judgePhoto)).toEqual([[], [], []])
})
