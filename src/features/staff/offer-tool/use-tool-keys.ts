// The tool's keys: Alt with a letter goes to a place, Ctrl+Enter commits, Alt+R reverts, Escape goes one step back.
import { useEffect, useRef } from 'react'

interface Acts {
  readonly commit: () => void
  readonly cancel: () => void
  readonly revert: () => void
}

const places: Readonly<Record<string, string>> = { KeyA: 'ot-amount', KeyT: 'ot-term', Digit1: 'ot-inputs' }

export function useToolKeys(acts: Acts): void {
  const current = useRef(acts)
  current.current = acts
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      if (actOn(event, current.current)) event.preventDefault()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

function actOn(event: KeyboardEvent, { commit, cancel, revert }: Acts): boolean {
  const { key, code, altKey, ctrlKey, metaKey } = event
  if (key === 'Enter' && (ctrlKey || metaKey) && !altKey) commit()
  else if (key === 'Escape' && !altKey && !ctrlKey && !metaKey) cancel()
  else if (altKey && !ctrlKey && !metaKey && code === 'KeyR') revert()
  // By the place of the key: with Alt some keyboards write another letter.
  else if (altKey && !ctrlKey && !metaKey && places[code]) document.getElementById(places[code])?.focus()
  else return false
  return true
}
