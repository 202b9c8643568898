// This journey's catalogues as one pair, for useWords.
export { en } from '#core/words/bank-verification/en.ts'
export { es } from '#core/words/bank-verification/es.ts'
