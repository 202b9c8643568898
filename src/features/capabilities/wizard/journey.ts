// What a wizard is in the browser: its flow, its first fields, and what stands around its pages. Everything else the wizards share.
import type { ComponentType } from 'react'
import type { Fields, Known } from '#core/contract/field-set.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { Flow, Step, StepPlace } from '#core/flow/flow.ts'
import type { PageData } from '#core/flow/page-data.ts'
import type { WizardFacts, WizardPages } from '#core/flow/wizard-pages.ts'
import type { Progress } from '#features/capabilities/answers/contract.ts'
import type { Language } from '#core/words/words.ts'
import type { StepScreens } from '#ui/step-screen.ts'

type OfPage = ComponentType<{ page: number }>

export interface WizardJourney {
  readonly flow: Flow<FieldId, WizardFacts>
  readonly pages: WizardPages
  /** The fields of the first page; those of the others come with their screens. */
  readonly fields: Partial<Fields<FieldId>>
  /** Its address below the host, without language, amount or code. */
  readonly address: string
  /** Screens of its own kinds: its questions at least. */
  readonly screens: StepScreens
  /** Fetches its question pages behind the first one. */
  readonly loadQuestions: () => Promise<unknown>
  /** Fetches its other screens. */
  readonly loadOthers?: () => Promise<unknown>
  /** What follows a step, where it is not simply the next one of the path; null at the end. */
  readonly nextAfter?: (
    done: StepPlace,
    known: Known<FieldId>,
    facts: WizardFacts,
  ) => Step<FieldId, WizardFacts> | null
  /** The page to show to somebody who comes back, where it is not the one that the server tells. */
  readonly pageOnReturn?: (page: number, progress: Progress) => number
  readonly hasPartner?: (data: PageData, known: Known<FieldId>) => boolean
  /** Says above a page how far one is; `step` tells the steps of one page apart. */
  readonly Above: ComponentType<{ readonly page: number; readonly step: string }>
  readonly Side: OfPage
  /** The panel is next to every page before the end, not only next to questions. */
  readonly sideThroughout?: true
  /** Pages without a footer. */
  readonly bare?: readonly number[]
  /** In place of a page that is being opened. */
  readonly Opening?: ComponentType
  /** The browser keeps the lead id no longer than up to this page. */
  readonly keepsLeadIdTo?: number
  /** What the tab of the browser calls a page; '' = nothing beside the brand's title. */
  readonly nameOf: (page: number, language: Language) => string
}
