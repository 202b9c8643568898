// What a choice is: the exact wire text and what it is called in both languages.

export interface Choice<V extends string = string> {
  /** The wire text, to the letter of the spec. */
  readonly value: V
  readonly en: string
  readonly es: string
  /** A second line below the name. */
  readonly hint?: { readonly en: string; readonly es: string }
}
