// Asks again once the line is back, for what could not be had without it.
import { useEffect, useRef } from 'react'

/** Runs `run` whenever the browser says that it is online again, while `wanted`. */
export function useWhenOnline(wanted: boolean, run: () => void): void {
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    if (!wanted) return
    const online = () => latest.current()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [wanted])
}
