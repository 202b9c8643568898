// Before the bank is linked: what is asked for, why, who sees it, what is agreed to, and the ways to go on without it.
import { useState, type ReactNode } from 'react'
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
  return (
    <BankIntro
      {...{ leadId, brand, next, back }}
      t={t}
      title={t('introTitle')}
      lede={t('introPromise')}
      working={t('notNow')}
      onUpload={() => {
        next()
        go(step.page + 1, { part: STATEMENTS_PART, replace: true })
      }}
      onNotNow={() => to('result')}
    >
      <Selected />
    </BankIntro>
  )
}

interface BankIntroProps extends Pick<StepScreenProps, 'leadId' | 'brand' | 'next' | 'back'> {
  /** The words of whose page it is. */
  readonly t: (key: 'toBank' | 'uploadInstead' | 'notNow' | 'notNowText') => string
  readonly title: string
  readonly lede: string
  /** Said while 'not now' is on its way. */
  readonly working: string
  readonly onUpload: () => void
  readonly onNotNow: () => void
  readonly children?: ReactNode
}

export function BankIntro({ leadId, brand, next, back, ...own }: BankIntroProps) {
  const t = useWords(words)
  const [leaving, setLeaving] = useState(false)
  const connect = () => {
    pressToLink()
    next()
  }
  // On, whatever becomes of the call: the server takes 'not now' as the start in any case.
  const notNow = async () => {
    setLeaving(true)
    await tellOutcome(leadId, 'skipped')
    own.onNotNow()
  }
  return (
    <>
      <StepTitle>{own.title}</StepTitle>
      <p className="lede">{own.lede}</p>
      <div className="step-body intro">
        {own.children}
        <p>
          <b>{t('businessOnly')}</b>
        </p>
        <BankConsent name={brand.name} />
        <div className="actions">
          <Button onClick={connect}>{own.t('toBank')}</Button>
          {back && (
            <Button look="quiet" onClick={back}>
              {t('back')}
            </Button>
          )}
        </div>
        <BankClaims brand={brand} />
        <div className="actions">
          <Button look="line" onClick={own.onUpload}>
            {own.t('uploadInstead')}
          </Button>
          <Button look="quiet" busy={leaving && own.working} onClick={() => void notNow()}>
            {own.t('notNow')}
          </Button>
          <span className="small muted">{own.t('notNowText')}</span>
        </div>
        <BankExplained />
      </div>
    </>
  )
}

/** How it goes, and who sees it. */
function BankExplained() {
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
function BankClaims({ brand }: Pick<StepScreenProps, 'brand'>) {
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

/**
 * The wording that is stored with the consent when the link is opened (spec 228); what is read stands first, the rest unfolds. `readBy`: the
 * providers through whom a bank that is connected already is read, since no next screen names them.
 */
export function BankConsent({ name, readBy = [] }: { name: string; readBy?: readonly string[] }) {
  const t = useWords(words)
  const { title, text } = consentWording('bank-data', useLanguage())
  const [first, ...rest] = fill(text, { brand: name }).split('\n\n')
  return (
    <section className="consent-line" aria-label={title}>
      {readBy.length > 0 && <p>{t('readBy', { provider: readBy.join(', ') })}</p>}
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
