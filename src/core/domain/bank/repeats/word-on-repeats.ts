// Staff's words and lines that count once: which lines are two, and a word on a copy as a word on the line that stands for it.
import type { BankHistory } from '../../bank-history.ts'
import type { BankLabels, LabelsUsed } from '../labels.ts'
import type { Ledger } from '../ledger.ts'

/** Ids of the copies and of the lines that they were counted with. */
export const saidTwo = ({ repeats = [] }: BankLabels): ReadonlySet<string> =>
  new Set(repeats.flatMap(({ transactionIds }) => transactionIds))

/** The labels with the ids of the lines that count in place of their copies' ids. */
export function onCountedLines(
  labels: BankLabels,
  { repeats, history: { transactions } }: Pick<Ledger, 'repeats' | 'history'>,
): BankLabels {
  if (!repeats.length || (!labels.credits.length && !labels.positions.length)) return labels
  const idAt = (place: number): string => transactions[place]?.id ?? ''
  const counted = new Map(repeats.map(({ source, of }) => [idAt(source), idAt(of)]))
  // A line may stand for one that stands for a third.
  const idOf = (id: string): string => {
    let at = id
    for (let next = counted.get(at); next !== undefined && next !== id; next = counted.get(at)) at = next
    return at
  }
  const said = new Set(labels.credits.map(({ transactionId }) => transactionId))
  return {
    ...labels,
    positions: labels.positions.map((each) => ({
      ...each,
      transactionIds: [...new Set(each.transactionIds.map(idOf))],
    })),
    // What was said of the counted line itself goes before.
    credits: labels.credits.flatMap((each) => {
      const transactionId = idOf(each.transactionId)
      return transactionId !== each.transactionId && said.has(transactionId)
        ? []
        : [{ ...each, transactionId }]
    }),
  }
}

/** How many words 'these are two' found their lines; one of money that came in makes the revenue larger. */
export function repeatsUsed({ repeats = [] }: BankLabels, { transactions }: BankHistory): LabelsUsed {
  if (!repeats.length) return { count: 0, loosening: 0 }
  const amounts = new Map(transactions.map(({ id, amount }) => [id, amount]))
  const found = repeats.filter(({ transactionIds }) => transactionIds.some((id) => amounts.has(id)))
  return {
    count: found.length,
    loosening: found.filter(({ transactionIds }) => transactionIds.some((id) => (amounts.get(id) ?? 0) > 0))
      .length,
  }
}
