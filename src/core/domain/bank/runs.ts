// Splits one party's debits into runs: series of one payment amount, and gives each the money that began it.

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
  /** Whether it came under the payee's own name, or one that is cut or shortened alike. Absent = it did. */
  readonly isOtherName?: boolean
}

export interface Run {
  /** Cents of one due day: of all its parts together. */
  payment: number
  /** Amounts that are drawn beside each other, each of them a part of the payment. */
  parts: number[]
  /** Other amounts that were drawn in place of the payment: after a holiday, in a shorter week. */
  inPlace: number[]
  debits: Debit[]
  /** All that came in, oldest first; the last one stands for the present terms. */
  fundings: Funding[]
  /** What the present terms are counted from: the last funding and what was still owed before it. Cents; null = not seen. */
  principal: number | null
  /** First day of the present terms: what was paid before repaid what they replaced. */
  since: number
  changedOn: number | null
  /** Amounts are of one size: either one dominates or they hardly vary. */
  readonly regular: boolean
  /** Funded in slices while it draws: a reverse consolidation. */
  inSlices: boolean
}

const fundingBeforeFirstDays = 30
/** Banks post what belongs together in any order: money that comes so soon after a first payment began it. */
const postedWithinDays = 5
export const firstDay = (run: Run): number => run.debits[0]?.day ?? 0
export const lastDay = (run: Run): number => run.debits[run.debits.length - 1]?.day ?? 0
export const byDay = (a: Debit, b: Debit): number => a.day - b.day || a.row - b.row

function newRun(payment: number, debits: Debit[], regular: boolean): Run {
  return {
    payment,
    parts: [payment],
    inPlace: [],
    debits,
    fundings: [],
    principal: null,
    since: debits[0]?.day ?? 0,
    changedOn: null,
    regular,
    inSlices: false,
  }
}

/** Whether amounts (cents, positive) stray by a tenth at most. */
export function hardlyVaries(amounts: readonly { readonly cents: number }[]): boolean {
  const mean = amounts.reduce((sum, { cents }) => sum + cents, 0) / amounts.length
  const variance = amounts.reduce((sum, { cents }) => sum + (cents - mean) ** 2, 0) / amounts.length
  return Math.sqrt(variance) <= 0.1 * mean
}

/** One run per amount that comes back three times or more; other amounts join the run that is nearest in time. */
export function runsByAmount(debits: readonly Debit[]): Run[] {
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
  for (const run of runs) run.since = firstDay(run)
  return runs
}

export function begin(run: Run, funding: Funding): void {
  run.fundings = [funding]
  run.principal = funding.cents
}

/** Gives each funding to the run that starts after it; one that starts none renews the run that it falls into. */
export function attachFundings(runs: Run[], fundings: readonly Funding[]): void {
  for (const funding of fundings) {
    const started = runs
      .filter(
        (run) =>
          run.fundings.length === 0 &&
          firstDay(run) >= funding.day - postedWithinDays &&
          firstDay(run) - funding.day <= fundingBeforeFirstDays,
      )
      .sort((a, b) => firstDay(a) - firstDay(b))[0]
    if (started) {
      begin(started, funding)
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
    begin(after, funding)
    runs.push(after)
  }
}
