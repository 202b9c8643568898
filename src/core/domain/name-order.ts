// In which order the words of a person's name stand, and what initials and joined words stand for. Pure; words in plain letters.
import { familyBegins, familyGoesOn, particles } from '#core/codes/name-words.ts'

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

const rotations = (words: readonly string[]): string[] =>
  words.slice(1).map((_, at) => joined([...words.slice(at + 1), ...words.slice(0, at + 1)]))

/** A family's name of several words before the given name: 'Van der Berg Piet'. */
const beginsWithFamily = ([first = '', second = '']: readonly string[]): boolean =>
  familyBegins.has(first) || (particles.has(first) && familyGoesOn.has(second))

/**
 * The family's name first, as lists have it, where something tells which of the words are the family's: a name that one writes in one
 * word and the other in two ('Meiling Chen', 'Chen Mei Ling'), a hyphen, or what only a family's name begins with.
 */
export function isTurned(a: InUnits, b: InUnits): boolean {
  const meets = (one: readonly string[], other: readonly string[]): boolean =>
    one.length > 1 && other.length > 1 && rotations(one).includes(joined(other))
  if (beginsWithFamily(a.words) !== beginsWithFamily(b.words) && meets(a.words, b.words)) return true
  return [a.words, a.units].some((one) =>
    [b.words, b.units].some((other) => one.length !== other.length && meets(one, other)),
  )
}

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
