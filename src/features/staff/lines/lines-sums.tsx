// What the lines that were found come to: for true revenue by kind, so that it adds up to the month's figure; else money in and out.
import { Link, useLocation } from 'react-router'
import { formatUsd } from '#core/ground/money.ts'
import { useLanguage } from '#ui/words.tsx'
import { monthName } from '../room/formats.tsx'
import type { LinesFilter, LinesHead, LinesPage } from './lines-contract.ts'
import { lineWord, useLinesWords, type LinesWords } from './lines-words.ts'

/** 'Sales, cards' within a sum of sales is 'cards'. */
const kindOf = (t: LinesWords, name: string): string => lineWord(t, 'class', name).replace(/^[^,]+, /, '')

export function LinesSums({ page, filter, head }: { page: LinesPage; filter: LinesFilter; head: LinesHead }) {
  const t = useLinesWords()
  const language = useLanguage()
  const { search } = useLocation()
  const { figure, month } = filter
  const total = page.sums.reduce((sum, { cents }) => sum + cents, 0)
  const shown = head.months.find((each) => each.month === month)
  const back = new URLSearchParams(search)
  for (const name of [
    'figure',
    'finding',
    'day',
    'since',
    'until',
    'class',
    'series',
    'direction',
    'least',
    'most',
  ])
    back.delete(name)
  const plain =
    !figure &&
    !filter.finding &&
    !filter.day &&
    !filter.class &&
    filter.position === undefined &&
    !filter.direction
  return (
    <div className="lines-sums" role="status">
      {month && !plain && (
        <Link to={`?${back.toString()}`}>‹ {t('backTo', { month: monthName(month, language) })}</Link>
      )}
      {figure === 'revenue' ? (
        <>
          <b>
            {t('figure.revenue')} {formatUsd(total)}
          </b>
          <span>
            {page.sums.map(({ class: name, cents, count }, at) => (
              <span key={name}>
                {at === 0 ? '= ' : cents < 0 ? ' − ' : ' + '}
                {kindOf(t, name)} {formatUsd(Math.abs(cents)).replace('$', '')}{' '}
                <span className="muted">({count})</span>
              </span>
            ))}
          </span>
          {shown?.trueRevenue === total && (
            <span className="grow">
              {t('leftOutOf', {
                gross: formatUsd(shown.gross).replace('$', ''),
                left: formatUsd(shown.gross - page.moneyIn).replace('$', ''),
              })}
              {page.moneyOut > 0 &&
                ` − ${t('takenBack', { sum: formatUsd(page.moneyOut).replace('$', '') })}`}
            </span>
          )}
        </>
      ) : (
        <>
          {figure && <b>{t(`figure.${figure}`)}</b>}
          {page.moneyIn > 0 && <span>{t('moneyIn', { sum: formatUsd(page.moneyIn) })}</span>}
          {page.moneyOut > 0 && <span>{t('moneyOut', { sum: formatUsd(page.moneyOut) })}</span>}
          {figure === 'nsf' && <span className="muted">{t('figure.nsf.note')}</span>}
        </>
      )}
    </div>
  )
}
