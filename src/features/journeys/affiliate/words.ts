// The words of the affiliate's pages as one pair, for useWords.
export { en } from '#core/words/affiliate/en.ts'
export { es } from '#core/words/affiliate/es.ts'
