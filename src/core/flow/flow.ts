// What a flow is: an ordered list of steps told as data. Order, fields and conditions live here; screens live elsewhere.
import type { FieldId, Known } from '#core/contract/lead-fields.ts'

/** The kinds of screen. A new one is rare: a member here, a capability folder with its step.tsx, a line in step-screens.tsx. */
export type StepKind =
  | 'form'
  | 'message'
  | 'verify-link'
  | 'bank-intro'
  | 'bank-link'
  | 'bank-result'
  | 'upload'
  | 'offers'
  | 'pre-offers'
  | 'finish'

/** What a step's condition may look at besides answers: facts that only the server or the link knows. */
export interface Facts {
  /** Not asked again when the bank is connected already, for instance. */
  readonly bankLinked?: boolean
  readonly notQualified?: boolean
  /** The link asks for documents besides. */
  readonly documents?: boolean
}

export interface StepField {
  readonly field: FieldId
  readonly required: boolean
  /** Shown only when this holds; an answer to a hidden field counts for nothing. */
  readonly when?: (known: Known) => boolean
}

export interface Step {
  readonly id: string
  /** The specification's page number, used on the wire. */
  readonly page: number
  readonly kind: StepKind
  readonly fields?: readonly StepField[]
  readonly when?: (known: Known, facts: Facts) => boolean
}

export interface Flow {
  readonly id: string
  readonly steps: readonly Step[]
}
