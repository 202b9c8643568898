// What saving has to know of a wizard, a flow that makes an application: its questions, its pages, and what its saves bring along.
import type { FieldId, LeadAnswers } from '#core/contract/lead-fields.ts'
import type { ReadAnswers } from '#core/contract/lead-model.ts'
import type { ConversionName } from '#core/domain/conversions.ts'
import type { Flow } from '#core/flow/flow.ts'
import type { Variant } from '#core/flow/variant.ts'
import type { WizardPages } from '#core/flow/wizard-pages.ts'
import type { Deps } from '#platform/deps.ts'
import type { NewJob } from '#platform/outbox/outbox.ts'

export interface Wizard {
  readonly flow: Flow<FieldId, object>
  readonly pages: WizardPages
  /** Answers that it does not ask for and every application has; one that was given elsewhere stands. */
  readonly defaults?: LeadAnswers
  /** Jobs that a save of this page asks for, beside those of its settlement. */
  readonly jobsOf: (deps: Deps, leadId: string, page: number, read: ReadAnswers) => NewJob[]
  /** Conversions that a save of this page counts for; `first`: it makes the application. */
  readonly conversionsOf: (page: number, first: boolean) => ConversionName[]
}

/** Counts once each, by the page whose save it is; a first save of a later page has reached all before it. */
export const conversionsAt =
  (counted: Readonly<Record<number, ConversionName>>): Wizard['conversionsOf'] =>
  (page, first) =>
    Object.entries(counted)
      .filter(([of]) => page === Number(of) || (first && page > Number(of)))
      .map(([, name]) => name)

/** The wizard of each variant: it says what a `page` on the wire means (ADR 030). */
export type Wizards = Readonly<Record<Variant, Wizard>>
