// Whether two names of businesses are one's: words without signs and short forms, and the legal form beside them. Pure.
import {
  accountWords,
  inEnglish,
  legalForms,
  looseWords,
  numberWords,
  shortWords,
} from '#core/codes/name-words.ts'
import { plainParts } from '#core/ground/plain-letters.ts'
import { isHeardAlike } from './heard-alike.ts'
import { isCut, isNearInAll, isWithin } from './near-words.ts'
import type { Likeness } from './likeness.ts'

interface ReadBusiness {
  /** In parts: 'Bar-B-Q' is three. */
  readonly words: readonly string[]
  /** As it ends: 'Acme Co., Inc.' has 'co' and 'inc'. */
  readonly forms: readonly string[]
}

/** 'Birch Foods, Inc. (a Maine corporation)' says twice what it is; where, it says once. */
const describing = /\(\s*an?\s+([^)]*?)\s*\b(?:corporation|company|partnership|association)\s*\)/gi

/** Two that are described of two places are two, whatever their names. */
const placesOf = (name: string): string =>
  [...name.matchAll(describing)]
    .map(([, place]) =>
      place!.toLowerCase().replace(/\b(?:limited|liability|general|professional)\b|\s+/g, ''),
    )
    .join()

/** What card processors put before the name that they pay out to or charge for: 'SQ *FIG TREE', 'TST* FIG TREE'. */
const processor =
  /^\s*(?:sq|tst|sp|pp|paypal|venmo|py|cke|ftd|wpy|ic|evb|ebay o|fs|sumup|izettle|zettle|clover|toast|stripe|shopify)\s?\*\s*/i
/** In whose care the mail goes: no part of the name, unless 'Attn' is a word of it. */
const inCareOf = /[\s,]+(?:c\s?\/\s?o|in care of|attn\.?:?)\s(.*)$/i

/** '' where the name says none. Two firms of one name may be told by it alone. */
const careOf = (name: string): string =>
  plainParts(inCareOf.exec(name)?.[1] ?? '')
    .flat()
    .join('')

const isAnd = (word: string): boolean => word === 'and' || word === 'y' || word === 'e'

/** In plain letters and figures, in parts; 'No. 9' and '#9' are '9'. */
function wordsOf(name: string): string[] {
  const parts = plainParts(name.replace(describing, ' ').replace(inCareOf, '').replaceAll('+', ' and '))
    .flat()
    .map((word) => word.replace(/[^\p{L}\p{M}\p{N}]+/gu, ''))
    .filter(Boolean)
  return parts
    .filter((word, at) => !(word === 'no' && /^\d+$/.test(parts[at + 1] ?? '')))
    .map((word, at) =>
      at > 0 && at < parts.length - 1 && isAnd(word) ? 'and' : (shortWords.get(word) ?? word),
    )
}

const isThe = (word: string | undefined): boolean => word === 'the'

const formAtEnd = (words: readonly string[]) =>
  legalForms.find(([wording]) => ` ${words.join(' ')}`.endsWith(` ${wording}`))

/** 'Acme LLC Payroll' and 'Acme Operating Account' are Acme; 'Apex Payroll' is a firm's name. */
function withoutAccount(words: readonly string[]): readonly string[] {
  const bare = words.slice(0, words.findLastIndex((word) => !accountWords.has(word)) + 1)
  const isPhrase = words.length - bare.length > 1 && /^acc(?:oun)?t$/.test(words.at(-1) ?? '')
  return bare.length > 0 && (isPhrase || formAtEnd(bare)) ? bare : words
}

function read(name: string): ReadBusiness {
  const whole = wordsOf(name)
  let words: readonly string[] = withoutAccount(whole)
  const forms: string[] = []
  for (;;) {
    const last = words.at(-1)
    const end = formAtEnd(words)
    if (end) {
      words = words.slice(0, words.length - end[0].split(' ').length)
      forms.unshift(end[1])
    } else if (isThe(last)) words = words.slice(0, -1)
    else break
  }
  if (isThe(words[0])) words = words.slice(1)
  if (forms.length === 0 && words.length > 1) {
    const begin = legalForms.find(([wording, form]) => form.length > 2 && words[0] === wording)
    if (begin) return { words: words.slice(1), forms: [begin[1]] }
  }
  // A name of nothing but a form is that name.
  return words.length ? { words, forms } : { words: whole, forms: [] }
}

/** 'Ruiz Holdings LLC DBA Copper Kettle': whose name it is, and the names that it goes by. */
const namesIn = (name: string): string[] =>
  name
    .split(/\b(?:d\s*\/\s*b\s*\/\s*a|d\.b\.a\.?|dba|doing business as|t\/a|trading as|a\/k\/a|aka)\b/i)
    .filter((each) => /[\p{L}\p{N}]/u.test(each))

const figuresOf = (name: string): string =>
  plainParts(name.replaceAll(/(?<=\d),(?=\d{3})/g, ''))
    .join(' ')
    .match(/\d+/g)
    ?.join() ?? ''

/** 'SQ *FIG TREE NURS' names who was paid, often cut: it may be Fig Tree Nursery, and never is it for sure. */
export function compareBusinesses(one: string, other: string): Likeness {
  const [mine, theirs] = [one, other].map((name) => name.replace(processor, '')) as [string, string]
  const found = compareTraded(mine, theirs)
  if (found.sure === 'different') return found
  if (careOf(mine) !== careOf(theirs)) return { sure: 'unsure', why: 'part' }
  if ((mine === one) !== (theirs === other)) return { sure: 'unsure', why: 'trade-name' }
  if (found.sure !== 'same') return found
  const [a, b] = [placesOf(one), placesOf(other)]
  if (a && b && a !== b) return { sure: 'different', why: 'words' }
  return figuresOf(mine) === figuresOf(theirs) ? found : { sure: 'unsure', why: 'numbers' }
}

function compareTraded(one: string, other: string): Likeness {
  const [mine, theirs] = [namesIn(one), namesIn(other)]
  const first = compareWhole(mine[0] ?? one, theirs[0] ?? other)
  if (first.sure === 'same' || (mine.length < 2 && theirs.length < 2)) return first
  const any = mine.some((a) => theirs.some((b) => compareWhole(a, b).sure !== 'different'))
  return any ? { sure: 'unsure', why: 'trade-name' } : first
}

const joined = (words: readonly string[]): string => words.join('')
const without = (words: readonly string[], left: (word: string) => boolean) =>
  words.filter((word) => !left(word))

function compareWhole(one: string, other: string): Likeness {
  const [a, b] = [read(one), read(other)]
  if (joined(a.words) === joined(b.words)) {
    if (a.forms.join() === b.forms.join()) return { sure: 'same', why: 'spelling' }
    return { sure: 'unsure', why: a.forms.length && b.forms.length ? 'form-differs' : 'form-missing' }
  }
  const why = nearBy(a.words, b.words)
  return why ? { sure: 'unsure', why } : { sure: 'different', why: 'words' }
}

function nearBy(a: readonly string[], b: readonly string[]): Likeness['why'] | null {
  const as = (words: readonly string[], of: ReadonlyMap<string, string>) =>
    words.map((word) => of.get(word) ?? word)
  const naming = (words: readonly string[]) => without(words, (word) => looseWords.has(word) || isAnd(word))
  const [few, many] = [naming(a), naming(b)].sort((x, y) => x.length - y.length) as [string[], string[]]
  const all = joined(a) + joined(b)
  if (joined(few) === joined(many)) return 'particle'
  if (joined(as(a, numberWords)) === joined(as(b, numberWords))) return 'numbers'
  if (numeral(a) && numeral(b) && numeral(a) !== numeral(b)) return null
  if (few.length === many.length && isWithin(few, many)) return /\d/.test(joined(few)) ? null : 'order'
  if (few.length === many.length && isWithin(as(few, inEnglish), as(many, inEnglish))) return 'called-so'
  if (few.some((word) => word.length > 1) && isWithin(few, many)) return 'part'
  if (isNearInAll(a, b)) return 'slip'
  if (/\d/.test(all)) return null
  if (isHeardAlike(joined(a), joined(b))) return 'slip'
  return isCut(a, b) || isAbbreviated(a, b) ? 'cut' : null
}

/** 'Hale Pizza II' and 'Hale Pizza III' are two. */
const numeral = (words: readonly string[]): string =>
  /^(?:i{1,3}|iv|vi{0,3}|ix)$/.exec(words.at(-1) ?? '')?.[0] ?? ''

/** Letters that the short forms of a name have together, so that no short word is taken for the beginning of any other. */
const FEWEST_ABBREVIATED = 10

/** 'PRTLND DENT CARE': each word the same as the other's, its beginning, or its consonants. */
function isAbbreviated(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = joined(one).length < joined(other).length ? [one, other] : [other, one]
  if (short.length !== long.length || joined(short).length < FEWEST_ABBREVIATED) return false
  const shortened = short.filter((word, at) => word !== long[at])
  return (
    short.every((word, at) => word === long[at] || isShortFor(word, long[at]!)) &&
    (shortened.length > 1 || shortened.every((word) => word.length > 3))
  )
}

function isShortFor(short: string, long: string): boolean {
  if (short.length < 3 || short[0] !== long[0]) return false
  if (long.startsWith(short)) return true
  let at = 0
  for (const letter of long) if (short[at] === letter) at++
  return at === short.length && !/[aeiou]/.test(short.slice(1))
}
