// What a set of fields is: the answers that a flow may ask for, each with its kind, its names on the wire and its secrecy, and their labels.
import type { FieldKind, FieldOptions } from '#core/fields/field-kind.ts'
import type { IsoDate } from '#core/ground/dates.ts'

/** Money answers are cents, counts numbers, flags booleans, everything else text as its kind keeps it. */
export type AnswerValue = string | number | boolean

declare const valueOf: unique symbol

export interface Field<V extends AnswerValue = AnswerValue> {
  readonly kind: FieldKind<AnswerValue>
  /** Where the wire model holds it, first match wins: 'business.tid'; '[sole]' = only for a sole proprietorship, '[ein]' = only otherwise; '[contact]' = only beside the business email, where it is the person's and not the shop's. */
  readonly wire: readonly string[]
  /** Kept encrypted, never sent back but masked. */
  readonly secret?: true
  /** Another answer that goes on the wire with it, because it says what this one is. */
  readonly along?: string
  readonly options?: FieldOptions
  /** Right by itself and wrong beside the other answers. */
  readonly wrongBeside?: (answer: (id: string) => AnswerValue | undefined, today: IsoDate) => boolean
  /** Exists for the compiler alone: what an answer of this field is. */
  readonly [valueOf]?: V
}

/** Declares a field; its answers are typed by its kind. */
export const field = <V extends AnswerValue>(
  kind: FieldKind<V>,
  wire: readonly string[],
  more: Pick<Field, 'secret' | 'along' | 'options' | 'wrongBeside'> = {},
): Field<V> =>
  // A kind shows the values that it parsed and no others; the table that holds them all cannot say so.
  ({ kind: kind as unknown as FieldKind<AnswerValue>, wire, ...more })

export type Fields<Id extends string = string> = Readonly<Record<Id, Field>>
type Labels<Id extends string = string> = Readonly<Record<'en' | 'es', Readonly<Record<Id, string>>>>

/** Everything that has to be known to ask for these answers. */
export interface FieldSet<Id extends string = string, F extends Fields<Id> = Fields<Id>> {
  readonly fields: F
  readonly labels: Labels<Id>
}

/** What an answer of a field is, and answers by field id. */
type ValueOf<F> = F extends Field<infer V> ? V : never
export type AnswersTo<F> = { readonly [Id in keyof F]?: ValueOf<F[Id]> }

/** Answers as a flow's conditions see them: encrypted ones are known only to be there. */
export interface Known<Id extends string = string> {
  has(id: Id): boolean
  get(id: Id): AnswerValue | undefined
}

/** Texts as inputs hold them; '' empties an optional answer. */
export type Texts<Id extends string = string> = Readonly<Partial<Record<Id, string>>>

/** A part of a set: what a flow asks for, and nothing else. */
export function partOf<Id extends string, F extends Fields<Id>, Part extends Id>(
  { fields, labels }: FieldSet<Id, F>,
  ids: readonly Part[],
): FieldSet<Part, Pick<F, Part>> {
  const only = <All extends object>(all: All) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => (ids as readonly string[]).includes(id)))
  // What was picked by the ids holds the ids.
  return { fields: only(fields), labels: { en: only(labels.en), es: only(labels.es) } } as FieldSet<
    Part,
    Pick<F, Part>
  >
}
