// What staff said of bank lines, over all applications, for measuring the engine: without names of applicants or staff.
import { shapeOf } from '#core/domain/bank/parse/words.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { KeyRing } from '#platform/keys.ts'
import { bankLabelsAfter, type BankLabelRow } from '#platform/store/bank-labels.ts'

const BATCH = 500

export interface ExportedLabel {
  /** Counted from 1 in this export: labels of one application share it. */
  readonly application: number
  readonly at: string
  readonly kind: BankLabelRow['kind']
  /** null: taken back. */
  readonly says: BankLabelRow['says']
  readonly engineSaid: string
  /** The shape of the bank's text, long numbers as '0'; of a position the lender's name. */
  readonly text: string
  readonly date: string
  /** Cents. */
  readonly amount: number
  readonly lines: number
}

/** Oldest first; a later label of the same line stands for the earlier one. */
export async function* exportLabels(db: Queryable, keys: KeyRing): AsyncGenerator<ExportedLabel> {
  const numbers = new Map<string, number>()
  let last: BankLabelRow | null = null
  for (;;) {
    const rows: BankLabelRow[] = await bankLabelsAfter(db, keys, last, BATCH)
    for (const { leadId, at, kind, says, lines } of rows) {
      const application = numbers.get(leadId) ?? numbers.size + 1
      numbers.set(leadId, application)
      yield {
        application,
        at: at.toISOString(),
        kind,
        says,
        engineSaid: lines.engineSaid,
        text: kind === 'credit' ? shapeOf(lines.text) : lines.text,
        date: lines.date,
        amount: lines.amount,
        lines: lines.transactionIds.length,
      }
    }
    if (rows.length < BATCH) return
    last = rows[rows.length - 1] ?? null
  }
}
