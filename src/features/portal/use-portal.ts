// The portal's calls on its page: reading, with a way back to the door where the session has ended, and doing something.
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Outcome } from '#core/ground/outcome.ts'
import type { CallFailure } from '#ui/answer.ts'
import { navigate } from '#ui/router.tsx'
import { LOGIN } from './page-props.ts'

type Read<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: CallFailure }
  | { readonly state: 'read'; readonly value: T }

/** Whether the session has ended; then the page goes to the door. */
function wentToDoor(failure: CallFailure): boolean {
  if (failure.kind !== 'problem' || failure.code !== 'login-required') return false
  navigate(LOGIN, { replace: true })
  return true
}

/** Reads again when `about` changes; `again` keeps what stands there until the answer is in. */
export function useRead<T>(
  about: string,
  ask: () => Promise<Outcome<T, CallFailure>>,
): Read<T> & { readonly again: () => Promise<void> } {
  const [read, setRead] = useState<{ about: string; read: Read<T> }>({ about, read: { state: 'loading' } })
  const load = useEffectEvent(async (still: () => boolean) => {
    const answer = await ask()
    if (!still() || (!answer.ok && wentToDoor(answer.refusal))) return
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
  }, [about, turn])
  return { ...(read.about === about ? read.read : ({ state: 'loading' } as const)), again }
}

/** One thing at a time: what is being done, and why the last one was refused. */
export function useDo() {
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const run = async <T>(name: string, act: () => Promise<Outcome<T, CallFailure>>): Promise<T | null> => {
    if (busy) return null
    setBusy(name)
    setFailure(null)
    const answer = await act()
    setBusy(null)
    if (answer.ok) return answer.value
    if (!wentToDoor(answer.refusal)) setFailure(answer.refusal)
    return null
  }
  return { busy, failure, run }
}
