// A date of birth as three lists, month, day and year, which browsers can fill in.
import { birthYears, daysIn, partsOf, textOfParts, type DateParts } from '#core/fields/date-of-birth.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import * as words from '../frame-words.ts'
import { useLanguage, useWords } from '../words.tsx'
import { describing, FieldGroup, type FieldProps } from './field.tsx'

interface DateOfBirthProps extends FieldProps {
  /** 'M/D/YYYY', parts may be empty; '' for nothing. */
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onBlur?: (text: string) => void
  readonly today: IsoDate
}

const numbers = (count: number): string[] => Array.from({ length: count }, (_, at) => String(at + 1))

export function DateOfBirthInput({ value, onChange, onBlur, today, ...field }: DateOfBirthProps) {
  const t = useWords(words)
  const language = useLanguage()
  const parts = partsOf(value)
  const monthName = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  const change = (part: keyof DateParts, chosen: string) => {
    const next = { ...parts, [part]: chosen }
    // April 31 has gone when April is chosen; it is asked again, not moved to another day.
    onChange(textOfParts(Number(next.day) > daysIn(next.month, next.year) ? { ...next, day: '' } : next))
  }
  const list = (part: keyof DateParts, options: readonly string[], show = (option: string) => option) => (
    <label>
      <span className="small">{t(part)}</span>
      <span className="input">
        <select
          id={part === 'month' ? `${field.id}-month` : undefined}
          name={`${field.name ?? field.id}-${part}`}
          value={parts[part]}
          onChange={(event) => change(part, event.currentTarget.value)}
          autoComplete={`bday-${part}`}
          aria-invalid={describing(field)['aria-invalid']}
          aria-required={describing(field)['aria-required']}
        >
          <option value="">{t('choose')}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {show(option)}
            </option>
          ))}
        </select>
      </span>
    </label>
  )
  return (
    <FieldGroup field={field}>
      <div
        className="date"
        onBlur={(event) =>
          !(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) &&
          onBlur?.(value)
        }
      >
        {list('month', numbers(12), (month) => monthName.format(Date.UTC(2000, Number(month) - 1, 1)))}
        {list('day', numbers(daysIn(parts.month, parts.year)))}
        {list('year', birthYears(today).map(String))}
      </div>
    </FieldGroup>
  )
}
