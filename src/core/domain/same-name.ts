// Whether two names are one's: the one answer for holders, stated against seen, prefill, registers, signatures and doubles (ADR 124). Pure.
import { plainParts } from '#core/ground/plain-letters.ts'
import type { Likeness } from './likeness.ts'
import { compareBusinesses } from './same-business.ts'
import { comparePersons } from './same-person.ts'

/** How sure it is that two names are one's. A business's are compared by its words and its legal form, a person's by given name, family name and what stands between. */
export function compareNames(one: string, other: string, of: 'person' | 'business'): Likeness {
  if (![one, other].every((name) => /[\p{L}\p{N}]/u.test(name))) return { sure: 'different', why: 'no-name' }
  const [mine, theirs] = [one, other].map((name) => plainParts(name).flat().join('')) as [string, string]
  // Figures may be other ones with the same signs: 'Unit 5-12' and 'Unit 51-2'.
  if (of === 'business' && mine === theirs && !/\d/.test(mine)) return { sure: 'same', why: 'spelling' }
  const compare = of === 'business' ? compareBusinesses : comparePersons
  const found = compare(one, other)
  if (found.sure !== 'different') return found
  if (isOtherScript(one, other)) return { sure: 'unsure', why: 'script' }
  const [a, b] = [inTwoLetters(one), inTwoLetters(other)]
  const spelledSo = (a !== one || b !== other) && compare(a, b).sure !== 'different'
  return spelledSo ? { sure: 'unsure', why: 'letters' } : found
}

const twoLetters: Readonly<Record<string, string>> = { ä: 'ae', å: 'aa', ö: 'oe', ø: 'oe', ü: 'ue' }

/**
 * 'Soeren' of Søren: as machine-readable papers write these letters (ICAO Doc 9303, part 3, section 6), and who has no key for them. Never
 * sure by itself: 'Soren' is as usual for ø, and 'aa', 'oe' are two letters in other names.
 */
const inTwoLetters = (name: string): string =>
  name.normalize('NFC').replace(/[äåöøü]/gi, (letter) => twoLetters[letter.toLowerCase()]!)

const scripts = (
  'Latin Cyrillic Greek Hebrew Arabic Han Hangul Hiragana Katakana Devanagari Bengali Tamil Telugu Thai Armenian Georgian ' +
  'Ethiopic Khmer Myanmar Cherokee'
)
  .split(' ')
  .map((script) => new RegExp(`\\p{Script=${script}}`, 'u'))

/** All of one in scripts that the other has no letter of: how a name sounds in another script, nobody can tell from its letters. */
function isOtherScript(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => scripts.filter((script) => script.test(text)))
  return a!.length > 0 && b!.length > 0 && !a!.some((script) => b!.includes(script))
}
