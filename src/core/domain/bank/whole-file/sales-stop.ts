// Sales of any kind that stop while the business spends on: a trade that is paid by check, by transfer or over the counter.
import { isoFromDayNumber } from '#core/ground/dates.ts'
import { finding, type Look, type WholeFileFinding } from './look.ts'

const limits = {
  /** Days up to the refresh in which hardly anything came. The last sale may lie so many days back. */
  days: 21,
  mostDays: 90,
  /** What came in them, over what usually comes in as many. */
  left: 0.15,
  /** The stretches of so many days before the last sale. A business that is paid now and then has no usual. */
  stretches: 4,
  steady: 0.5,
  /** A season tapers: the last stretch holds so much of the usual. */
  taper: 0.75,
  /** Days with sales in them. */
  saleDays: 15,
  /** The longest time between two of them, over the time without any. */
  gap: 0.67,
  /** Debits after it: the account is in use. */
  debitsAfter: 5,
  /** The same weeks of the year before, a bit narrower: a season ends each year. */
  year: 365,
  yearSlack: 7,
  yearLeft: 0.4,
} as const

/** Sales of all counted accounts, cents a day from `ledger.from` on. */
function salesByDay({ ledger, codes }: Look): Float64Array {
  const { amount, account, operating, day, count, from, to } = ledger
  const sales = new Float64Array(to - from + 1)
  for (let row = 0; row < count; row++)
    if ((amount[row] as number) > 0 && codes[row] === 0 && operating[account[row] as number] === 1)
      sales[(day[row] as number) - from]! += amount[row] as number
  return sales
}

function debitsSince({ ledger }: Look, last: number): number {
  const { amount, account, operating, day, count } = ledger
  let found = 0
  for (let row = 0; row < count; row++)
    if ((amount[row] as number) < 0 && (day[row] as number) > last && operating[account[row] as number] === 1)
      found++
  return found
}

/** Lines of the sales of the last stretch. */
function linesOf({ ledger, codes }: Look, first: number, last: number): number[] {
  const { amount, account, operating, day, order } = ledger
  return [...order].filter(
    (row) =>
      (day[row] as number) >= first &&
      (day[row] as number) <= last &&
      (amount[row] as number) > 0 &&
      codes[row] === 0 &&
      operating[account[row] as number] === 1,
  )
}

/** What nobody could class is on neither side: it hides no stop, and makes none. Linear in the rows. */
export function findSalesStop(look: Look): WholeFileFinding[] {
  const { from, to } = look.ledger
  const sales = salesByDay(look)
  const sums = new Float64Array(sales.length + 1)
  sales.forEach((cents, at) => (sums[at + 1] = (sums[at] as number) + cents))
  /** Cents of the days from one place to another, both within. */
  const within = (first: number, last: number): number =>
    (sums[Math.min(last, sales.length - 1) + 1] as number) - (sums[Math.max(0, first)] as number)
  const end = to - from
  const { days, stretches } = limits
  for (let last = end - days; last >= Math.max(stretches * days - 1, end - limits.mostDays); last--) {
    if (sales[last] === 0) continue
    const before = Array.from({ length: stretches }, (_, at) =>
      within(last - (at + 1) * days + 1, last - at * days),
    )
    const usual = before.toSorted((a, b) => a - b)[stretches >> 1] as number
    const silent = end - last
    if (within(last + 1, end) > (usual * limits.left * silent) / days) return []
    // All at once, and since then.
    if (within(last + 1, last + days) > usual * limits.left) continue
    if ((before[0] as number) < usual * limits.taper || Math.min(...before) < usual * limits.steady) continue
    const saleDays: number[] = []
    for (let at = last - stretches * days + 1; at <= last; at++)
      if ((sales[at] as number) > 0) saleDays.push(at)
    const longest = Math.max(...saleDays.slice(1).map((at, place) => at - (saleDays[place] as number)))
    if (saleDays.length < limits.saleDays || longest > silent * limits.gap) continue
    const year = end - limits.year
    const sameWeeks = within(year - silent + limits.yearSlack, year - limits.yearSlack)
    const isSeason =
      year - silent >= 0 &&
      sameWeeks < (usual * limits.yearLeft * Math.max(1, silent - 2 * limits.yearSlack)) / days
    if (isSeason || debitsSince(look, from + last) < limits.debitsAfter) return []
    return [
      finding(
        look,
        'sales-end',
        { actual: silent, on: isoFromDayNumber(from + last) },
        linesOf(look, from + last - days + 1, from + last),
      ),
    ]
  }
  return []
}
