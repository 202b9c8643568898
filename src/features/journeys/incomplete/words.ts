// This journey's catalogues as one pair, for useWords.
export { en } from '#core/words/incomplete/en.ts'
export { es } from '#core/words/incomplete/es.ts'
