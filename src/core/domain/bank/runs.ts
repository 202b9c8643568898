// Splits one party's debits into runs: series of one payment amount, one advance each.

export interface Debit {
  readonly row: number
  readonly day: number
  /** Positive cents. */
  readonly cents: number
  returned: boolean
}

export interface Funding {
  readonly row: number
  readonly day: number
  readonly cents: number
}

export interface Run {
  payment: number
  debits: Debit[]
  funding: Funding | null
  changedOn: number | null
  /** Amounts are of one size: either one dominates or they hardly vary. */
  readonly regular: boolean
  refinanced: boolean
}

const fundingBeforeFirstDays = 30
/** A run that ended at most this long before a new funding was retired by it. */
const renewalDays = 30
/** After a longer silence a series without new money is a new one, not a changed payment. */
const modificationDays = 45
const firstDay = (run: Run): number => run.debits[0]?.day ?? 0
const lastDay = (run: Run): number => run.debits[run.debits.length - 1]?.day ?? 0
const byDay = (a: Debit, b: Debit): number => a.day - b.day || a.row - b.row

function newRun(payment: number, debits: Debit[], regular: boolean): Run {
  return { payment, debits, funding: null, changedOn: null, regular, refinanced: false }
}

function hardlyVaries(debits: readonly Debit[]): boolean {
  const mean = debits.reduce((sum, debit) => sum + debit.cents, 0) / debits.length
  const variance = debits.reduce((sum, debit) => sum + (debit.cents - mean) ** 2, 0) / debits.length
  return Math.sqrt(variance) <= 0.1 * mean
}

/** One run per amount that comes back three times or more; other amounts join the run that is nearest in time. */
function runsByAmount(debits: readonly Debit[]): Run[] {
  const counts = new Map<number, number>()
  for (const debit of debits) counts.set(debit.cents, (counts.get(debit.cents) ?? 0) + 1)
  const repeated = [...counts].filter(([, count]) => count >= 3)
  const share = repeated.reduce((sum, [, count]) => sum + count, 0) / debits.length
  if (repeated.length === 0 || share < 0.7) {
    const sorted = debits.map((debit) => debit.cents).sort((a, b) => a - b)
    const same = counts.size === 1 || hardlyVaries(debits)
    return [newRun(sorted[sorted.length >> 1] ?? 0, [...debits], same)]
  }
  const byPayment = new Map(repeated.map(([cents]) => [cents, newRun(cents, [], true)]))
  const others: Debit[] = []
  for (const debit of debits) {
    const run = byPayment.get(debit.cents)
    if (run) run.debits.push(debit)
    else others.push(debit)
  }
  const runs = [...byPayment.values()]
  for (const debit of others) {
    const distance = (run: Run): number => Math.max(0, firstDay(run) - debit.day, debit.day - lastDay(run))
    const nearest = runs.reduce((best, run) => (distance(run) < distance(best) ? run : best))
    nearest.debits.push(debit)
    nearest.debits.sort(byDay)
  }
  return runs
}

/** Gives each funding to the run that starts after it; one that starts none renews the run that it falls into. */
function attachFundings(runs: Run[], fundings: readonly Funding[]): void {
  for (const funding of fundings) {
    const started = runs
      .filter(
        (run) =>
          !run.funding &&
          firstDay(run) >= funding.day &&
          firstDay(run) - funding.day <= fundingBeforeFirstDays,
      )
      .sort((a, b) => firstDay(a) - firstDay(b))[0]
    if (started) {
      started.funding = funding
      continue
    }
    const spanning = runs.find((run) => firstDay(run) < funding.day && lastDay(run) > funding.day)
    if (!spanning) continue
    const after = newRun(
      spanning.payment,
      spanning.debits.filter((debit) => debit.day > funding.day),
      spanning.regular,
    )
    spanning.debits = spanning.debits.filter((debit) => debit.day <= funding.day)
    spanning.refinanced = true
    after.funding = funding
    runs.push(after)
  }
}

/** A run that follows another without new money is the same advance with a changed payment; with new money, its renewal. */
function joinSuccessors(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const run of [...runs].sort((a, b) => firstDay(a) - firstDay(b))) {
    const before = joined.filter((other) => !other.refinanced && lastDay(other) <= firstDay(run) + 2).pop()
    if (before && !run.funding && firstDay(run) - lastDay(before) <= modificationDays) {
      before.debits = [...before.debits, ...run.debits].sort(byDay)
      before.changedOn = firstDay(run)
      before.payment = run.payment
      continue
    }
    if (before && run.funding && run.funding.day - lastDay(before) <= renewalDays) before.refinanced = true
    joined.push(run)
  }
  return joined
}

/**
 * Runs of one party: `debits` and `fundings` ascending by day. `unnamed` looks for a funding credit under another name
 * for a run that starts on a day with a payment (cents).
 */
export function splitRuns(
  debits: readonly Debit[],
  fundings: readonly Funding[],
  unnamed: (firstDay: number, payment: number) => Funding | null,
): Run[] {
  if (debits.length === 0) return []
  const runs = runsByAmount(debits)
  attachFundings(runs, fundings)
  for (const run of runs) run.funding ??= unnamed(firstDay(run), run.payment)
  return joinSuccessors(runs)
}
