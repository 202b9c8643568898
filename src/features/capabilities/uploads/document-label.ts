// What a person calls a kind of document.
import { en } from '#core/words/requested-documents/en.ts'
import { es } from '#core/words/requested-documents/es.ts'
import type { Translate } from '#ui/words.tsx'

export const documentWords = { en, es }

const known: Readonly<Record<string, 'photoId' | 'voidedCheck' | 'statements'>> = {
  'photo-id': 'photoId',
  'voided-check': 'voidedCheck',
  'bank-statement': 'statements',
}

/** A name that staff gave stands as it is. */
export const documentLabel = (t: Translate<keyof typeof en>, kind: string): string => {
  const key = known[kind]
  return key ? t(key) : kind
}
