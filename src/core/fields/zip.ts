// A zip code of five digits; of a ZIP+4 the five are kept.
import { ok } from '#core/ground/outcome.ts'
import { fieldError, type FieldKind } from './field-kind.ts'
import { figureKind } from './figure-kind.ts'

export const zipKind: FieldKind<string> = figureKind({
  name: 'zip',
  inputMode: 'numeric',
  late: true,
  format: (text) => text,
  show: (value) => value,
  parse: (text) => {
    if (text === '') return fieldError('empty')
    return /^(?!00[0-4])\d{5}(?:[- ]?\d{4})?$/.test(text) ? ok(text.slice(0, 5)) : fieldError('zip')
  },
})
