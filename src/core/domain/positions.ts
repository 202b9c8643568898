// Finds other lenders' advances in the debits: who, how much, how often, what is left, in which state.
import { lenderAt } from '#core/codes/all-lenders.ts'
import type { Position, PositionKind } from './underwriting.ts'
import {
  findCounterCredits,
  markReturned,
  unnamedFunding,
  type CounterCredits,
} from './bank/counter-credits.ts'
import { companyIdIn } from './bank/drawn-lines.ts'
import type { Ledger } from './bank/ledger.ts'
import { withBoughtOut } from './bank/bought-out.ts'
import { attachSlices, joinRenamed, type Thread } from './bank/one-funder.ts'
import { findParties, type Party } from './bank/parties.ts'
import { positionOf, positionOfFunding } from './bank/read-run.ts'
import type { Funding, Run } from './bank/runs.ts'
import { areSlices, threadsOf } from './bank/threads.ts'

export interface FoundPositions {
  readonly positions: readonly Position[]
  /** Rows of credits that funded an advance or a loan; of a likely one (`isSure` false) they are no revenue, and may be something else. */
  readonly fundingRows: readonly { row: number; kind: PositionKind; isSure: boolean }[]
  /** Per row: 1 = a debit of a position that counts (a certain one). */
  readonly debtRows: Uint8Array
}

/** Less than this is nobody's funding (cents). */
const leastFunding = 50_000
/** Money under the name of an unknown party funds what it draws: from so many payments on, and rarely, or in slices. */
const fewestPayments = 10
const mostLumps = 3
/** More are draws of one line that is paid by shares of sales: so many, each with so many debits. */
const mostDraws = 8
const debitsOfDraw = 6

/** What funded a party's debits, as far as it came under its own name. */
function fundingsOf(party: Party): readonly Funding[] {
  // A credit line's draws do not start new advances.
  if (lenderAt(party.lender)?.kind === 'line') return []
  const known = party.fundings.filter(({ cents }) => cents >= leastFunding)
  const all = [...known, ...party.credits.filter(({ cents }) => cents >= leastFunding)]
  if (party.credits.length === 0) return known
  all.sort((a, b) => a.day - b.day || a.row - b.row)
  if (areSlices(all)) return all
  const usual = party.debits.map(({ cents }) => cents).sort((a, b) => a - b)[party.debits.length >> 1] ?? 0
  const areFew =
    all.length <= mostLumps || (all.length <= mostDraws && party.debits.length >= all.length * debitsOfDraw)
  return areFew && all.every(({ cents }) => cents >= usual * fewestPayments) ? all : known
}

/** Company ids of the lines of named funders. */
function idsOfNamed(ledger: Ledger, parties: readonly Party[]): Set<string> {
  const ids = new Set<string>()
  for (const { lender, debits, fundings } of parties)
    if (lender >= 0)
      for (const line of [debits[0], fundings[0]]) {
        const id = line ? companyIdIn(ledger, line.row) : null
        if (id !== null) ids.add(id)
      }
  return ids
}

function threadsOfParty(context: CounterCredits, party: Party, fundings: readonly Funding[]): Run[] {
  const { ledger } = context
  const mayBeUnnamed = party.lender >= 0 || party.hasTradeWords
  const unnamed = (day: number, payment: number): Funding | null => {
    if (day - ledger.from <= 14) return null
    return unnamedFunding(context, party, day, payment, mayBeUnnamed)
  }
  return threadsOf(party.debits, fundings, unnamed, lenderAt(party.lender)?.kind === 'line')
}

/**
 * Advances and loans of other lenders, by the rules of bank days, cadence, amount, name and funding credit. `monthlyRevenue`: the mean of
 * a month in cents, against which a payment without a known name is held. What a card
 * processor keeps back before it pays out leaves no debit and cannot be seen here.
 */
export function findPositions(ledger: Ledger, monthlyRevenue: number): FoundPositions {
  const debtRows = new Uint8Array(ledger.count)
  const positions: Position[] = []
  const fundingRows: FoundPositions['fundingRows'][number][] = []
  const parties = findParties(ledger)
  if (parties.length === 0) return { positions, fundingRows, debtRows }
  const context = findCounterCredits(ledger, monthlyRevenue)
  const namedIds = idsOfNamed(ledger, parties)
  const read = ({ party, run }: Thread): Position | null => positionOf(context, party, run, namedIds)
  const found = parties.flatMap((party): Thread[] => {
    markReturned(context, party)
    return threadsOfParty(context, party, fundingsOf(party)).map((run) => {
      const thread = { party, run }
      // What funded none is free for another.
      if (!read(thread)) for (const { row } of run.fundings) context.takenFundings.delete(row)
      return thread
    })
  })
  const threads = joinRenamed(context, found)
  attachSlices(context, threads, (thread) => read(thread)?.kind === 'advance')
  const answered = new Set<number>()
  for (const thread of threads) {
    const { run } = thread
    for (const { row } of run.fundings) answered.add(row)
    const position = read(thread)
    if (!position) continue
    positions.push(position)
    const { sureness, kind } = position
    if (sureness === 'possible') continue
    const isSure = sureness === 'certain'
    if (isSure) for (const debit of run.debits) if (!debit.returned) debtRows[debit.row] = 1
    for (const { row } of run.fundings) fundingRows.push({ row, kind, isSure })
  }
  for (const party of parties) {
    const open = party.fundings.filter(({ row, cents }) => !answered.has(row) && cents >= leastFunding)
    for (const fundings of areSlices(open) ? [open] : open.map((each) => [each])) {
      const position = positionOfFunding(context, party, fundings)
      if (position) positions.push(position)
    }
  }
  positions.sort((a, b) =>
    a.firstPaymentOn < b.firstPaymentOn ? -1 : a.firstPaymentOn > b.firstPaymentOn ? 1 : a.id < b.id ? -1 : 1,
  )
  return { positions: withBoughtOut(positions), fundingRows, debtRows }
}

/** Whether a position is still owed (a paused one is) and counts: certain, and no plain monthly loan. */
export const countsAsOpen = (position: Position): boolean =>
  (position.state === 'active' || position.state === 'paused') &&
  position.sureness === 'certain' &&
  (position.kind === 'advance' || position.cadence !== 'monthly')
