// This journey's catalogues as one pair, for useWords.
export { en } from '#core/words/offer/en.ts'
export { es } from '#core/words/offer/es.ts'
