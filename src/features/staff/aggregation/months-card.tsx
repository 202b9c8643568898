// The months of all accounts of a file together, newest first; incomplete ones are dimmed.
import { formatUsd } from '#core/ground/money.ts'
import { useLanguage } from '#ui/words.tsx'
import { Card, Table } from '../room/card.tsx'
import { monthName } from '../room/formats.tsx'
import type { ShownFile } from './aggregation-contract.ts'
import { useFileWords } from './file-words.ts'

export function MonthsCard({ months }: Pick<ShownFile, 'months'>) {
  const t = useFileWords()
  const language = useLanguage()
  const usd = (amount: number) => <span className={amount < 0 ? 'neg' : undefined}>{formatUsd(amount)}</span>
  if (!months.length) return null
  return (
    <Card title={t('summary')}>
      <Table
        label={t('summary')}
        figures
        columns={[
          { head: t('month') },
          ...(['deposits', 'gross', 'revenue', 'adb', 'neds', 'nsf'] as const).map((word) => ({
            head: t(word),
            number: true,
          })),
        ]}
        rows={months
          .toReversed()
          .slice(0, 13)
          .map((each) => ({
            key: each.month,
            quiet: !each.full,
            cells: [
              <span key="month" className="nowrap">
                {monthName(each.month, language)}{' '}
                {!each.full && <span className="tag">{t('notComplete')}</span>}
              </span>,
              each.deposits,
              usd(each.gross),
              usd(each.trueRevenue),
              usd(each.averageDailyBalance),
              each.negativeDays,
              each.nsf,
            ],
          }))}
      />
    </Card>
  )
}
