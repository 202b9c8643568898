// The catalogues of the prefill match as one pair, for useWords.
export { en } from '#core/words/prefill-match/en.ts'
export { es } from '#core/words/prefill-match/es.ts'
