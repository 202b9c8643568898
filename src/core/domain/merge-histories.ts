// Puts the histories of several bank connections, and of statements, together as of one day, so that every account tells the same span.
import { accountsAsOf } from './accounts-as-of.ts'
import type { BankHistory } from './bank-history.ts'
import { besideFeed } from './statement-history/beside-feed.ts'

/**
 * One history out of several, as of the earliest of their refresh days: only up to that day is every account complete. Later lines
 * are left out, and a balance of a later day is walked back over them. Null when there is none. Amounts are cents.
 * Beside a bank link, statements bring the accounts that it lacks, and hold its day back no more than a link that is not there.
 */
export function mergeHistories(histories: readonly BankHistory[]): BankHistory | null {
  const [linked, read] = [histories.filter((each) => !isRead(each)), histories.filter(isRead)]
  const feed = ofOneDay(linked)
  return feed && read.length ? besideFeed(feed, read) : (feed ?? ofOneDay(read))
}

const isRead = ({ accounts }: BankHistory): boolean => accounts.some(({ statements }) => statements)

function ofOneDay(histories: readonly BankHistory[]): BankHistory | null {
  const [first, ...others] = histories
  if (!first) return null
  if (!others.length) return first
  const refreshedOn = histories.map((history) => history.refreshedOn).reduce((a, b) => (b < a ? b : a))
  return {
    refreshedOn,
    accounts: histories.flatMap((history) => accountsAsOf(history, refreshedOn)),
    transactions: histories.flatMap((history) =>
      history.transactions.filter((line) => line.date <= refreshedOn),
    ),
  }
}
