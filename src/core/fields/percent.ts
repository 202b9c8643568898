// A whole percentage, 1 to 100 unless the options say otherwise; clamped while typed, judged as given by the server.
import { ok } from '#core/ground/outcome.ts'
import { fieldError, type FieldKind, type FieldOptions } from './field-kind.ts'
import { typedKind } from './marks.ts'

const read = (text: string): RegExpExecArray | null =>
  /^(\d*)(?:\.(\d{0,2}))?$/.exec(text.normalize('NFKC').replace(/[%\s]/g, ''))

const limits = ({ min = 1, max = 100 }: FieldOptions = {}) => ({ min, max })

export const percentKind: FieldKind<number> = typedKind({
  name: 'percent',
  inputMode: 'numeric',
  format: (text, options) => {
    const typed = read(text)
    if (!typed) return text
    const { min, max } = limits(options)
    const whole = typed[1] === '' ? '' : String(Math.min(max, Math.max(min, Number(typed[1]!.slice(0, 3)))))
    // A fraction stays until the field is left: '33.33' must not become 333 on the way.
    return typed[2] === undefined ? whole : `${whole}.${typed[2]}`
  },
  tidy: (text) => (read(text) ? text.replace(/\..*$/, '') : text),
  show: (value) => String(value),
  parse: (text, options) => {
    if (text.trim() === '') return fieldError('empty')
    const { min, max } = limits(options)
    const digits = read(text)?.[1] ?? ''
    const value = Number(digits)
    return /^\d{1,6}$/.test(digits) && value >= min && value <= max
      ? ok(value)
      : fieldError('percentRange', { min, max })
  },
})

/** The share of the business that a person owns: 1 to 100 percent, whatever the options say. */
export const ownershipKind: FieldKind<number> = {
  ...percentKind,
  name: 'ownership',
  format: (text) => percentKind.format(text),
  parse: (text) => percentKind.parse(text),
}
