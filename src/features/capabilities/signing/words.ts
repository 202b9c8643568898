// The words of signing as one pair, for useWords.
export { en } from '#core/words/sign/en.ts'
export { es } from '#core/words/sign/es.ts'
