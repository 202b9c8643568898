// Whether two names of persons are one's: given name, family name, what stands between, and which of a family it is. Pure.
import { isSaidFor, womensNames } from '#core/codes/given-names.ts'
import {
  generations,
  noMiddleName,
  particles,
  shortGiven,
  titles,
  womensTitles,
} from '#core/codes/name-words.ts'
import { plainParts } from '#core/ground/plain-letters.ts'
import { isHeardAlike, isInitials, isSlip } from './heard-alike.ts'
import { byInitials, glued, isInitialOf, isRotated, joined, spelledAs, turnOf } from './name-order.ts'
import { isCut, isNear, isNearInAll, isWithin } from './near-words.ts'
import type { Likeness } from './likeness.ts'

interface ReadPerson {
  readonly words: readonly string[]
  /** The same with what signs tie together as one: 'Salas-Vega' is one. */
  readonly units: readonly string[]
  /** 'jr', 'sr', '2', '3'; '' where the name says none. */
  readonly generation: string
  /** 'Mrs. Harold Hall': his wife, or who may be. */
  readonly wife: boolean
}

/** Letters of Cyrillic that look like ones of ours: one of them among ours is a slip or a trick, and never sure. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', і: 'i', ј: 'j', ѕ: 's',
} // prettier-ignore
const asSeen = (text: string): string =>
  /[a-z]/i.test(text)
    ? text.toLowerCase().replace(/[а-яіјѕ]/g, (letter) => lookalikes[letter] ?? letter)
    : text

const unmarked = (words: readonly string[]): string[] =>
  words.map((word) => word.replace(/[^\p{L}\p{M}\p{N}]+/gu, '')).filter(Boolean)

/** Degrees and offices; one alone is the name: 'Dr Oak'. 'Md' before a name is Mohammed. */
const isTitle = (word: string, at = 1): boolean => titles.has(word) && !(word === 'md' && at === 0)

/** 'Ma. Elena Ruiz' is a María; of two words 'Ma' is a name of its own: 'Ma Chen'. */
const givenOf = (word: string, words: number): string =>
  (word !== 'ma' || words > 2 ? shortGiven.get(word) : undefined) ?? word

function read(name: string): ReadPerson {
  const { words, generation } = wordsOf(name, (parts) => parts)
  const all = unmarked(plainParts(name).flat())
  const wife = all.some((word) => womensTitles.has(word)) && !womensNames.has(words[0] ?? '')
  return { words, units: wordsOf(name, tied).words, generation, wife }
}

/** 'O’Brien' and 'Salas-Vega' are one word; a letter behind a sign is an initial: 'J.O.' is not Jo. */
const tied = (parts: string[]): string[] =>
  parts.every((part, at) => at === 0 || part.length > 1) ? [parts.join('')] : parts

function wordsOf(
  name: string,
  split: (parts: string[]) => string[],
): { readonly words: readonly string[]; readonly generation: string } {
  const pieces = name.split(',').map((piece) => unmarked(plainParts(piece).flatMap(split)))
  const afterName = (words: readonly string[]) =>
    words.every((word) => isTitle(word) || generations.has(word) || word.length === 1)
  // 'Downey, Jr.' and 'Ruiz, M.D.' have a comma that turns nothing round.
  const turned = pieces.length > 1 && pieces[1]!.length > 0 && !afterName(pieces[1]!)
  const isDegree = pieces.length > 1 && !turned && !pieces[1]!.some((word) => generations.has(word))
  const [family = [], ...rest] = pieces
  const all = turned ? [...rest.flat(), ...family] : isDegree ? family : pieces.flat()
  const ends = all.length > 1 ? all.findLastIndex((word) => generations.has(word)) : -1
  const generation = ends > 0 ? generations.get(all[ends]!)! : ''
  const behind = generation && !turned ? all.slice(ends + 1).filter((word) => !isTitle(word)) : []
  // 'Hall Jr Leo': the family's name comes first.
  const words = !generation
    ? all
    : behind.length
      ? [...behind, ...all.slice(0, ends)]
      : all.toSpliced(ends, 1)
  const titled = words.filter((word, at) => !isTitle(word, at))
  const naming = titled.length > 2 ? titled.filter((word) => !noMiddleName.has(word)) : titled
  return {
    words: (naming.length > 1 ? naming : words).map((word, at) =>
      at === 0 ? givenOf(word, words.length) : word === 'st' ? 'saint' : word,
    ),
    generation,
  }
}

/** 'Garcia y Vega', not 'Maria Y Vega': between a given name and the next one 'y' and 'e' are initials. */
const isLink = (word: string, at: number, { length }: readonly string[]): boolean =>
  (word === 'y' || word === 'e') && at > 1 && at < length - 1

/** What is written with two letters by who has no key for it: 'Jürgen' is 'Juergen'. */
const spelled = (name: string): string =>
  name.normalize('NFC').replace(/[äöü]/gi, (letter) => `${letter.normalize('NFD')[0]!}e`)

const several = /\s(?:and|or|&|y|e|o|dba|d\/b\/a)\s/i

/** 'Ana Hall f/k/a Ana Ruiz', 'Ana Hall (formerly Ruiz)': the name, and those of before. */
const formerly =
  /\s+(?:\(\s*)?(?:[fna]\s*\/\s*k\s*\/\s*a|[fan]ka|formerly(?: known as)?|also known as|née|antes)\s+/i

export function comparePersons(one: string, other: string): Likeness {
  const [mine, theirs] = [one.split(formerly), other.split(formerly)] as [[string], [string]]
  if (mine.length + theirs.length === 2) return compareNamed(one, other)
  const first = compareNamed(mine[0], theirs[0])
  if (first.sure === 'same') return first
  const either = mine.some((a) => theirs.some((b) => compareNamed(a, b).sure !== 'different'))
  return either ? { sure: 'unsure', why: 'part' } : first
}

function compareNamed(one: string, other: string): Likeness {
  const [mine, theirs] = [readings(one), readings(other)]
  const found = mine.flatMap((a) => theirs.map((b) => compare(a, b)))
  const best = found.find(({ sure }) => sure === 'same') ?? found.find(({ sure }) => sure === 'unsure')
  if (best) return best
  const [a, b] = [asSeen(one), asSeen(other)]
  if (
    (a !== one.toLowerCase() || b !== other.toLowerCase()) &&
    joined(read(a).words) === joined(read(b).words)
  )
    return { sure: 'unsure', why: 'script' }
  const people = (name: string) => name.split(several).filter((each) => each.trim())
  const shared = people(one).some((x) => people(other).some((y) => compare(read(x), read(y)).sure === 'same'))
  return shared ? { sure: 'unsure', why: 'part' } : found[0]!
}

const readings = (name: string): ReadPerson[] => {
  const other = spelled(name)
  return other === name ? [read(name)] : [read(name), read(other)]
}

function compare(a: ReadPerson, b: ReadPerson): Likeness {
  const likeness = byWords(a, b)
  if (a.wife !== b.wife && likeness.sure === 'same') return { sure: 'unsure', why: 'called-so' }
  if (a.generation === b.generation || likeness.sure === 'different') return likeness
  const told = `${a.generation} ${b.generation}`
  // Who is a junior may call himself the second.
  const mayBe = !a.generation || !b.generation || told === 'jr 2' || told === '2 jr'
  return { sure: mayBe ? 'unsure' : 'different', why: 'generation' }
}

function byWords(a: ReadPerson, b: ReadPerson): Likeness {
  const same: Likeness = { sure: 'same', why: 'spelling' }
  const unsure = (why: Likeness['why']): Likeness => ({ sure: 'unsure', why })
  const links = [a.words, b.words].map((words) => words.filter(isLink).join(' '))
  // 'Ana Maria E Vega' and 'Ana Maria Y Vega' have two initials.
  const areLinks = links.includes('') || links[0] === links[1]
  const named = (words: readonly string[]) =>
    words.filter((word, at) => !areLinks || !isLink(word, at, words))
  const spelled = [a.words, a.units, named(a.words)].flatMap((one) =>
    [b.words, b.units, named(b.words)].map((other) => spelledAs(one, other)),
  )
  const turn = turnOf(a, b)
  if (spelled.includes('sure') || turn === 'sure') return same
  if (spelled.includes('letter') || turn === 'letter') return unsure('initial')
  const [few, many] = [a.words, b.words].sort((x, y) => x.length - y.length) as [string[], string[]]
  if (few.length === many.length && isWithin(few, many)) {
    const initials = few.some((word) => word.length === 1)
    return few.length > 2 && initials && isRotated(few, many) ? same : unsure('order')
  }
  if (turn) return unsure('order')
  const bare = (words: readonly string[]) =>
    named(words).filter((word) => !particles.has(word) || word === 'y' || word === 'e')
  if (bare(few).length > 1 && joined(bare(few)) === joined(bare(many))) return unsure('particle')
  const by = byPlaces(few, many)
  if (by) return by
  if (bare(few).some((word) => word.length > 1) && isWithin(bare(few), bare(many))) return unsure('part')
  if (isCut(few, many)) return unsure('cut')
  const initials = byInitials(few, many)
  if (initials) return unsure(initials)
  const [mine, theirs] = [glued(few), glued(many)]
  if (mine.length === few.length && theirs.length === many.length) return { sure: 'different', why: 'words' }
  return (
    byPlaces(...([mine, theirs].sort((x, y) => x.length - y.length) as [string[], string[]]), true) ?? {
      sure: 'different',
      why: 'words',
    }
  )
}

/** Given name, family name, and what stands between, each held against its like; null where the family's names are two. */
function byPlaces(few: readonly string[], many: readonly string[], maybe = false): Likeness | null {
  if (few.length < 2) return null
  const [given, called] = [few[0]!, many[0]!]
  const [family, named] = [few.at(-1)!, many.at(-1)!]
  const [between, amid] = [few.slice(1, -1), many.slice(1, -1)]
  if (family !== named) {
    const isOne = (a: string, b: string) => isInitialOf(a, b) || isNearGiven(a, b)
    const slip =
      (isNear(family, named) || isHeardAlike(family, named)) &&
      isNearInAll(few.slice(0, -1), many.slice(0, -1), isOne)
    return slip ? { sure: 'unsure', why: 'slip' } : null
  }
  if (given !== called) {
    const why =
      isInitialOf(given, called) || isInitialsOf(given, called) || isInitialsOf(called, given)
        ? 'initial'
        : isSaidFor(given, called)
          ? 'called-so'
          : isNearGiven(given, called)
            ? 'slip'
            : null
    return why && fits(between, amid) !== 'no' ? { sure: 'unsure', why } : null
  }
  const middle = fits(between, amid)
  if (middle === 'no') return { sure: 'different', why: 'middle-name' }
  return { sure: middle === 'yes' && !maybe ? 'same' : 'unsure', why: 'middle-name' }
}

const isNearGiven = (one: string, other: string): boolean => isHeardAlike(one, other) || isSlip(one, other)

/** 'RJ' may be Randall. */
const isInitialsOf = (one: string, other: string): boolean =>
  isInitials(one) && other.length > 2 && one[0] === other[0]

/** What stands between: 'yes' the same, or an initial of it or for nothing; 'maybe' where one leaves out a name; 'no' where they contradict. */
function fits(few: readonly string[], many: readonly string[]): 'yes' | 'maybe' | 'no' {
  if (!few.length) return many.every((word) => word.length === 1) ? 'yes' : 'maybe'
  if (
    few.length === many.length &&
    few.every((word, at) => word === many[at] || isInitialOf(word, many[at]!))
  )
    return 'yes'
  if (
    few.length === many.length &&
    few.every((word, at) => word === many[at] || isNearGiven(word, many[at]!))
  )
    return 'maybe'
  return few.length < many.length && isWithin(few, many) ? 'maybe' : 'no'
}
