// Finds other lenders' advances in the debits: who, how much, how often, what is left, in which state.
import { lenders } from '#core/codes/lenders.ts'
import { isoFromDayNumber } from '#core/ground/dates.ts'
import { bankDayIndex } from './bank-days.ts'
import { dailyEquivalent } from './daily-equivalent.ts'
import type { Cadence, Position, PositionKind, PositionState } from './underwriting.ts'
import { cadenceOf, intervals, missedDays } from './bank/cadence.ts'
import type { Ledger } from './bank/ledger.ts'
import { findParties, type Party } from './bank/parties.ts'
import { splitRuns, type Debit, type Funding, type Run } from './bank/runs.ts'

/** Amount to be repaid per dollar funded when only the credit is known, in percent (market range 125-150). */
const assumedRepaymentPercent = 140
const returnWithinDays = 5
/** An unnamed funding is 10 to 200 payments and comes at most 10 bank days before the first debit. */
const fewestPayments = 10
const mostPayments = 200
const unnamedWithinBankDays = 10
/** Under this share of what was to be repaid, a series that stopped has ended, above it it is paused. */
const endedSharePercent = 10
/** A series without a known total that stopped longer ago than this has ended. */
const endedAfterDays = 45

export interface FoundPositions {
  readonly positions: readonly Position[]
  /** Rows of credits that funded an advance or a loan. */
  readonly fundingRows: readonly { row: number; kind: PositionKind }[]
  /** Per row: 1 = a debit of a position that counts (confidence of 75 or more). */
  readonly debtRows: Uint8Array
}

interface Context {
  readonly ledger: Ledger
  readonly bankDay: (day: number) => number
  readonly returns: Map<number, { row: number; day: number; lender: number; used: boolean }[]>
  readonly unnamed: readonly Funding[]
  readonly takenFundings: Set<number>
}

function contextOf(ledger: Ledger): Context {
  const { classes, line, amount, day } = ledger
  const returns: Context['returns'] = new Map()
  for (let i = 0; i < ledger.returnRows.length; i++) {
    const row = ledger.returnRows[i] as number
    const found = classes[line[row] as number]
    const cents = amount[row] as number
    if (!found?.returned || cents <= 0) continue
    const entry = { row, day: day[row] as number, lender: found.lender, used: false }
    const list = returns.get(cents)
    if (list) list.push(entry)
    else returns.set(cents, [entry])
  }
  // A funding is a rare line: a descriptor that comes in more than twice is a customer.
  const { unexplainedRows } = ledger
  const credits = new Int32Array(classes.length)
  for (let i = 0; i < unexplainedRows.length; i++) {
    const row = unexplainedRows[i] as number
    if ((amount[row] as number) > 0) credits[line[row] as number]!++
  }
  const unnamed: Funding[] = []
  for (let i = 0; i < unexplainedRows.length; i++) {
    const row = unexplainedRows[i] as number
    if ((amount[row] as number) > 0 && (credits[line[row] as number] as number) <= 2)
      unnamed.push({ row, day: day[row] as number, cents: amount[row] as number })
  }
  // Two weeks on either side, so that gaps at the window's edges can be read.
  const start = ledger.from - 14
  const index = bankDayIndex(start, ledger.to + 14)
  return { ledger, bankDay: (at) => index[at - start] ?? 0, returns, unnamed, takenFundings: new Set() }
}

function markReturned(context: Context, party: Party): void {
  for (const debit of party.debits) {
    const match = context.returns
      .get(debit.cents)
      ?.find(
        (item) =>
          !item.used &&
          item.day >= debit.day &&
          item.day - debit.day <= returnWithinDays &&
          (item.lender < 0 || item.lender === party.lender),
      )
    if (!match) continue
    match.used = true
    debit.returned = true
  }
}

function unnamedFunding(context: Context, firstDay: number, payment: number): Funding | null {
  const { bankDay, unnamed, takenFundings } = context
  const from = bankDay(firstDay) - unnamedWithinBankDays
  // The list is by day: find the first credit that is near enough, then read on to the first debit.
  let low = 0
  for (let high = unnamed.length; low < high;) {
    const middle = (low + high) >> 1
    if (bankDay((unnamed[middle] as Funding).day) < from) low = middle + 1
    else high = middle
  }
  let best: Funding | null = null
  for (let i = low; i < unnamed.length; i++) {
    const credit = unnamed[i] as Funding
    if (credit.day >= firstDay) break
    const payments = credit.cents / payment
    if (payments < fewestPayments || payments > mostPayments || takenFundings.has(credit.row)) continue
    if (!best || credit.cents > best.cents) best = credit
  }
  if (best) takenFundings.add(best.row)
  return best
}

const within = (debit: Debit, payment: number): boolean => Math.abs(debit.cents - payment) * 10 <= payment
/** Distinct days of the debits that `which` names; debits ascend by day. */
function daysOf(run: Run, which: 'all' | 'regular' | 'returned'): number[] {
  const days: number[] = []
  for (const debit of run.debits) {
    if (which === 'regular' && !within(debit, run.payment)) continue
    if (which === 'returned' && !debit.returned) continue
    if (days[days.length - 1] !== debit.day) days.push(debit.day)
  }
  return days
}

/** Days on which a payment was due and did not come, or came back: a bounced one that was repeated is one missed. */
function missedBy(run: Run, cadence: Cadence, until: number, returned: readonly number[]): number[] {
  const paid: number[] = []
  for (const debit of run.debits) if (!debit.returned && within(debit, run.payment)) paid.push(debit.day)
  const missed = missedDays(paid, cadence, until)
  for (const day of returned) {
    const counted = missed.some((due) => (cadence === 'daily' ? due === day : Math.abs(due - day) <= 3))
    if (!counted) missed.push(day)
  }
  return missed.sort((x, y) => x - y)
}

function guessedCadence(run: Run): Cadence | null {
  // One or two debits of a known lender whose money was seen come in: many small payments are daily, few weekly.
  if (!run.funding || run.payment === 0) return null
  return (run.funding.cents * assumedRepaymentPercent) / (100 * run.payment) >= 60 ? 'daily' : 'weekly'
}

interface Standing {
  readonly total: number | null
  readonly remaining: number | null
  readonly paid: number
  readonly state: PositionState
}

function standingOf(context: Context, run: Run, cadence: Cadence): Standing {
  const { ledger, bankDay } = context
  let paid = 0
  let latest = run.debits[run.debits.length - 1]
  for (const debit of run.debits) {
    if (debit.returned) continue
    paid += debit.cents
    latest = debit
  }
  const total = run.funding ? Math.round((run.funding.cents * assumedRepaymentPercent) / 100) : null
  const remaining = total === null ? null : Math.max(0, total - paid)
  const last = latest?.day ?? ledger.from
  const silence = bankDay(ledger.to) - bankDay(last)
  if (run.refinanced)
    return {
      total,
      remaining: 0,
      paid,
      state: remaining !== null && remaining <= run.payment ? 'paid-off' : 'refinanced',
    }
  const payoff = (latest?.cents ?? 0) >= 3 * run.payment
  if (!payoff && silence <= Math.max(2 * intervals[cadence], 3))
    return { total, remaining, paid, state: 'active' }
  if (payoff || (remaining !== null && total !== null && remaining * 100 <= total * endedSharePercent))
    return { total, remaining: 0, paid, state: 'paid-off' }
  const ended = remaining === null && ledger.to - last > endedAfterDays
  return ended
    ? { total, remaining: 0, paid, state: 'paid-off' }
    : { total, remaining, paid, state: 'paused' }
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

function positionOf(context: Context, party: Party, run: Run): Position | null {
  const { ledger, bankDay } = context
  const lender = lenders[party.lender]
  const days = daysOf(run, 'regular')
  const rhythm = run.regular ? cadenceOf(days, bankDay) : null
  if (party.lender < 0 && (!rhythm || !run.regular)) return null
  if (party.confidence === 50 && (rhythm === 'monthly' || days.length < 5)) return null
  const all = daysOf(run, 'all')
  const cadence =
    rhythm ?? cadenceOf(all, bankDay) ?? guessedCadence(run) ?? (all.length >= 2 ? 'weekly' : null)
  if (!cadence) return null
  const first = run.debits[0]
  const last = run.debits[run.debits.length - 1]
  if (!first || !last) return null
  const standing = standingOf(context, run, cadence)
  const returned = daysOf(run, 'returned')
  // Today's payment may still post: an open series is read up to the day before the refresh.
  const until = standing.state === 'active' && cadence === 'daily' ? ledger.to - 1 : last.day
  const missed = rhythm ? missedBy(run, cadence, until, returned) : returned
  const kind: PositionKind = lender?.kind ?? (cadence === 'monthly' ? 'term' : 'advance')
  const span = bankDay(last.day) - bankDay(first.day) + 1
  const sum = run.debits.reduce((total, debit) => total + debit.cents, 0)
  return {
    id: `${slug(party.name)}-${isoFromDayNumber(first.day)}-${run.payment}`,
    lender: party.name,
    known: party.lender >= 0,
    kind,
    payoff: lender?.payoff ?? true,
    cadence,
    payment: run.payment,
    // Without a rhythm (a share of card sales) the burden is what was really taken per bank day.
    dailyEquivalent:
      rhythm || all.length < 3 ? dailyEquivalent(run.payment, cadence) : Math.round(sum / span),
    fundedAmount: run.funding?.cents ?? null,
    fundedOn: run.funding ? isoFromDayNumber(run.funding.day) : null,
    firstPaymentOn: isoFromDayNumber(first.day),
    lastPaymentOn: isoFromDayNumber(last.day),
    paymentsMade: run.debits.length - returned.length,
    paid: standing.paid,
    estimatedTotal: standing.total,
    estimatedRemaining: standing.remaining,
    state: standing.state,
    missedDates: missed.map(isoFromDayNumber),
    returnedDates: returned.map(isoFromDayNumber),
    confidence: party.confidence,
    paymentChangedOn: run.changedOn === null ? null : isoFromDayNumber(run.changedOn),
    transactionIds: run.debits.map(
      (debit) => ledger.history.transactions[ledger.source[debit.row] as number]?.id ?? '',
    ),
  }
}

/** Below this confidence a position is only possible, and counts nowhere. */
export const countedConfidence = 75

/**
 * Advances and loans of other lenders, by the rules of bank days, cadence, amount, name and funding credit. What a card
 * processor keeps back before it pays out leaves no debit and cannot be seen here.
 */
export function findPositions(ledger: Ledger): FoundPositions {
  const debtRows = new Uint8Array(ledger.count)
  const positions: Position[] = []
  const fundingRows: { row: number; kind: PositionKind }[] = []
  const parties = findParties(ledger)
  if (parties.length === 0) return { positions, fundingRows, debtRows }
  const context = contextOf(ledger)
  for (const party of parties) {
    if (party.debits.length === 0) continue
    markReturned(context, party)
    const unnamed = (day: number, payment: number): Funding | null =>
      party.confidence >= countedConfidence && day - context.ledger.from > 14
        ? unnamedFunding(context, day, payment)
        : null
    // A credit line's draws do not start new advances.
    const fundings = lenders[party.lender]?.kind === 'line' ? [] : party.fundings
    for (const run of splitRuns(party.debits, fundings, unnamed)) {
      const position = positionOf(context, party, run)
      if (!position) {
        if (run.funding) context.takenFundings.delete(run.funding.row)
        continue
      }
      positions.push(position)
      if (position.confidence < countedConfidence) continue
      for (const debit of run.debits) if (!debit.returned) debtRows[debit.row] = 1
      if (run.funding) fundingRows.push({ row: run.funding.row, kind: position.kind })
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
  position.confidence >= countedConfidence &&
  (position.kind === 'advance' || position.cadence !== 'monthly')
