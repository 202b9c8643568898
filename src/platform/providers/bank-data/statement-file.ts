// What every vendor's statements have in common: how many months of them are asked for, and that a file is the PDF it says it is.
import type { Outcome } from '#core/ground/outcome.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Fault } from '../faults.ts'
import type { BankStatement } from './port.ts'

/** A year of them: twice the months that a decision reads. */
export const STATEMENTS_BACK = 12
/** A statement of scanned pages. */
export const LARGEST_STATEMENT = 25 * 1024 * 1024

const PDF = '%PDF-'

/** Banks put a few bytes before the mark; readers look for it in the first kilobyte. */
export const asPdf = (bytes: Uint8Array): Outcome<Uint8Array, Fault> =>
  Buffer.from(bytes.subarray(0, 1024)).includes(PDF)
    ? ok(bytes)
    : refused({ kind: 'malformed', vendorCode: 'not-a-pdf' })

/** Newest first, each once, a year of them. */
export function inOrder(statements: readonly BankStatement[]): BankStatement[] {
  const once = new Map(statements.map((each) => [each.id, each]))
  return [...once.values()].sort((a, b) => (a.month < b.month ? 1 : -1)).slice(0, STATEMENTS_BACK)
}
