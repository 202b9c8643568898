// The catalogues of the questions about deposits as one pair, for useWords.
export { en } from '#core/words/deposit-questions/en.ts'
export { es } from '#core/words/deposit-questions/es.ts'
