// Single-key commands: never while somebody types, a dialog is open, or a modifier is held.
import { useEffect, useRef } from 'react'

/** A select takes letters and digits to find an option by; other keys are free there. */
const typing = (target: EventTarget | null, key: string): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input, textarea') ||
    (target.matches('select') && /^[\p{L}\p{N} ]$|^Enter$/u.test(key)))

/** Key (as KeyboardEvent.key) -> what it does; answering false leaves the key to the browser. */
export function useKeys(keys: Readonly<Record<string, () => boolean | void>>): void {
  const current = useRef(keys)
  current.current = keys
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('dialog[open]')) return
      if (typing(event.target, event.key) && event.key !== 'Escape') return
      const act = Object.hasOwn(current.current, event.key) ? current.current[event.key] : undefined
      if (act && act() !== false) event.preventDefault()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
