// What is searched for in a list. A name or a contact: it stays in the page's memory, out of the address, and goes with whoever logs out.
import { useSyncExternalStore } from 'react'
import { useMe } from './session.tsx'

const texts = new Map<string, string>()
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The text, kept while other pages are looked at, and how to change it. */
export function useSearch(
  list: 'applications' | 'businesses' | `lines ${string}` | `party ${string}`,
): readonly [string, (text: string) => void] {
  const name = `${useMe().id} ${list}`
  const text = useSyncExternalStore(subscribe, () => texts.get(name) ?? '')
  const change = (next: string) => {
    texts.set(name, next)
    for (const listener of listeners) listener()
  }
  return [text, change]
}
