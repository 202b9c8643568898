// Finds an industry by a few letters, over both lists at once: what is chosen names the general industry and, where there is one, the industry.
import type { Language } from '#core/words/words.ts'
import { generalIndustries } from '#core/codes/industries.ts'
import { subIndustriesOf } from '#core/codes/sub-industries.ts'
import { plainLetters } from '#core/ground/plain-letters.ts'

export interface FoundIndustry {
  /** Wire texts; `industry` is '' where the general one has no second list. */
  readonly general: string
  readonly industry: string
  readonly text: string
  /** The general industry of an industry; '' for a general one. */
  readonly beside: string
}

const MOST_SHOWN = 8

const allIn = (language: Language): FoundIndustry[] =>
  generalIndustries.flatMap((general) => {
    const below = subIndustriesOf(general.value)
    return below.length
      ? below.map((each) => ({
          general: general.value,
          industry: each.value,
          text: each[language],
          beside: general[language],
        }))
      : [{ general: general.value, industry: '', text: general[language], beside: '' }]
  })

const plain = (text: string): string => plainLetters(text).trim()

/** The chosen one as it is called; null while none is chosen, or only half of one. */
export const industryNamed = (general: string, industry: string, language: Language): FoundIndustry | null =>
  allIn(language).find((each) => each.general === general && each.industry === industry) ?? null

/**
 * At most eight, best first: its name is the text, begins with it, a word of it does, its general industry's does. Accents and capitals do not
 * matter.
 */
export function findIndustries(text: string, language: Language): FoundIndustry[] {
  const wanted = plain(text)
  if (wanted === '') return []
  const begins = (name: string) => ` ${plain(name)}`.includes(` ${wanted}`)
  // The wire texts are the English names, which owners of any language know from their tax papers.
  const rank = ({ text: name, beside, general, industry }: FoundIndustry): number => {
    const names = [name, industry || general]
    if (names.some((each) => plain(each) === wanted)) return -1
    if (names.some((each) => plain(each).startsWith(wanted))) return 0
    if (names.some(begins)) return 1
    return begins(beside) ? 2 : 3
  }
  return allIn(language)
    .map((each) => ({ each, rank: rank(each) }))
    .filter((found) => found.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_SHOWN)
    .map(({ each }) => each)
}
