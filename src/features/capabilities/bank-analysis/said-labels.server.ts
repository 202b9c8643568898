// What staff said of an application's bank lines and the applicant of its trade, in the form that the analysis reads, and a stamp that changes with it.
import { tradeOf, type Trade } from '#core/codes/trade-buyers.ts'
import type { BankLabels } from '#core/domain/bank/labels.ts'
import type { Deps } from '#platform/deps.ts'
import type { Queryable } from '#platform/db/db.ts'
import { bankLabelsOf, type LabelledLines, type SaidOf } from '#platform/store/bank-labels.ts'
import { statedIndustry } from '#platform/store/leads.ts'

interface SaidLabels {
  readonly labels: BankLabels
  /** '' while nobody said anything and the buyers of the trade are not known. */
  readonly stamp: string
}

export async function saidLabels(
  { db, keys }: Pick<Deps, 'db' | 'keys'>,
  leadId: string,
): Promise<SaidLabels> {
  const rows = await bankLabelsOf(db, keys, leadId)
  const trade = await statedTrade(db, leadId)
  const stamp = [rows.at(-1)?.id, trade].filter(Boolean).join('+')
  return { labels: standing(rows, trade), stamp }
}

/** The trade that an application states; null where nobody says who buys from it. */
export async function statedTrade(db: Queryable, leadId: string): Promise<Trade | null> {
  const { generalIndustry, industry } = await statedIndustry(db, leadId)
  return tradeOf(generalIndustry, industry)
}

/** Of several words on one thing the last one stands; taken back, none. A position is the same while it shares a line. */
export function standing(
  rows: readonly (SaidOf & { readonly lines: Omit<LabelledLines, 'engineSaid' | 'reason'> })[],
  trade: Trade | null,
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
  return {
    positions,
    credits: [...credits.values()],
    ...(repeats.length ? { repeats } : {}),
    ...(trade ? { trade } : {}),
  }
}
