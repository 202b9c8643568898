// Suggestions for a text while it is typed: waits for a pause, drops answers that come too late, keeps the one the arrow keys stand on.
import { useEffect, useRef, useState } from 'react'
import { afterPress } from '../after-press.ts'

interface Suggestion {
  readonly id: string
  readonly text: string
}

export type Suggest = (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>

const PAUSE_MS = 180
const LEAST_CHARACTERS = 3

export interface Suggestions {
  /** Null while nothing was asked; empty when nothing was found. */
  readonly list: readonly Suggestion[] | null
  readonly active: number
  readonly setActive: (index: number) => void
  readonly ask: (text: string) => void
  readonly clear: () => void
}

/** A failed search is an empty one: the caller offers the way by hand. */
export function useSuggestions(suggest: Suggest): Suggestions {
  const [list, setList] = useState<readonly Suggestion[] | null>(null)
  const [active, setActive] = useState(-1)
  const running = useRef<{ timer: ReturnType<typeof setTimeout>; abort: AbortController }>(undefined)
  const stop = () => {
    clearTimeout(running.current?.timer)
    running.current?.abort.abort()
  }
  useEffect(() => stop, [])
  const show = (found: readonly Suggestion[] | null) => {
    setList(found)
    setActive(-1)
  }
  return {
    list,
    active,
    setActive,
    clear: () => {
      stop()
      show(null)
    },
    ask: (text) => {
      stop()
      if (text.trim().length < LEAST_CHARACTERS) return show(null)
      const abort = new AbortController()
      // An answer that comes while the button is held would move it away.
      const answer = (found: readonly Suggestion[]) =>
        afterPress(() => void (abort.signal.aborted || show(found)))
      const timer = setTimeout(
        () => void suggest(text, abort.signal).then(answer, () => answer([])),
        PAUSE_MS,
      )
      running.current = { timer, abort }
    },
  }
}
