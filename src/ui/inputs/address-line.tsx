// The street line of an address: a combobox with the suggestions below it.
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { anyTextKind } from '#core/fields/text.ts'
import * as words from './address-words.ts'
import { useWords } from '../words.tsx'
import { moveInList } from './address-state.ts'
import { describing, Field } from './field.tsx'
import { useFormattedInput } from './use-formatted-input.ts'
import type { Suggestions } from './use-suggestions.ts'

interface LineProps {
  readonly field: {
    readonly id: string
    readonly label: ReactNode
    readonly hint?: string
    readonly why?: ReactNode
    readonly error?: string
  }
  readonly value: string
  readonly autoComplete: string
  readonly suggestions: Suggestions
  readonly onType: (line: string) => void
  readonly onChoose: (id: string) => void
  /** The line was left, for `to` if that is known. */
  readonly onLeave: (to: EventTarget | null) => void
}

export function AddressLine({
  field,
  value,
  autoComplete,
  suggestions,
  onType,
  onChoose,
  onLeave,
}: LineProps) {
  const t = useWords(words)
  const { list, active } = suggestions
  const leaving = useRef<EventTarget | null>(null)
  const input = useFormattedInput({
    kind: anyTextKind,
    value,
    onChange: onType,
    onBlur: () => onLeave(leaving.current),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moveInList(event.key, active, list?.length ?? null)
    if (!move) return
    event.preventDefault()
    if (move === 'close') suggestions.clear()
    else if ('to' in move) suggestions.setActive(move.to)
    else onChoose(list![move.choose]!.id)
  }
  return (
    <Field field={field}>
      <div className="combo">
        <div className="input">
          <input
            {...input}
            onBlur={(event) => {
              leaving.current = event.relatedTarget
              input.onBlur(event)
            }}
            {...describing(field)}
            id={field.id}
            name={field.id}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={Boolean(list?.length)}
            aria-controls={`${field.id}-list`}
            aria-activedescendant={list?.[active] ? `${field.id}-${active}` : undefined}
            autoComplete={autoComplete}
            autoCorrect="off"
            spellCheck={false}
            onKeyDown={onKeyDown}
          />
        </div>
        <ul
          id={`${field.id}-list`}
          role="listbox"
          aria-label={t('addressSuggestions')}
          hidden={!list?.length}
        >
          {list?.map((suggestion, index) => (
            <li
              key={suggestion.id}
              id={`${field.id}-${index}`}
              role="option"
              aria-selected={index === active}
              // The input keeps its focus; else leaving it would close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(suggestion.id)}
            >
              {suggestion.text}
            </li>
          ))}
        </ul>
      </div>
    </Field>
  )
}
