// The catalogues of these screens as one pair, for useWords.
export { en } from '#core/words/offers/en.ts'
export { es } from '#core/words/offers/es.ts'
