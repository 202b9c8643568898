// A person's name: every letter of every script, apostrophes, hyphens, dots and spaces; recased only when typed in one case.
import { ok } from '#core/ground/outcome.ts'
import { fieldError, type FieldKind } from './field-kind.ts'
import { tidyLine } from './text.ts'
import { recased } from './title-case.ts'

const letters = /^\p{L}[\p{L}\p{M}'’ʼ`.,\- ]*$/u
/** A family name of one character is whole in Chinese, Japanese and Korean; elsewhere the spec's two characters hold. */
const wholeInOne = /^[\p{Script=Han}\p{Script=Hangul}]$/u

export const nameKind: FieldKind<string> = {
  name: 'name',
  format: (text) => text,
  tidy: (text) => recased(tidyLine(text)),
  show: (value) => value,
  parse: (typed) => {
    const line = tidyLine(typed)
    if (line === '') return fieldError('empty')
    const long = line.length >= 2 || wholeInOne.test(line)
    return long && line.length <= 100 && letters.test(line) ? ok(line) : fieldError('invalid')
  },
}
