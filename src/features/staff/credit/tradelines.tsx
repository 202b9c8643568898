// The creditors of a report by their terms: revolving accounts, installment accounts, and in one table what is paid and closed.
import { useState } from 'react'
import { UNKNOWN } from '#core/codes/credit/look-up.ts'
import { isLate, type ReportAmount, type Tradeline } from '#core/domain/credit-report/report.ts'
import { formatUsd } from '#core/ground/money.ts'
import { Button } from '#ui/frame/button.tsx'
import { useCreditWords } from './credit-words.ts'
import { HistoryGrid } from './history-grid.tsx'
import { Lines, ReportTable, Section } from './report-parts.tsx'
import { amountText, codedText, countText, dateText } from './report-values.ts'

/** So many are shown at once; a file of thousands opens in steps. */
const AT_ONCE = 50

export function Tradelines({ tradelines }: { tradelines: readonly Tradeline[] }) {
  const t = useCreditWords()
  const of = (group: Tradeline['group']) => tradelines.filter((line) => line.group === group)
  if (!tradelines.length)
    return (
      <Section title={t('creditors')}>
        <p className="cr-quiet">{t('noneReported')}</p>
      </Section>
    )
  return (
    <>
      <Group title={t('revolving')} lines={of('revolving')} limit="creditLimit" />
      <Group title={t('installment')} lines={of('installment')} limit="originalAmount" />
      <Closed lines={of('closed')} />
    </>
  )
}

const known = (amount: ReportAmount): number => (typeof amount === 'number' ? amount : 0)

function Group({
  title,
  lines,
  limit,
}: {
  title: string
  lines: readonly Tradeline[]
  limit: 'creditLimit' | 'originalAmount'
}) {
  const [shown, more] = useSteps(lines)
  if (!lines.length) return null
  const sum = (of: (line: Tradeline) => ReportAmount) =>
    formatUsd(
      lines.reduce((all, line) => all + known(of(line)), 0),
      { cents: false },
    )
  return (
    <Section title={title} more={`${sum(({ balance }) => balance)} / ${sum((line) => line[limit])}`}>
      {shown.map((line, at) => (
        <OneLine key={at} line={line} />
      ))}
      {more}
    </Section>
  )
}

function OneLine({ line }: { line: Tradeline }) {
  const t = useCreditWords()
  const bad = line.pastDue !== null || lastMarkIsLate(line)
  const rest = line.group === 'revolving' ? revolvingRows(line, t) : installmentRows(line, t)
  return (
    <article className="cr-line">
      <header>
        <h3>{line.creditor}</h3>
        <span>{codedText(line.kind)}</span>
        <span className={bad ? 'cr-bad' : undefined}>
          {[line.condition.text, dateText(line.statusOn)].filter((text) => text !== UNKNOWN).join(', ') ||
            UNKNOWN}
        </span>
      </header>
      <div className="cr-cols">
        <Lines
          rows={[
            // The number of an account is never shown (specification 3, section 2.3).
            [t('account'), UNKNOWN],
            [t('type'), line.type.text],
            [t('responsibility'), line.responsibility.text],
            [t('opened'), dateText(line.openedOn)],
            [t('lastPaid'), dateText(line.lastPaidOn)],
          ]}
        />
        <Lines rows={[[t('balance'), amountText(line.balance)], ...rest]} />
        <div>
          <HistoryGrid {...line} />
          <Counters line={line} />
        </div>
      </div>
    </article>
  )
}

function lastMarkIsLate({ history }: Tradeline): boolean {
  const [latest] = history
  const mark = latest?.marks.findLast((each) => each !== null)
  return mark !== undefined && mark !== null && isLate(mark)
}

type Rows = (readonly [string, string])[]

const revolvingRows = (line: Tradeline, t: ReturnType<typeof useCreditWords>): Rows => [
  [t('creditLimit'), amountText(line.creditLimit)],
  [t('highBalance'), amountText(line.highBalance)],
  ...scheduled(line, t),
]

const installmentRows = (line: Tradeline, t: ReturnType<typeof useCreditWords>): Rows => [
  [t('originalAmount'), amountText(line.originalAmount)],
  [t('term'), line.terms.text],
  ...scheduled(line, t),
]

/** Only above zero. */
const scheduled = ({ scheduledPayment }: Tradeline, t: ReturnType<typeof useCreditWords>): Rows =>
  scheduledPayment === null ? [] : [[t('scheduledPayment'), amountText(scheduledPayment)]]

function Counters({ line }: { line: Tradeline }) {
  const t = useCreditWords()
  const counters = [
    ['30', line.late30],
    ['60', line.late60],
    ['90+', line.late90],
    [t('derogCounter'), line.derog],
  ] as const
  return (
    <p className="cr-counters">
      {counters.map(([name, value]) => (
        <span key={name}>
          {name} <b>{countText(value)}</b>
        </span>
      ))}
      {line.worst.text !== UNKNOWN && (
        <span>
          {t('worst')}{' '}
          <b>{[line.worst.text, line.worstOn && dateText(line.worstOn)].filter(Boolean).join(', ')}</b>
        </span>
      )}
      {line.pastDue !== null && (
        <span className="cr-bad">
          {t('pastDue')} <b>{amountText(line.pastDue)}</b>
        </span>
      )}
      {line.disputed && <span className="cr-bad">{t('disputed')}</span>}
    </p>
  )
}

function Closed({ lines }: { lines: readonly Tradeline[] }) {
  const t = useCreditWords()
  const [shown, more] = useSteps(lines)
  if (!lines.length) return null
  return (
    <Section title={t('closed')}>
      <ReportTable
        label={t('closed')}
        columns={[
          [t('creditor')],
          [t('type')],
          [t('opened')],
          [t('statusDate')],
          [t('highest'), 'num'],
          [t('condition')],
        ]}
        rows={shown.map((line) => [
          line.creditor,
          line.type.text,
          dateText(line.openedOn),
          dateText(line.statusOn),
          amountText(line.highBalance ?? line.originalAmount ?? line.creditLimit),
          line.condition.text,
        ])}
      />
      {more}
    </Section>
  )
}

/** The first of them, and a button for the rest. */
function useSteps<T>(all: readonly T[]) {
  const t = useCreditWords()
  const [open, setOpen] = useState(false)
  const shown = open ? all : all.slice(0, AT_ONCE)
  const more =
    shown.length < all.length ? (
      <Button look="line" onClick={() => setOpen(true)}>
        {t('more', { count: all.length })}
      </Button>
    ) : null
  return [shown, more] as const
}
