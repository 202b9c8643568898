// A whole percentage, 1 to 100 unless the options say otherwise.
import { ok } from '#core/ground/outcome.ts'
import { fieldError, type FieldKind, type FieldOptions } from './field-kind.ts'
import { figureKind } from './figure-kind.ts'

const written = /^(\d{1,6})(?:[.,](\d+))? ?(?:%|percent|por ciento)?$/i

const limits = ({ min = 1, max = 100 }: FieldOptions = {}) => ({ min, max })

export const percentKind: FieldKind<number> = figureKind({
  name: 'percent',
  inputMode: 'numeric',
  late: true,
  // The sign stands beside the field.
  format: (text) => text.replace(/^\s*(\d*)\s*%\s*$/, '$1'),
  show: (value) => String(value),
  parse: (text, options) => {
    if (text === '') return fieldError('empty')
    const { min, max } = limits(options)
    const [, digits = '', fraction = ''] = written.exec(text) ?? []
    if (/[^0]/.test(fraction)) return fieldError('whole')
    const value = Number(digits)
    return digits && value >= min && value <= max ? ok(value) : fieldError('percentRange', { min, max })
  },
})

/** The share of the business that a person owns: 1 to 100 percent, whatever the options say. */
export const ownershipKind: FieldKind<number> = {
  ...percentKind,
  name: 'ownership',
  parse: (text) => percentKind.parse(text),
}
