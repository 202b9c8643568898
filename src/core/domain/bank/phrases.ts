// Finds known phrases in a statement line: a table by the first two letters, tried where a word starts.
import { detectionTerms, type DetectionTerms } from '#core/codes/detection-terms.ts'
import { lenders } from '#core/codes/lenders.ts'

export type Category = keyof DetectionTerms
const categories = Object.keys(detectionTerms) as Category[]
/** One bit per category. */
export const bit = Object.fromEntries(categories.map((name, i) => [name, 1 << i])) as Readonly<
  Record<Category, number>
>

interface Phrase {
  readonly text: string
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

const slot = (text: string, at: number): number =>
  (text.charCodeAt(at) & 127) * 128 + (text.charCodeAt(at + 1) & 127)

function buildTable(): readonly (readonly Phrase[] | null)[] {
  const table = Array.from({ length: 128 * 128 }, (): Phrase[] | null => null)
  const add = (source: string, categoryBit: number, lender: number, shortest: number): void => {
    const text = plainText(source)
    const phrase = { text, wholeWord: text.length <= shortest, categoryBit, lender }
    const at = slot(text, 0)
    const list = table[at]
    if (list) list.push(phrase)
    else table[at] = [phrase]
  }
  for (const name of categories) for (const phrase of detectionTerms[name]) add(phrase, bit[name], -1, 3)
  lenders.forEach((lender, i) => lender.patterns.forEach((phrase) => add(phrase, 0, i, 5)))
  return table
}
const table = buildTable()
const none: readonly Phrase[] = []

/** What a plain text (see `plainText`) holds. */
export function findPhrases(text: string): Phrases {
  let found = 0
  let lender = -1
  let lenderLength = 0
  for (let at = 0; at < text.length;) {
    const phrases = table[slot(text, at)] ?? none
    for (let i = 0; i < phrases.length; i++) {
      const phrase = phrases[i] as Phrase
      if (!text.startsWith(phrase.text, at)) continue
      const end = at + phrase.text.length
      if (phrase.wholeWord && end < text.length && text[end] !== ' ') continue
      found |= phrase.categoryBit
      if (phrase.lender >= 0 && phrase.text.length > lenderLength) {
        lender = phrase.lender
        lenderLength = phrase.text.length
      }
    }
    const space = text.indexOf(' ', at)
    if (space < 0) break
    at = space + 1
  }
  return { found, lender }
}
