// The words of the document generator.
import { en } from '#core/words/doc-generator/en.ts'
import { es } from '#core/words/doc-generator/es.ts'
import { useWords } from '#ui/words.tsx'

export const useGeneratorWords = () => useWords({ en, es })
