// Amounts of a statement's summary, found by their labels.
import type { Cents } from '#core/ground/money.ts'
import { firstAmount } from './statement-lines.ts'

/** The amount after the first label that fits, on its line or first on the next one; null where none is printed. */
export function printedAmount(lines: readonly string[], label: RegExp): Cents | null {
  for (const [at, line] of lines.entries()) {
    const found = firstAmount(line)
    if (found && label.test(found.label)) return found.amount
    const next = found || !label.test(line) ? null : firstAmount(lines[at + 1] ?? '')
    if (next?.label === '') return next.amount
  }
  return null
}

/** Sum without signs of what is printed for these labels; null where none is. */
export function printedSum(lines: readonly string[], labels: readonly RegExp[]): Cents | null {
  const found = labels.map((label) => printedAmount(lines, label)).filter((each) => each !== null)
  return found.length ? found.reduce((sum, each) => sum + Math.abs(each), 0) : null
}
