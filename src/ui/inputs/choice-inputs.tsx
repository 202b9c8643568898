// Choosing from a list: radios as cards or as a plain list; a box to tick.
import type { ReactNode } from 'react'
import type { Choice } from '#core/codes/choice.ts'
import { useLanguage } from '../words.tsx'
import { describing, FieldGroup, type FieldProps } from './field.tsx'

export interface ChoiceFieldProps extends FieldProps {
  readonly choices: readonly Choice[]
  /** The wire text of what is chosen, '' for nothing. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: (value: string) => void
  readonly autoComplete?: string
}

/** Whether the focus has left a group for good, not for another of its controls. */
export const left = (event: { currentTarget: Element; relatedTarget: EventTarget | null }): boolean =>
  !(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))

interface RadiosProps extends Omit<ChoiceFieldProps, 'autoComplete'> {
  /** Cards stand two in a row on wide screens. */
  readonly columns?: 1 | 2
  /** As wide as their words, as many in a row as there is room for: a long list of short names. */
  readonly flowing?: boolean
}

/** Radios as cards, each with its hint: the funding products. */
export function RadioCards(props: RadiosProps) {
  const { choices, value, onChange, onBlur, columns = 2, flowing, ...field } = props
  const language = useLanguage()
  return (
    <FieldGroup field={field} radio>
      <div
        className={flowing ? 'choices flowing' : columns === 2 ? 'choices' : 'choices one'}
        onBlur={(event) => left(event) && onBlur?.(value)}
      >
        {choices.map((choice) => (
          <label className="choice" key={choice.value}>
            <input
              type="radio"
              name={field.name ?? field.id}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
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

/** Radios one below the other. */
export const RadioList = (props: Omit<RadiosProps, 'columns'>) => <RadioCards {...props} columns={1} />

interface CheckboxProps extends Omit<FieldProps, 'label'> {
  /** What ticking it says; links to agreements are part of it. */
  readonly label: ReactNode
  /** 'true' or ''. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A box of its own: an agreement or a consent. */
export const CheckboxInput = ({ label, value, onChange, ...field }: CheckboxProps) => (
  <div className={field.error ? 'field bad' : 'field'}>
    <label className="check">
      <input
        {...describing({ ...field, label })}
        id={field.id}
        name={field.name ?? field.id}
        type="checkbox"
        checked={value === 'true'}
        onChange={(event) => onChange(event.currentTarget.checked ? 'true' : '')}
        disabled={field.disabled}
      />
      <span>{label}</span>
    </label>
    {field.error && (
      <span className="error" id={`${field.id}-error`}>
        {field.error}
      </span>
    )}
  </div>
)
