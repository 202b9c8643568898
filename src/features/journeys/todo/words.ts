// This journey's catalogues as one pair, for useWords.
export { en } from '#core/words/todo/en.ts'
export { es } from '#core/words/todo/es.ts'
