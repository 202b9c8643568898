// The catalogues of parts that a first page does not show as one pair, for useWords.
export { en } from '#core/words/kit/en.ts'
export { es } from '#core/words/kit/es.ts'
