// One funder, one thread: a renewal, a changed payment, a pause, a payment in two amounts and money in slices are one advance each.
import {
  attachFundings,
  begin,
  byDay,
  firstDay,
  hardlyVaries,
  lastDay,
  runsByAmount,
  type Debit,
  type Funding,
  type Run,
} from './runs.ts'

/** Amount to be repaid per dollar funded when only the credit is known, in percent (market range 125-150). */
export const assumedRepaymentPercent = 140
/** A run that ended at most this long before a new funding was renewed by it. */
const renewalDays = 30
/** So long after its last payment nothing is 'paused' any more: a series after a longer silence is a new one. */
export const pausedAtMostDays = 120
/** Amounts that begin within so many days of each other are one payment in two. */
const splitWithinDays = 5
/** A part that was not drawn for so many days before the last payment is drawn no more. */
const partEndsAfterDays = 16
/** A payment of so many times the usual one pays off. */
const payoffPayments = 3
/** From so many usual ones on a gap lacks a payment; at its ends a payment in place of another is at least so much of one away. */
const gapTimes = 1.5
const leastOfGap = 0.7
const longWeekend = 3
/** Money in slices: so many of them, weekly or every two weeks. */
const fewestSlices = 3

/** Whether the last debit of a run paid it off: a multiple of the payment, or of all others where they vary. */
export function endsInPayoff({ debits, payment, regular }: Run): boolean {
  const last = debits[debits.length - 1]?.cents ?? 0
  if (last < payoffPayments * payment) return false
  return regular || debits.slice(0, -1).every(({ cents }) => last >= payoffPayments * cents)
}

const paidOf = (debits: readonly Debit[]): number =>
  debits.reduce((sum, { returned, cents }) => sum + (returned ? 0 : cents), 0)

/** What was owed by the terms that a renewal replaces, cents; null = their funding was not seen, 0 = they were paid off in sight. */
function leftOf(run: Run): number | null {
  if (run.principal === null) return null
  if (endsInPayoff(run)) return 0
  const paid = paidOf(run.debits.filter(({ day }) => day >= run.since))
  return Math.max(0, Math.round((run.principal * assumedRepaymentPercent) / 100) - paid)
}

function follow(before: Run, run: Run): void {
  const funding = run.fundings[run.fundings.length - 1]
  if (funding) {
    // What a renewal pays out is net: the old balance is taken into the new one.
    before.principal = funding.cents + (leftOf(before) ?? 0)
    before.since = firstDay(run)
    before.fundings = [...before.fundings, ...run.fundings]
  }
  // After the end of the old terms a series is a new advance, whose funding was not seen.
  else if (leftOf(before) === 0) {
    before.principal = null
    before.since = firstDay(run)
  }
  if (run.payment !== before.payment || !funding) before.changedOn = firstDay(run)
  before.debits = [...before.debits, ...run.debits].sort(byDay)
  before.payment = run.payment
  before.parts = run.parts
}

function runBeside(other: Run, run: Run): void {
  const lastOf = (parts: readonly Debit[]): number => parts[parts.length - 1]?.day ?? 0
  const end = Math.max(lastDay(other), lastDay(run))
  const parts = [...other.parts, ...run.parts]
  other.debits = [...other.debits, ...run.debits].sort(byDay)
  const drawn = (part: number): number => lastOf(other.debits.filter(({ cents }) => cents === part))
  const open = parts.filter((part) => end - drawn(part) <= partEndsAfterDays)
  other.parts = open.length > 0 ? open : parts
  other.payment = other.parts.reduce((sum, part) => sum + part, 0)
}

/** Whether each debit of a run fills a gap of another: what a funder draws after a holiday or in a shorter week is no second advance. */
function fillsGaps(run: Run, other: Run): boolean {
  const days = other.debits.map(({ day }) => day)
  const gaps = days
    .slice(1)
    .map((day, at) => day - (days[at] as number))
    .sort((a, b) => a - b)
  const usual = gaps[gaps.length >> 1]
  if (usual === undefined || run.debits.length * 2 > days.length) return false
  let at = 0
  let atEnds = 0
  return run.debits.every(({ day }) => {
    while (at < days.length && (days[at] as number) < day) at++
    const before = days[at - 1]
    const after = days[at]
    if (after === day) return false
    if (before !== undefined && after !== undefined) return after - before >= usual * gapTimes
    // At the ends of a series the next due day tells: one payment, over a weekend with a holiday at most.
    atEnds++
    const off = before === undefined ? (after as number) - day : day - before
    return atEnds === 1 && off >= usual * leastOfGap && off <= usual * gapTimes + longWeekend
  })
}

/** Runs without money of their own that stand in place of another's payments join it; the longest series first. */
function joinInPlace(runs: readonly Run[]): Run[] {
  const kept: Run[] = []
  for (const run of runs.toSorted((a, b) => b.debits.length - a.debits.length || b.payment - a.payment)) {
    const other = run.fundings.length > 0 ? undefined : kept.find((each) => fillsGaps(run, each))
    if (!other) {
      kept.push(run)
      continue
    }
    other.debits = [...other.debits, ...run.debits].sort(byDay)
    other.inPlace = [...other.inPlace, run.payment]
    if (other.fundings.length === 0) other.since = firstDay(other)
  }
  return kept
}

/**
 * A run that follows another without new money is the same advance with a changed payment, after a pause or none; with new money, its
 * renewal. One that begins with another is a part of its payment; so is every draw of a credit line (`isLine`).
 */
function joinRuns(runs: readonly Run[], isLine: boolean): Run[] {
  const joined: Run[] = []
  for (const run of joinInPlace(runs).sort((a, b) => firstDay(a) - firstDay(b) || b.payment - a.payment)) {
    const funding = run.fundings[0]
    const before = joined.filter((other) => lastDay(other) <= firstDay(run) + 2).pop()
    const isNext =
      before &&
      (funding
        ? funding.day - lastDay(before) <= renewalDays
        : firstDay(run) - lastDay(before) <= pausedAtMostDays)
    if (before && isNext) {
      follow(before, run)
      continue
    }
    const beside = joined.find(
      (other) =>
        !funding &&
        run.regular &&
        other.regular &&
        lastDay(other) > firstDay(run) + 2 &&
        (isLine || firstDay(run) - firstDay(other) <= splitWithinDays),
    )
    if (beside) runBeside(beside, run)
    else joined.push(run)
  }
  return joined
}

/** Whether credits of one party come as slices: every week or two, of one size or of few. */
export function areSlices(fundings: readonly Funding[]): boolean {
  if (fundings.length < fewestSlices) return false
  const gaps = fundings.slice(1).map(({ day }, at) => day - (fundings[at] as Funding).day)
  const gap = gaps.sort((a, b) => a - b)[gaps.length >> 1] as number
  const sizes = new Set(fundings.map(({ cents }) => cents)).size
  return (
    ((gap >= 5 && gap <= 9) || (gap >= 12 && gap <= 16)) &&
    (hardlyVaries(fundings) || sizes * 2 <= fundings.length)
  )
}

/**
 * Threads of one party: `debits` and `fundings` ascending by day. `unnamed` looks for a funding credit under another name for a thread that
 * starts on a day with a payment (cents). A thread without debits there is none.
 */
export function threadsOf(
  debits: readonly Debit[],
  fundings: readonly Funding[],
  unnamed: (firstDay: number, payment: number) => Funding | null,
  isLine = false,
): Run[] {
  if (debits.length === 0) return []
  const runs = runsByAmount(debits)
  const drawn = fundings.filter(({ day }) => day <= (debits[debits.length - 1] as Debit).day)
  if (areSlices(drawn)) {
    const threads = joinRuns(runs, isLine)
    const main = threads.reduce((most, run) => (run.debits.length > most.debits.length ? run : most))
    main.fundings = [...fundings]
    main.principal = fundings.reduce((sum, { cents }) => sum + cents, 0)
    main.inSlices = true
    return threads
  }
  attachFundings(runs, fundings)
  const threads = joinRuns(runs, isLine)
  for (const thread of threads) {
    const found = thread.fundings.length === 0 ? unnamed(thread.since, thread.payment) : null
    if (found) begin(thread, found)
  }
  return threads
}
