// Search (a moment after the last letter), whose, which stage, which US state, in which order.
import { useEffect, useRef, useState } from 'react'
import { usStates } from '#core/codes/us-states.ts'
import { stages } from '#core/domain/lead-stage.ts'
import { useLanguage } from '#ui/words.tsx'
import { count } from '../room/formats.tsx'
import { useKeys } from '../room/use-keys.ts'
import { codeWord, useStaffWords } from '../room/words.ts'
import { sortOptions, type Filters, type ListOrder } from './use-list.ts'

const DEBOUNCE_MS = 250
/** What is worked on first. */
const order = ['in-review', 'bank-needed', 'offered', 'offer-chosen'] as const
const stageOrder = [...order, ...stages.filter((stage) => !(order as readonly string[]).includes(stage))]

interface ListFiltersProps {
  readonly filters: Filters
  readonly change: (changes: Partial<Filters>) => void
  readonly counts: Readonly<Record<string, number>>
}

export function ListFilters({ filters, change, counts }: ListFiltersProps) {
  const t = useStaffWords()
  const language = useLanguage()
  const chip = (on: boolean, text: string, act: () => void, number?: number) => (
    <button type="button" className={on ? 'chip on' : 'chip'} aria-pressed={on} onClick={act} key={text}>
      {text}
      {number !== undefined && <span className="num"> {count(number, language)}</span>}
    </button>
  )
  return (
    <>
      <SearchBox value={filters.search} onChange={(search) => change({ search })} />
      <div className="chips" role="group" aria-label={t('filters')}>
        {chip(filters.assigned === '', t('all'), () => change({ assigned: '' }))}
        {chip(filters.assigned === 'mine', t('mine'), () => change({ assigned: 'mine' }))}
        {chip(filters.assigned === 'nobody', t('free'), () => change({ assigned: 'nobody' }))}
        <span className="break" />
        {stageOrder
          .filter((stage) => counts[stage] || filters.stage === stage)
          .map((stage) =>
            chip(
              filters.stage === stage,
              codeWord(t, 'stage', stage),
              () => change({ stage: filters.stage === stage ? '' : stage }),
              counts[stage] ?? 0,
            ),
          )}
      </div>
      <div className="selects">
        <select
          aria-label={t('usState')}
          value={filters.state}
          onChange={(e) => change({ state: e.currentTarget.value })}
        >
          <option value="">{t('anyState')}</option>
          {usStates.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <select
          aria-label={t('sort')}
          value={filters.sort}
          onChange={(e) => change({ sort: e.currentTarget.value as ListOrder })}
        >
          {sortOptions.map((each) => (
            <option key={each} value={each}>
              {codeWord(t, 'sort', each)}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}

function SearchBox({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const t = useStaffWords()
  const [text, setText] = useState(value)
  const box = useRef<HTMLInputElement>(null)
  const tell = useRef(onChange)
  tell.current = onChange
  useKeys({
    '/': () => {
      box.current?.focus()
      box.current?.select()
    },
  })
  useEffect(() => {
    // Cleared, or gone back, elsewhere.
    if (document.activeElement !== box.current) setText(value)
  }, [value])
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => tell.current(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, value])
  return (
    <input
      ref={box}
      type="search"
      className="search"
      aria-label={t('search')}
      placeholder={t('searchHint')}
      aria-keyshortcuts="/"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        if (text) setText('')
        else event.currentTarget.blur()
      }}
    />
  )
}
