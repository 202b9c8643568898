// The catalogues of 'Apply again' as one pair, for useWords.
export { en } from '#core/words/apply-again/en.ts'
export { es } from '#core/words/apply-again/es.ts'
