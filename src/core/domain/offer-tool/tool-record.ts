// What is kept of a decision that was set in the tool: enough to see what was said by whom, and to work it out again.
import type { Cents } from '#core/ground/money.ts'
import type { PaymentFrequency } from '../underwriting.ts'
import type { CalcField } from './calc-fields.ts'
import type { ChosenSources } from './data-sources.ts'
import type { ToolPosition } from './tool-answer.ts'
import type { ToolChanges } from './tool-changes.ts'

/** Beside the decision's inputs, policy version and result. Money in cents, terms in months. */
export interface ToolRecord {
  /** The version of the classification of bank text; null where no bank data was read. */
  readonly engine: string | null
  readonly chosen: ChosenSources
  readonly changes: ToolChanges
  /** Every input with its value and source. */
  readonly fields: readonly CalcField[]
  /** What the model itself offered in the position, before the person's offer. */
  readonly model: {
    readonly position: ToolPosition
    readonly status: 'approved' | 'declined'
    readonly amount: Cents
    readonly term: number
    /** The most over the term that was set. */
    readonly maximum: Cents
  }
  readonly set: {
    readonly amount: Cents
    readonly term: number
    readonly frequency: PaymentFrequency
    /** Ten-thousandths. */
    readonly factorRate: number
  }
}
