// A name in its owner's own writing: kept beside the name in letters that papers and banks can print.
import { namingKind } from './marks.ts'
import { anyTextKind, tidyLine } from './text.ts'

/** Any writing; may be empty. */
export const ownWritingKind = namingKind({ ...anyTextKind, name: 'own-writing', tidy: tidyLine })

/** A name as a screen shows it: beside it, where there is one, its owner's own writing. */
export const besideOwn = (name: string, own: string | undefined): string => (own ? `${name} (${own})` : name)
