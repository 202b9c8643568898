// What a new application is begun with: by which bank, what is agreed to by the press, and the press itself.
import { useState } from 'react'
import type { Brand } from '#core/flow/brand.ts'
import { smsConsent } from '#core/words/consents/sms.ts'
import { en } from '#core/words/apply-again/en.ts'
import { es } from '#core/words/apply-again/es.ts'
import { fill } from '#core/words/words.ts'
import { BankConsent } from '#features/capabilities/bank-link/intro-step.tsx'
import { AgreementLine } from '#features/capabilities/legal/agreement-line.tsx'
import { Button } from '#ui/frame/button.tsx'
import { CheckboxInput, RadioCards } from '#ui/inputs/choice-inputs.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { WireAgain } from './contract.ts'
import * as words from './words.ts'
import './again.css'

interface AgainFormProps {
  readonly brand: Brand
  readonly again: WireAgain
  /** The press. */
  readonly text: string
  readonly look: 'primary' | 'line'
  /** What ends with it, '' for nothing. */
  readonly ends: string
  readonly busy: string | false
  readonly onBegin: (useBank: boolean, texts: boolean) => void
  readonly onBack?: () => void
}

export function AgainForm({ brand, again, text, look, ends, busy, onBegin, onBack }: AgainFormProps) {
  const t = useWords(words)
  const language = useLanguage()
  const { banks, read_by: readBy } = again
  const [texts, setTexts] = useState('')
  const [way, setWay] = useState(banks.length > 0 ? 'bank' : 'plain')
  const useBank = way === 'bank' && banks.length > 0
  const ways = [
    {
      value: 'bank',
      en: fill(en.useBank, { banks: listed(banks, en.bank, 'en') }),
      es: fill(es.useBank, { banks: listed(banks, es.bank, 'es') }),
    },
    { value: 'plain', en: en.otherwise, es: es.otherwise },
  ]
  return (
    <div className="again">
      <p>{t('newText')}</p>
      {ends && <p>{ends}</p>}
      {banks.length > 0 && (
        <RadioCards
          id="againWay"
          label={t('wayLabel')}
          choices={ways}
          value={way}
          onChange={setWay}
          columns={1}
        />
      )}
      {useBank && <BankConsent name={brand.name} readBy={readBy} />}
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
      <div className="actions">
        <Button look={look} busy={busy} onClick={() => onBegin(useBank, texts === 'true')}>
          {text}
        </Button>
        {onBack && !busy && (
          <Button look="quiet" onClick={onBack}>
            {t('back')}
          </Button>
        )}
      </div>
      {!useBank && <p className="small muted">{t('bankNext')}</p>}
      <AgreementLine />
    </div>
  )
}

const listed = (banks: readonly string[], unnamed: string, language: 'en' | 'es'): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(banks.map((name) => name || unnamed))
