// The portal's catalogues as one pair, for useWords.
export { en } from '#core/words/portal/en.ts'
export { es } from '#core/words/portal/es.ts'
