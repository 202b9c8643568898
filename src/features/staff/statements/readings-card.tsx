// The statements that we read ourselves: whose account, which period, whether they add up, and their lines on demand.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatUsd } from '#core/ground/money.ts'
import { en } from '#core/words/statement-readings/en.ts'
import { es } from '#core/words/statement-readings/es.ts'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { Failure } from '../room/failure.tsx'
import { calls } from '../room/calls.ts'
import { Card, Table } from '../room/card.tsx'
import { dayName, monthName } from '../room/formats.tsx'
import type { ShownReading, ShownReadings } from './readings-contract.ts'

const words = { en, es }
type Check = NonNullable<ShownReading['reading']>['check']

interface Props {
  readonly id: string
  readonly readings: ShownReadings
  readonly opened: boolean
}

export function ReadingsCard({ id, readings: { files, statements, differ }, opened }: Props) {
  const t = useWords(words)
  const language = useLanguage()
  const served = statements.filter(({ reading }) => reading?.addsUp).length
  if (!opened)
    return (
      <Card title={t('title')}>
        <p className="small muted">{t('opensFirst', { files })}</p>
      </Card>
    )
  return (
    <Card title={t('title')}>
      {differ.length > 0 && (
        <Notice title={t('differ')}>
          <ul>
            {differ.map(({ mask, month, theirs, ours }) => (
              <li key={mask + month}>
                {t('differs', {
                  mask,
                  month: monthName(month, language),
                  theirs: formatUsd(theirs),
                  ours: formatUsd(ours),
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Table
        label={t('title')}
        columns={[
          { head: t('file') },
          { head: t('account') },
          { head: t('period') },
          { head: t('opening'), number: true },
          { head: t('closing'), number: true },
          { head: t('lines'), number: true },
          { head: t('check') },
        ]}
        rows={statements.map(({ document, name, reading, refusal }) => ({
          key: document,
          quiet: !reading,
          cells: reading
            ? [
                name,
                [reading.bank, reading.mask && `••${reading.mask}`].filter(Boolean).join(' '),
                `${dayName(reading.from, language)} - ${dayName(reading.to, language)}`,
                usd(reading.opening),
                usd(reading.closing),
                String(reading.lines),
                reading.addsUp ? t('addsUp') : <Off check={reading.check} />,
              ]
            : [name, '-', '-', '-', '-', '-', <NotRead key="why" refusal={refusal} />],
        }))}
      />
      {served > 0 && <p className="xs muted">{t('addsUpMeans')}</p>}
      {served < statements.length && <p className="xs muted">{t('servesNothing')}</p>}
      {statements.map(
        ({ document, name, reading }) =>
          reading && <LinesOf key={document} id={id} document={document} name={name} />,
      )}
    </Card>
  )
}

const usd = (cents: number | null): string => (cents === null ? '-' : formatUsd(cents))

function NotRead({ refusal }: { refusal: string | null }) {
  const t = useWords(words)
  const key = `why.${refusal ?? ''}`
  return t('notRead', { why: Object.hasOwn(en, key) ? t(key as keyof typeof en) : (refusal ?? '-') })
}

/** By how much which total is off; what is not printed is said as such. */
function Off({ check: { balance, deposits, withdrawals, outside } }: { check: Check }) {
  const t = useWords(words)
  const parts = [
    balance === null ? t('noBalance') : balance !== 0 && t('offBalance', { amount: formatUsd(balance) }),
    deposits === null ? t('noDeposits') : deposits !== 0 && t('offDeposits', { amount: formatUsd(deposits) }),
    withdrawals === null
      ? t('noWithdrawals')
      : withdrawals !== 0 && t('offWithdrawals', { amount: formatUsd(withdrawals) }),
    outside > 0 && t('outside', { count: outside }),
  ].filter((part) => part !== false)
  return (
    <>
      {parts.map((part) => (
        <span key={part} className="own-line">
          {part}
        </span>
      ))}
    </>
  )
}

function LinesOf({ id, document, name }: { id: string; document: string; name: string }) {
  const t = useWords(words)
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useQuery({
    enabled: isOpen,
    queryKey: ['application', id, 'statement-lines', document],
    queryFn: ({ signal }) => calls.statementLines({ id, document }, signal),
    staleTime: 60_000,
  })
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('showLines', { file: name })}</summary>
      <Failure failure={error} onRetry={() => void refetch()} />
      {!data && !error && <p className="small muted">{t('loading')}</p>}
      {data?.lines.length === 0 && <p className="small muted">{t('noLines')}</p>}
      {data && data.lines.length > 0 && (
        <Table
          label={t('showLines', { file: name })}
          columns={[{ head: t('date') }, { head: t('text') }, { head: t('amount'), number: true }]}
          rows={data.lines.map(({ date, text, cents }, at) => ({
            key: String(at),
            cells: [dayName(date, language), text, formatUsd(cents)],
          }))}
        />
      )}
    </details>
  )
}
