// Finds other lenders' advances in the debits: who, how much, how often, what is left, in which state.
import { lenderAt } from '#core/codes/all-lenders.ts'
import type { Position, PositionKind } from './underwriting.ts'
import { findCounterCredits, markReturned, unnamedFunding } from './bank/counter-credits.ts'
import type { Ledger } from './bank/ledger.ts'
import { findParties } from './bank/parties.ts'
import { positionOf, positionOfFunding } from './bank/read-run.ts'
import { splitRuns, type Funding } from './bank/runs.ts'

export interface FoundPositions {
  readonly positions: readonly Position[]
  /** Rows of credits that funded an advance or a loan. */
  readonly fundingRows: readonly { row: number; kind: PositionKind }[]
  /** Per row: 1 = a debit of a position that counts (a certain one). */
  readonly debtRows: Uint8Array
}

/**
 * Advances and loans of other lenders, by the rules of bank days, cadence, amount, name and funding credit. `monthlyRevenue`: the mean of
 * a month in cents, against which a weekly payment without a known name is held. What a card
 * processor keeps back before it pays out leaves no debit and cannot be seen here.
 */
export function findPositions(ledger: Ledger, monthlyRevenue: number): FoundPositions {
  const debtRows = new Uint8Array(ledger.count)
  const positions: Position[] = []
  const fundingRows: { row: number; kind: PositionKind }[] = []
  const parties = findParties(ledger)
  if (parties.length === 0) return { positions, fundingRows, debtRows }
  const context = findCounterCredits(ledger, monthlyRevenue)
  for (const party of parties) {
    markReturned(context, party)
    const isNamed = party.lender >= 0 || party.hasTradeWords
    const unnamed = (day: number, payment: number): Funding | null =>
      isNamed && day - context.ledger.from > 14 ? unnamedFunding(context, day, payment) : null
    // A credit line's draws do not start new advances.
    const fundings = lenderAt(party.lender)?.kind === 'line' ? [] : party.fundings
    const answered = new Set<number>()
    for (const run of splitRuns(party.debits, fundings, unnamed)) {
      if (run.funding) answered.add(run.funding.row)
      const position = positionOf(context, party, run)
      if (!position) {
        if (run.funding) context.takenFundings.delete(run.funding.row)
        continue
      }
      positions.push(position)
      if (position.sureness === 'possible') continue
      for (const debit of run.debits) if (!debit.returned) debtRows[debit.row] = 1
      if (run.funding) fundingRows.push({ row: run.funding.row, kind: position.kind })
    }
    for (const funding of fundings) {
      const position = answered.has(funding.row) ? null : positionOfFunding(context, party, funding)
      if (position) positions.push(position)
    }
  }
  positions.sort((a, b) =>
    a.firstPaymentOn < b.firstPaymentOn ? -1 : a.firstPaymentOn > b.firstPaymentOn ? 1 : a.id < b.id ? -1 : 1,
  )
  return { positions, fundingRows, debtRows }
}

/** Whether a position is still owed (a paused one is) and counts: sure enough, and no plain monthly loan. */
export const countsAsOpen = (position: Position): boolean =>
  (position.state === 'active' || position.state === 'paused') &&
  position.sureness === 'certain' &&
  (position.kind === 'advance' || position.cadence !== 'monthly')
