// Several of a list. The chosen values stand one per line, in the list's order, while typed and as they are kept.
import { loanUses, type Choice } from '#core/codes/choices.ts'
import { ok } from '#core/ground/outcome.ts'
import { fieldError, type FieldKind } from './field-kind.ts'

/** The chosen values of a multi-select's text. */
export const chosenIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** At least one: 'Please select at least one option.' A value that is not on the list is refused with the field's name. */
const multiSelectKind = (choices: readonly Choice[]): FieldKind<string> => ({
  name: 'multi-select',
  format: (text) => text,
  show: (chosen) => chosen,
  parse: (text) => {
    const chosen = chosenIn(text)
    if (chosen.length === 0) return fieldError('selectOne')
    if (chosen.some((line) => !choices.some(({ value }) => value === line))) return fieldError('invalid')
    const inOrder = choices.map(({ value }) => value).filter((value) => chosen.includes(value))
    return ok(inOrder.join('\n'))
  },
})

export const loanUsesKind = multiSelectKind(loanUses)
