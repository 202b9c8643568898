// Choosing from a list in a native select.
import { useEffect } from 'react'
import * as words from '../kit-words.ts'
import { useLanguage, useWords } from '../words.tsx'
import type { ChoiceFieldProps } from './choice-inputs.tsx'
import { describing, Field } from './field.tsx'

export function SelectInput({ choices, value, onChange, onBlur, autoComplete, ...field }: ChoiceFieldProps) {
  const t = useWords(words)
  const language = useLanguage()
  // Without it a browser's own way of typing in a list stands.
  useEffect(() => {
    import('./type-ahead.ts').then(({ listenToSelects }) => listenToSelects()).catch(() => {})
  }, [])
  return (
    <Field field={field}>
      <div className="input">
        <select
          {...describing(field)}
          id={field.id}
          name={field.name ?? field.id}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={(event) => onBlur?.(event.currentTarget.value)}
          autoComplete={autoComplete}
          disabled={field.disabled}
        >
          <option value="">{t('choose')}</option>
          {choices.map((choice) => (
            // Found by its name in the other language too.
            <option
              key={choice.value}
              value={choice.value}
              data-also={language === 'es' ? choice.en : choice.es}
            >
              {choice[language]}
            </option>
          ))}
        </select>
      </div>
    </Field>
  )
}
