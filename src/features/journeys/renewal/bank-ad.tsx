// Why a bank, and how: for a business without a connected one.
import { BankIntro } from '#features/capabilities/bank-link/intro-step.tsx'
import { useWords } from '#ui/words.tsx'
import type { ScreenProps } from './screen-props.ts'
import * as words from './words.ts'

export function BankAd({ leadId, brand, next, to, back }: ScreenProps) {
  const t = useWords(words)
  return (
    <BankIntro
      {...{ leadId, brand, next, back }}
      t={t}
      title={t('adTitle')}
      lede={t('adLede')}
      working={t('working')}
      onUpload={() => to('statements')}
      onNotNow={() => to('finish')}
    />
  )
}
