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

const plain = (text: string) => plainLetters(text.trim())
const namesOf = ({ text, alias = '' }: ListEntry) => [plain(text), plain(alias)]
/** 'dentist' names 'Dentist office'; 'cat' is no 'Catering'. */
const inWords = (entry: ListEntry, typed: string) =>
  namesOf(entry).some((name) => ` ${name} `.includes(` ${plain(typed)} `))

export function ListSearchInput({ chosen, search, onChoose, onBlur, ...field }: ListSearchProps) {
  const t = useWords(words)
  /** What is typed, until the field is left: a name may be the beginning of a longer one, and no key changes what was typed. */
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
    const fits = search(typed)
    const named = fits.filter((entry) => namesOf(entry).includes(plain(typed)))
    const entry = named.length === 1 ? named[0]! : null
    setDraft(typed)
    setOpen(!entry || fits.length > 1)
    if (entry?.id !== chosen?.id) onChoose(entry)
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
              // The only one that fits is meant where whole words of it were typed.
              if (!chosen && draft && found.length === 1 && inWords(found[0]!, draft)) take(found[0]!)
              else if (chosen) setDraft(null)
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
