// Whether this page is only looked at, because staff are logged in to this browser: told by a header of any answer.
import { useSyncExternalStore } from 'react'

let readOnly = false
const listeners = new Set<() => void>()

export function noteReadOnly(): void {
  if (readOnly) return
  readOnly = true
  for (const listener of [...listeners]) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useReadOnly = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readOnly,
    () => false,
  )
