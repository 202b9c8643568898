// What every link says, as one pair, for useWords.
export { en } from '#core/words/link-visit/en.ts'
export { es } from '#core/words/link-visit/es.ts'
