// The secret input's words: both languages, for useWords.
export { en } from '#core/words/secret-input/en.ts'
export { es } from '#core/words/secret-input/es.ts'
