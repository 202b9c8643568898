// This journey's catalogues as one pair, for useWords.
export { en } from '#core/words/confirm-address/en.ts'
export { es } from '#core/words/confirm-address/es.ts'
