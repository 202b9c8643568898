// What a person calls a kind of document.
import { en } from '#core/words/requested-documents/en.ts'
import { es } from '#core/words/requested-documents/es.ts'
import type { Translate } from '#ui/words.tsx'

export const documentWords = { en, es }

const known: Readonly<
  Record<string, 'photoId' | 'voidedCheck' | 'statements' | 'signingAuthority' | 'customerPaper'>
> = {
  'photo-id': 'photoId',
  'voided-check': 'voidedCheck',
  'bank-statement': 'statements',
  'signing-authority': 'signingAuthority',
  'customer-paper': 'customerPaper',
}

/** A name that staff gave stands as it is. */
export const documentLabel = (t: Translate<keyof typeof en>, kind: string): string => {
  const key = known[kind]
  return key ? t(key) : kind
}

/** What it is, where its name does not say it; null where it does. */
export const documentText = (t: Translate<keyof typeof en>, kind: string): string | null =>
  kind === 'signing-authority'
    ? t('signingAuthorityText')
    : kind === 'customer-paper'
      ? t('customerPaperText')
      : null
