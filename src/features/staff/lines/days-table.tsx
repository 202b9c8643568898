// The balance's picture as a table: each day, its balance, what lenders did. Newest first.
import { addDays } from '#core/ground/dates.ts'
import { formatUsd } from '#core/ground/money.ts'
import { useLanguage } from '#ui/words.tsx'
import { Table } from '../room/card.tsx'
import { dayName } from '../room/formats.tsx'
import { eventsOn } from './lender-lane.tsx'
import type { LinesHead } from './lines-contract.ts'
import { useLinesWords } from './lines-words.ts'

export function DaysTable({ head, begin }: { head: LinesHead; begin: number }) {
  const t = useLinesWords()
  const language = useLanguage()
  const rows = (head.balances ?? [])
    .map((balance, day) => ({ balance, day }))
    .slice(begin)
    .toReversed()
  return (
    <div className="days-table">
      <Table
        label={t('chart')}
        figures
        columns={[{ head: t('day') }, { head: t('balance'), number: true }, { head: t('lenders') }]}
        rows={rows.map(({ balance, day }) => ({
          key: String(day),
          cells: [
            dayName(addDays(head.from, day), language),
            <span key="balance" className={balance < 0 ? 'neg' : undefined}>
              {formatUsd(balance)}
            </span>,
            eventsOn(head, day, t).join('; '),
          ],
        }))}
      />
    </div>
  )
}
