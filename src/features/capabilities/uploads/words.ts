// The catalogues of these screens as one pair, for useWords.
export { en } from '#core/words/uploads/en.ts'
export { es } from '#core/words/uploads/es.ts'
