// How a visit begins: fresh, or with an application that is opened by its code, by the kept lead id or by this browser's session.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallFailure } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { stored } from '#ui/stored-items.ts'
import type { Application, Progress } from '#features/capabilities/answers/application.ts'
import type { currentApplication, openContinueCode } from './contract.ts'
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
export function useOpening({ application, code, noSession }: Asked): { opening: Opening; again: () => void } {
  const [opening, setOpening] = useState<Opening>({ state: noSession && !code ? 'fresh' : 'loading' })
  const [attempt, setAttempt] = useState(0)
  const leadId = useRef('')

  useEffect(() => {
    let live = true
    const open = async () => {
      const named = leadId.current || code || stored.get('leadid')
      if (!named && noSession) return setOpening({ state: 'fresh' })
      setOpening({ state: 'loading' })
      const found = leadId.current ? null : await leadIdOf(code)
      if (!live) return
      if (found && !found.ok) return setOpening({ state: 'failed', failure: found.refusal })
      leadId.current ||= found?.value ?? ''
      if (!leadId.current) return setOpening({ state: 'fresh' })
      const loaded = await application.reload(leadId.current)
      if (!live) return
      setOpening(
        loaded.ok
          ? { state: 'opened', progress: loaded.value }
          : { state: 'failed', failure: loaded.refusal },
      )
    }
    void open()
    return () => {
      live = false
    }
    // The code is read once: the address loses it as soon as the application is open.
  }, [attempt])

  return { opening, again: useCallback(() => setAttempt((before) => before + 1), []) }
}

async function leadIdOf(
  code: string | undefined,
): Promise<{ ok: true; value: string } | { ok: false; refusal: CallFailure }> {
  if (code) {
    const opened = await call<typeof openContinueCode>(paths.openContinueCode, { code })
    return opened.ok ? { ok: true, value: opened.value.leadid } : opened
  }
  const kept = stored.get('leadid')
  if (kept) return { ok: true, value: kept }
  const current = await call<typeof currentApplication>(paths.currentApplication, {})
  return current.ok ? { ok: true, value: current.value.leadid ?? '' } : current
}
