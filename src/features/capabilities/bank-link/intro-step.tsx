// Before the bank is linked: what is asked for, why, who sees it, what is agreed to, and the ways to go on without it.
import { useState } from 'react'
import { consentWording } from '#core/domain/consents.ts'
import { fill } from '#core/words/words.ts'
import { StepTitle, useFlowHistory } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { NumberedSteps } from '#ui/frame/side-panel.tsx'
import { stored } from '#ui/stored-items.ts'
import type { StepScreenProps } from '#ui/step-screen.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import { tellOutcome } from './link-calls.ts'
import { pressToLink } from './link-press.ts'
import { STATEMENTS_PART } from './link-step.tsx'
import * as words from './words.ts'
import '#ui/screens.css'
import './bank-link.css'

/** Promises that only the operator can vouch for (spec 222). */
const claimNames = ['bankFaster', 'bankLarger', 'bankImmediate'] as const

export function BankIntroStep({ step, leadId, brand, next, to, back }: StepScreenProps) {
  const t = useWords(words)
  const { go } = useFlowHistory()
  const [leaving, setLeaving] = useState(false)
  const connect = () => {
    pressToLink()
    next()
  }
  const uploadInstead = () => {
    next()
    go(step.page + 1, { part: STATEMENTS_PART, replace: true })
  }
  // Past the bank to the result, whatever becomes of the call: the server takes 'not now' as the start in any case.
  const notNow = async () => {
    setLeaving(true)
    await tellOutcome(leadId, 'skipped')
    to('result')
  }
  return (
    <>
      <StepTitle>{t('introTitle')}</StepTitle>
      <p className="lede">{t('introPromise')}</p>
      <div className="step-body intro">
        <Selected />
        <p>
          <b>{t('businessOnly')}</b>
        </p>
        <BankConsent name={brand.name} />
        <div className="actions">
          <Button onClick={connect}>{t('toBank')}</Button>
          {back && (
            <Button look="quiet" onClick={back}>
              {t('back')}
            </Button>
          )}
        </div>
        <BankClaims brand={brand} />
        <div className="actions">
          <Button look="line" onClick={uploadInstead}>
            {t('uploadInstead')}
          </Button>
          <Button look="quiet" busy={leaving && t('notNow')} onClick={() => void notNow()}>
            {t('notNow')}
          </Button>
          <span className="small muted">{t('notNowText')}</span>
        </div>
        <BankExplained />
      </div>
    </>
  )
}

/** How it goes, and who sees it. */
export function BankExplained() {
  const t = useWords(words)
  return (
    <>
      <section>
        <h2>{t('howTitle')}</h2>
        <NumberedSteps
          steps={[
            { title: t('howChoose'), text: t('howChooseText') },
            { title: t('howLogin'), text: t('howLoginText') },
            { title: t('howAccounts'), text: t('howAccountsText') },
          ]}
        />
      </section>
      <p className="small muted">
        <b>{t('whoTitle')}</b> {t('whoText')}
      </p>
    </>
  )
}

/** The amount that was chosen among the estimates. */
function Selected() {
  const t = useWords(words)
  const [amount] = useState(() => stored.get('pre-offer-selected'))
  return amount ? (
    <div className="chosen-amount">
      <b className="num">{t('selected', { amount: `$${amount}` })}</b>
      <p className="small muted">{t('selectedText')}</p>
    </div>
  ) : null
}

/** What the brand promises, unless an amount was chosen already. */
export function BankClaims({ brand }: Pick<StepScreenProps, 'brand'>) {
  const t = useWords(words)
  const language = useLanguage()
  const claims = claimNames.flatMap((name) => brand.claims?.[name]?.[language] ?? [])
  return claims.length > 0 && !stored.get('pre-offer-selected') ? (
    <ul className="claims" aria-label={t('advantages')}>
      {claims.map((claim) => (
        <li key={claim}>{claim}</li>
      ))}
    </ul>
  ) : null
}

/** The wording that is stored with the consent when the link is opened (spec 228); what is read stands first, the rest unfolds. */
export function BankConsent({ name }: { name: string }) {
  const t = useWords(words)
  const { title, text } = consentWording('bank-data', useLanguage())
  const [first, ...rest] = fill(text, { brand: name }).split('\n\n')
  return (
    <section className="consent-line" aria-label={title}>
      <p>
        {t('consentBy')} {first}
      </p>
      <details>
        <summary>{t('consentRest')}</summary>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
    </section>
  )
}
