// The balance without lenders' money, with days that can be counted by hand.
import { expect, test } from 'vitest'
import { analyseBank } from '../bank-analysis.ts'
import { checking, onBankDays, SampleHistory } from '../cases/sample-history.ts'

const from = '2026-05-01'
const sold = () =>
  new SampleHistory([checking]).every(from, '2026-11-20', onBankDays, 2_000, 'SQUARE INC SQ DEPOSIT')
const withoutLenders = (history: SampleHistory) =>
  analyseBank(history.build(), { asOf: '2026-11-20' }).withoutLenders

test('nothing came in from a lender: there is no other balance', () => {
  expect(withoutLenders(sold())).toBeNull()
})

test('what came in and was not paid back is taken off, each day from the first', () => {
  const history = sold().add('2026-10-01', 31_000, 'ONDECK CAPITAL DES:FUNDING')
  const before = history.transactions.length
  history.every('2026-10-02', '2026-11-20', onBankDays, -500, 'ONDECK CAPITAL DES:ACH PMT')
  const payments = history.transactions.length - before
  const { averageLess, todayLess } = withoutLenders(history)!
  expect(todayLess).toBe(3_100_000 - payments * 50_000)
  // Of the months that count only October had it: by day 31,000 less 500 for each payment until then, over 31 days.
  let days = 0
  for (let day = 1, paid = 0; day <= 31; day++) {
    if (day > 1 && onBankDays(`2026-10-${String(day).padStart(2, '0')}`)) paid++
    days += 3_100_000 - paid * 50_000
  }
  const { months } = analyseBank(history.build(), { asOf: '2026-11-20' }).averages
  expect(averageLess).toBe(Math.round(days / 31 / months))
})

test('never more than came in: what is repaid above it is the price', () => {
  const history = sold().add('2026-09-01', 5_000, 'ONDECK CAPITAL DES:FUNDING')
  history.every('2026-09-02', '2026-11-20', onBankDays, -500, 'ONDECK CAPITAL DES:ACH PMT')
  expect(withoutLenders(history)!.todayLess).toBe(0)
})
