// Bars of true revenue by month; the table of all months is below it, so the picture needs none of its own.
import { useId } from 'react'
import { formatUsd } from '#core/ground/money.ts'
import { useLanguage } from '#ui/words.tsx'
import { monthName } from '../../room/formats.tsx'
import { useStaffWords } from '../../room/words.ts'
import type { BankPicture } from '../bank-contract.ts'

const WIDTH = 520
const HEIGHT = 110
const ROOM = 20

/** '$61.9k': a bar's label has little room, the exact figure is in the table. */
const short = (cents: number): string =>
  cents >= 1_000_000_00
    ? `$${(cents / 1_000_000_00).toFixed(1)}M`
    : cents >= 1_000_00
      ? `$${(cents / 1_000_00).toFixed(1)}k`
      : formatUsd(cents, { cents: false })

/** Oldest first. */
export function MonthChart({ months }: { months: BankPicture['months'] }) {
  const t = useStaffWords()
  const language = useLanguage()
  const id = useId()
  const top = Math.max(1, ...months.map(({ trueRevenue }) => trueRevenue))
  const slot = WIDTH / Math.max(1, months.length)
  const told = months.map((each) =>
    t('bankOf', {
      month: monthName(each.month, language),
      value: formatUsd(each.trueRevenue, { cents: false }),
    }),
  )
  return (
    <svg
      className="month-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT + 2 * ROOM}`}
      role="img"
      aria-labelledby={id}
    >
      <title id={id}>{`${t('revenueChart')}. ${told.join('; ')}`}</title>
      {months.map(({ month, trueRevenue }, at) => {
        const height = (Math.max(0, trueRevenue) / top) * HEIGHT
        const middle = slot * (at + 0.5)
        const y = ROOM + HEIGHT - height
        return (
          <g key={month}>
            <rect
              x={middle - Math.min(26, slot / 2 - 4)}
              y={y}
              width={Math.min(52, slot - 8)}
              height={height}
              rx="4"
            />
            <text x={middle} y={y - 6} className="num">
              {short(trueRevenue)}
            </text>
            <text x={middle} y={HEIGHT + 2 * ROOM - 5} className="name">
              {monthName(month, language, true)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
