// Accounts read from statements beside those of a bank link: the link rules for the accounts that it has, and none counts twice.
import { dayNumber } from '#core/ground/dates.ts'
import { accountsAsOf } from '../accounts-as-of.ts'
import type { BankAccount, BankHistory, BankTransaction } from '../bank-history.ts'
import { withEnd } from './missing-at-end.ts'

/** Days by which a link dates a line otherwise than the statement. */
const NEAR_DAYS = 3
/** Lines of a time that both tell, in hundredths: what proves an account that has the same digits, and one that has none. */
const SHARES = { sameDigits: 50, unknown: 80 } as const
/** Fewer common lines prove nothing. */
const FEWEST = { sameDigits: 3, unknown: 10 } as const
/** Words that many banks have in their names. */
const common =
  /\b(?:the|of|and|bank|banks|banking|bancorp|na|n a|national|association|credit|union|federal|savings|trust|company|fsb|usa|us|inc|corp)\b/g

/** Both as of the link's day; an account whose statements end long before says which months are missing. */
export function besideFeed(feed: BankHistory, read: readonly BankHistory[]): BankHistory {
  const added = read.map((history) => {
    const accounts = accountsAsOf(history, feed.refreshedOn)
      .filter((account) => !feed.accounts.some((linked) => isSame(feed, linked, history, account)))
      .map((account) => withEnd(account, feed.refreshedOn))
    const ids = new Set(accounts.map(({ id }) => id))
    return {
      accounts,
      transactions: history.transactions.filter(
        ({ accountId, date }) => ids.has(accountId) && date <= feed.refreshedOn,
      ),
    }
  })
  return {
    refreshedOn: feed.refreshedOn,
    accounts: [...feed.accounts, ...added.flatMap(({ accounts }) => accounts)],
    transactions: [...feed.transactions, ...added.flatMap(({ transactions }) => transactions)],
  }
}

function isSame(feed: BankHistory, linked: BankAccount, read: BankHistory, account: BankAccount): boolean {
  const shared = inCommon(linesOf(feed, linked), linesOf(read, account))
  if (!linked.mask || !account.mask) return isEnough(shared, 'unknown')
  const isSameMask = linked.mask.endsWith(account.mask) || account.mask.endsWith(linked.mask)
  return isSameMask && (isSameBank(linked.institution, account.institution) || isEnough(shared, 'sameDigits'))
}

const isEnough = ({ lines, equal }: { lines: number; equal: number }, how: keyof typeof SHARES): boolean =>
  equal >= FEWEST[how] && equal * 100 >= lines * SHARES[how]

const linesOf = ({ transactions }: BankHistory, { id }: BankAccount): BankTransaction[] =>
  transactions.filter(({ accountId, pending }) => accountId === id && !pending)

/** A bank that is not told may be this one. */
function isSameBank(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  return !words.length || !others.length || words.some((word) => others.includes(word))
}

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(common, ' ')
    .split(' ')
    .filter(Boolean)

/** Of the statement's lines of the time that both tell, those that the link has too, each once. */
function inCommon(
  linked: readonly BankTransaction[],
  read: readonly BankTransaction[],
): { readonly lines: number; readonly equal: number } {
  const days = linked.map(({ date }) => dayNumber(date))
  const [from, to] = days.reduce(
    ([low, high], day) => [Math.min(low, day), Math.max(high, day)],
    [Infinity, -Infinity],
  )
  const open = new Map<number, number[]>()
  linked.forEach(({ amount }, at) => {
    const same = open.get(amount)
    if (same) same.push(days[at]!)
    else open.set(amount, [days[at]!])
  })
  const within = read.map((line) => ({ ...line, day: dayNumber(line.date) }))
  const both = within.filter(({ day }) => day >= from && day <= to)
  let equal = 0
  for (const { amount, day } of both) {
    const near = open.get(amount) ?? []
    const place = near.findIndex((each) => Math.abs(each - day) <= NEAR_DAYS)
    if (place < 0) continue
    near.splice(place, 1)
    equal++
  }
  return { lines: both.length, equal }
}
