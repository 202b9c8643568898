// What staff said of an application's bank lines, in the form that the analysis reads, and a stamp that changes with it.
import { noLabels, type BankLabels } from '#core/domain/bank/labels.ts'
import type { Deps } from '#platform/deps.ts'
import { bankLabelsOf, type LabelledLines, type SaidOf } from '#platform/store/bank-labels.ts'

interface SaidLabels {
  readonly labels: BankLabels
  /** '' while nobody said anything. */
  readonly stamp: string
}

export async function saidLabels(
  { db, keys }: Pick<Deps, 'db' | 'keys'>,
  leadId: string,
): Promise<SaidLabels> {
  const rows = await bankLabelsOf(db, keys, leadId)
  const stamp = rows.at(-1)?.id ?? ''
  return { labels: rows.length ? standing(rows) : noLabels, stamp }
}

/** Of several words on one thing the last one stands; taken back, none. A position is the same while it shares a line. */
export function standing(
  rows: readonly (SaidOf & { readonly lines: Omit<LabelledLines, 'engineSaid' | 'reason'> })[],
): BankLabels {
  const credits = new Map<string, BankLabels['credits'][number]>()
  let positions: BankLabels['positions'] = []
  let repeats: NonNullable<BankLabels['repeats']> = []
  for (const row of rows) {
    const { transactionIds, date, amount, text } = row.lines
    const seen = { date, amount, text }
    if (row.kind === 'repeat') {
      repeats = repeats.filter((other) => !other.transactionIds.some((id) => transactionIds.includes(id)))
      if (row.says !== null) repeats = [...repeats, { transactionIds }]
      continue
    }
    if (row.kind === 'credit') {
      for (const transactionId of transactionIds)
        if (row.says === null) credits.delete(transactionId)
        else credits.set(transactionId, { transactionId, says: row.says, seen })
      continue
    }
    const ids = new Set(transactionIds)
    positions = positions.filter((other) => !other.transactionIds.some((id) => ids.has(id)))
    if (row.says !== null) positions = [...positions, { transactionIds, says: row.says, seen }]
  }
  return { positions, credits: [...credits.values()], ...(repeats.length ? { repeats } : {}) }
}
