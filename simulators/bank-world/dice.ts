// Seeded chance: the same key throws the same dice, on every machine and for ever.

export interface Dice {
  /** 0 <= x < 1. */
  unit(): number
  /** Whole number, both ends included. */
  between(low: number, high: number): number
  /** Whole number within `spread` (0.1 = 10%) of `value`. */
  around(value: number, spread: number): number
  pick<T>(list: readonly T[]): T
  chance(probability: number): boolean
}

/** 32-bit hash of a text (FNV-1a with a final mix). */
export function hash32(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Dice of their own for every key, so that one stream's throws never shift another's. */
export function dice(...key: readonly (string | number)[]): Dice {
  let state = hash32(key.join('|'))
  const unit = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number): number => low + Math.floor(unit() * (high - low + 1))
  return {
    unit,
    between,
    around: (value, spread) => Math.round(value * (1 - spread + 2 * spread * unit())),
    pick: (list) => {
      const one = list[between(0, list.length - 1)]
      if (one === undefined) throw new RangeError('nothing to pick from')
      return one
    },
    chance: (probability) => unit() < probability,
  }
}
