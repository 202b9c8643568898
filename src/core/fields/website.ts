// A web address of a business, or its page in a network: a host with a name of the web, kept as typed. Who has none says so in words or leaves it empty.
import { ok } from '#core/ground/outcome.ts'
import { fieldError, type FieldKind } from './field-kind.ts'
import { figureKind } from './figure-kind.ts'
import { tidyLine } from './text.ts'

/** 'example.com', 'https://www.example.com/menu?x', 'facebook.com/page'. One address: no spaces, no name or e-mail before an @. */
const address =
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})(?::\d{1,5})?(?:[/?#]\S*)?$/iu
/** 'None', 'no website', 'N/A', 'no tengo', '-'. */
const none =
  /^(?:(?:we |i )?(?:no|none|nope|nil|n\/?a|not yet|(?:do not|don'?t) have (?:one|any|it)?)|ningun[oa]|(?:a[uú]n )?no(?: tengo| tenemos| hay)?|sin|-+)(?: (?:an?y?|un[oa]?))?(?: (?:web ?site|web ?page|site|page|web|(?:sitio|p[aá]gina)(?: web)?))?(?: yet| a[uú]n)?[.!]?$/i

/** Its value is the text; '' for who says that there is none, which empties the field. */
export const websiteKind: FieldKind<string> = figureKind({
  name: 'website',
  late: true,
  format: (text) => text,
  show: (value) => value,
  parse: (text) => {
    const line = tidyLine(text).replace(/[.,;]+$/, '')
    if (line === '') return fieldError('empty')
    if (none.test(line)) return ok('')
    return address.test(line) ? ok(line) : fieldError('website')
  },
})
