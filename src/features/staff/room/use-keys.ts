// Single-key commands: never while somebody types, a dialog is open, or a modifier is held.
import { useEffect, useRef } from 'react'

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Key (as KeyboardEvent.key) -> what it does; answering false leaves the key to the browser. */
export function useKeys(keys: Readonly<Record<string, () => boolean | void>>): void {
  const current = useRef(keys)
  current.current = keys
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('dialog[open]')) return
      if (typing(event.target) && event.key !== 'Escape') return
      const act = Object.hasOwn(current.current, event.key) ? current.current[event.key] : undefined
      if (act && act() !== false) event.preventDefault()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
