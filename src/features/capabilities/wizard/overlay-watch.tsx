// Loads what appears over the pages when it is due: welcome back, leaving, two windows, the testers' menu.
import { Suspense, useEffect, useState } from 'react'
import { lazyScreen } from '#ui/lazy-screen.tsx'
import { stored } from '#ui/stored-items.ts'
import { useApplicationState, useWizard } from './wizard-context.ts'
import { useWasAway } from './last-seen.ts'
import type { Opening } from './use-opening.ts'

/** Fetched ahead too: most of it is due just when something went wrong. */
export const loadBetweenPages = () => import('./overlays.tsx')
export const loadRenewed = () => import('./renewed.tsx')
const WelcomeBack = lazyScreen(async () => (await loadBetweenPages()).WelcomeBack, 'none')
const Leaving = lazyScreen(async () => (await loadBetweenPages()).Leaving, 'none')
const ConflictChoice = lazyScreen(async () => (await loadBetweenPages()).ConflictChoice, 'beside')
const Visiting = lazyScreen(async () => (await loadBetweenPages()).Visiting, 'beside')
const Renewed = lazyScreen(async () => (await loadRenewed()).Renewed, 'beside')
const CarriedOver = lazyScreen(async () => (await loadBetweenPages()).CarriedOver, 'none')
const SavedElsewhere = lazyScreen(async () => (await loadBetweenPages()).SavedElsewhere, 'beside')
const StagingMenu = lazyScreen(async () => (await import('./staging-menu.tsx')).StagingMenu, 'none')

interface BetweenProps {
  readonly opening: Opening['state']
  readonly page: number
  readonly staging: boolean
  /** Answers were filled in from the application before. */
  readonly carried: 'contact' | 'answers' | null
  readonly onChecks: (on: boolean) => void
  readonly onPage: (page: number) => void
}

/** Coming back from a bank's own login is no coming back to an application. */
const fromBank = () =>
  new URLSearchParams(window.location.search).has('oauth_state_id') || stored.get('oauth_state_id') !== ''

export function Between({ opening, page, staging, carried, onChecks, onPage }: BetweenProps) {
  const { application, journey } = useWizard()
  const { pages } = journey
  const { queue, elsewhere, visiting, renewed, touched } = useApplicationState(application)
  const [here, setHere] = useState(false)
  const [returning] = useState(() => typeof window !== 'undefined' && fromBank())
  const away = useWasAway()
  const resumed = opening === 'loading' || opening === 'opened'
  useEffect(() => setHere(true), [])
  // On the first page, untouched, there is nothing to come back for.
  const begun = page > pages.first || touched.size > 0
  // None of it belongs to the ready-made page.
  if (!here) return null
  return (
    <Suspense fallback={null}>
      {staging && <StagingMenu page={page} onPage={onPage} onChecks={onChecks} />}
      {resumed && away && !returning && <WelcomeBack />}
      {begun && opening !== 'loading' && page < pages.result && <Leaving page={page} />}
      {queue.stopped === 'conflict' && <ConflictChoice />}
      {carried && page === pages.first && <CarriedOver all={carried === 'answers'} />}
      {visiting && <Visiting leadId={queue.leadId ?? ''} />}
      {renewed && page < pages.bank && <Renewed leadId={queue.leadId ?? ''} />}
      {elsewhere && queue.stopped !== 'conflict' && <SavedElsewhere />}
    </Suspense>
  )
}
