// This journey's catalogues as one pair, for useWords.
export { en } from '#core/words/renewal/en.ts'
export { es } from '#core/words/renewal/es.ts'
