// The frame's catalogues as one pair, for useWords.
export { en } from '#core/words/frame/en.ts'
export { es } from '#core/words/frame/es.ts'
