// Why and how: what connecting the bank brings, that it must be a business account, who sees the password.
import { Button } from '#ui/frame/button.tsx'
import { Icon } from '#ui/frame/icon.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { NumberedSteps, SidePanel } from '#ui/frame/side-panel.tsx'
import { StepTitle } from '#ui/flow-runner.tsx'
import { stored } from '#ui/stored-items.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import { pressToLink } from '#features/capabilities/bank-link/link-press.ts'
import * as linkWords from '#features/capabilities/link-visit/words.ts'
import type { Greeting } from '#features/capabilities/link-visit/contract.ts'
import type { LinkScreenProps } from '#features/capabilities/link-visit/journey.ts'
import type { BankVisitFacts } from './flow.ts'
import * as words from './words.ts'
import '#ui/prose.css'
import './bank-visit.css'

/** Promises that only the operator can vouch for (spec 222); without them the page says what is true of everyone. */
const claimNames = ['verifySameDay', 'verifyLarger', 'verifySchedule'] as const

/** Of any flow that comes to the bank. */
type ExplanationProps = Pick<
  LinkScreenProps<Pick<BankVisitFacts, 'bank'>, Greeting>,
  'brand' | 'opened' | 'facts' | 'tell' | 'next'
>

export function Explanation({ brand, opened, facts, tell, next }: ExplanationProps) {
  const t = useWords(words)
  const tl = useWords(linkWords)
  const linked = facts.bank === 'linked'
  const connect = () => {
    pressToLink()
    tell({ bank: 'wanted' })
    next()
  }
  const language = useLanguage()
  const claims = claimNames.flatMap((name) => brand.claims?.[name]?.[language] ?? [])
  const selected = stored.get('pre-offer-selected')
  const sameDay = brand.claims?.verifySameDay !== undefined
  const advantages = claims.length ? claims : [t('plainPaper'), t('plainReal'), t('plainReadOnly')]
  return (
    <div className="prose">
      {opened.first_name && <p className="lede">{tl('greeting', { firstName: opened.first_name })}</p>}
      <StepTitle>{t(linked ? 'alreadyTitle' : 'title')}</StepTitle>
      {!linked && <p>{t('lede')}</p>}
      {selected && <Notice>{t('selected', { amount: `$${selected}` })}</Notice>}
      {linked ? <Notice kind="ok">{t('alreadyText')}</Notice> : <Notice>{t('howBusiness')}</Notice>}
      {!linked && (
        <>
          <h2 id="advantages">{t('advantages')}</h2>
          <ul className="advantages card" aria-labelledby="advantages">
            {advantages.map((advantage, at) => (
              <li key={advantage}>
                <Icon name="check" />
                <span>
                  {advantage}
                  {sameDay && at === 0 ? ' *' : ''}
                </span>
              </li>
            ))}
          </ul>
          {sameDay && <p className="small muted">{t('footnote')}</p>}
        </>
      )}
      <p className="small muted">
        {t(linked ? 'consentAnother' : 'consentBefore')}{' '}
        <a href="/business/legal/bank-data" target="_blank" rel="noopener">
          {t('consentLink')}
          <span className="sr"> {t('newWindow')}</span>
        </a>
        .
      </p>
      <div className="actions">
        <Button onClick={linked ? next : connect}>{t(linked ? 'goOn' : 'continue')}</Button>
        {linked && (
          <Button look="line" onClick={connect}>
            {t('another')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Beside the explanation: how it goes, and who sees what. */
export function ExplanationSide() {
  const t = useWords(words)
  return (
    <SidePanel title={t('howTitle')} note={t('howNote')}>
      <NumberedSteps
        steps={[
          { title: t('howSelect'), text: t('howSelectText') },
          { title: t('howCredentials'), text: t('howCredentialsText') },
          { title: t('howChoose'), text: t('howChooseText') },
        ]}
      />
    </SidePanel>
  )
}
