// Why a bank, and how: for a business without a connected one.
import { useState } from 'react'
import { BankClaims, BankConsent, BankExplained } from '#features/capabilities/bank-link/intro-step.tsx'
import { tellOutcome } from '#features/capabilities/bank-link/link-calls.ts'
import { pressToLink } from '#features/capabilities/bank-link/link-press.ts'
import * as bankWords from '#features/capabilities/bank-link/words.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { useWords } from '#ui/words.tsx'
import type { ScreenProps } from './screen-props.ts'
import * as words from './words.ts'

export function BankAd({ leadId, brand, next, to, back }: ScreenProps) {
  const t = useWords(words)
  const tb = useWords(bankWords)
  const [leaving, setLeaving] = useState(false)
  const connect = () => {
    pressToLink()
    next()
  }
  // To the end, whatever becomes of the call: 'no bank' is where the application stands in any case.
  const notNow = async () => {
    setLeaving(true)
    await tellOutcome(leadId, 'skipped')
    to('finish')
  }
  return (
    <>
      <StepTitle>{t('adTitle')}</StepTitle>
      <p className="lede">{t('adLede')}</p>
      <div className="step-body intro">
        <p>
          <b>{tb('businessOnly')}</b>
        </p>
        <BankConsent name={brand.name} />
        <div className="actions">
          <Button onClick={connect}>{t('toBank')}</Button>
          {back && (
            <Button look="quiet" onClick={back}>
              {tb('back')}
            </Button>
          )}
        </div>
        <BankClaims brand={brand} />
        <div className="actions">
          <Button look="line" onClick={() => to('statements')}>
            {t('uploadInstead')}
          </Button>
          <Button look="quiet" busy={leaving && t('working')} onClick={() => void notNow()}>
            {t('notNow')}
          </Button>
          <span className="small muted">{t('notNowText')}</span>
        </div>
        <BankExplained />
      </div>
    </>
  )
}
