// Card settlements that stop while the business goes on: another processor, another account, or no sales any more.
import { isoFromDayNumber } from '#core/ground/dates.ts'
import { finding, type Look, type WholeFileFinding } from './look.ts'

const limits = {
  /** Days without any, up to the refresh. */
  days: 21,
  /** Of the account's income before. */
  share: 0.3,
  /** Settlements in the 60 days before the last: a terminal in use. */
  settlements: 15,
  readDays: 60,
  /** A season tapers: the last weeks were at least so much of the weeks before them. */
  taperDays: 21,
  taper: 0.5,
  /** Lines after it: the account is in use. */
  linesAfter: 5,
  /** Sales that began in another account of the same holder within so many days moved there. */
  movedWithin: 14,
  /** The same weeks of the year before, a bit wider. */
  year: 365,
  yearSlack: 10,
} as const

interface CardSales {
  readonly rows: number[]
  income: number
  linesAfter: number
}

const plainNames = (owners: readonly string[]): string[] =>
  owners.map((name) => name.toLowerCase().replace(/[^a-z0-9]+/g, ''))

function salesOf({ ledger, codes, classOf }: Look): CardSales[] {
  const all = ledger.accounts.map((): CardSales => ({ rows: [], income: 0, linesAfter: 0 }))
  for (const row of ledger.order) {
    const account = ledger.account[row] as number
    if (ledger.operating[account] === 0) continue
    const seen = all[account] as CardSales
    const isSale = (ledger.amount[row] as number) > 0 && codes[row] === 0
    if (isSale) seen.income += ledger.amount[row] as number
    if (isSale && classOf(row).cardSales) {
      seen.rows.push(row)
      seen.linesAfter = 0
    } else seen.linesAfter++
  }
  return all
}

export function findSalesEnd(look: Look): WholeFileFinding[] {
  const { day, amount, accounts, to, from } = look.ledger
  const sales = salesOf(look)
  const sum = (rows: readonly number[]): number =>
    rows.reduce((cents, row) => cents + (amount[row] as number), 0)
  const within = (rows: readonly number[], first: number, last: number): number[] =>
    rows.filter((row) => (day[row] as number) >= first && (day[row] as number) <= last)
  return sales.flatMap(({ rows, income, linesAfter }, at) => {
    const end = rows.length ? (day[rows.at(-1) as number] as number) : to
    if (to - end < limits.days || linesAfter < limits.linesAfter || sum(rows) < income * limits.share)
      return []
    const last = within(rows, end - limits.readDays + 1, end)
    if (last.length < limits.settlements) return []
    const tail = sum(within(last, end - limits.taperDays + 1, end)) / limits.taperDays
    const usual =
      sum(within(last, end - limits.readDays + 1, end - limits.taperDays)) /
      (limits.readDays - limits.taperDays)
    if (tail < usual * limits.taper) return []
    // A shop that closed at the same time of the year before closes for the season.
    const yearAgo = to - limits.year
    if (
      yearAgo - limits.days - limits.yearSlack >= from &&
      within(rows, yearAgo - limits.days + limits.yearSlack, yearAgo).length === 0
    )
      return []
    const mine = plainNames(accounts[at]?.account.owners ?? [])
    const moved = sales.some((other, place) => {
      const first = other.rows[0]
      if (place === at || first === undefined || (day[other.rows.at(-1) as number] as number) <= end)
        return false
      const isNear = (day[first] as number) <= end + limits.movedWithin
      return isNear && plainNames(accounts[place]?.account.owners ?? []).some((name) => mine.includes(name))
    })
    if (moved) return []
    const found = finding(look, 'sales-end', { actual: to - end, on: isoFromDayNumber(end) }, last)
    return [{ ...found, account: accounts[at]?.account.mask ?? null }]
  })
}
