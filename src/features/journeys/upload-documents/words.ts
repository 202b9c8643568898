// This journey's catalogues as one pair, for useWords.
export { en } from '#core/words/upload-documents/en.ts'
export { es } from '#core/words/upload-documents/es.ts'
