// Months side by side: every figure is a link to its lines, and the one that is open says so.
import { Link, useLocation } from 'react-router'
import { dayNumber, firstDay, lastDay } from '#core/ground/dates.ts'
import { formatUsd } from '#core/ground/money.ts'
import type { LineFigure } from '#core/domain/lines/find-lines.ts'
import { useLanguage } from '#ui/words.tsx'
import { monthName } from '../room/formats.tsx'
import type { LinesFilter, LinesHead } from './lines-contract.ts'
import { useLinesWords, type LinesWord } from './lines-words.ts'

type Month = LinesHead['months'][number]
/** Without its sign: a column of dollars needs it once. */
const usd = (cents: number | null): string => (cents === null ? '-' : formatUsd(cents).replace('$', ''))

/** Whether and why a month is in the averages. */
const standingOf = ({ counted, full }: Month): LinesWord =>
  counted ? 'counts' : full ? 'older' : 'incomplete'

interface Row {
  readonly word: LinesWord
  readonly figures: readonly (readonly [
    figure: LineFigure | null,
    name: LinesWord,
    shown: (month: Month) => string,
    bad?: (month: Month) => boolean,
  ])[]
}
const rows: readonly Row[] = [
  { word: 'trueRevenue', figures: [['revenue', 'trueRevenue', ({ trueRevenue }) => usd(trueRevenue)]] },
  { word: 'gross', figures: [['gross', 'gross', ({ gross }) => usd(gross)]] },
  {
    word: 'averageBalance',
    figures: [
      [
        null,
        'averageBalance',
        (month) => usd(month.averageDailyBalance),
        (month) => (month.averageDailyBalance ?? 0) < 0,
      ],
    ],
  },
  {
    word: 'negativeNsf',
    figures: [
      [
        'negative',
        'negativeDays',
        (month) => String(month.negativeDays ?? '-'),
        (month) => (month.negativeDays ?? 0) > 0,
      ],
      ['nsf', 'nsf', ({ nsf }) => String(nsf), ({ nsf }) => nsf > 0],
    ],
  },
  { word: 'toLenders', figures: [['debt', 'toLenders', ({ debtService }) => usd(debtService)]] },
]

const daysOf = (month: string, until: string): number => {
  const last = lastDay(month)
  return dayNumber(last < until ? last : until) - dayNumber(firstDay(month)) + 1
}

/** `months`: those that are shown, oldest first, the same as in the chart below. `last`: the running month of the data. */
export function MonthsHead({
  months,
  last,
  until,
  filter,
}: {
  months: readonly Month[]
  last: string
  /** Day of the refresh. */
  until: string
  filter: LinesFilter
}) {
  const t = useLinesWords()
  const language = useLanguage()
  const { search } = useLocation()
  // As wide as in the chart below: by their days, the running month up to the refresh.
  const days = months.map(({ month }) => daysOf(month, until))
  const all = days.reduce((sum, each) => sum + each, 0)
  const to = (month: string, figure: LineFigure | null): string => {
    const params = new URLSearchParams(search)
    for (const name of ['day', 'since', 'until', 'class', 'series', 'direction']) params.delete(name)
    params.set('month', month)
    if (figure) params.set('figure', figure)
    else params.delete('figure')
    return `?${params.toString()}`
  }
  return (
    <table className="months-head">
      <colgroup>
        <col style={{ width: '10rem' }} />
        {months.map((month, at) => (
          <col key={month.month} style={{ width: `calc((100% - 10rem) * ${(days[at] ?? 1) / all})` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t('byMonth')}</th>
          {months.map((month) => (
            <th key={month.month} scope="col" className={month.month === filter.month ? 'num hot' : 'num'}>
              <b>{monthName(month.month, language, month.month.slice(0, 4) === last.slice(0, 4))}</b>{' '}
              <span className="muted">
                {t(month.month === last && !month.full ? 'soFar' : standingOf(month))}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ word, figures }) => (
          <tr key={word} className={word === 'trueRevenue' ? 'big' : undefined}>
            <th scope="row">{t(word)}</th>
            {months.map((month) => (
              <td
                key={month.month}
                className={`num${month.month === filter.month ? ' hot' : ''}${month.counted ? '' : ' quiet'}`}
              >
                {figures.map(([figure, name, shown, bad], at) => {
                  const value = shown(month)
                  const isOpen = month.month === filter.month && (filter.figure ?? null) === figure
                  return (
                    <span key={name}>
                      {at > 0 && ' · '}
                      {value === '-' ? (
                        value
                      ) : (
                        <Link
                          id={`figure-${month.month}-${name}`}
                          className={bad?.(month) ? 'fig neg' : 'fig'}
                          to={to(month.month, figure)}
                          aria-current={isOpen ? 'true' : undefined}
                          aria-label={t('linesOf', {
                            figure: t(name),
                            month: monthName(month.month, language),
                            value,
                          })}
                        >
                          {value}
                        </Link>
                      )}
                    </span>
                  )
                })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
