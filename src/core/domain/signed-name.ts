// Whether a typed signature is the signer's name: written otherwise is the same, in part is a variant that they confirm, another one is refused. Pure.
import { generations, particles, titles } from '#core/codes/name-words.ts'
import { plainParts } from '#core/ground/plain-letters.ts'
import type { LikenessReason } from './likeness.ts'
import { compareNames } from './same-name.ts'

/** Of a name that is not sure: what a signer may do with their own. */
const ownWay: ReadonlySet<LikenessReason> = new Set(['middle-name', 'particle', 'order', 'generation'])

/** The words that name somebody. */
const namingWords = (name: string): string[] =>
  plainParts(name)
    .flat()
    .filter(
      (word) => [...word].length > 1 && !particles.has(word) && !titles.has(word) && !generations.has(word),
    )

/**
 * 'same': accents, case, order, titles and middle names aside it is the name. 'variant': it has a word of the name, or is written in
 * another script or with two letters for one ('Soeren'). 'other': it is somebody else's, or no name.
 */
export function compareSignature(typed: string, name: string): 'same' | 'variant' | 'other' {
  const { sure, why } = compareNames(typed, name, 'person')
  if (sure === 'same' || ownWay.has(why)) return sure === 'different' ? 'variant' : 'same'
  const wanted = namingWords(name)
  return why === 'script' || why === 'letters' || namingWords(typed).some((word) => wanted.includes(word))
    ? 'variant'
    : 'other'
}
