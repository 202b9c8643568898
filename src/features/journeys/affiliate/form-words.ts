// The words of the sign-up's form as one pair, for useWords.
export { en } from '#core/words/affiliate-form/en.ts'
export { es } from '#core/words/affiliate-form/es.ts'
