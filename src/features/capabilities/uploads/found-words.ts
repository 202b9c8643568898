// The catalogues of what was found in statements as one pair, for useWords.
export { en } from '#core/words/statements-found/en.ts'
export { es } from '#core/words/statements-found/es.ts'
