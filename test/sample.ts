// Walks over a whole product of cases take a seeded sample in `npm test`, and every case in `npm run proof`.

/** `npm run proof`: every case. */
export const isProof = process.env.PROOF === '1'

/** Numbers from 0 to 1, the same for one seed (mulberry32). */
function randomOf(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const hashOf = (text: string): number =>
  [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) | 0, 7)

/**
 * Takes `count` of the cases in their own order, and all where there are no more; `whole`: all always. `name` tells the lists of one run
 * apart, so that not the same places are taken from each.
 */
export function createSampler({ seed, whole }: { readonly seed: number; readonly whole: boolean }) {
  return <T>(cases: readonly T[], count: number, name: string): readonly T[] => {
    if (whole || cases.length <= count) return cases
    const random = randomOf(seed + hashOf(name))
    const places = cases.map((_, place) => ({ place, rank: random() })).sort((a, b) => a.rank - b.rank)
    const taken = new Set(places.slice(0, count).map(({ place }) => place))
    return cases.filter((_, place) => taken.has(place))
  }
}

/** Another number takes another sample: `SAMPLE_SEED=2 npx vitest run test/doors`. */
export const sampled = createSampler({ seed: Number(process.env.SAMPLE_SEED ?? 1), whole: isProof })
