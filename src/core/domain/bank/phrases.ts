// Finds known phrases in a statement line: a table by the first three signs, tried where a word starts.
import { detectionTerms, type DetectionTerms } from '#core/codes/detection-terms.ts'
import { lenders } from '#core/codes/lenders.ts'

export type Category = keyof DetectionTerms
const categories = Object.keys(detectionTerms) as Category[]
/** One bit per category. */
export const bit = Object.fromEntries(categories.map((name, i) => [name, 1 << i])) as Readonly<
  Record<Category, number>
>

interface Phrase {
  /** In plain form. */
  readonly text: string
  /** Of the plain text. */
  readonly signs: Uint8Array
  readonly wholeWord: boolean
  readonly categoryBit: number
  /** Index in `lenders`, or -1. */
  readonly lender: number
}

export interface Phrases {
  /** Bits of the categories found. */
  readonly found: number
  /** Index in `lenders` of the longest lender phrase found, or -1. */
  readonly lender: number
}

/** Lower case, every run of other characters one space: the form in which phrases are written. */
export const plainText = (description: string): string =>
  description
    .toLowerCase()
    .replace(/[^a-z0-9\u00c0-\uffff]+/g, ' ')
    .trim()

// Place of a letter or digit among 38 signs, lower case; 0 = between words, the last one any letter that no phrase has.
const signs = 38
const foreign = '\x7f'
const sign = new Uint8Array(128)
for (let i = 0; i < 10; i++) sign[48 + i] = 1 + i
for (let i = 0; i < 26; i++) sign[97 + i] = sign[65 + i] = 11 + i
sign[foreign.charCodeAt(0)] = signs - 1

/** A hash of a word's letters (lower case, ASCII): two words may have the same. */
const hashOfWord = (word: string): number =>
  Array.from(word).reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 0)

/** The first three signs of a word; those after its end count as 0. */
const place = (first: number, second: number, third: number): number =>
  (first * signs + second) * signs + (second === 0 ? 0 : third)

/** Phrases by their first three signs; 0 in `listAt` = none begins so. */
function buildTable(): { readonly listAt: Uint16Array; readonly lists: readonly (readonly Phrase[])[] } {
  const listAt = new Uint16Array(signs ** 3)
  const lists: Phrase[][] = [[]]
  const add = (source: string, categoryBit: number, lender: number, shortest: number): void => {
    const text = plainText(source)
    const phrase = {
      text,
      signs: Uint8Array.from(text, (letter) => sign[letter.charCodeAt(0)] as number),
      wholeWord: text.length <= shortest,
      categoryBit,
      lender,
    }
    const [first = 0, second = 0, third = 0] = phrase.signs
    const at = place(first, second, third)
    if (listAt[at] === 0) listAt[at] = lists.push([]) - 1
    lists[listAt[at] as number]?.push(phrase)
  }
  for (const name of categories) for (const phrase of detectionTerms[name]) add(phrase, bit[name], -1, 3)
  lenders.forEach((lender, i) => lender.patterns.forEach((phrase) => add(phrase, 0, i, 5)))
  return { listAt, lists }
}
const { listAt, lists } = buildTable()

/** Where a phrase goes on from one word to the next: a hash of the one with the first sign of the other; and which low bits they have. */
const joints = new Set<number>()
const jointBits = new Uint8Array(1 << 14)
const jointOf = (hash: number, next: number): number => (Math.imul(hash, 31) + next) | 0
/** By its sign, whether any phrase begins so. */
const begins = new Uint8Array(signs)
for (const { text, signs: written } of lists.flat()) {
  begins[written[0] as number] = 1
  const words = text.split(' ')
  words.slice(1).forEach((next, at) => {
    const joint = jointOf(hashOfWord(words[at] as string), next.charCodeAt(0))
    joints.add(joint)
    jointBits[joint & (jointBits.length - 1)] = 1
  })
}

/**
 * Whether a phrase may go on from a word (its hash) to one of a certain first sign (its code, lower case): then it matters whether
 * a reference stands between them. 'May' where hashes collide; never 'not' where it does.
 */
export function mayGoOn(hash: number, next: number): boolean {
  const joint = jointOf(hash, next)
  // The bits first: nearly every word of every line is asked about.
  return jointBits[joint & (jointBits.length - 1)] === 1 && joints.has(joint)
}

/** Whether a phrase stands at `at`: a space of it is all that lies between two words. */
function standsAt(phrase: Phrase, text: string, at: number): boolean {
  let i = at
  for (const wanted of phrase.signs) {
    if (wanted === 0) {
      if (sign[text.charCodeAt(i)] !== 0) return false
      while (sign[text.charCodeAt(i)] === 0) i++
    } else if (sign[text.charCodeAt(i++)] !== wanted) return false
  }
  return !phrase.wholeWord || i >= text.length || sign[text.charCodeAt(i)] === 0
}

const signAt = (text: string, at: number): number =>
  at < text.length ? (sign[text.charCodeAt(at) & 127] as number) : 0

/** Whether any phrase stands where a word of a text of known signs begins. */
export function startsPhrase(text: string, at: number): boolean {
  const first = signAt(text, at)
  // Most references begin with a digit, and hardly any phrase does.
  if (begins[first] === 0) return false
  const list = listAt[place(first, signAt(text, at + 1), signAt(text, at + 2))] as number
  return list !== 0 && (lists[list] as readonly Phrase[]).some((phrase) => standsAt(phrase, text, at))
}

const known = /^[\0-\x7e]*$/
const unknown = /[^\0-\x7e]/g

/** The phrases of a text of known signs; words begin at some of the first `count` places of `starts`, and nowhere else. */
function phrasesAt(text: string, starts: Int32Array, count: number): Phrases {
  let found = 0
  let lender = -1
  let lenderLength = 0
  for (let i = 0; i < count; i++) {
    const at = starts[i] as number
    const first = signAt(text, at)
    if (first === 0) continue
    const list = listAt[place(first, signAt(text, at + 1), signAt(text, at + 2))] as number
    if (list === 0) continue
    for (const phrase of lists[list] as readonly Phrase[]) {
      if (!standsAt(phrase, text, at)) continue
      found |= phrase.categoryBit
      if (phrase.lender >= 0 && phrase.signs.length > lenderLength) {
        lender = phrase.lender
        lenderLength = phrase.signs.length
      }
    }
  }
  return { found, lender }
}

/**
 * What a description holds. `starts`: the places after each of its characters between words, and 0, as far as the caller knows them
 * (`count`). It is read as it stands, without a plain copy: this runs for every line whose words come once.
 */
export function findPhrases(description: string, starts?: Int32Array, count = 0): Phrases {
  if (starts && count <= starts.length && known.test(description))
    return phrasesAt(description, starts, count)
  const text = plainText(description).replace(unknown, foreign)
  const own = [0, ...[...text.matchAll(/ /g)].map(({ index }) => index + 1)]
  return phrasesAt(text, Int32Array.from(own), own.length)
}
