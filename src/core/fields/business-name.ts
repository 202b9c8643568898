// A business's legal name: any characters a register takes ('3M', "Joe's Café #2"); recased only when typed in one case.
import { printedNameKind } from './marks.ts'
import { textKind, tidyLine } from './text.ts'
import { recased } from './title-case.ts'

export const businessNameKind = printedNameKind({
  ...textKind,
  name: 'business-name',
  tidy: (typed) => recased(tidyLine(typed)),
})
