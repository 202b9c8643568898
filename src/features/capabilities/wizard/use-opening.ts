// How a visit begins: fresh, or with an application that is opened by its code, by the kept lead id or by this browser's session.
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { CallFailure } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { stored } from '#ui/stored-items.ts'
import type { Application } from '#features/capabilities/answers/application.ts'
import type { Progress } from '#features/capabilities/answers/contract.ts'
import type { currentApplication, openContinueCode } from './contract.ts'
import { forgetApplication } from './kept-contact.ts'
import type { OtherApplicationChoice } from './other-application.tsx'
import * as paths from './paths.ts'

export type Opening =
  | { readonly state: 'fresh' | 'loading' }
  | { readonly state: 'opened'; readonly progress: Progress }
  | { readonly state: 'failed'; readonly failure: CallFailure }

interface Asked {
  readonly application: Application
  /** The code of a continue link. */
  readonly code?: string
  /** The server saw no session: there is nothing to ask it for. */
  readonly noSession: boolean
}

/** A visit without anything to open is 'fresh' at once, so that the ready-made first page stays as it is. */
export function useOpening({ application, code: given, noSession }: Asked): {
  opening: Opening
  again: () => void
  /** What to do about a link of another application than the one that is open here. */
  other: OtherApplicationChoice
} {
  // The address loses the code while it is being opened; another try still means this link.
  const [code] = useState(given)
  const link = useRef({ code, replace: false })
  const [opening, setOpening] = useState<Opening>({ state: noSession && !given ? 'fresh' : 'loading' })
  const [attempt, setAttempt] = useState(0)
  const leadId = useRef('')

  const open = useEffectEvent(async (isLeft: () => boolean) => {
    const { code, replace } = link.current
    const named = leadId.current || code || stored.get('leadid')
    if (!named && noSession) return setOpening({ state: 'fresh' })
    setOpening({ state: 'loading' })
    const found = leadId.current ? null : await leadIdOf(code, replace)
    if (isLeft()) return
    if (found && !found.ok) return setOpening({ state: 'failed', failure: found.refusal })
    leadId.current ||= found?.value ?? ''
    if (!leadId.current) return setOpening({ state: 'fresh' })
    const loaded = await application.reload(leadId.current)
    if (isLeft()) return
    setOpening(
      loaded.ok ? { state: 'opened', progress: loaded.value } : { state: 'failed', failure: loaded.refusal },
    )
  })
  useEffect(() => {
    let left = false
    void open(() => left)
    return () => {
      left = true
    }
  }, [attempt])

  const again = useCallback(() => setAttempt((before) => before + 1), [])
  const other = useMemo(
    () => ({
      code,
      open: () => {
        link.current = { ...link.current, replace: true }
        again()
      },
      stay: () => {
        link.current = { code: undefined, replace: false }
        again()
      },
    }),
    [again, code],
  )
  return { opening, again, other }
}

async function leadIdOf(
  code: string | undefined,
  replace: boolean,
): Promise<{ ok: true; value: string } | { ok: false; refusal: CallFailure }> {
  if (code) {
    const opened = await call<typeof openContinueCode>(paths.openContinueCode, { code, replace })
    // What was kept of the person before is not this one's.
    if (opened.ok && replace) forgetApplication(stored)
    return opened.ok ? { ok: true, value: opened.value.leadid } : opened
  }
  const kept = stored.get('leadid')
  if (kept) return { ok: true, value: kept }
  const current = await call<typeof currentApplication>(paths.currentApplication, {})
  return current.ok ? { ok: true, value: current.value.leadid ?? '' } : current
}
