// The catalogues of the links to the bank as one pair, for useWords.
export { en } from '#core/words/bank-visit/en.ts'
export { es } from '#core/words/bank-visit/es.ts'
