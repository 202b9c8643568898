// Asks the owner which account gets the money: one of the connected banks, or bank and last four digits of another.
import { useId, useState, type FormEvent } from 'react'
import { fieldMessage } from '#core/fields/field-message.ts'
import { last4Kind } from '#core/fields/last4.ts'
import { anyTextKind } from '#core/fields/text.ts'
import { failureText } from '#ui/answer.ts'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { RadioList } from '#ui/inputs/choice-inputs.tsx'
import { TextInput } from '#ui/inputs/text-input.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { sayAccount, type OfferStanding } from './offer-calls.ts'
import * as words from './words.ts'

const OTHER = 'other'

interface WhichAccountProps {
  readonly leadId: string
  readonly accounts: NonNullable<OfferStanding['account_needed']>
  readonly onSaid: () => void
}

export function WhichAccount({ leadId, accounts, onSaid }: WhichAccountProps) {
  const t = useWords(words)
  const language = useLanguage()
  const id = useId()
  const [picked, setPicked] = useState(accounts.length ? '' : OTHER)
  const [typed, setTyped] = useState({ bank: '', last_four: '' })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const account = picked === OTHER ? typed : accounts[Number(picked)]
    if (picked === '' || !account) return setErrors({ account: t('accountPick') })
    const mask = last4Kind.parse(account.last_four)
    // A whole account number leaves the browser as little as it is cut to four figures of it.
    if (!mask.ok)
      return setErrors({
        last_four: fieldMessage(mask.refusal, t('accountMask'), language),
        ...(account.bank.trim() ? {} : { bank: fieldMessage({ key: 'empty' }, '', language) }),
      })
    setBusy(true)
    setProblem('')
    setErrors({})
    const answer = await sayAccount(leadId, { bank: account.bank, last_four: mask.value })
    setBusy(false)
    if (answer.ok) return onSaid()
    const { refusal } = answer
    if (refusal.kind === 'problem' && refusal.errors.length)
      return setErrors(Object.fromEntries(refusal.errors.map(({ field, message }) => [field, message])))
    setProblem(failureText(refusal, language))
  }
  const choices = [
    ...accounts.map(({ bank, last_four: mask }, at) => ({
      value: String(at),
      en: t('accountOf', { bank, mask }),
      es: t('accountOf', { bank, mask }),
    })),
    { value: OTHER, en: t('accountOther'), es: t('accountOther') },
  ]
  const field = (name: 'bank' | 'last_four', label: string) => ({
    id: `${id}-${name}`,
    label,
    error: errors[name],
    value: typed[name],
    onChange: (text: string) => setTyped((before) => ({ ...before, [name]: text })),
    autoComplete: 'off',
  })
  return (
    <section className="card which-account" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('accountTitle')}</h2>
      <p className="small">{t('accountLede')}</p>
      <form onSubmit={(event) => void save(event)} noValidate>
        {accounts.length > 0 && (
          <RadioList
            id={`${id}-account`}
            label={t('accountUse')}
            choices={choices}
            value={picked}
            onChange={(value) => {
              setPicked(value)
              setErrors({})
            }}
            error={errors.account}
          />
        )}
        {picked === OTHER && (
          <>
            <TextInput {...field('bank', t('accountBank'))} kind={anyTextKind} />
            <TextInput {...field('last_four', t('accountMask'))} kind={last4Kind} />
          </>
        )}
        {problem && (
          <Notice kind="danger" live>
            {problem}
          </Notice>
        )}
        <div className="actions">
          <Button type="submit" busy={busy && t('saving')}>
            {t('accountSave')}
          </Button>
        </div>
      </form>
    </section>
  )
}
