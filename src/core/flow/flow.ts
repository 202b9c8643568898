// What a flow is: an ordered list of steps written as data. Order, fields and conditions live here; screens live elsewhere.
import type { Known } from '#core/contract/field-set.ts'
import type { UploadFormName } from '#core/domain/documents.ts'

/** The kinds of screen. A new one is rare: a member here, a capability folder with its step.tsx, a line in step-screens.tsx; or a screen of the one journey that has it. */
export type StepKind =
  | 'form'
  | 'verify-link'
  | 'bank-intro'
  | 'known-bank'
  | 'bank-load'
  | 'bank-link'
  | 'bank-outcome'
  | 'bank-result'
  | 'upload'
  | 'requested-documents'
  | 'asked-list'
  | 'deposit-questions'
  | 'approval'
  | 'offers'
  | 'pre-offers'
  | 'partner'
  | 'prefill-match'
  | 'briefing'
  | 'sign-code'
  | 'sign-consent'
  | 'sign-paper'
  | 'sign'
  | 'finish'

export interface StepField<Id extends string = string, Facts = object> {
  readonly field: Id
  readonly required: boolean
  /** Shown only when this holds; an answer to a hidden field counts for nothing. */
  readonly when?: (known: Known<Id>, facts: Facts) => boolean
  /** A link may replace an answer that says who the person is. Without this such an answer cannot be changed once given. */
  readonly replaces?: true
  /** Several people answer it, each for their part: the choices leave something to the others. */
  readonly shared?: true
}

/** An `upload` step says which form it shows; no other step has one. */
type StepScreen =
  | { readonly kind: 'upload'; readonly asks: UploadFormName }
  | { readonly kind: Exclude<StepKind, 'upload'>; readonly asks?: never }

/** Where a step stands in its flow; all that a screen has to know of it. */
export type StepPlace = StepScreen & {
  readonly id: string
  /** The specification's page number, used on the wire. Several steps may stand on one page, one after the other. */
  readonly page: number
}

/** `Id`: the fields that its flow may ask for; `Facts`: what only the server or the link knows, and conditions may look at. */
export type Step<Id extends string = string, Facts = object> = StepPlace & {
  /** A step is skipped when none of its fields shows. */
  readonly fields?: readonly StepField<Id, Facts>[]
  readonly when?: (known: Known<Id>, facts: Facts) => boolean
  /** The `{api}` of its calls, if it differs from the flow's. */
  readonly api?: string
  /** Shown on the way forward only: going back skips it. */
  readonly onceOnly?: true
  /** Not shown once its `when` holds no more, also where the browser's history names it: what it asks for was done in another place. */
  readonly whileHolds?: true
  /** Of the opening of a link: the step that follows says that the link cannot be used (specification 2, section 4). */
  readonly onInvalid?: 'advance'
}

/** A flow brings its own fields and facts; `never`: it asks for no answers. */
export interface Flow<Id extends string = string, Facts = object> {
  readonly id: string
  readonly steps: readonly Step<Id, Facts>[]
}
