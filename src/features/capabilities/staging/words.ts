// The testers' menu's catalogues as one pair, for useWords.
export { en } from '#core/words/staging/en.ts'
export { es } from '#core/words/staging/es.ts'
