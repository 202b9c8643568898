// When somebody was last here in this browser: a reload is no coming back.
import { useEffect, useState } from 'react'
import { stored, type StoredItems } from '#ui/stored-items.ts'

const AWAY_AFTER_MS = 60_000

/** Whether more than a minute went by since the wizard was last seen here; so it is too where nothing tells. `now` in milliseconds. */
export function wasAway(items: StoredItems, now: number): boolean {
  const seen = items.get('last_seen')
  return seen === '' || now - Number(seen) > AWAY_AFTER_MS
}

/** `wasAway` of this visit; from then on being here is noted. */
export function useWasAway(): boolean {
  const [away] = useState(() => typeof window === 'undefined' || wasAway(stored, Date.now()))
  useEffect(() => {
    const note = () => stored.set('last_seen', String(Date.now()))
    note()
    window.addEventListener('pagehide', note)
    document.addEventListener('visibilitychange', note)
    return () => {
      window.removeEventListener('pagehide', note)
      document.removeEventListener('visibilitychange', note)
    }
  }, [])
  return away
}
