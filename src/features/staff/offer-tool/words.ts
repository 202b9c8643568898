// The tool's catalogues as one pair, for useWords.
import { useWords, type Translate } from '#ui/words.tsx'
import { en } from '#core/words/offer-tool/en.ts'
import { es } from '#core/words/offer-tool/es.ts'

export type ToolWord = keyof typeof en
export type ToolWords = Translate<ToolWord>

const words = { en, es }
export const useToolWords = (): ToolWords => useWords(words)
