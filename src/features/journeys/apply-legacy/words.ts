// The words of the second wizard, both languages.
export { en } from '#core/words/apply-legacy/en.ts'
export { es } from '#core/words/apply-legacy/es.ts'
