// The one place at which the wizard is: derived from the visit, the history, the answers and what the server said of them.
import type { KnownLead } from '#core/contract/lead-fields.ts'
import type { StepPlace } from '#core/flow/flow.ts'
import { orderOf, pathOf, stepAt } from '#core/flow/walk.ts'
import type { WizardFacts, WizardPages } from '#core/flow/wizard-pages.ts'
import type { ApplicationState } from '#features/capabilities/answers/application.ts'
import type { CallFailure } from '#ui/answer.ts'
import type { WizardJourney } from './journey.ts'

/** The page of the error state (specification 1, sections 2 and 4). */
export const ERROR_PAGE = 12

type Walked = Pick<WizardJourney, 'flow' | 'pages'>

export type Place =
  | { readonly at: 'loading' }
  | { readonly at: 'failed'; readonly failure: CallFailure; readonly again: boolean }
  /** A fresh link must be opened, the questions must arrive, the register must answer: before this step is shown. */
  | { readonly at: 'renewed' | 'saving' | 'register'; readonly step: StepPlace }
  | { readonly at: 'step'; readonly step: StepPlace }

export interface Whereabouts {
  readonly state: Pick<ApplicationState, 'queue' | 'renewed'>
  readonly step: StepPlace
  readonly opening: 'fresh' | 'loading' | 'opened' | 'failed'
  /** What could not be opened may be tried again; what was refused for good may not. */
  readonly failed: CallFailure | null
  readonly fatal: CallFailure | null
  /** The register of defaulted merchants has answered, or is not waited for any more. */
  readonly registerAnswered: boolean
}

/** How far along the list a page that the server answered leads: its first step; the end for the last page, from which the documents are open too. */
export const reachedBy = ({ flow, pages }: Walked, page: number): number =>
  page >= pages.end ? flow.steps.length - 1 : orderOf(flow, stepAt(flow, page) ?? flow.steps[0]!)

/** The step of the path for what the history names; never past the furthest step (its place in the list) that was reached. */
export function stepWanted(
  { flow }: Pick<Walked, 'flow'>,
  wanted: { readonly page: number; readonly step: string },
  furthest: number,
  known: KnownLead,
  facts: WizardFacts,
): StepPlace {
  const path = pathOf(flow, known, facts)
  const order = (step: StepPlace) => orderOf(flow, step)
  const named = path.find(({ id, page }) => id === wanted.step && page === wanted.page)
  const meant = named ?? stepAt(flow, wanted.page)
  if (meant && order(meant) <= furthest)
    return path.find((step) => order(step) >= order(meant)) ?? path.at(-1)!
  const last = path.findLast((step) => order(step) <= furthest) ?? path[0]!
  return path.find(({ page }) => page === last.page)!
}

export function placeOf(
  { bank }: Pick<WizardPages, 'bank'>,
  { state, step, opening, failed, fatal, registerAnswered }: Whereabouts,
): Place {
  if (opening === 'loading') return { at: 'loading' }
  if (fatal) return { at: 'failed', failure: fatal, again: false }
  if (failed) return { at: 'failed', failure: failed, again: true }
  if (step.page < bank) return { at: 'step', step }
  if (state.renewed) return { at: 'renewed', step }
  if (state.queue.waiting.some(({ page }) => page < bank)) return { at: 'saving', step }
  if (step.page === bank && !registerAnswered) return { at: 'register', step }
  return { at: 'step', step }
}

/** The page number of a place, for titles and what is next to the page. */
export const pageOfPlace = (place: Place, step: StepPlace): number =>
  place.at === 'failed' ? ERROR_PAGE : step.page
