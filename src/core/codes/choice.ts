// What a choice is: the exact wire text and what it is called in both languages. How a list of them is written.

export interface Choice<V extends string = string> {
  /** The wire text, to the letter of the spec. */
  readonly value: V
  readonly en: string
  readonly es: string
  /** A second line below the name. */
  readonly hint?: { readonly en: string; readonly es: string }
}

/** Choices from rows of [wire text, Spanish, English where it differs from the wire text]. */
export const list = <const V extends string>(
  ...rows: readonly (readonly [value: V, es: string, en?: string])[]
): readonly Choice<V>[] => rows.map(([value, es, en]) => ({ value, en: en ?? value, es }))

/** The wire texts of a list. */
export const valuesOf = <V extends string>(choices: readonly Choice<V>[]): readonly V[] =>
  choices.map(({ value }) => value)
