// In which order the words of a person's name stand, and what initials and joined words stand for. Pure; words in plain letters.
import { familyBegins, familyGoesOn, particles } from '#core/codes/name-words.ts'
import { isInitials } from './heard-alike.ts'

interface InUnits {
  readonly words: readonly string[]
  /** The same with what signs tie together as one. */
  readonly units: readonly string[]
}

export const joined = (words: readonly string[]): string => words.join('')

export const isInitialOf = (one: string, other: string): boolean =>
  one !== other && (one.length === 1 || other.length === 1) && one[0] === other[0]

/** 'Ruiz Ana M' is 'Ana M Ruiz', as lists have it. */
export const isRotated = (one: readonly string[], other: readonly string[]): boolean =>
  joined([...one.slice(1), one[0]!]) === joined(other) ||
  joined([...other.slice(1), other[0]!]) === joined(one)

/** Where words begin and end, in letters from the first one. */
function cutsOf(words: readonly string[]): ReadonlySet<number> {
  let at = 0
  return new Set([0, ...words.map((word) => (at += word.length))])
}

/** In scripts of words and syllables one sign is no initial. */
const isLetter = (word: string): boolean =>
  word.length === 1 && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)

/** Whether a single letter of the one is part of a longer word of the other, which has the same letters; 'T J' is 'TJ'. */
function isSwallowed(one: readonly string[], other: readonly string[]): boolean {
  const cuts = cutsOf(one)
  const letters = [...cuts].slice(0, -1).filter((_, at) => isLetter(one[at] ?? ''))
  let to = 0
  return other.some((word) => {
    const from = to
    to += word.length
    if (isInitials(word) && [from, from + 1, to].every((at) => cuts.has(at))) return false
    return word.length > 1 && letters.some((at) => at >= from && at < to)
  })
}

/**
 * Whether two runs of words are one but for spaces: 'sure'; 'letter' where a word takes in a letter that may be an initial ('Daniel A',
 * 'Daniela'); null where they are two.
 */
export function spelledAs(one: readonly string[], other: readonly string[]): 'sure' | 'letter' | null {
  if (joined(one) !== joined(other)) return null
  return isSwallowed(one, other) || isSwallowed(other, one) ? 'letter' : 'sure'
}

/** A family's name of several words before the given name: 'Van der Berg Piet'. */
const beginsWithFamily = ([first = '', second = '']: readonly string[]): boolean =>
  familyBegins.has(first) || (particles.has(first) && familyGoesOn.has(second))

type Turn = 'sure' | 'order' | 'letter'

/**
 * Words of the one, from `fewest` on, moved to its end: the other. 'order' where words that the other ties together do not stand together:
 * 'Martin Luis Garcia', 'Luis Garcia-Martin'.
 */
function turnsInto(one: readonly string[], other: readonly string[], fewest = 1): Turn[] {
  if (other.length < 2) return []
  return one.slice(fewest).flatMap((_, at) => {
    const [moved, front] = [one.slice(0, at + fewest), one.slice(at + fewest)]
    const found = spelledAs([...front, ...moved], other)
    if (found !== 'sure') return found ? [found] : []
    return [cutsOf(other).has(joined(front).length) ? 'sure' : 'order']
  })
}

/**
 * The family's name first, as lists have it, where something tells which of the words are the family's: a name that one writes in one
 * word and the other in two ('Meiling Chen', 'Chen Mei Ling'), a hyphen, or what a family's name begins with and goes on behind. Null =
 * nothing is turned.
 */
export function turnOf(a: InUnits, b: InUnits): Turn | null {
  const [mine, theirs] = [beginsWithFamily(a.words), beginsWithFamily(b.words)]
  const byFamily =
    mine === theirs
      ? []
      : mine
        ? turnsInto(a.words, b.words, FEWEST_OF_FAMILY)
        : turnsInto(b.words, a.words, FEWEST_OF_FAMILY)
  const byTies = [a.words, a.units].flatMap((one) =>
    [b.words, b.units].flatMap((other) =>
      one.length === other.length ? [] : [...turnsInto(one, other), ...turnsInto(other, one)],
    ),
  )
  const found = [...byFamily, ...byTies]
  return (['sure', 'order', 'letter'] as const).find((each) => found.includes(each)) ?? null
}
const FEWEST_OF_FAMILY = 2

/** Words that belong to the next one, joined to it: 'Al Rashid' is 'Alrashid'. */
export function glued(words: readonly string[]): string[] {
  const found: string[] = []
  let before = ''
  for (const [at, word] of words.entries()) {
    const leads = at < words.length - 1 && (particles.has(word) || familyBegins.has(word))
    if (leads && found.length > 0) before += word
    else {
      found.push(before + word)
      before = ''
    }
  }
  return found
}

/** Initials that stand for words of the other, in any order or beside a family's name that the other leaves out; two words must be whole. */
export function byInitials(few: readonly string[], many: readonly string[]): 'order' | 'part' | null {
  const open = [...many]
  const left = few.filter((word) => {
    const at = word.length > 1 ? open.indexOf(word) : -1
    if (at >= 0) open.splice(at, 1)
    return at < 0
  })
  if (few.length - left.length < 2 || !left.length) return null
  const fit = left.every((word) => {
    const at = open.findIndex((each) => isInitialOf(word, each))
    if (at >= 0) open.splice(at, 1)
    return at >= 0
  })
  return !fit ? null : few.length === many.length ? 'order' : few[0] === many[0] ? 'part' : null
}
