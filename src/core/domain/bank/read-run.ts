// Reads one run of debits as a position: rhythm, burden, what was missed, what is left, in which state.
import { lenders } from '#core/codes/lenders.ts'
import { isoFromDayNumber } from '#core/ground/dates.ts'
import { dailyEquivalent } from '../daily-equivalent.ts'
import type { Cadence, Position, PositionKind, PositionState } from '../underwriting.ts'
import { cadenceOf, intervals, missedDays } from './cadence.ts'
import type { CounterCredits } from './counter-credits.ts'
import type { Party } from './parties.ts'
import type { Debit, Run } from './runs.ts'

/** Amount to be repaid per dollar funded when only the credit is known, in percent (market range 125-150). */
const assumedRepaymentPercent = 140
/** Under this share of what was to be repaid, a series that stopped has ended, above it it is paused. */
const endedSharePercent = 10
/** A series without a known total that stopped longer ago than this has ended. */
const endedAfterDays = 45

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

/** The position that a run is, or null when it is none: too irregular for a party that is not known by name. */
export function positionOf(context: CounterCredits, party: Party, run: Run): Position | null {
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
