// Returned items and their fees: how often the account could not pay.
import type { Ledger } from './ledger.ts'

/** A debit with the words of a returned item is a fee up to this amount, above it the item itself (cents). */
const largestFee = 5_000
const refundWithinDays = 5

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
 * One per returned-item or NSF fee, or per returned item that no fee of the same or a neighbouring day accounts for; a
 * refund of an equal fee within five days takes one away. Overdraft fees are counted apart.
 */
export function findNsf(ledger: Ledger): NsfEvents {
  const days = ledger.to - ledger.from + 1
  const feesPerDay = new Uint16Array(days)
  const returns = new Uint16Array(days)
  const overdraftPerDay = new Uint16Array(days)
  const fees: Fee[] = []
  for (const row of ledger.returnRows) {
    const found = ledger.classOf(ledger.line[row] as number)
    if (ledger.accounts[ledger.account[row] as number]?.use !== 'operating') continue
    const at = (ledger.day[row] as number) - ledger.from
    const cents = ledger.amount[row] as number
    if (cents > 0) {
      if (found.credit === 'returned-item') returns[at]!++
      else refundFee(fees, at, cents)
    } else if (found.debit === 'overdraft-fee') {
      fees.push({ at, cents: -cents, overdraft: true, refunded: false })
      overdraftPerDay[at]!++
    } else if (found.debit === 'nsf-fee' && -cents <= largestFee) {
      fees.push({ at, cents: -cents, overdraft: false, refunded: false })
      feesPerDay[at]!++
    }
  }
  const perDay = countPerDay(feesPerDay, returns)
  for (const fee of fees) if (fee.refunded) (fee.overdraft ? overdraftPerDay : perDay)[fee.at]!--
  return { perDay, overdraftPerDay }
}

function refundFee(fees: readonly Fee[], at: number, cents: number): void {
  for (let i = fees.length - 1; i >= 0; i--) {
    const fee = fees[i]
    if (!fee || at - fee.at > refundWithinDays) return
    if (fee.refunded || fee.cents !== cents) continue
    fee.refunded = true
    return
  }
}

function countPerDay(fees: Uint16Array, returns: Uint16Array): Uint16Array {
  const perDay = new Uint16Array(fees)
  // What one day leaves over may meet its counterpart on the next: a return its fee, a fee its return.
  let openReturns = 0
  let openFees = 0
  for (let at = 0; at <= fees.length; at++) {
    let fee = fees[at] ?? 0
    let item = returns[at] ?? 0
    item -= Math.min(openFees, item)
    const met = Math.min(openReturns, fee)
    fee -= met
    if (at > 0) perDay[at - 1]! += openReturns - met
    const sameDay = Math.min(fee, item)
    openReturns = item - sameDay
    openFees = fee - sameDay
  }
  return perDay
}
