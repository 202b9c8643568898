// Reads one thread of debits as a position: rhythm, burden, what was missed, what is left, in which state.
import { lenderAt } from '#core/codes/all-lenders.ts'
import { withholdingLenders } from '#core/codes/withholding-lenders.ts'
import { isoFromDayNumber } from '#core/ground/dates.ts'
import { dailyEquivalent } from '../daily-equivalent.ts'
import type { Cadence, Position, PositionKind, PositionState } from '../underwriting.ts'
import { cadenceOf, intervals, missedDays } from './cadence.ts'
import type { CounterCredits } from './counter-credits.ts'
import { companyIdIn } from './drawn-lines.ts'
import type { Party } from './parties.ts'
import type { Debit, Funding, Run } from './runs.ts'
import { judge, judgeFunding } from './sureness.ts'
import { assumedRepaymentPercent, endsInPayoff, pausedAtMostDays } from './threads.ts'

/** What is left is a range: the cheapest and the dearest that the market knows. */
const repaymentRangePercent = [110, 150] as const
/** Under this share of what was to be repaid, a series that stopped has ended, above it it is paused. */
const endedSharePercent = 10
/** A series without a known total that stopped longer ago than this has ended. */
const endedAfterDays = 45

const isRegular = (debit: Debit, { parts, inPlace }: Run): boolean =>
  inPlace.includes(debit.cents) || parts.some((part) => Math.abs(debit.cents - part) * 10 <= part)
/** Distinct days of the debits that `which` names; debits ascend by day. */
function daysOf(run: Run, which: 'all' | 'regular' | 'returned'): number[] {
  const days: number[] = []
  for (const debit of run.debits) {
    if (which === 'regular' && !isRegular(debit, run)) continue
    if (which === 'returned' && !debit.returned) continue
    if (days[days.length - 1] !== debit.day) days.push(debit.day)
  }
  return days
}

/** Days on which a payment was due and did not come, or came back: a bounced one that was repeated is one missed. */
function missedBy(run: Run, cadence: Cadence, until: number, returned: readonly number[]): number[] {
  const paid: number[] = []
  for (const debit of run.debits) {
    if (debit.returned || !isRegular(debit, run)) continue
    // Two parts of one payment are one day's.
    if (run.parts.length === 1 || paid[paid.length - 1] !== debit.day) paid.push(debit.day)
  }
  const missed = missedDays(paid, cadence, until)
  for (const day of returned) {
    const counted = missed.some((due) => (cadence === 'daily' ? due === day : Math.abs(due - day) <= 3))
    if (!counted) missed.push(day)
  }
  return missed.sort((x, y) => x - y)
}

function guessedCadence(run: Run): Cadence | null {
  // One or two debits of a known lender whose money was seen come in: many small payments are daily, few weekly.
  if (run.principal === null || run.payment === 0) return null
  return (run.principal * assumedRepaymentPercent) / (100 * run.payment) >= 60 ? 'daily' : 'weekly'
}

interface Standing {
  readonly total: number | null
  readonly remaining: number | null
  readonly range: Position['remainingRange']
  readonly paid: number
  readonly state: PositionState
}

function standingOf(context: CounterCredits, run: Run, cadence: Cadence): Standing {
  const { ledger, bankDay } = context
  let paid = 0
  let paidBefore = 0
  let latest = run.debits[run.debits.length - 1]
  for (const debit of run.debits) {
    if (debit.returned) continue
    paid += debit.cents
    if (debit.day < run.since && !run.inSlices) paidBefore += debit.cents
    latest = debit
  }
  const { principal } = run
  const total =
    principal === null ? null : paidBefore + Math.round((principal * assumedRepaymentPercent) / 100)
  const remaining = total === null ? null : Math.max(0, total - paid)
  const range = principal === null ? null : rangeOf(principal, paid - paidBefore)
  const last = latest?.day ?? ledger.from
  const silence = bankDay(ledger.to) - bankDay(last)
  const payoff = latest === run.debits[run.debits.length - 1] && endsInPayoff(run)
  if (!payoff && silence <= Math.max(2 * intervals[cadence], 3))
    return { total, remaining, range, paid, state: 'active' }
  const ended = { total, remaining: 0, range: null, paid, state: 'paid-off' } as const
  if (payoff || (remaining !== null && total !== null && remaining * 100 <= total * endedSharePercent))
    return ended
  const isRepaid = principal !== null && (paid - paidBefore) * 100 >= principal * repaymentRangePercent[0]
  const silentDays = ledger.to - last
  return isRepaid || silentDays > (remaining === null ? endedAfterDays : pausedAtMostDays)
    ? ended
    : { total, remaining, range, paid, state: 'paused' }
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const idAt = ({ history, source }: CounterCredits['ledger'], row: number): string =>
  history.transactions[source[row] as number]?.id ?? ''

/** The days by which a thread's rhythm is told: of several parts those of the one that was drawn most. */
function rhythmDays(run: Run): number[] {
  if (run.parts.length === 1) return daysOf(run, 'regular')
  const ofPart = run.parts.map((part) => daysOf({ ...run, parts: [part] }, 'regular'))
  return ofPart.reduce((most, days) => (days.length > most.length ? days : most), [])
}

/** A funder that is told by its company id alone bears no name. */
const namelessParty = /^(?:co(?:mpany)?|orig)? ?id$/i
const nameOf = (context: CounterCredits, party: Party, row: number): string =>
  namelessParty.test(party.name) ? `Company ID ${companyIdIn(context.ledger, row) ?? ''}`.trim() : party.name

/** The position that a thread is, or null when it is none. `namedIds`: company ids of the lines of named funders. */
export function positionOf(
  context: CounterCredits,
  party: Party,
  run: Run,
  namedIds: ReadonlySet<string>,
): Position | null {
  const { ledger, bankDay } = context
  const lender = lenderAt(party.lender)
  const days = rhythmDays(run)
  const all = daysOf(run, 'all')
  const drawn = run.debits.filter((debit) => isRegular(debit, run)).length
  // Parts of one payment are one each day.
  const payments = run.parts.length === 1 ? drawn : days.length
  const rhythm = run.regular ? cadenceOf(days, bankDay, payments) : null
  const found = judge(context, party, run, rhythm, days.length, namedIds, rhythm ?? cadenceOf(all, bankDay))
  if (!found) return null
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
  const funding = run.fundings[run.fundings.length - 1]
  // Equal debits in twos or threes a day are parts of one payment.
  const aDay = run.parts.length === 1 && days.length >= 3 ? drawn / days.length : 1
  const payment = run.payment * (aDay >= 1.8 ? Math.round(aDay) : 1)
  const isOpen = standing.state === 'active' || standing.state === 'paused'
  const name = nameOf(context, party, first.row)
  return {
    id: `${slug(name)}-${isoFromDayNumber(first.day)}-${run.payment}`,
    lender: name,
    known: party.lender >= 0,
    kind,
    payoff: lender?.payoff ?? true,
    cadence,
    payment,
    // Without a rhythm (a share of card sales) the burden is what was really taken per bank day.
    dailyEquivalent: rhythm || all.length < 3 ? dailyEquivalent(payment, cadence) : Math.round(sum / span),
    fundedAmount: funding?.cents ?? null,
    fundedOn: funding ? isoFromDayNumber(funding.day) : null,
    firstPaymentOn: isoFromDayNumber(first.day),
    lastPaymentOn: isoFromDayNumber(last.day),
    paymentsMade: run.debits.length - run.debits.filter((debit) => debit.returned).length,
    paid: standing.paid,
    estimatedTotal: standing.total,
    estimatedRemaining: standing.remaining,
    remainingRange: isOpen ? standing.range : null,
    state: standing.state,
    missedDates: missed.map(isoFromDayNumber),
    returnedDates: returned.map(isoFromDayNumber),
    ...found,
    paymentChangedOn: run.changedOn === null ? null : isoFromDayNumber(run.changedOn),
    transactionIds: run.debits.map((debit) => idAt(ledger, debit.row)),
    fundingTransactionId: funding ? idAt(ledger, funding.row) : null,
    fundings: run.fundings.map((each) => fundingOf(ledger, each)),
    ...(run.inSlices && { inSlices: true as const }),
  }
}

const fundingOf = (ledger: CounterCredits['ledger'], { row, day, cents }: Funding) => ({
  date: isoFromDayNumber(day),
  amount: cents,
  transactionId: idAt(ledger, row),
})

const rangeOf = (funded: number, paid: number): readonly [number, number] => {
  const [low, high] = repaymentRangePercent.map((percent) =>
    Math.max(0, Math.round((funded * percent) / 100) - paid),
  )
  return [low ?? 0, high ?? 0]
}

/** Money that came in so lately is a new advance although no payment was seen yet. */
const freshDays = 60
/** What a processor repays itself never shows a payment: such an advance is taken for open so long. The longest usual term is a year and a half, the usual one nine months. */
const withheldDays = 270
/** The usual term, by which a payment is estimated that was not seen: six months of bank days. */
const assumedPayments = 126

/** A funding, or all slices of one, that no debit has answered yet: a new position, its daily payment estimated. Null when it is old or of a credit line. */
export function positionOfFunding(
  context: CounterCredits,
  party: Party,
  fundings: readonly Funding[],
): Position | null {
  const last = fundings[fundings.length - 1]
  if (!last) return null
  const funding = { ...last, cents: fundings.reduce((sum, { cents }) => sum + cents, 0) }
  const { ledger } = context
  const lender = lenderAt(party.lender)
  const isWithheld = withholdingLenders.has(lender?.name ?? '')
  if (lender?.kind === 'line' || ledger.to - funding.day > (isWithheld ? withheldDays : freshDays))
    return null
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
    ...judgeFunding(party, lender?.kind === 'advance'),
    paymentChangedOn: null,
    transactionIds: [],
    fundingTransactionId: idAt(ledger, funding.row),
    fundings: fundings.map((each) => fundingOf(ledger, each)),
    ...(fundings.length > 1 && { inSlices: true as const }),
  }
}
