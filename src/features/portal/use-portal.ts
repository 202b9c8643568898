// The portal's calls on its page: reading, and doing something; both say where the session has ended.
import { createContext, use, useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Outcome } from '#core/ground/outcome.ts'
import type { CallFailure } from '#ui/answer.ts'
import { navigate } from '#ui/router.tsx'
import { LOGIN } from './page-props.ts'

type Read<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: CallFailure }
  | { readonly state: 'read'; readonly value: T }

interface OwnersSession {
  /** The session has ended: the door opens over the page, or in its place where nothing was on it yet. */
  readonly ended: () => void
  /** Grows with every login over the page: what was refused is read again. */
  readonly turn: number
}
export const SessionContext = createContext<OwnersSession>({
  ended: () => navigate(LOGIN, { replace: true }),
  turn: 0,
})

const isEnded = (failure: CallFailure): boolean =>
  failure.kind === 'problem' && failure.code === 'login-required'

/** Reads again when `about` changes; `again` keeps what stands there until the answer is in. */
export function useRead<T>(
  about: string,
  ask: () => Promise<Outcome<T, CallFailure>>,
): Read<T> & { readonly again: () => Promise<void> } {
  const session = use(SessionContext)
  const [read, setRead] = useState<{ about: string; read: Read<T> }>({ about, read: { state: 'loading' } })
  const load = useEffectEvent(async (still: () => boolean) => {
    const answer = await ask()
    if (!still()) return
    if (!answer.ok && isEnded(answer.refusal)) return session.ended()
    setRead({
      about,
      read: answer.ok ? { state: 'read', value: answer.value } : { state: 'failed', failure: answer.refusal },
    })
  })
  const [turn, setTurn] = useState(0)
  const again = useCallback(async () => setTurn((before) => before + 1), [])
  useEffect(() => {
    let here = true
    void load(() => here)
    return () => {
      here = false
    }
  }, [about, turn, session.turn])
  return { ...(read.about === about ? read.read : ({ state: 'loading' } as const)), again }
}

/** One thing at a time: what is being done, and why the last one was refused. */
export function useDo() {
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const { ended } = use(SessionContext)
  const run = async <T>(name: string, act: () => Promise<Outcome<T, CallFailure>>): Promise<T | null> => {
    if (busy) return null
    setBusy(name)
    setFailure(null)
    const answer = await act()
    setBusy(null)
    if (answer.ok) return answer.value
    if (isEnded(answer.refusal)) ended()
    else setFailure(answer.refusal)
    return null
  }
  return { busy, failure, run }
}
