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
  const found = of === 'business' ? compareBusinesses(one, other) : comparePersons(one, other)
  return found.sure === 'different' && isOtherScript(one, other) ? { sure: 'unsure', why: 'script' } : found
}

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
