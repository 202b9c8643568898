// Plain text: one line (the spec's 'string'), or text that may be anything (the spec's 'string_empty').
import { ok } from '#core/ground/outcome.ts'
import { fieldError, type FieldKind } from './field-kind.ts'
import { typedKind } from './marks.ts'

/** Plain ASCII words with one space between them: tidy already. Most texts are, and the server reads some twenty per save. */
const tidyAlready = /^[!-~]+(?: [!-~]+)*$/

/** One line as it is kept: trimmed, runs of white space as one space, in composed form. */
export const tidyLine = (text: string): string =>
  tidyAlready.test(text) ? text : text.normalize('NFC').replace(/\s+/g, ' ').trim()

const asTyped = (text: string): string => text
const itself = (value: string): string => value
const control = /[\p{Cc}\p{Co}\p{Cn}]/u

/** One line of at least 2 and at most 200 characters. */
export const textKind: FieldKind<string> = typedKind({
  name: 'text',
  format: asTyped,
  show: itself,
  parse: (typed) => {
    const line = tidyLine(typed)
    if (line === '') return fieldError('empty')
    return line.length < 2 || line.length > 200 || control.test(line) ? fieldError('invalid') : ok(line)
  },
})

/** Text that may be empty and is only trimmed: a suite, another referrer. At most 200 characters. */
export const anyTextKind: FieldKind<string> = typedKind({
  name: 'any-text',
  format: asTyped,
  show: itself,
  parse: (typed) => {
    const line = tidyLine(typed)
    return line.length > 200 || control.test(line) ? fieldError('invalid') : ok(line)
  },
})
