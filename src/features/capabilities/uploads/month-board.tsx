// The months of the statements at a glance: found or missing, in words and not by colour alone.
import { useLanguage, useWords } from '#ui/words.tsx'
import { shortMonthName } from './month-name.ts'
import { MonthSlot } from './month-slot.tsx'
import type { Documents } from './use-documents.ts'
import * as words from './words.ts'
import './month-board.css'

interface MonthBoardProps extends Pick<Documents, 'form' | 'wanted' | 'received' | 'sent' | 'takeBack'> {
  readonly toChooser: () => void
}

export function MonthBoard({ form, wanted, received, ...slots }: MonthBoardProps) {
  const t = useWords(words)
  const language = useLanguage()
  const missing = wanted.filter(({ here }) => !here).map(({ month }) => shortMonthName(month, language))
  const count = wanted.length - missing.length
  const list = new Intl.ListFormat(language === 'es' ? 'es-US' : 'en-US').format(missing)
  return (
    <section className="month-board">
      <h2>
        <span role="status">
          {!missing.length
            ? t('statementsComplete', { all: wanted.length })
            : received.unknown
              ? t('receivedUnknown')
              : t('statementsThere', { count, all: wanted.length })}
          {!received.unknown &&
            missing.length > 0 &&
            count > 0 &&
            ` ${t(missing.length > 1 ? 'monthsMissing' : 'oneMonthMissing', { months: list })}`}
        </span>
      </h2>
      <ul className={wanted.length > 4 ? 'months many' : 'months'} aria-label={t('monthsLabel')}>
        {wanted.map(({ month, here }) => (
          <li key={month} className={here ? 'here' : 'missing'}>
            <b>{shortMonthName(month, language)}</b>
            <span className="year num">{month.slice(0, 4)}</span>
            <span>
              {here ? `✓ ${t('monthFound')}` : t(received.unknown ? 'monthNotSeen' : 'monthMissing')}
            </span>
            {form.needsAll && <MonthSlot month={month} {...slots} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
