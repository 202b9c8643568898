// A bank that an earlier application of the business connected: used again with a consent of its own, or another one instead.
import { useEffect, useEffectEvent, useState } from 'react'
import { BankConsent } from '#features/capabilities/bank-link/intro-step.tsx'
import { pressToLink } from '#features/capabilities/bank-link/link-press.ts'
import * as bankWords from '#features/capabilities/bank-link/words.ts'
import { failureText } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { Icon } from '#ui/frame/icon.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { useBank } from './contract.ts'
import * as paths from './paths.ts'
import type { ScreenProps } from './screen-props.ts'
import * as words from './words.ts'

export function KnownBank({ leadId: link, opened, brand, tell, next, back }: ScreenProps) {
  const t = useWords(words)
  const tb = useWords(bankWords)
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const names = opened.known_banks
  // Come back to after it was used: the widget's page tells its state.
  const goOn = useEffectEvent(() => next())
  useEffect(() => {
    if (!names.length) goOn()
  }, [names.length])
  const use = async () => {
    setBusy(true)
    setProblem('')
    const used = await call<typeof useBank>(paths.useBank, { link })
    setBusy(false)
    if (!used.ok) return setProblem(failureText(used.refusal, language))
    tell({ reused: used.value.banks > 0 })
    next()
  }
  const another = () => {
    pressToLink()
    tell({ reused: false })
    next()
  }
  return (
    <>
      <StepTitle>{t('knownTitle')}</StepTitle>
      <p className="lede">{t('knownLede')}</p>
      <div className="step-body intro">
        <ul className="linked-accounts" aria-label={t('knownBanks')}>
          {names.map((name) => (
            <li key={name}>
              <Icon name="check" />
              {name || t('bank')}
            </li>
          ))}
        </ul>
        <BankConsent name={brand.name} readBy={opened.read_by} />
        {problem && (
          <Notice kind="danger" live>
            {problem}
          </Notice>
        )}
        <div className="actions">
          <Button busy={busy && t('working')} onClick={() => void use()}>
            {t(names.length > 1 ? 'useKnowns' : 'useKnown')}
          </Button>
          <Button look="line" onClick={another}>
            {t('another')}
          </Button>
          {back && (
            <Button look="quiet" onClick={back}>
              {tb('back')}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}
