// A business's legal name: any characters a register takes ('3M', "Joe's Café #2"), one letter too. Kept as typed.
import { fieldError } from './field-kind.ts'
import { printedNameKind } from './marks.ts'
import { anyTextKind, tidyLine } from './text.ts'

/** A contact, a web address, marks of a page or a sheet, words for none, a form alone: typed or filled in by mistake. '&amp;' and 'Legal name:' are read by `understood.ts`. */
const noName =
  /^[^\s@]+@[^\s@]+\.[^\s@]+$|^https?:|<[a-z/!]|\{\{|^=|&(?:\w+|#\d+);|^(?:(?:legal|business|company) )*name ?:|^(?:nombre|raz[oó]n) .*:|^(?:n[/.]a|none|tbd|ninguno|llc|l\.l\.c|inc|corp|(?:(?:i|we) )?do(?:n.?t| not) have (?:it|one|any|a name)(?: yet)?|(?:a[uú]n )?no tengo(?: nombre)?)\.?$/i

export const businessNameKind = printedNameKind({
  ...anyTextKind,
  name: 'business-name',
  late: true,
  tidy: tidyLine,
  parse: (typed) => {
    const line = tidyLine(typed)
    if (line === '') return fieldError('empty')
    const kept = anyTextKind.parse(line)
    return kept.ok && (!/[\p{L}\p{N}]/u.test(line) || noName.test(line)) ? fieldError('invalid') : kept
  },
})
