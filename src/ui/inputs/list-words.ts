// The list search's words: both languages, for useWords.
export { en } from '#core/words/list-search/en.ts'
export { es } from '#core/words/list-search/es.ts'
