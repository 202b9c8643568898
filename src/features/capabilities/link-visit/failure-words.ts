// What a link says that could not be opened, as one pair, for useWords.
export { en } from '#core/words/link-failure/en.ts'
export { es } from '#core/words/link-failure/es.ts'
