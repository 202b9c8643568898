// Returned items and their fees: how often the account could not pay.
import type { Ledger } from './ledger.ts'
import { isForLackOfMoney } from './parse/fee.ts'

/** A debit with the words of a returned item is a fee up to this amount, above it the item itself (cents). */
const largestFee = 5_000
const refundWithinDays = 5
/** An item that came back and its fee. */
const togetherWithinDays = 5

export interface NsfEvents {
  /** Count of NSFs per day from `ledger.from`. */
  readonly perDay: Uint16Array
  readonly overdraftPerDay: Uint16Array
}

interface Fee {
  readonly at: number
  readonly cents: number
  readonly overdraft: boolean
  refunded: boolean
}

/**
 * One per returned-item or NSF fee, or per returned item that no fee of the five days before or after it accounts for; a
 * refund of an equal fee within five days takes one away. Overdraft fees are counted apart.
 */
export function findNsf(ledger: Ledger): NsfEvents {
  const days = ledger.to - ledger.from + 1
  const feesPerDay = new Uint16Array(days)
  const returns = new Uint16Array(days)
  const overdraftPerDay = new Uint16Array(days)
  const fees: Fee[] = []
  const refunds: { at: number; cents: number }[] = []
  for (const row of ledger.returnRows) {
    const found = ledger.classOf(ledger.line[row] as number)
    if (ledger.accounts[ledger.account[row] as number]?.use !== 'operating') continue
    const at = (ledger.day[row] as number) - ledger.from
    const cents = ledger.amount[row] as number
    if (cents > 0) {
      if (found.credit !== 'returned-item') refunds.push({ at, cents })
      else if (isForLackOfMoney(textOf(ledger, row))) returns[at]!++
    } else if (found.debit === 'overdraft-fee') {
      fees.push({ at, cents: -cents, overdraft: true, refunded: false })
      overdraftPerDay[at]!++
    } else if (found.debit === 'nsf-fee' && -cents <= largestFee) {
      fees.push({ at, cents: -cents, overdraft: false, refunded: false })
      feesPerDay[at]!++
    }
  }
  // A fee and its refund may stand in either order within a day.
  for (const { at, cents } of refunds) refundFee(fees, at, cents)
  const perDay = countPerDay(feesPerDay, returns)
  for (const fee of fees) if (fee.refunded) (fee.overdraft ? overdraftPerDay : perDay)[fee.at]!--
  return { perDay, overdraftPerDay }
}

const textOf = ({ history, source }: Ledger, row: number): string =>
  history.transactions[source[row] as number]?.description ?? ''

/** Takes away the latest equal fee of the five days up to the refund. `fees` ascend by day; a refund looks at few. */
function refundFee(fees: readonly Fee[], at: number, cents: number): void {
  let low = 0
  for (let high = fees.length; low < high;) {
    const middle = (low + high) >> 1
    if ((fees[middle] as Fee).at <= at) low = middle + 1
    else high = middle
  }
  for (let i = low - 1; i >= 0; i--) {
    const fee = fees[i] as Fee
    if (at - fee.at > refundWithinDays) return
    if (fee.refunded || fee.cents !== cents) continue
    fee.refunded = true
    return
  }
}

/** What fees and items of no more than five days apart account for is one: banks post the two in any order. Counted on the fee's day. */
function countPerDay(fees: Uint16Array, returns: Uint16Array): Uint16Array {
  const perDay = new Uint16Array(fees)
  const open = new Uint16Array(fees)
  let first = 0
  for (let at = 0; at < returns.length; at++) {
    let items = returns[at] as number
    if (items === 0) continue
    first = Math.max(first, at - togetherWithinDays)
    const last = Math.min(fees.length - 1, at + togetherWithinDays)
    for (let day = first; day <= last && items > 0; day++) {
      const met = Math.min(items, open[day] as number)
      open[day]! -= met
      items -= met
    }
    perDay[at]! += items
  }
  return perDay
}
