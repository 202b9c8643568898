// Months in a table, newest first: which of them the averages are over, and why the others are not; what is below zero stands out.
import type { ReactNode } from 'react'
import { formatUsd } from '#core/ground/money.ts'
import { useLanguage } from '#ui/words.tsx'
import { monthName } from '../../room/formats.tsx'
import { codeWord, useStaffWords } from '../../room/words.ts'
import { LinesLink, type LinesBehind } from '../../lines/lines-link.tsx'
import type { BankPicture } from '../bank-contract.ts'
import { Table } from '../../room/card.tsx'

const bad = (text: string | number, isBad: boolean) => (isBad ? <span className="neg">{text}</span> : text)

type Month = BankPicture['months'][number]

/** Why a month is left out of the averages (the bank analysis' own rule); null when it counts. */
export const leftOutFor = (month: Month): 'incomplete' | 'older' | 'no-deposits' | null =>
  month.counted ? (month.gross > 0 ? null : 'no-deposits') : month.full ? 'older' : 'incomplete'

function Counts({ month, wide }: { month: Month; wide: boolean }) {
  const t = useStaffWords()
  const why = leftOutFor(month)
  const reason = why && <span className="tag">{codeWord(t, 'notCounted', why)}</span>
  if (reason) return wide ? reason : <span className="own-line">{reason}</span>
  return wide ? <span className="tag ok">{t('counts')}</span> : null
}

interface MonthTableProps {
  readonly months: BankPicture['months']
  /** Adds the lowest and the ending balance. */
  readonly wide?: boolean
  /** The application whose lines stand behind the figures. */
  readonly id: string
}

export function MonthTable({ months, wide = false, id }: MonthTableProps) {
  const t = useStaffWords()
  const language = useLanguage()
  const usd = (cents: number) => formatUsd(cents, { cents: false })
  const lines = (month: string, figure: LinesBehind['figure'], name: string, shown: ReactNode) => (
    <LinesLink key={name} id={id} behind={{ month, figure }} name={`${name}, ${monthName(month, language)}`}>
      {shown}
    </LinesLink>
  )
  const number = (head: string) => ({ head, number: true })
  return (
    <div className="months">
      <Table
        label={t('monthly')}
        figures
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
          quiet: leftOutFor(each) !== null,
          cells: [
            <span key="month" className="nowrap">
              {monthName(each.month, language)}
              <Counts month={each} wide={wide} />
            </span>,
            lines(each.month, 'gross', t('gross'), usd(each.gross)),
            lines(each.month, 'revenue', t('trueRevenue'), usd(each.trueRevenue)),
            each.deposits,
            bad(usd(each.averageDailyBalance), each.averageDailyBalance < 0),
            ...(wide
              ? [
                  bad(usd(each.lowestBalance), each.lowestBalance < 0),
                  bad(usd(each.endingBalance), each.endingBalance < 0),
                ]
              : []),
            each.negativeDays > 0
              ? lines(each.month, 'negative', t('neds'), bad(each.negativeDays, true))
              : each.negativeDays,
            each.nsf > 0 ? lines(each.month, 'nsf', t('nsf'), bad(each.nsf, true)) : each.nsf,
          ],
        }))}
      />
    </div>
  )
}
