// What every vendor's statements have in common: how many months of them are asked for, and their order.
import type { BankStatement } from './port.ts'

/** A year of them: twice the months that a decision reads. */
export const STATEMENTS_BACK = 12
/** A statement of scanned pages. */
export const LARGEST_STATEMENT = 25 * 1024 * 1024

/** Newest first, each once, a year of them. */
export function inOrder(statements: readonly BankStatement[]): BankStatement[] {
  const once = new Map(statements.map((each) => [each.id, each]))
  return [...once.values()].sort((a, b) => (a.month < b.month ? 1 : -1)).slice(0, STATEMENTS_BACK)
}
