// The list's search: asked a moment after the last letter, '/' goes there, Escape empties it and then leaves.
import { useEffect, useRef, useState } from 'react'
import { useKeys } from '../room/use-keys.ts'
import { useStaffWords } from '../room/words.ts'

const DEBOUNCE_MS = 250

interface SearchBoxProps {
  readonly value: string
  readonly onChange: (text: string) => void
  /** What is searched; applications when absent. */
  readonly label?: string
  readonly hint?: string
}

export function SearchBox({ value, onChange, label, hint }: SearchBoxProps) {
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
      aria-label={label ?? t('search')}
      placeholder={hint ?? t('searchHint')}
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
