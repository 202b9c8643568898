// Tells our own server once where a visit by a link came from; draws nothing, and nobody waits for it.
import { useEffect } from 'react'
import { call } from '#ui/api.ts'
import { stored } from '#ui/stored-items.ts'
import { askAnalyticsId } from './analytics-id.ts'
import type { trackVisit } from './contract.ts'
import { linkSource } from './link-source.ts'
import * as paths from './paths.ts'
import { deviceOf } from './visit-source.ts'

export function VisitTracking({ code }: { code: string }) {
  useEffect(() => {
    const source = linkSource(stored, window.location.search, deviceOf(navigator.userAgent))
    const tell = (postHogId: string) =>
      void call<typeof trackVisit>(
        paths.trackVisit,
        { link: code, source, ...(postHogId ? { postHogId } : {}) },
        { keepalive: true },
      )
    return askAnalyticsId(() => window.analyticsId, tell)
  }, [code])
  return null
}
