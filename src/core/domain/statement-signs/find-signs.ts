// All signs of one file: of its lines as they were read, of its bytes, and of what is drawn on its pages.
import type { AccountReading } from '../statement-reader/read-statement.ts'
import type { FileFacts } from './file-facts.ts'
import { figuresOn } from './figures-on-pages.ts'
import { gapsInTables } from './gaps-in-tables.ts'
import { atMost, weightClasses, type Sign } from './sign.ts'
import { signsOfFile } from './signs-of-file.ts'
import { signsOfLines } from './signs-of-lines.ts'
import { signsOfPages } from './signs-of-pages.ts'
import { signsOfType } from './signs-of-type.ts'

/** Raised with every change of what is looked for: files that were looked at before are looked at again. */
export const LOOK = 1

/** `isWhole`: every page was looked at. No sign says nothing of what was not looked at. */
export interface FileSigns {
  readonly signs: readonly Sign[]
  readonly isWhole: boolean
}

/** The heaviest first. `accounts`: as the file was read, proven or not; empty where it was not. Never throws. */
export function findSigns(facts: FileFacts, accounts: readonly AccountReading[]): FileSigns {
  const figures = figuresOn(facts.pages, accounts)
  const signs = [
    ...signsOfPages(facts.pages, accounts),
    ...signsOfType(facts.pages, figures),
    ...signsOfFile(facts),
    ...accounts.flatMap(signsOfLines),
    ...accounts.flatMap((account) => gapsInTables(facts.pages, account)),
  ]
  const ordered = arithmeticOnce(signs).toSorted(
    (a, b) => weightClasses.indexOf(a.weight) - weightClasses.indexOf(b.weight),
  )
  return { signs: atMost(ordered), isWhole: !facts.isCut }
}

/** A layout that was not understood misses totals and balances alike: both together say no more than one of them. */
function arithmeticOnce(signs: readonly Sign[]): Sign[] {
  const isTold = signs.some(({ code, weight }) => code === 'balance-breaks' && weight === 'medium')
  return signs.map((sign) =>
    isTold && sign.code === 'totals-do-not-fit' ? { ...sign, weight: 'weak' as const } : sign,
  )
}
