// The layouts of bank statements that we read. A third one is a file and a line here.
import type { StatementLayout } from './layout.ts'
import { bankOfAmerica } from './layouts/bank-of-america.ts'
import { wellsFargo } from './layouts/wells-fargo.ts'

export const layouts: readonly StatementLayout[] = [bankOfAmerica, wellsFargo]

/** Raised with every change of what is read: files that an older reader has read are read again. */
export const READER = 1
