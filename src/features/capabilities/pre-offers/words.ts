// The catalogues of these screens as one pair, for useWords.
export { en } from '#core/words/pre-offers/en.ts'
export { es } from '#core/words/pre-offers/es.ts'
