// The words of the shared file in both languages, and the word for a code.
import { en } from '#core/words/shared-file/en.ts'
import { es } from '#core/words/shared-file/es.ts'
import { useWords, type Translate } from '#ui/words.tsx'

type FileWord = keyof typeof en
export type FileWords = Translate<FileWord>

const words = { en, es }
export const useFileWords = (): FileWords => useWords(words)

/** The word for a code ('use.own'); one without a word of its own is shown as it is. */
export const fileCode = (t: FileWords, area: string, code: string, values: Record<string, string> = {}) =>
  Object.hasOwn(en, `${area}.${code}`) ? t(`${area}.${code}` as FileWord, values) : code.replaceAll('-', ' ')
