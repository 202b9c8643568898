// The month that one file counts for: found by its name, or said here by its sender.
import { useEffect, useState } from 'react'
import type { IsoMonth } from '#core/ground/dates.ts'
import { listenToSelects } from '#ui/inputs/type-ahead.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import { monthName } from './month-name.ts'
import * as words from './words.ts'

interface StatementMonthProps {
  readonly name: string
  /** Null while nobody knows it. */
  readonly month: IsoMonth | null
  readonly choices: readonly IsoMonth[]
  /** Sends it again for that month; answers what went wrong, in words. */
  readonly onMonth: (month: IsoMonth) => Promise<string | undefined>
}

export function StatementMonth({ name, month, choices, onMonth }: StatementMonthProps) {
  const t = useWords(words)
  const language = useLanguage()
  useEffect(listenToSelects, [])
  const [problem, setProblem] = useState<string>()
  const [chosen, setChosen] = useState<IsoMonth>()
  const choose = async (to: IsoMonth) => {
    setProblem(undefined)
    setChosen(to)
    setProblem(await onMonth(to))
    setChosen(undefined)
  }
  const offered = month && !choices.includes(month) ? [month, ...choices] : choices
  return (
    <label className={month ? 'statement-month' : 'statement-month unknown'}>
      {t(month ? 'countsFor' : 'whichMonth')}
      <select
        value={chosen ?? month ?? ''}
        aria-label={t('monthOf', { name })}
        onChange={(event) => void choose(event.currentTarget.value)}
      >
        {!month && <option value="">{t('chooseMonth')}</option>}
        {offered.map((each) => (
          <option key={each} value={each}>
            {monthName(each, language)}
          </option>
        ))}
      </select>
      {problem && (
        <span className="error" role="alert">
          {problem}
        </span>
      )}
    </label>
  )
}
