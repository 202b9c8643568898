// The words of a locked file's password: both languages, for useWords.
export { en } from '#core/words/file-password/en.ts'
export { es } from '#core/words/file-password/es.ts'
