// What staff said of bank lines, over all applications, for measuring the engine: without names of applicants or staff.
import { shapeOf } from '#core/domain/bank/parse/words.ts'
import type { Deps } from '#platform/deps.ts'
import { bankLabelsAfter, type BankLabelRow } from '#platform/store/bank-labels.ts'
import { addEvent, type DoneBy } from '#platform/store/events.ts'

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

/**
 * Oldest first; a later label of the same line stands for the earlier one. Bank texts may name persons: it is an event of each application,
 * written before its first label is told.
 */
export async function* exportLabels(
  { db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>,
  by: DoneBy,
): AsyncGenerator<ExportedLabel> {
  const numbers = new Map<string, number>()
  let last: BankLabelRow | null = null
  for (;;) {
    const rows: BankLabelRow[] = await bankLabelsAfter(db, keys, last, BATCH)
    for (const { leadId, at, kind, says, lines } of rows) {
      if (!numbers.has(leadId)) {
        await addEvent(db, { leadId, kind: 'bank-labels-exported', ...by }, clock())
        numbers.set(leadId, numbers.size + 1)
      }
      const application = numbers.get(leadId)!
      yield {
        application,
        at: at.toISOString(),
        kind,
        says,
        engineSaid: lines.engineSaid,
        text: kind === 'position' ? lines.text : shapeOf(lines.text),
        date: lines.date,
        amount: lines.amount,
        lines: lines.transactionIds.length,
      }
    }
    if (rows.length < BATCH) return
    last = rows[rows.length - 1] ?? null
  }
}
