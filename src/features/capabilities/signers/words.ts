// This capability's catalogues as one pair, for useWords.
export { en } from '#core/words/signers/en.ts'
export { es } from '#core/words/signers/es.ts'
