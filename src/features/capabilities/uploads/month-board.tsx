// The months of the statements at a glance: found or missing, in words and not by colour alone.
import type { IsoMonth } from '#core/ground/dates.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import { shortMonthName } from './month-name.ts'
import { MonthSlot } from './month-slot.tsx'
import type { Documents, SentDocument } from './use-documents.ts'
import * as words from './words.ts'
import './month-board.css'

interface MonthBoardProps extends Pick<Documents, 'form' | 'wanted' | 'received' | 'sent' | 'takeBack'> {
  readonly toChooser: () => void
}

export function MonthBoard({ form, wanted, received, ...slots }: MonthBoardProps) {
  const t = useWords(words)
  const language = useLanguage()
  const inPart = new Set(
    wanted.flatMap(({ month }) => (slots.sent.some((each) => lacksPages(each, month)) ? [month] : [])),
  )
  const missing = wanted.filter(({ here }) => !here).map(({ month }) => month)
  const whole = wanted.filter(({ month, here }) => here && !inPart.has(month)).length
  const listed = (months: readonly IsoMonth[]): string =>
    new Intl.ListFormat(language === 'es' ? 'es-US' : 'en-US').format(
      months.map((month) => shortMonthName(month, language)),
    )
  return (
    <section className="month-board">
      <h2>
        <span role="status">
          {!missing.length && !inPart.size
            ? t('statementsComplete', { all: wanted.length })
            : received.unknown
              ? t('receivedUnknown')
              : t('statementsThere', { count: whole, all: wanted.length })}
          {!received.unknown &&
            missing.length > 0 &&
            whole + inPart.size > 0 &&
            ` ${t(missing.length > 1 ? 'monthsMissing' : 'oneMonthMissing', { months: listed(missing) })}`}
          {!received.unknown && inPart.size > 0 && ` ${t('monthsInPart', { months: listed([...inPart]) })}`}
        </span>
      </h2>
      <ul className={wanted.length > 4 ? 'months many' : 'months'} aria-label={t('monthsLabel')}>
        {wanted.map(({ month, here }) => (
          <li key={month} className={inPart.has(month) ? 'in-part' : here ? 'here' : 'missing'}>
            <b>{shortMonthName(month, language)}</b>
            <span className="year num">{month.slice(0, 4)}</span>
            <span>
              {inPart.has(month)
                ? t('monthInPart')
                : here
                  ? `✓ ${t('monthFound')}`
                  : t(received.unknown ? 'monthNotSeen' : 'monthMissing')}
            </span>
            {form.needsAll && <MonthSlot month={month} {...slots} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A statement of the month is there without some of its pages, and no other file has them. */
const lacksPages = ({ months, told }: SentDocument, month: IsoMonth): boolean =>
  months.includes(month) &&
  (told?.accounts ?? []).some(
    ({ state, from, to }) =>
      state === 'pages-missing' && from.slice(0, 7) <= month && month <= to.slice(0, 7),
  )
