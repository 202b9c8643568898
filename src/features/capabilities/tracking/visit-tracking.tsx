// Tells our own server once where a visit by a link came from; draws nothing, and nobody waits for it.
import { useEffect } from 'react'
import type { RequestOf } from '#core/contract/endpoint.ts'
import { linkRule, type LinkPurpose } from '#core/domain/links.ts'
import { call } from '#ui/api.ts'
import { stored } from '#ui/stored-items.ts'
import { askAnalyticsId } from './analytics-id.ts'
import type { trackBusinessVisit, trackVisit } from './contract.ts'
import { linkSource } from './link-source.ts'
import * as paths from './paths.ts'
import { deviceOf } from './visit-source.ts'

export function VisitTracking({ code, purpose }: { code: string; purpose: LinkPurpose }) {
  useEffect(() => {
    const track = (visit: RequestOf<typeof trackVisit>) =>
      linkRule(purpose).subject === 'business'
        ? call<typeof trackBusinessVisit>(paths.trackBusinessVisit, visit, { keepalive: true })
        : call<typeof trackVisit>(paths.trackVisit, visit, { keepalive: true })
    const source = linkSource(stored, window.location.search, deviceOf(navigator.userAgent))
    const tell = (postHogId: string) =>
      void track({ link: code, source, ...(postHogId ? { postHogId } : {}) })
    return askAnalyticsId(() => window.analyticsId, tell)
  }, [code, purpose])
  return null
}
