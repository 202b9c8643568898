// What a field kind is: how one sort of answer is formatted while typed, checked, kept and shown. Browser and server use the same one.
import type { IsoDate } from '#core/ground/dates.ts'
import { refused, type Outcome, type Refused } from '#core/ground/outcome.ts'
import type { en } from '#core/words/fields/en.ts'

type FieldMessageKey = keyof typeof en

/** Why an answer was refused: a key of words/fields and the values of its placeholders; `{label}` is filled by whoever shows it. */
export interface FieldError {
  readonly key: FieldMessageKey
  readonly values?: Readonly<Record<string, string | number>>
}

export interface FieldOptions {
  /** Smallest and largest value allowed, in the unit of the kind's value (cents for money). */
  readonly min?: number
  readonly max?: number
  /** Today's date; year and date-of-birth need it, because core has no clock. */
  readonly today?: IsoDate
}

export interface FieldKind<V> {
  readonly name: string
  /** The text as it should stand while it is typed: its letters and figures with other separators, or the text itself. Pure, idempotent. */
  readonly format: (text: string, options?: FieldOptions) => string
  /** The separators that `format` sets by itself; nobody typed them. */
  readonly signs?: string
  /** The text is read and not kept: what `tidy` makes of it is shown before it counts. */
  readonly figures?: true
  /** People write it in other ways too, which `understood.ts` reads: the server at once, a browser when such a text was typed. */
  readonly late?: true
  /** A last touch when the field is left (a name typed in capitals, '50k' as '50,000'); absent = none. */
  readonly tidy?: (text: string, options?: FieldOptions) => string
  /** The value of a text as typed, pasted, autofilled or sent by a client; refuses empty text with 'empty'. */
  readonly parse: (text: string, options?: FieldOptions) => Outcome<V, FieldError>
  /** The text that an input shows for a value; `parse(show(v))` is v. */
  readonly show: (value: V) => string
  /** What may be shown of a secret value ('•••-••-1234'). */
  readonly mask?: (value: V) => string
  readonly secret?: boolean
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email'
}

export const fieldError = (key: FieldMessageKey, values?: FieldError['values']): Refused<FieldError> =>
  refused(values ? { key, values } : { key })
