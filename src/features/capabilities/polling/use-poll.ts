// A poll as a component sees it: the latest answer, whether it grew late or failed, and a way to ask again.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Outcome } from '#core/ground/outcome.ts'
import { isRetryable, type CallFailure } from '#ui/answer.ts'
import { useWhenOnline } from '#ui/when-online.ts'
import { startPoll, type PollPlan, type Pushed } from './poll.ts'

interface Asked<T> {
  readonly plan: PollPlan
  readonly ask: (signal: AbortSignal) => Promise<Outcome<T, CallFailure>>
  readonly pending: (value: T) => boolean
  /** Has the server tell when to ask; absent where only polls do. */
  readonly push?: (pushed: Pushed) => () => void
  readonly askedSeconds?: (value: T) => number | undefined
}

export interface Polled<T> {
  readonly value: T | null
  readonly late: boolean
  /** Late, and nothing says any more when there is something new: what is shown may be out of date. */
  readonly stale: boolean
  readonly failure: CallFailure | null
  /** Starts over, keeping what is known. */
  readonly again: () => void
}

/** Polls from mounting to unmounting, and afresh when the line is back. `key`: what is asked about; another one starts over. */
export function usePoll<T>(key: string, asked: Asked<T>): Polled<T> {
  const [value, setValue] = useState<T | null>(null)
  const [end, setEnd] = useState<{ late: boolean; stale: boolean; failure: CallFailure | null }>(notEnded)
  const [round, setRound] = useState(0)
  const latest = useRef(asked)
  latest.current = asked
  useEffect(() => {
    const abort = new AbortController()
    setEnd(notEnded)
    const stop = startPoll<T, CallFailure>(
      {
        plan: latest.current.plan,
        ask: () => latest.current.ask(abort.signal),
        pending: (answer) => latest.current.pending(answer),
        push: latest.current.push && ((pushed) => latest.current.push!(pushed)),
        askedSeconds: (answer) => latest.current.askedSeconds?.(answer),
        retryable: isRetryable,
        now: () => performance.now(),
        later: (ms, run) => {
          const timer = setTimeout(run, ms)
          return () => clearTimeout(timer)
        },
        page: {
          hidden: () => document.hidden,
          onShown: (run) => {
            const shown = () => document.hidden || run()
            document.addEventListener('visibilitychange', shown)
            return () => document.removeEventListener('visibilitychange', shown)
          },
        },
      },
      {
        value: (answer) => {
          setValue(answer)
          // It was away for a while, and answers again.
          setEnd((before) => (before.failure ? notEnded : before))
        },
        late: (told) => setEnd({ late: true, stale: !told, failure: null }),
        failed: (failure) => setEnd({ late: false, stale: true, failure }),
      },
    )
    return () => {
      stop()
      abort.abort()
    }
  }, [key, round])
  const again = useCallback(() => setRound((before) => before + 1), [])
  useWhenOnline(end.failure !== null && isRetryable(end.failure), again)
  return { value, ...end, again }
}

const notEnded = { late: false, stale: false, failure: null }
