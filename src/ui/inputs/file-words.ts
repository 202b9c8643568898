// The file input's words: both languages, for useWords.
export { en } from '#core/words/file-input/en.ts'
export { es } from '#core/words/file-input/es.ts'
