// What every screen of the wizard can reach: the application, its brand and the page's data.
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Brand } from '#core/flow/brand.ts'
import type { StepPlace } from '#core/flow/flow.ts'
import type { PageData } from '#core/flow/page-data.ts'
import type { WizardJourney } from './journey.ts'
import type { Application, ApplicationState } from '#features/capabilities/answers/application.ts'

export interface WizardView {
  readonly journey: WizardJourney
  /** The visit's own, which says what its page numbers mean. */
  readonly variant: PageData['variant']
  readonly application: Application
  readonly brand: Brand
  readonly data: PageData
  /** Whether the browser checks answers; only the staging menu switches that off, and never the server's check. */
  readonly checks: boolean
  /** A step is right: saves its page and goes on. */
  readonly finish: (step: StepPlace) => void
  /** A page whose unsaved answers were lost with a reload, and is asked again (spec 215). */
  readonly askedAgain: number | null
  /** One page back, where there is one. */
  readonly back?: () => void
}

export const WizardContext = createContext<WizardView | null>(null)

/** Throws outside of the wizard. */
export function useWizard(): WizardView {
  const wizard = useContext(WizardContext)
  if (!wizard) throw new Error('used outside of the wizard')
  return wizard
}

export const useApplicationState = (application: Application): ApplicationState =>
  useSyncExternalStore(application.subscribe, application.state, application.begun)
