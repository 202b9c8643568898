// Choosing from a long list by typing: the entries that fit show below, and one of them is taken by key, press or its full name.
import { useState, type KeyboardEvent } from 'react'
import { plainLetters } from '#core/ground/plain-letters.ts'
import * as words from './list-words.ts'
import { LiveRegion } from '../frame/live-region.tsx'
import { useWords } from '../words.tsx'
import { describing, Field, type FieldProps } from './field.tsx'

interface ListEntry {
  readonly id: string
  readonly text: string
  /** Which of several of the same name: 'Retail'. */
  readonly beside?: string
  /** Another whole name that means it. */
  readonly alias?: string
}

interface ListSearchProps extends FieldProps {
  /** The chosen entry, null for none. */
  readonly chosen: ListEntry | null
  /** The entries that fit a text, best first. */
  readonly search: (text: string) => readonly ListEntry[]
  /** Null: what is typed is no entry. */
  readonly onChoose: (entry: ListEntry | null) => void
  readonly onBlur?: () => void
}

const same = (a: string, b: string) => plainLetters(a.trim()) === plainLetters(b.trim())

export function ListSearchInput({ chosen, search, onChoose, onBlur, ...field }: ListSearchProps) {
  const t = useWords(words)
  /** What is typed while nothing is chosen. */
  const [draft, setDraft] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const text = draft ?? chosen?.text ?? ''
  const found = open && draft?.trim() ? search(draft) : []
  const take = (entry: ListEntry) => {
    setDraft(null)
    setOpen(false)
    onChoose(entry)
  }
  const type = (typed: string) => {
    setActive(-1)
    const named = search(typed).filter(
      ({ text: name, alias = '' }) => same(name, typed) || same(alias, typed),
    )
    if (named.length === 1) return take(named[0]!)
    setDraft(typed)
    setOpen(true)
    if (chosen) onChoose(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && found.length) {
      event.preventDefault()
      setOpen(false)
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && found.length) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(active < 0 && step < 0 ? found.length - 1 : (active + step + found.length) % found.length)
    } else if (event.key === 'Enter' && found[active]) {
      event.preventDefault()
      take(found[active])
    }
  }
  const none = open && Boolean(draft && draft.trim().length > 2) && !found.length
  return (
    <Field field={{ ...field, hint: none ? t('listNone') : field.hint }}>
      <div className="combo">
        <div className="input">
          <input
            {...describing(field)}
            id={field.id}
            name={field.name ?? field.id}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={found.length > 0}
            aria-controls={`${field.id}-list`}
            aria-activedescendant={found[active] ? `${field.id}-${active}` : undefined}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onBlur={() => {
              // The only one that fits is meant.
              if (draft && found.length === 1) take(found[0]!)
              setOpen(false)
              onBlur?.()
            }}
          />
        </div>
        <ul id={`${field.id}-list`} role="listbox" aria-label={t('listLabel')} hidden={!found.length}>
          {found.map((entry, index) => (
            <li
              key={entry.id}
              id={`${field.id}-${index}`}
              role="option"
              aria-selected={index === active}
              // The input keeps its focus; else leaving it would close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(entry)}
            >
              {entry.text}
              {entry.beside && <span className="small muted"> · {entry.beside}</span>}
            </li>
          ))}
        </ul>
      </div>
      <LiveRegion>
        {none ? t('listNone') : found.length ? t('listFound', { count: found.length }) : ''}
      </LiveRegion>
    </Field>
  )
}
