// The one place at which the wizard is: derived from the visit, the history, the answers and what the server said of them.
import type { KnownLead } from '#core/contract/lead-fields.ts'
import type { StepPlace } from '#core/flow/flow.ts'
import { pathOf, stepAt } from '#core/flow/walk.ts'
import type { ApplicationState } from '#features/capabilities/answers/application.ts'
import type { CallFailure } from '#ui/answer.ts'
import { applyFlow, END_PAGE, ERROR_PAGE, LAST_QUESTION_PAGE, type ApplyFacts } from './flow.ts'

/** The page at which the bank begins, once everything before it has arrived and was looked up. */
export const BANK_PAGE = LAST_QUESTION_PAGE + 1

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

/** The step of the path for what the history names; never past the furthest page that was reached. */
export function stepWanted(
  wanted: { readonly page: number; readonly step: string },
  furthest: number,
  known: KnownLead,
  facts: ApplyFacts,
): StepPlace {
  const page = Math.min(wanted.page, furthest)
  const path = pathOf(applyFlow, known, facts)
  const named = path.find((step) => step.id === wanted.step && step.page === page)
  return named ?? path.find((step) => step.page >= page) ?? stepAt(applyFlow, END_PAGE)!
}

export function placeOf({ state, step, opening, failed, fatal, registerAnswered }: Whereabouts): Place {
  if (opening === 'loading') return { at: 'loading' }
  if (fatal) return { at: 'failed', failure: fatal, again: false }
  if (failed) return { at: 'failed', failure: failed, again: true }
  if (step.page <= LAST_QUESTION_PAGE) return { at: 'step', step }
  if (state.renewed) return { at: 'renewed', step }
  if (state.queue.waiting.some(({ page }) => page <= LAST_QUESTION_PAGE)) return { at: 'saving', step }
  if (step.page === BANK_PAGE && !registerAnswered) return { at: 'register', step }
  return { at: 'step', step }
}

/** The page number of a place, for titles and what stands beside the page. */
export const pageOfPlace = (place: Place, step: StepPlace): number =>
  place.at === 'failed' ? ERROR_PAGE : step.page
