// The read-only note's words: both languages, for useWords.
export { en } from '#core/words/read-only/en.ts'
export { es } from '#core/words/read-only/es.ts'
