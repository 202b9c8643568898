// The months that are asked for, each found or missing, told by words and not by colour alone.
import { useLanguage, useWords } from '#ui/words.tsx'
import { monthName } from './month-name.ts'
import type { Statements } from './use-statements.ts'
import * as words from './words.ts'
import './month-board.css'

export function MonthBoard({ wanted }: Pick<Statements, 'wanted'>) {
  const t = useWords(words)
  const language = useLanguage()
  return (
    <ul className="months" aria-label={t('monthsLabel')}>
      {wanted.toReversed().map(({ month, here }) => (
        <li key={month} className={here ? 'here' : 'missing'}>
          <b>{monthName(month, language)}</b>
          <span>{here ? `✓ ${t('monthFound')}` : t('monthMissing')}</span>
        </li>
      ))}
    </ul>
  )
}
