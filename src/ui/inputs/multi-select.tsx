// Boxes to tick, several of a list. A file of its own: the first page loads none.
import { chosenIn } from '#core/fields/multi-select.ts'
import { useLanguage } from '../words.tsx'
import { left, type ChoiceFieldProps } from './choice-inputs.tsx'
import { FieldGroup } from './field.tsx'

/** Several of a list; the value is the chosen wire texts, one per line. */
export function MultiSelect({
  choices,
  value,
  onChange,
  onBlur,
  ...field
}: Omit<ChoiceFieldProps, 'autoComplete'>) {
  const language = useLanguage()
  const chosen = chosenIn(value)
  const toggle = (option: string, on: boolean) =>
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((each) => (each === option ? on : chosen.includes(each)))
        .join('\n'),
    )
  return (
    <FieldGroup field={field}>
      <div className="choices" onBlur={(event) => left(event) && onBlur?.(value)}>
        {choices.map((choice) => (
          <label className="choice" key={choice.value}>
            <input
              type="checkbox"
              name={field.name ?? field.id}
              value={choice.value}
              checked={chosen.includes(choice.value)}
              onChange={(event) => toggle(choice.value, event.currentTarget.checked)}
            />
            <span>
              <b>{choice[language]}</b>
              {choice.hint && <span className="small muted">{choice.hint[language]}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
