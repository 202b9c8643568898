// What a search of a staff list asks for, from what was typed: words without signs, and the ways in which the same may be written. Pure.
import { plainLetters } from './plain-letters.ts'

/** Contacts copied from a telephone, and emoji, bring marks along that nobody sees. */
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]+/g
/** What stands between, around and after words. '@', '%', '_' and '+' are of the word: they tell an address from a name. */
const signs =
  /[\u0021-\u0024\u0026-\u002a\u002c-\u002f\u003a-\u003f\u005b-\u005e\u0060\u007b-\u007e\u00a1-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u02b9-\u02df\u037a\u0384\u0385\u1fbd\u1fbf-\u1fc1\u1fcd-\u1fcf\u1fdd-\u1fdf\u1fed-\u1fef\u1ffd\u1ffe\u2010-\u2027\u2030-\u205e\u2120\u2122\u2190-\u245f\u2500-\u2bff\u3001-\u3003\u3008-\u301f\u309b\u309c\u30fb\u{1f000}-\u{1faff}]+/gu
const wordSigns = /[@%_+]+/g

interface SearchedWord {
  /** In plain letters, joined over its signs: 'O’Brien-Núñez' is 'obriennunez'. */
  readonly whole: string
  /** Between its signs, figures apart from letters: 'ana@hp.com' is 'ana', 'hp', 'com', 'A1' is 'a', '1'. */
  readonly parts: readonly string[]
}

/** A word between spaces as `plain_words_2` keeps it; null for signs alone. */
export function searchedWord(word: string): SearchedWord | null {
  // Twice: some signs are, to Unicode, a space with an accent, and others become signs.
  const letters = plainLetters(word.replace(unseen, '').replace(signs, ' '))
  // The last letter of a Greek word is another one within.
  const plain = letters.replace(signs, ' ').replaceAll('ς', 'σ')
  const whole = plain.replace(/\s+/g, '')
  if (whole.replace(wordSigns, '') === '') return null
  const apart = plain.replace(wordSigns, ' ').replace(/\d(?=[^\d\s])|[^\d\s](?=\d)/g, '$& ')
  return { whole, parts: apart.split(/\s+/).filter(Boolean) }
}

/** What one place of a search asks for: any of these ways to write it, with all of its words. */
export type Asked = readonly (readonly string[])[]

const MOST_WORDS = 8
/** Between the words of a name, in either language: one is written for the other. */
const joining: ReadonlySet<string> = new Set(['and', 'y', 'e'])

/** Of what is copied from a page or a mail: the host alone. */
const withoutScheme = (text: string): string =>
  text
    .replace(/\bhttps?:\/\/([^\s/?#]*)\S*/gi, '$1')
    .replace(/\b(?:mailto|tel|sms|callto):/gi, '')
    .replace(/(^|[^\p{L}\d.])www\./giu, '$1')

/** A telephone number's extension is kept nowhere. */
const extension = /^(\D*(?:\d\D*){7,}?)\b(?:ext(?:ension)?[.=]?|x)\s*\d{1,6}$/i

/** Of seven figures or more it is a telephone number, which is kept without the 1 of the country. */
const TELEPHONE = 7
const withoutCountry = (figures: string): string => figures.replace(/^1(?=\d{10}$)/, '')

const isFigures = (word: string): boolean => /^\d+$/.test(word)
const isShort = (word: string): boolean => /^[a-z\d]{1,2}$/.test(word)
/** 'a 1', '24 7', '555 0101': one word, to some. */
const mayJoin = (one: string, next: string): boolean =>
  (isShort(one) && isShort(next)) || (isFigures(one) && isFigures(next))

/** What is asked for in each place; none for a text of signs alone. */
export function askedWords(text: string): Asked[] {
  const typed = withoutScheme(text.replace(unseen, '').trim()).replace(extension, '$1')
  const words = typed.split(/\s+/).flatMap((word) => {
    const read = searchedWord(word.replace(/^\(?\+(?=\d)/, ''))
    return read ? [{ ...read, word }] : []
  })
  const naming = words.filter(({ whole }) => !joining.has(whole))
  const asked: Asked[] = []
  const places = (naming.length ? naming : words).slice(0, MOST_WORDS)
  for (let at = 0; at < places.length;) {
    let end = at + 1
    while (end < places.length && mayJoin(places[end - 1]!.whole, places[end]!.whole)) end++
    const run = places.slice(at, end).map(({ whole }) => whole)
    const joined = withoutCountry(run.join(''))
    const isTelephone = isFigures(joined) && joined.length >= TELEPHONE
    if (run.length === 1) asked.push(waysOf(places[at]!))
    else asked.push(isTelephone ? [[joined]] : [[joined], run])
    at = end
  }
  return asked
}

/**
 * A word with signs within is asked for joined, or in its parts, so that 'smith-jones' finds 'Jones Smith': those that tell something, and
 * how it begins. One of short parts only ('P.L.L.C.', 'a/k/a'), one with figures, an address and a mailbox's name ('j_park') are asked for as a whole.
 */
function waysOf({ whole, parts, word }: SearchedWord & { readonly word: string }): Asked {
  const isAddress = word.includes('.') && parts.at(-1)!.length <= 3
  if (parts.length < 2 || isAddress || /[\d@_]/.test(whole)) return [[withoutCountry(whole)]]
  const telling = parts.filter((part, at) => at === 0 || part.length > 2)
  return telling.some((part) => part.length > 2) ? [[whole], telling] : [[whole]]
}
