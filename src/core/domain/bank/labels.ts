// What staff say of a position or a credit: their word goes before the engine's, and is kept as truth to measure it by.
import type { BankAnalysis, ExclusionReason, OpenCredit, Position } from '../bank-picture.ts'
import type { FoundPositions } from '../positions.ts'
import type { Cents } from '#core/ground/money.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import type { Trade } from '#core/codes/trade-buyers.ts'
import { noPayer } from './credit-class.ts'
import { exclusion, exclusionReasons, unclassed } from './credit-codes.ts'
import type { Ledger } from './ledger.ts'

/** A credit is income, or not for a reason. */
export const creditLabels = ['income', ...exclusionReasons] as const
export type CreditLabel = 'income' | ExclusionReason
export const positionLabels = ['confirmed', 'rejected'] as const
export type PositionLabel = (typeof positionLabels)[number]
export const repeatLabels = ['two'] as const
export type RepeatLabel = (typeof repeatLabels)[number]

/** The line as it was when it was labelled: of the credit, or of one payment. */
export interface SeenLine {
  readonly date: IsoDate
  readonly amount: Cents
  readonly text: string
}

/** The labels of one application, of several for one thing the last one counts; and its trade. */
export interface BankLabels {
  /** A position is known by its lines: any of them names it, also after more of them came. */
  readonly positions: readonly {
    readonly transactionIds: readonly string[]
    readonly says: PositionLabel
    readonly seen?: SeenLine
  }[]
  readonly credits: readonly {
    readonly transactionId: string
    readonly says: CreditLabel
    readonly seen?: SeenLine
  }[]
  /** Lines that were counted once, of which staff say that they are two; ids of the copy and of the line that it was counted with. */
  readonly repeats?: readonly { readonly transactionIds: readonly string[] }[]
  /** As the applicant states it; absent = not known, and then nobody's name speaks for a sale. */
  readonly trade?: Trade
}
export const noLabels: BankLabels = { positions: [], credits: [] }

/** At most so many credits that could not be classed are listed, the largest. */
const listed = 50

/** How many labels found what they were put on, and how many of those may turn an answer for the applicant. */
export type LabelsUsed = BankAnalysis['labels']

/** The line that was judged had another amount, or was no debit. */
export const isChanged = (amount: number, seen: SeenLine | undefined): boolean =>
  amount <= 0 || (seen !== undefined && seen.amount !== amount)

/** Per row: 1 = a credit of which staff said what it is. */
export function saidRows(ledger: Ledger, { credits }: BankLabels): Uint8Array {
  const rows = new Uint8Array(ledger.count)
  const ids = new Set(credits.map(({ transactionId }) => transactionId))
  for (let row = 0; ids.size && row < ledger.count; row++)
    if ((ledger.amount[row] as number) > 0 && ids.has(idOf(ledger, row))) rows[row] = 1
  return rows
}

/**
 * Sets the class of labelled credits in `codes` (per row, see credit-codes). Whoever says that a credit is income, or names one that
 * nobody could class, takes away what may have kept the model from an approval.
 */
export function labelCredits(ledger: Ledger, codes: Uint8Array, { credits }: BankLabels): LabelsUsed {
  const labels = new Map(credits.map((label) => [label.transactionId, label]))
  let count = 0
  let loosening = 0
  for (let row = 0; labels.size && row < ledger.count; row++) {
    const said = labels.get(idOf(ledger, row))
    if (!said || isChanged(ledger.amount[row] as number, said.seen)) continue
    const label = said.says
    count++
    if (codes[row] === unclassed || (label === 'income' && codes[row] !== 0)) loosening++
    codes[row] = label === 'income' ? 0 : exclusion[label]
  }
  return { count, loosening }
}

/** The positions with staff's word: a confirmed one counts, a rejected one is shown and counts nowhere. */
export function labelPositions(
  ledger: Ledger,
  found: FoundPositions,
  { positions: labels }: BankLabels,
): FoundPositions {
  if (!labels.length) return found
  const says = new Map<string, PositionLabel>()
  for (const label of labels) for (const id of label.transactionIds) says.set(id, label.says)
  const wordOn = (position: Position): PositionLabel | undefined =>
    [...position.transactionIds, ...fundingIds(position)].map((id) => says.get(id)).find(Boolean)
  const dates = new Map(ledger.history.transactions.map(({ id, date }) => [id, date]))
  const counts = new Map<string, boolean>()
  const fundings = new Map<string, Position['kind'] | null>()
  const positions = found.positions.map((position): Position => {
    const label = wordOn(position)
    if (!label) return position
    const isConfirmed = label === 'confirmed'
    for (const id of position.transactionIds)
      counts.set(id, isConfirmed && !position.returnedDates.includes(dates.get(id) ?? ''))
    for (const id of fundingIds(position)) fundings.set(id, isConfirmed ? position.kind : null)
    return isConfirmed
      ? { ...position, label, sureness: 'certain', confidence: 100 }
      : { ...position, label, sureness: 'rejected', confidence: 0 }
  })
  const debtRows = Uint8Array.from(found.debtRows)
  const fundingRows = found.fundingRows.filter(({ row }) => !fundings.has(idOf(ledger, row)))
  for (let row = 0; row < ledger.count; row++) {
    const id = idOf(ledger, row)
    const isDebt = counts.get(id)
    if (isDebt !== undefined) debtRows[row] = isDebt ? 1 : 0
    const kind = fundings.get(id)
    if (kind) fundingRows.push({ row, kind, isSure: true })
  }
  return { positions, fundingRows, debtRows }
}

/** The credits that funded a position. */
export const fundingIds = ({ fundings, fundingTransactionId }: Position): readonly string[] =>
  fundings?.map(({ transactionId }) => transactionId) ??
  (fundingTransactionId === null ? [] : [fundingTransactionId])

const idOf = ({ history, source }: Ledger, row: number): string =>
  history.transactions[source[row] as number]?.id ?? ''

/** A name in the letters of the bank's text; in capitals where the text has it otherwise. */
function asWritten(name: string, text: string): string {
  const at = text.toLowerCase().indexOf(name)
  return at < 0 ? name.toUpperCase() : text.slice(at, at + name.length)
}

/** Credits of the months from `fromDay` on that could not be classed, largest first, and those that staff classed. */
export function openCredits(
  ledger: Ledger,
  codes: Uint8Array,
  fromDay: number,
  { credits }: BankLabels,
): OpenCredit[] {
  const says = new Map(credits.map((label) => [label.transactionId, label.says]))
  const operating = ledger.accounts.map(({ use }) => use === 'operating')
  const found: OpenCredit[] = []
  for (let row = 0; row < ledger.count; row++) {
    if ((ledger.amount[row] as number) <= 0 || !operating[ledger.account[row] as number]) continue
    const label = says.size ? says.get(idOf(ledger, row)) : undefined
    const isOpen = codes[row] === unclassed && (ledger.day[row] as number) >= fromDay
    if (label === undefined && !isOpen) continue
    const line = ledger.history.transactions[ledger.source[row] as number]
    if (!line) continue
    const { id: transactionId, date, amount, description } = line
    const { counterparty, party } = ledger.classOf(ledger.line[row] as number)
    // What banks write before or in place of a name ('memo', 'misc') is nobody's.
    const payer = counterparty.replace(noPayer, '').trim()
    const named = party !== '' && payer !== ''
    found.push({
      transactionId,
      date,
      amount,
      description,
      label: label ?? null,
      payer: named ? asWritten(payer, description) : '',
      party: named ? party : '',
    })
  }
  const bySize = (a: OpenCredit, b: OpenCredit): number =>
    b.amount - a.amount || (a.transactionId < b.transactionId ? -1 : 1)
  const labelled = found.filter(({ label }) => label !== null)
  return [
    ...labelled,
    ...found
      .filter(({ label }) => label === null)
      .sort(bySize)
      .slice(0, listed),
  ].sort(bySize)
}

/** How much of an analysis rests on staff's word. */
export function labelsUsed(
  credits: LabelsUsed,
  positions: readonly Position[],
  repeats: LabelsUsed = { count: 0, loosening: 0 },
): LabelsUsed {
  const labelled = positions.filter(({ label }) => label)
  return {
    count: credits.count + labelled.length + repeats.count,
    loosening:
      credits.loosening + repeats.loosening + labelled.filter(({ label }) => label === 'rejected').length,
  }
}
