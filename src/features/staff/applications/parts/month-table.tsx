// Months in a table, newest first; what is below zero or came back stands out in colour and as figures.
import { formatUsd } from '#core/ground/money.ts'
import { useLanguage } from '#ui/words.tsx'
import { monthName } from '../../room/formats.tsx'
import { useStaffWords } from '../../room/words.ts'
import type { BankPicture } from '../bank-contract.ts'
import { Table } from './card.tsx'

const bad = (text: string | number, isBad: boolean) => (isBad ? <span className="neg">{text}</span> : text)

/** `wide` adds the lowest and the ending balance. */
export function MonthTable({ months, wide = false }: { months: BankPicture['months']; wide?: boolean }) {
  const t = useStaffWords()
  const language = useLanguage()
  const usd = (cents: number) => formatUsd(cents, { cents: false })
  const number = (head: string) => ({ head, number: true })
  return (
    <div className="months">
      <Table
        label={t('monthly')}
        columns={[
          { head: t('month') },
          number(t('gross')),
          number(t('trueRevenue')),
          number(t('deposits')),
          number(t('adb')),
          ...(wide ? [number(t('lowest')), number(t('ending'))] : []),
          number(t('neds')),
          number(t('nsf')),
        ]}
        rows={months.toReversed().map((each) => ({
          key: each.month,
          cells: [
            <span key="month" className="nowrap">
              {monthName(each.month, language)}
              {wide && each.counted && <span className="tag ok">{t('counts')}</span>}
            </span>,
            usd(each.gross),
            usd(each.trueRevenue),
            each.deposits,
            bad(usd(each.averageDailyBalance), each.averageDailyBalance < 0),
            ...(wide
              ? [
                  bad(usd(each.lowestBalance), each.lowestBalance < 0),
                  bad(usd(each.endingBalance), each.endingBalance < 0),
                ]
              : []),
            bad(each.negativeDays, each.negativeDays > 0),
            bad(each.nsf, each.nsf > 0),
          ],
        }))}
      />
    </div>
  )
}
