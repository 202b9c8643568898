// One word of letters, digits, dots and hyphens (the spec's 'singlestring').
import { ok } from '#core/ground/outcome.ts'
import { fieldError, type FieldKind } from './field-kind.ts'

export const singleStringKind: FieldKind<string> = {
  name: 'single-string',
  format: (text) => text,
  show: (value) => value,
  parse: (typed) => {
    const word = typed.normalize('NFC').trim()
    if (word === '') return fieldError('empty')
    return /^[\p{L}\p{M}\p{N}.-]{2,200}$/u.test(word) ? ok(word) : fieldError('invalid')
  },
}
