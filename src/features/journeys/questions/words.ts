// This journey's catalogues as one pair, for useWords: all that it says is said by the questions.
export { en } from '#core/words/deposit-questions/en.ts'
export { es } from '#core/words/deposit-questions/es.ts'
