// Fetches the next screens while somebody is busy with this one, never for everyone who only looks.
import { useEffect } from 'react'
import type { WizardJourney } from './journey.ts'
import { loadOwnScreens } from './wizard-screens.ts'

/** `underWay`: the first page is done. `loadAhead` fetches the screens that are not the wizard's own. */
export function useLoadingAhead(journey: WizardJourney, underWay: boolean, loadAhead: () => void): void {
  useEffect(() => {
    const began = () => whenIdle(() => void journey.loadQuestions().catch(() => {}))
    document.addEventListener('focusin', began, { once: true })
    return () => document.removeEventListener('focusin', began)
  }, [journey])
  useEffect(() => {
    if (!underWay) return
    const ahead = () =>
      whenIdle(() => {
        loadOwnScreens(journey)
        loadAhead()
      })
    ahead()
    window.addEventListener('online', ahead)
    return () => window.removeEventListener('online', ahead)
  }, [journey, underWay, loadAhead])
}

const whenIdle = (run: () => void) =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(run, { timeout: 3000 })
    : setTimeout(run, 1000)
