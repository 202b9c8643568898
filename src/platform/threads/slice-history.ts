// Writes a bank history as text piece by piece, so that other requests are served between the pieces.
import { setImmediate } from 'node:timers/promises'
import type { BankHistory } from '#core/domain/bank-history.ts'
import type { SlicedHistory } from './tasks.ts'

/** Lines that are written in about two milliseconds. */
const LINES = 2_000

export async function sliceHistory({ transactions, ...head }: BankHistory): Promise<SlicedHistory> {
  const slices: string[] = []
  for (let at = 0; at < transactions.length; at += LINES) {
    slices.push(JSON.stringify(transactions.slice(at, at + LINES)))
    await setImmediate()
  }
  return { head: JSON.stringify(head), slices }
}
