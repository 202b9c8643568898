// The alert of an amount outside the model's constraints, as the screen and the server say it.
import type { Cents } from '#core/ground/money.ts'
import { fill, pick, type Language } from '../words.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** Specification 3, section 5, to the letter in English; both in cents, said in whole dollars. Where a term bears nothing at all that is said. */
export function constraintText(minimum: Cents, maximum: Cents, term: number, language: Language): string {
  const words = pick({ en, es }, language)
  return maximum > 0
    ? fill(words.constraint, { min: Math.ceil(minimum / 100), max: Math.floor(maximum / 100) })
    : fill(words.noOfferOverTerm, { term })
}
