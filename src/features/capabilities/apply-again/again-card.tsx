// 'Apply again' after a decline: what it begins, what is agreed to by it, and whether the previous bank is read again.
import { useState } from 'react'
import type { Brand } from '#core/flow/brand.ts'
import { en } from '#core/words/apply-again/en.ts'
import { es } from '#core/words/apply-again/es.ts'
import { smsConsent } from '#core/words/consents/sms.ts'
import { fill } from '#core/words/words.ts'
import { BankConsent } from '#features/capabilities/bank-link/intro-step.tsx'
import { AgreementLine } from '#features/capabilities/legal/agreement-line.tsx'
import { openOwn } from '#features/capabilities/wizard/forget-and-begin.ts'
import { failureText } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Icon } from '#ui/frame/icon.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { CheckboxInput } from '#ui/inputs/choice-inputs.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { applyAgain, WireAgain } from './contract.ts'
import * as paths from './paths.ts'

const words = { en, es }

interface AgainCardProps {
  readonly leadId: string
  readonly brand: Brand
  readonly again: WireAgain
}

export function AgainCard({ leadId, brand, again: { begun, banks, read_by: readBy } }: AgainCardProps) {
  const t = useWords(words)
  const language = useLanguage()
  const [texts, setTexts] = useState('')
  const [pressed, setPressed] = useState<'bank' | 'plain' | null>(null)
  const [problem, setProblem] = useState('')
  const begin = async (how: 'bank' | 'plain') => {
    if (pressed) return
    setPressed(how)
    setProblem('')
    const request = { sf_leadid: leadId, use_bank: how === 'bank', sms_consent: texts === 'true' }
    const made = await call<typeof applyAgain>(paths.applyAgain, request, { language })
    if (made.ok) return openOwn()
    setPressed(null)
    setProblem(failureText(made.refusal, language))
  }
  const button = (how: 'bank' | 'plain', text: string, look: 'primary' | 'line') => (
    <Button look={look} busy={pressed === how && t('beginning')} onClick={() => void begin(how)}>
      {text}
    </Button>
  )
  const failed = problem && (
    <Notice kind="danger" live>
      {problem}
    </Notice>
  )
  if (begun)
    return (
      <section className="card">
        <h2>{t('title')}</h2>
        <p>{t('begunText')}</p>
        {failed}
        <div className="actions">{button('plain', t('goOn'), 'primary')}</div>
      </section>
    )
  return (
    <section className="card">
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      <CheckboxInput
        id="smsConsent"
        label={
          <>
            <b>{t('smsLabel')}.</b> {fill(smsConsent[language], { brand: brand.name })}
          </>
        }
        value={texts}
        onChange={setTexts}
        required={false}
      />
      {banks.length > 0 && (
        <>
          <p>{t('banksText')}</p>
          <ul className="linked-accounts">
            {banks.map((name, at) => (
              <li key={`${name} ${at}`}>
                <Icon name="check" />
                {name || t('bank')}
              </li>
            ))}
          </ul>
          <BankConsent name={brand.name} readBy={readBy} />
        </>
      )}
      {failed}
      <div className="actions">
        {banks.length > 0 ? (
          <>
            {button('bank', t(banks.length > 1 ? 'useBanks' : 'useBank'), 'primary')}
            {button('plain', t('otherwise'), 'line')}
          </>
        ) : (
          button('plain', t('again'), 'primary')
        )}
      </div>
      {banks.length === 0 && <p className="small muted">{t('bankNext')}</p>}
      <AgreementLine />
    </section>
  )
}
