// One of a list: how dropdowns and radio lists are read. The value is the option's exact wire text.
import type { Choice } from '#core/codes/choice.ts'
import { ok } from '#core/ground/outcome.ts'
import { fieldError, type FieldKind } from './field-kind.ts'
import { withoutMarks } from './marks.ts'
import { tidyLine } from './text.ts'

/** Finds a choice by its wire text in any letter case. */
const finder = <V extends string>(choices: readonly Choice<V>[]) => {
  // From the last to the first: where a text stands twice, the first one is found.
  const byText = new Map([...choices].reverse().map(({ value }) => [value.toLowerCase(), value]))
  return (typed: string): V | undefined => byText.get(typed.toLowerCase())
}

/** A choice that must be on its list; letter case is forgiven. 'Please enter a valid {label}' otherwise. */
export const dropdownKind = <V extends string>(choices: readonly Choice<V>[]): FieldKind<V> => {
  const listed = finder(choices)
  return {
    name: 'dropdown',
    format: (text) => text,
    show: (value) => value,
    parse: (text) => {
      const typed = tidyLine(withoutMarks(text))
      if (typed === '') return fieldError('empty')
      const value = listed(typed)
      return value === undefined ? fieldError('invalid') : ok(value)
    },
  }
}

/** A choice from a list that differs from one caller to the next: the spec's rule for dropdowns alone, 2 characters at least. */
export const openDropdownKind = (choices: readonly Choice[]): FieldKind<string> => {
  const listed = finder(choices)
  return {
    ...dropdownKind(choices),
    parse: (text) => {
      const typed = tidyLine(withoutMarks(text))
      if (typed === '') return fieldError('empty')
      const value = listed(typed) ?? typed
      return value.length < 2 || value.length > 100 ? fieldError('invalid') : ok(value)
    },
  }
}

/** The same rule, chosen from cards or a radio list. */
export const radioKind = <V extends string>(choices: readonly Choice<V>[]): FieldKind<V> => ({
  ...dropdownKind(choices),
  name: 'radio',
})
