// The address field's words: both languages, for useWords.
export { en } from '#core/words/address-input/en.ts'
export { es } from '#core/words/address-input/es.ts'
