// How this journey ends, as one pair, for useWords.
export { en } from '#core/words/incomplete-finish/en.ts'
export { es } from '#core/words/incomplete-finish/es.ts'
