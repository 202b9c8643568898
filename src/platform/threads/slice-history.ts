// Turns a bank history into text and back piece by piece, so that other requests are served between the pieces.
import { setImmediate } from 'node:timers/promises'
import type { BankHistory, BankTransaction } from '#core/domain/bank-history.ts'

/**
 * A history in slices: what would hold the thread that serves while it is written as one text is written piece by piece. `head` is the
 * history without its lines as JSON, each slice a JSON list of lines.
 */
export interface SlicedHistory {
  readonly head: string
  readonly slices: readonly string[]
}

/** Lines that are written, or read, in about two milliseconds. */
export const SLICE_LINES = 2_000

export async function sliceHistory({ transactions, ...head }: BankHistory): Promise<SlicedHistory> {
  const slices: string[] = []
  for (let at = 0; at < transactions.length; at += SLICE_LINES) {
    slices.push(JSON.stringify(transactions.slice(at, at + SLICE_LINES)))
    await setImmediate()
  }
  return { head: JSON.stringify(head), slices }
}

/** A history that a thread has sliced. */
export async function joinHistory({ head, slices }: SlicedHistory): Promise<BankHistory> {
  const transactions: BankTransaction[] = []
  for (const slice of slices) {
    transactions.push(...(JSON.parse(slice) as BankTransaction[]))
    await setImmediate()
  }
  return { ...(JSON.parse(head) as Omit<BankHistory, 'transactions'>), transactions }
}
