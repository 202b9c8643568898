// End-of-day balances, walked back from the balance that the bank states.
import { dayNumber } from '#core/ground/dates.ts'
import type { Ledger } from './ledger.ts'

/**
 * Balance in cents of the operating accounts together at the end of each day from `ledger.from` to `ledger.to`. Each
 * account is anchored at its own balance date; days without activity carry the balance over.
 */
export function endOfDayBalances(ledger: Ledger): Float64Array {
  const days = ledger.to - ledger.from + 1
  const total = new Float64Array(days)
  const net = ledger.accounts.map((use) => (use.use === 'operating' ? new Float64Array(days) : null))
  for (let row = 0; row < ledger.count; row++) {
    const deltas = net[ledger.account[row] as number]
    if (deltas) deltas[(ledger.day[row] as number) - ledger.from]! += ledger.amount[row] as number
  }
  net.forEach((deltas, i) => {
    const account = ledger.accounts[i]?.account
    // A balance that nobody told is unknown: it adds nothing, and is a finding of its own.
    if (!deltas || !account || account.balance === null) return
    const anchor = Math.min(days - 1, Math.max(0, dayNumber(account.balanceDate) - ledger.from))
    let balance: number = account.balance
    for (let at = anchor; at >= 0; at--) {
      total[at]! += balance
      balance -= deltas[at] as number
    }
    balance = account.balance
    for (let at = anchor + 1; at < days; at++) {
      balance += deltas[at] as number
      total[at]! += balance
    }
  })
  return total
}
