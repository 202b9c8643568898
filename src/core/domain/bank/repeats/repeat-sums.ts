// How many lines came twice and what they come to, and the findings that follow.
import { dayNumber, monthOf } from '#core/ground/dates.ts'
import { divideRounded } from '#core/ground/money.ts'
import type { BankAnalysis, DataFinding, RepeatSums } from '../../bank-picture.ts'
import type { Ledger } from '../ledger.ts'
import type { CalendarMonth } from '../months.ts'

/** Basis points of the averaged months' revenue that lines may be which are alike, before a person looks. */
const alikeShare = 1_000

/** Basis points of a month's money in that may be folded by references alone before a person looks. */
const referenceShare = 1_000

const isOperating = ({ accounts }: Ledger): ReadonlySet<string> =>
  new Set(accounts.flatMap(({ account, use }) => (use === 'operating' ? [account.id] : [])))

/** `codes`: why a row is no revenue, 0 = it is; `averaged`: the months of `averages`. */
export function repeatSums(
  ledger: Ledger,
  codes: Uint8Array,
  averages: BankAnalysis['averages'],
  averaged: readonly CalendarMonth[],
): RepeatSums {
  const { transactions } = ledger.history
  const operating = isOperating(ledger)
  const once = { count: 0, moneyIn: 0 }
  for (const { source, of, why } of ledger.repeats) {
    const line = transactions[source]
    // A pending line counts nowhere anyway; the copy of an account counts where the account does that it is.
    if (!line || why === 'pending' || !operating.has(transactions[of]?.accountId ?? '')) continue
    once.count++
    if (line.amount > 0) once.moneyIn += line.amount
  }
  const income = new Set<number>()
  for (let row = 0; ledger.alike.length && row < ledger.count; row++)
    if ((ledger.amount[row] as number) > 0 && codes[row] === 0) income.add(ledger.source[row] as number)
  const alike = { count: 0, revenue: 0 }
  let inAveraged = 0
  for (const [, ...more] of ledger.alike) {
    for (const at of more) {
      const line = transactions[at]
      if (!line || !operating.has(line.accountId)) continue
      alike.count++
      if (!income.has(at)) continue
      alike.revenue += line.amount
      const day = dayNumber(line.date)
      if (averaged.some((month) => day >= month.firstDay && day <= month.lastDay)) inAveraged += line.amount
    }
  }
  const less = averages.months > 0 ? divideRounded(inAveraged, averages.months) : 0
  return { once, alike, leastTrueRevenue: Math.max(0, averages.trueRevenue - less) }
}

/** Where references alone took more than that share of a month's money in: all lines so folded that were money in. */
function referenceFinding(ledger: Ledger): DataFinding[] {
  const { transactions } = ledger.history
  const operating = isOperating(ledger)
  const folded = new Map<string, number>()
  const found = { actual: 0, usdActual: 0 }
  for (const { source, of, why } of ledger.repeats) {
    const line = transactions[source]
    if (!line || why !== 'reference' || line.amount <= 0) continue
    if (!operating.has(transactions[of]?.accountId ?? '')) continue
    found.actual++
    found.usdActual += line.amount
    const month = monthOf(line.date)
    folded.set(month, (folded.get(month) ?? 0) + line.amount)
  }
  if (!folded.size) return []
  const counted = new Map<string, number>()
  for (let row = 0; row < ledger.count; row++) {
    const line = transactions[ledger.source[row] as number]
    if (!line || line.amount <= 0 || !operating.has(line.accountId)) continue
    const month = monthOf(line.date)
    if (folded.has(month)) counted.set(month, (counted.get(month) ?? 0) + line.amount)
  }
  let most = 0
  for (const [month, cents] of folded)
    most = Math.max(most, Math.round((cents * 10_000) / (cents + (counted.get(month) ?? 0))))
  return most > referenceShare
    ? [
        {
          code: 'lines-one-reference',
          values: { ...found, pctActual: most, pctWanted: referenceShare },
          account: null,
        },
      ]
    : []
}

/** A run that stands twice, by account; references that took much; lines that are alike only where they make a difference. */
export function repeatFindings(
  ledger: Ledger,
  { leastTrueRevenue, alike }: RepeatSums,
  { trueRevenue }: BankAnalysis['averages'],
): DataFinding[] {
  const { transactions } = ledger.history
  const found: DataFinding[] = []
  for (const { account } of ledger.accounts) {
    const lines = ledger.repeats
      .filter(({ why, of }) => why === 'run' && transactions[of]?.accountId === account.id)
      .map(({ source }) => transactions[source]?.amount ?? 0)
    const moneyIn = lines.reduce((sum, cents) => sum + Math.max(0, cents), 0)
    if (lines.length)
      found.push({
        code: 'lines-twice',
        values: { actual: lines.length, usdActual: moneyIn },
        account: account.mask,
      })
  }
  found.push(...referenceFinding(ledger))
  const share = trueRevenue > 0 ? Math.round(((trueRevenue - leastTrueRevenue) * 10_000) / trueRevenue) : 0
  if (share > alikeShare)
    found.push({
      code: 'lines-alike',
      values: { actual: alike.count, pctActual: share, pctWanted: alikeShare },
      account: null,
    })
  return found
}
