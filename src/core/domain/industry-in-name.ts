// The trade that the name of a business tells, where a word of it is the name of one industry. Pure.
import { plainLetters } from '#core/ground/plain-letters.ts'
import type { Language } from '#core/words/words.ts'
import { findIndustries, type FoundIndustry } from './find-industry.ts'

/** Shorter words are places and people more often than trades. */
const SHORTEST_WORD = 5

const sameWord = (one: string, other: string): boolean => plainLetters(one) === plainLetters(other)

/** The one industry that a whole word of the name is the name of; null where there is none, or more than one. */
export function industryInName(name: string, language: Language): FoundIndustry | null {
  const words = name.split(/[^\p{L}]+/u).filter((word) => word.length >= SHORTEST_WORD)
  const found = words.flatMap((word) =>
    findIndustries(word, language).filter(
      ({ text, industry, general }) => sameWord(text, word) || sameWord(industry || general, word),
    ),
  )
  const [one, ...others] = found
  return one && others.every((other) => other.general === one.general && other.industry === one.industry)
    ? one
    : null
}
