// A person's name: every letter of every script, apostrophes, hyphens, dots and spaces; recased only when typed in one case.
import { ok } from '#core/ground/outcome.ts'
import { fieldError, type FieldKind } from './field-kind.ts'
import { namingKind, printedNameKind } from './marks.ts'
import { anyTextKind, tidyLine } from './text.ts'
import { recased } from './title-case.ts'

const letters = /^\p{L}[\p{L}\p{M}\u200c\u200d'’ʼ`.,\- ]*$/u

const anyLetters = namingKind({
  name: 'name',
  format: (text) => text,
  tidy: (text) => recased(tidyLine(text)),
  show: (value) => value,
  parse: (typed) => {
    const line = tidyLine(typed)
    if (line === '') return fieldError('empty')
    return line.length <= 100 && letters.test(line) ? ok(line) : fieldError('invalid')
  },
})

/** One letter is a whole name for some: the specification's two characters hold for other texts (spec 231). */
export const nameKind = printedNameKind(anyLetters)

/** A name that a person passes on to another, and that no paper carries: in any writing. */
export const toldNameKind: FieldKind<string> = anyLetters

/** How a member of staff is called, as their firm writes it: any signs, but none that are unseen or turn it round. May be empty. */
export const staffNameKind = namingKind({ ...anyTextKind, name: 'staff-name', tidy: tidyLine })
