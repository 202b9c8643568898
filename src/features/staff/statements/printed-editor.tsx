// What a statement prints beside its lines, as it is typed: balances at its ends, its period, totals, and balances of days.
import { useEffect, useState, type FormEvent } from 'react'
import type { Mend } from '#core/domain/statement-reader/mend.ts'
import { isIsoDate } from '#core/ground/dates.ts'
import { en } from '#core/words/statement-readings/en.ts'
import { es } from '#core/words/statement-readings/es.ts'
import { Button } from '#ui/frame/button.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { dayName } from '../room/formats.tsx'
import { LineInput } from '../room/plain-fields.tsx'
import { centsOf, decimalOf, setPrinted, type BaseAccount } from './mend-edits.ts'
import type { Mending } from './use-mending.ts'

const words = { en, es }

interface Props {
  readonly account: number
  readonly base: BaseAccount
  readonly mends: readonly Mend[]
  readonly onDone: (mends: Mend[]) => void
  readonly onTyping: Mending['onTyping']
}

type Typed = Readonly<Record<string, string>>

/** Empty: it is none. */
function typedOf(account: number, base: BaseAccount, mends: readonly Mend[]): Typed {
  const own = mends.filter((mend) => mend.account === account)
  const ends = own.findLast((mend) => mend.kind === 'ends') ?? base
  const typed: Record<string, string> = {
    opening: decimalOf(ends.opening),
    closing: decimalOf(ends.closing),
    from: ends.from,
    to: ends.to,
  }
  for (const [at, { cents }] of base.printed.figures.entries()) {
    const mend = own.findLast((each) => each.kind === 'figure' && each.figure === at)
    typed[`figure-${at}`] = decimalOf(mend?.kind === 'figure' ? mend.cents : cents)
  }
  for (const [at, { cents }] of base.printed.days.entries()) {
    const mend = own.findLast((each) => each.kind === 'day' && each.day === at)
    typed[`day-${at}`] = decimalOf(mend?.kind === 'day' ? mend.cents : cents)
  }
  return typed
}

/** What was typed, as far as it is another thing than was read; null where something is no amount or no day. */
function saidIn(account: number, base: BaseAccount, typed: Typed) {
  const said: Parameters<typeof setPrinted>[2][number][] = []
  const { from = '', to = '' } = typed
  const [opening, closing] = [centsOf(typed['opening'] ?? ''), centsOf(typed['closing'] ?? '')]
  const isAsRead =
    typed['opening'] === decimalOf(base.opening) &&
    typed['closing'] === decimalOf(base.closing) &&
    from === base.from &&
    to === base.to
  if (!isAsRead) {
    if (opening === null || closing === null || !isIsoDate(from) || !isIsoDate(to) || from > to) return null
    said.push({ kind: 'ends', account, opening, closing, from, to })
  }
  const amountOf = (name: string) => {
    const text = typed[name] ?? ''
    return { cents: text.trim() ? centsOf(text) : null, isBad: text.trim() !== '' && centsOf(text) === null }
  }
  for (const [figure, each] of base.printed.figures.entries()) {
    const { cents, isBad } = amountOf(`figure-${figure}`)
    if (isBad) return null
    if (cents !== each.cents) said.push({ kind: 'figure', account, figure, cents })
  }
  for (const [day, each] of base.printed.days.entries()) {
    const { cents, isBad } = amountOf(`day-${day}`)
    if (isBad) return null
    if (cents !== each.cents) said.push({ kind: 'day', account, day, cents })
  }
  return said
}

export function PrintedEditor({ account, base, mends, onDone, onTyping }: Props) {
  const t = useWords(words)
  const language = useLanguage()
  const [given] = useState(() => typedOf(account, base, mends))
  const [typed, setTyped] = useState(given)
  const isTyped = Object.keys(given).some((name) => typed[name] !== given[name])
  useEffect(() => (isTyped ? onTyping() : undefined), [isTyped, onTyping])
  const [isBad, setBad] = useState(false)
  const input = (name: string, label: string, mayBeNone: boolean, type: 'text' | 'date' = 'text') => (
    <div key={name}>
      <LineInput
        id={`printed-${name}`}
        label={label}
        type={type}
        required={!mayBeNone}
        value={typed[name] ?? ''}
        onChange={(text) => setTyped({ ...typed, [name]: text })}
      />
      {mayBeNone && typed[name] !== '' && (
        <Button
          look="quiet"
          aria-label={`${label}: ${t('isNone')}`}
          onClick={() => setTyped({ ...typed, [name]: '' })}
        >
          {t('isNone')}
        </Button>
      )}
    </div>
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const said = saidIn(account, base, typed)
    setBad(said === null)
    if (said) onDone(setPrinted(mends, account, said))
  }
  return (
    <form className="printed-editor" aria-label={t('printedTitle')} onSubmit={submit} noValidate>
      {input('opening', t('opening'), false)}
      {input('closing', t('closing'), false)}
      {input('from', t('from'), false, 'date')}
      {input('to', t('to'), false, 'date')}
      {base.printed.figures.map(({ label }, at) => input(`figure-${at}`, label, true))}
      {base.printed.days.map(({ date }, at) => input(`day-${at}`, dayName(date, language), true))}
      {isBad && (
        <p className="small whole" role="alert">
          {t('printedBad')}
        </p>
      )}
      <div className="whole">
        <Button type="submit" look="line">
          {t('takeOver')}
        </Button>
      </div>
    </form>
  )
}
