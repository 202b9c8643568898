// Words of staff that later bank data contradict: reported, so that somebody looks again. The labels themselves stay as they were said.
import type { StaleLabel } from '../bank-picture.ts'
import type { FoundPositions } from '../positions.ts'
import { dayNumber } from '#core/ground/dates.ts'
import { fundingIds, isChanged, type BankLabels, type SeenLine } from './labels.ts'
import type { Ledger } from './ledger.ts'

/**
 * A confirmed position that no line of is found in one any more, and a classed credit whose line is gone or now has another amount. What
 * lies before the data begin contradicts nothing; nor does a rejected position that is not found.
 */
export function staleLabels(
  ledger: Ledger,
  { positions }: FoundPositions,
  labels: BankLabels,
): readonly StaleLabel[] {
  if (!labels.positions.length && !labels.credits.length) return []
  const amounts = new Map(ledger.history.transactions.map(({ id, amount }) => [id, amount]))
  const inPositions = new Set(
    positions.flatMap((position) => [...position.transactionIds, ...fundingIds(position)]),
  )
  const isCovered = (seen: SeenLine | undefined): boolean =>
    seen === undefined || dayNumber(seen.date) >= ledger.from
  const told = (seen: SeenLine | undefined): SeenLine => seen ?? { date: '', amount: 0, text: '' }
  const gone = labels.positions.flatMap(({ transactionIds, says, seen }): StaleLabel[] =>
    says === 'confirmed' && isCovered(seen) && !transactionIds.some((id) => inPositions.has(id))
      ? [{ kind: 'position', says, transactionIds, why: 'no-position', ...told(seen) }]
      : [],
  )
  const changed = labels.credits.flatMap(({ transactionId, says, seen }): StaleLabel[] => {
    const amount = amounts.get(transactionId)
    const why = amount === undefined ? 'gone' : isChanged(amount, seen) ? 'changed' : null
    return why && isCovered(seen)
      ? [{ kind: 'credit', says, transactionIds: [transactionId], why, ...told(seen) }]
      : []
  })
  return [...gone, ...changed]
}
