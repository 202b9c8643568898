// The catalogues of the bank screens as one pair, for useWords.
export { en } from '#core/words/bank-link/en.ts'
export { es } from '#core/words/bank-link/es.ts'
