// A business's legal name: any characters a register takes ('3M', "Joe's Café #2"), one letter too. Kept as typed.
import { fieldError } from './field-kind.ts'
import { printedNameKind } from './marks.ts'
import { anyTextKind, tidyLine } from './text.ts'

/** A contact, a web address, marks of a page or a sheet: typed or filled in by mistake. */
const noName = /^[^\s@]+@[^\s@]+\.[^\s@]+$|^https?:|<[a-z/!]|\{\{|^=/i

export const businessNameKind = printedNameKind({
  ...anyTextKind,
  name: 'business-name',
  tidy: tidyLine,
  parse: (typed) => {
    const line = tidyLine(typed)
    if (line === '') return fieldError('empty')
    const kept = anyTextKind.parse(line)
    return kept.ok && (!/[\p{L}\p{N}]/u.test(line) || noName.test(line)) ? fieldError('invalid') : kept
  },
})
