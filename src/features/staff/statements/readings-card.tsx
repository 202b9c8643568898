// The statements that we read ourselves: whose account, which period, whether they add up, and their lines on demand.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { firstDay, lastDay, monthOf } from '#core/ground/dates.ts'
import { formatUsd } from '#core/ground/money.ts'
import { en } from '#core/words/statement-readings/en.ts'
import { es } from '#core/words/statement-readings/es.ts'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { Failure } from '../room/failure.tsx'
import { calls } from '../room/calls.ts'
import { Card, Table } from '../room/card.tsx'
import { dayName, monthName } from '../room/formats.tsx'
import { Check } from './account-check.tsx'
import { SignsList } from './signs-list.tsx'
import type { ShownAccount, ShownReadings } from './readings-contract.ts'

const words = { en, es }
type ShownStatement = ShownReadings['statements'][number]

interface Props {
  readonly id: string
  readonly readings: ShownReadings
  readonly opened: boolean
}

export function ReadingsCard({ id, readings: { files, statements, reviewFrom, differ }, opened }: Props) {
  const t = useWords(words)
  const language = useLanguage()
  const served = statements.filter(
    ({ accounts }) => accounts.length > 0 && accounts.every(({ isProven }) => isProven),
  ).length
  const readRow = ({ document, name, bank }: ShownStatement, account: ShownAccount, at: number) => ({
    key: `${document}/${String(at)}`,
    quiet: false,
    cells: [
      <FileName key="file" id={id} document={document} name={name} mayLook={at === 0} />,
      [bank, account.mask && `••${account.mask}`, account.kind !== 'unknown' && t(`kind.${account.kind}`)]
        .filter(Boolean)
        .join(' '),
      <Period key="period" from={account.from} to={account.to} />,
      usd(account.opening),
      usd(account.closing),
      String(account.lines),
      <Check key="check" account={account} />,
    ],
  })
  const unreadRow = ({ document, name, refusal }: ShownStatement) => ({
    key: document,
    quiet: true,
    cells: [name, '-', '-', '-', '-', '-', <NotRead key="why" refusal={refusal} />],
  })
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
        rows={statements.flatMap((statement) =>
          statement.accounts.length
            ? statement.accounts.map((account, at) => readRow(statement, account, at))
            : [unreadRow(statement)],
        )}
      />
      <SignsList statements={statements} reviewFrom={reviewFrom} />
      {served > 0 && <p className="xs muted">{t('addsUpMeans')}</p>}
      {served < statements.length && <p className="xs muted">{t('servesNothing')}</p>}
      {statements.map(
        ({ document, name, accounts }) =>
          accounts.length > 0 && <LinesOf key={document} id={id} document={document} name={name} />,
      )}
    </Card>
  )
}

/** Of a file with several accounts the first one leads to its pages. */
function FileName({
  id,
  document,
  name,
  mayLook,
}: {
  id: string
  document: string
  name: string
  mayLook: boolean
}) {
  const t = useWords(words)
  return (
    <>
      {name}
      {mayLook && (
        <Link
          className="own-line"
          to={`/staff/applications/${id}/statements/${document}`}
          aria-label={t('mendLink', { file: name })}
        >
          {t('mendHere')}
        </Link>
      )}
    </>
  )
}

/** 'Oct 2026' of a whole month, else both days. */
function Period({ from, to }: Pick<ShownAccount, 'from' | 'to'>) {
  const language = useLanguage()
  const month = monthOf(from)
  if (from === firstDay(month) && to === lastDay(month)) return monthName(month, language)
  return (
    <>
      <span className="own-line nowrap">{dayName(from, language)} -</span>
      <span className="own-line nowrap">{dayName(to, language)}</span>
    </>
  )
}

const usd = (cents: number | null): string => (cents === null ? '-' : formatUsd(cents))

function NotRead({ refusal }: { refusal: string | null }) {
  const t = useWords(words)
  const key = `why.${refusal ?? ''}`
  return t('notRead', { why: Object.hasOwn(en, key) ? t(key as keyof typeof en) : (refusal ?? '-') })
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
      {data?.accounts.map(({ mask, lines }, account) =>
        lines.length ? (
          <Table
            key={account}
            label={[t('showLines', { file: name }), mask && `••${mask}`].filter(Boolean).join(' ')}
            columns={[{ head: t('date') }, { head: t('text') }, { head: t('amount'), number: true }]}
            rows={lines.map(({ date, text, cents }, at) => ({
              key: String(at),
              cells: [dayName(date, language), text, formatUsd(cents)],
            }))}
          />
        ) : (
          <p key={account} className="small muted">
            {[mask && `••${mask}:`, t('noLines')].filter(Boolean).join(' ')}
          </p>
        ),
      )}
    </details>
  )
}
