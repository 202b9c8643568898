// Reads one run of debits as a position: rhythm, burden, what was missed, what is left, in which state.
import { lenderAt } from '#core/codes/all-lenders.ts'
import { isoFromDayNumber } from '#core/ground/dates.ts'
import { dailyEquivalent } from '../daily-equivalent.ts'
import type { Cadence, Position, PositionKind, PositionState } from '../underwriting.ts'
import { cadenceOf, intervals, missedDays } from './cadence.ts'
import type { CounterCredits } from './counter-credits.ts'
import type { Party } from './parties.ts'
import type { Debit, Funding, Run } from './runs.ts'

/** Amount to be repaid per dollar funded when only the credit is known, in percent (market range 125-150). */
const assumedRepaymentPercent = 140
/** What is left is a range: the cheapest and the dearest that the market knows. */
const repaymentRangePercent = [110, 150] as const
/** A series without money seen to come in is told by its rhythm: so many equal debits on bank days, such a share of a month's revenue. */
const countedDailyDebits = 15
const possibleWeeklyShare = 0.01
/** Less than this a payment is no lender's (cents). */
const leastPayment = 2_000
/** Under this share of what was to be repaid, a series that stopped has ended, above it it is paused. */
const endedSharePercent = 10
/** A series without a known total that stopped longer ago than this has ended. */
const endedAfterDays = 45
/** So long after its last payment nothing is 'paused' any more. */
const pausedAtMostDays = 120

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

function standingOf(context: CounterCredits, run: Run, cadence: Cadence): Standing {
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
  const isRepaid = run.funding !== null && paid * 100 >= run.funding.cents * repaymentRangePercent[0]
  const silentDays = ledger.to - last
  const ended = isRepaid || silentDays > (remaining === null ? endedAfterDays : pausedAtMostDays)
  return ended
    ? { total, remaining: 0, paid, state: 'paid-off' }
    : { total, remaining, paid, state: 'paused' }
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

type Found = Pick<Position, 'confidence' | 'sureness' | 'foundBy'>
const certain = (confidence: number, foundBy: Position['foundBy']): Found => ({
  confidence,
  sureness: 'certain',
  foundBy,
})
const possible = (foundBy: Position['foundBy']): Found => ({ confidence: 50, sureness: 'possible', foundBy })

/** How sure a series is, and by what; null = it is no lender's. A name alone is never enough: rhythm, amount and number speak with it. */
function judge(
  context: CounterCredits,
  party: Party,
  run: Run,
  rhythm: Cadence | null,
  debits: number,
): Found | null {
  const isSteady = rhythm !== null && run.regular
  if (party.lender >= 0) {
    if (run.payment < leastPayment) return possible('name')
    return isSteady || run.funding || debits >= 4 ? certain(95, 'name') : possible('name')
  }
  if (!isSteady || rhythm === 'monthly' || run.payment < leastPayment) return null
  if (run.funding) return certain(75, 'funding')
  const isDaily = rhythm === 'daily'
  if (party.hasTradeWords) return debits >= (isDaily ? 5 : 4) ? certain(75, 'words') : null
  if (isDaily)
    return debits >= countedDailyDebits ? certain(75, 'rhythm') : debits >= 5 ? possible('rhythm') : null
  return debits >= 4 && run.payment >= context.monthlyRevenue * possibleWeeklyShare
    ? possible('rhythm')
    : null
}

const idAt = ({ history, source }: CounterCredits['ledger'], row: number): string =>
  history.transactions[source[row] as number]?.id ?? ''

/** The position that a run is, or null when it is none. */
export function positionOf(context: CounterCredits, party: Party, run: Run): Position | null {
  const { ledger, bankDay } = context
  const lender = lenderAt(party.lender)
  const days = daysOf(run, 'regular')
  const rhythm = run.regular ? cadenceOf(days, bankDay) : null
  const found = judge(context, party, run, rhythm, days.length)
  if (!found) return null
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
  const { funding } = run
  const isOpen = standing.state === 'active' || standing.state === 'paused'
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
    fundedAmount: funding?.cents ?? null,
    fundedOn: funding ? isoFromDayNumber(funding.day) : null,
    firstPaymentOn: isoFromDayNumber(first.day),
    lastPaymentOn: isoFromDayNumber(last.day),
    paymentsMade: run.debits.length - returned.length,
    paid: standing.paid,
    estimatedTotal: standing.total,
    estimatedRemaining: standing.remaining,
    remainingRange: funding && isOpen ? rangeOf(funding.cents, standing.paid) : null,
    state: standing.state,
    missedDates: missed.map(isoFromDayNumber),
    returnedDates: returned.map(isoFromDayNumber),
    ...found,
    paymentChangedOn: run.changedOn === null ? null : isoFromDayNumber(run.changedOn),
    transactionIds: run.debits.map((debit) => idAt(ledger, debit.row)),
    fundingTransactionId: funding ? idAt(ledger, funding.row) : null,
  }
}

const rangeOf = (funded: number, paid: number): readonly [number, number] => {
  const [low, high] = repaymentRangePercent.map((percent) =>
    Math.max(0, Math.round((funded * percent) / 100) - paid),
  )
  return [low ?? 0, high ?? 0]
}

/** Money that came in so lately is a new advance although no payment was seen yet. */
const freshDays = 60
/** The usual term, by which a payment is estimated that was not seen: six months of bank days. */
const assumedPayments = 126

/** A funding that no debit has answered yet: a new position, its daily payment estimated. Null when it is old or of a credit line. */
export function positionOfFunding(context: CounterCredits, party: Party, funding: Funding): Position | null {
  const { ledger } = context
  const lender = lenderAt(party.lender)
  if (lender?.kind === 'line' || ledger.to - funding.day > freshDays) return null
  const total = Math.round((funding.cents * assumedRepaymentPercent) / 100)
  const payment = Math.round(total / assumedPayments)
  const on = isoFromDayNumber(funding.day)
  return {
    id: `${slug(party.name)}-${on}-${funding.cents}`,
    lender: party.name,
    known: party.lender >= 0,
    kind: lender?.kind ?? 'advance',
    payoff: lender?.payoff ?? true,
    cadence: 'daily',
    payment,
    dailyEquivalent: payment,
    fundedAmount: funding.cents,
    fundedOn: on,
    firstPaymentOn: on,
    lastPaymentOn: on,
    paymentsMade: 0,
    paid: 0,
    estimatedTotal: total,
    estimatedRemaining: total,
    remainingRange: rangeOf(funding.cents, 0),
    state: 'active',
    missedDates: [],
    returnedDates: [],
    // A loan's payment cannot be told from its sum as an advance's can: it may be monthly, or deferred.
    ...(lender?.kind === 'advance' ? certain(95, 'funding') : possible('funding')),
    paymentChangedOn: null,
    transactionIds: [],
    fundingTransactionId: idAt(ledger, funding.row),
  }
}
