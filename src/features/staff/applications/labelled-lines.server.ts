// The lines that a word of staff is about, and what the engine says of them: a position's own, or one credit of any account.
import { fundingIds } from '#core/domain/bank/labels.ts'
import { findLine, idOf, textOf, type LineBook } from '#core/domain/lines/line-book.ts'
import { repeatedWhys, shownClasses, whyNumber, whys } from '#core/domain/lines/line-classes.ts'
import type { Position } from '#core/domain/underwriting.ts'
import { isoFromDayNumber } from '#core/ground/dates.ts'
import { ok, type Outcome } from '#core/ground/outcome.ts'
import { readAnalysis } from '#features/capabilities/bank-analysis/read-analysis.server.ts'
import { readLines } from '#features/capabilities/bank-analysis/read-lines.server.ts'
import { saidLabels } from '#features/capabilities/bank-analysis/said-labels.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { LabelledLines } from '#platform/store/bank-labels.ts'
import type { ThreadFault } from '#platform/threads/pool.ts'

/** Null when the bank data show it no more: fresh data may have changed what is. What matches nothing any more can still be taken back. */
export async function labelledLines(
  deps: Deps,
  leadId: string,
  { kind, says }: { readonly kind: 'position' | 'credit' | 'repeat'; readonly says: string | null },
  of: string,
): Promise<Outcome<LabelledLines | null, ThreadFault>> {
  if (kind === 'repeat') return labelledRepeat(deps, leadId, of)
  const read = await readAnalysis(deps, leadId)
  if (!read.ok) return read
  const stale = read.value?.analysis.staleLabels.find(
    (each) => each.kind === kind && each.transactionIds[0] === of,
  )
  if (stale && says === null) {
    const { transactionIds, date, amount, text } = stale
    return ok({ transactionIds, date, amount, text, engineSaid: `labelled ${stale.says}, ${stale.why}` })
  }
  if (kind === 'credit') return labelledCredit(deps, leadId, of)
  const position = read.value?.analysis.positions.find((each) => each.id === of)
  return ok(position ? linesOfPosition(position) : null)
}

async function labelledCredit(
  deps: Deps,
  leadId: string,
  id: string,
): Promise<Outcome<LabelledLines | null, ThreadFault>> {
  const read = await readLines(deps, leadId)
  if (!read.ok) return read
  if (!read.value) return ok(null)
  const { book } = read.value
  const at = findLine(book, id)
  const { amount, day, why, class: classes } = book.columns
  if (at < 0 || (amount[at] as number) <= 0 || notRead.has(why[at] as number)) return ok(null)
  const name = shownClasses[classes[at] as number] ?? 'unclassed'
  return ok({
    transactionIds: [idOf(book, at)],
    date: isoFromDayNumber(day[at] as number),
    amount: amount[at] as number,
    text: textOf(book, at),
    engineSaid: why[at] === whyNumber.said ? `labelled ${name === 'sale' ? 'income' : name}` : name,
  })
}

/** What no analysis reads, no word changes. */
const notRead: ReadonlySet<number> = new Set([whyNumber.pending, whyNumber.older, ...repeatedWhys])

/** A line that was counted once with another, and that other one; of a run all of it. Once it is said, the words themselves name the lines. */
async function labelledRepeat(
  deps: Deps,
  leadId: string,
  id: string,
): Promise<Outcome<LabelledLines | null, ThreadFault>> {
  const read = await readLines(deps, leadId)
  if (!read.ok) return read
  if (!read.value) return ok(null)
  const { book } = read.value
  const at = findLine(book, id)
  if (at < 0) return ok(null)
  const { labels } = await saidLabels(deps, leadId)
  const said = labels.repeats?.find(({ transactionIds }) => transactionIds.includes(id))
  const transactionIds = said?.transactionIds ?? copiesOf(book, at)
  if (!transactionIds.length) return ok(null)
  return ok({
    transactionIds,
    date: isoFromDayNumber(book.columns.day[at] as number),
    amount: book.columns.amount[at] as number,
    text: textOf(book, at),
    engineSaid: said ? 'labelled two' : (whys[book.columns.why[at] as number] ?? ''),
  })
}

function copiesOf(book: LineBook, at: number): string[] {
  const { twin, why, account } = book.columns
  if (why[at] === whyNumber['same-pending'] || (twin[at] as number) < 0) return []
  const ids = new Set<string>()
  for (let line = 0; line < book.count; line++) {
    const isOne =
      line === at ||
      (why[at] === whyNumber['same-run'] && why[line] === why[at] && account[line] === account[at])
    if (isOne && (twin[line] as number) >= 0) ids.add(idOf(book, line)).add(idOf(book, twin[line] as number))
  }
  return [...ids]
}

function linesOfPosition(position: Position): LabelledLines {
  const { transactionIds, lastPaymentOn, payment, lender, sureness, foundBy, cadence, evidence } = position
  return {
    transactionIds: [...transactionIds, ...fundingIds(position)],
    date: lastPaymentOn,
    amount: payment,
    text: lender,
    engineSaid: `${position.label ? 'labelled' : sureness}, ${cadence}, by ${evidence?.join(' + ') ?? foundBy}`,
  }
}
