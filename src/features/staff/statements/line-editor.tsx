// One line of a statement as it is typed: day, text, amount, and the balance beside it.
import { useEffect, useState, type FormEvent } from 'react'
import { isIsoDate } from '#core/ground/dates.ts'
import { en } from '#core/words/statement-readings/en.ts'
import { es } from '#core/words/statement-readings/es.ts'
import { Button } from '#ui/frame/button.tsx'
import { useWords } from '#ui/words.tsx'
import { LineInput } from '../room/plain-fields.tsx'
import { centsOf, decimalOf, type LineText } from './mend-edits.ts'
import type { Mending } from './use-mending.ts'

const words = { en, es }

interface Props {
  readonly line: LineText
  readonly isNew: boolean
  readonly onDone: (line: LineText) => void
  readonly onLeave: () => void
  readonly onTyping: Mending['onTyping']
}

export function LineEditor({ line, isNew, onDone, onLeave, onTyping }: Props) {
  const t = useWords(words)
  const [date, setDate] = useState<string>(line.date)
  const [text, setText] = useState(line.text)
  const given = { amount: isNew ? '' : decimalOf(line.cents), balance: decimalOf(line.balance) }
  const [amount, setAmount] = useState(given.amount)
  const [balance, setBalance] = useState(given.balance)
  const isTyped =
    date !== line.date || text !== line.text || amount !== given.amount || balance !== given.balance
  useEffect(() => (isTyped ? onTyping() : undefined), [isTyped, onTyping])
  const [asked, setAsked] = useState(false)
  const cents = centsOf(amount)
  const printed = balance.trim() ? centsOf(balance) : null
  const isBad = balance.trim() !== '' && printed === null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isIsoDate(date) && cents !== null && !isBad) onDone({ date, text, cents, balance: printed })
  }
  const error = (bad: boolean, key: 'badDate' | 'badAmount') => (asked && bad ? t(key) : undefined)
  return (
    <form
      className="line-editor card"
      aria-label={t(isNew ? 'addLine' : 'editLine')}
      onSubmit={submit}
      noValidate
    >
      <LineInput
        id="line-amount"
        label={t('amount')}
        hint={t('outIsMinus')}
        value={amount}
        onChange={setAmount}
        error={error(cents === null, 'badAmount')}
        autoFocus
      />
      <LineInput
        id="line-balance"
        label={t('balance')}
        hint={t('balanceNone')}
        required={false}
        value={balance}
        onChange={setBalance}
        error={error(isBad, 'badAmount')}
      />
      <LineInput
        id="line-date"
        label={t('date')}
        type="date"
        value={date}
        onChange={setDate}
        error={error(!isIsoDate(date), 'badDate')}
      />
      <div className="whole">
        <LineInput id="line-text" label={t('text')} value={text} onChange={setText} maxLength={500} />
      </div>
      <div className="row whole">
        <Button type="submit" look="line">
          {t('takeOver')}
        </Button>
        <Button look="quiet" onClick={onLeave}>
          {t('leave')}
        </Button>
      </div>
    </form>
  )
}
