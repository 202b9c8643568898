// The days of a contract: always to be signed before the money is sent, and paid only after that; at the price that was offered.
import file from '../../../policies/2026-11.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { addDays, dayNumber, type IsoDate } from '#core/ground/dates.ts'
import { easternDay, easternDayEnd } from '#core/ground/eastern-day.ts'
import { paymentDates } from './amortization.ts'
import { isBankDay } from './bank-days.ts'
import { choiceShown, contractDates, datesHold, dealOn, firstPaymentOn } from './contract-dates.ts'
import { dealOf } from './deals.ts'
import { parsePolicy } from './policy.ts'

const parsed = parsePolicy(file)
if (!parsed.ok) throw new Error(parsed.refusal)
const deal = (frequency: 'weekly' | 'daily') =>
  dealOf(parsed.value, 5_000_000, { term: 6, factorRate: 13_000 }, '2026-11-23', frequency)

test.each([
  ['a Monday', '2026-11-16', '2026-11-23', '2026-11-24'],
  ['before a week-end', '2026-11-20', '2026-11-27', '2026-11-30'],
  ['the holiday is the last day to sign', '2026-12-18', '2026-12-25', '2026-12-28'],
  ['the day after it would be a holiday', '2026-12-24', '2026-12-31', '2027-01-04'],
])('%s: a week to sign, funds on the next bank day', (_name, chosenOn, signBy, fundedOn) =>
  expect(contractDates(chosenOn)).toEqual({ signBy, fundedOn }),
)

test('on every day of two years the schedule begins after the last day to sign, on bank days, and ends as the deal says', () => {
  for (let at = 0; at < 730; at++) {
    const chosenOn: IsoDate = addDays('2026-11-16', at)
    const dates = contractDates(chosenOn)
    expect(dates.signBy > chosenOn && dates.fundedOn > dates.signBy).toBe(true)
    for (const frequency of ['weekly', 'daily'] as const) {
      const days = paymentDates(dates.fundedOn, 3, frequency)
      expect(days.every((day) => isBankDay(dayNumber(day)) && day > dates.fundedOn)).toBe(true)
      expect(firstPaymentOn([{ frequency }], dates.fundedOn)).toBe(days[0])
    }
  }
})

test.each(['weekly', 'daily'] as const)(
  '%s: other days change the APR and the end, and nothing of the price',
  (often) => {
    const before = deal(often)
    const dates = contractDates('2027-03-10')
    const { apr, finalDate, dates: kept, ...price } = dealOn(before, dates)
    const { apr: aprBefore, finalDate: endBefore, ...priceBefore } = before
    expect(price).toEqual(priceBefore)
    expect(kept).toEqual(dates)
    expect(finalDate).toBe(paymentDates(dates.fundedOn, before.paymentsCount, often).at(-1))
    expect(finalDate > endBefore).toBe(true)
    // Weeks are even; days are counted as they fall.
    if (often === 'weekly') expect(apr).toBe(aprBefore)
    else expect(Math.abs(apr - aprBefore)).toBeLessThan(5)
    // The same day again is the same deal.
    expect(dealOn(before, { signBy: '2026-11-22', fundedOn: '2026-11-23' })).toMatchObject(before)
  },
)

test('a price of a former policy stays: its payments are not worked out anew', () => {
  const odd = { ...deal('weekly'), payment: 1_634_56, lastPayment: 99, paymentsCount: 41 }
  expect(dealOn(odd, contractDates('2026-11-27'))).toMatchObject({
    payment: 1_634_56,
    lastPayment: 99,
    paymentsCount: 41,
    total: odd.total,
  })
})

test('a contract goes out while at least three days are left to sign', () => {
  const chosen = dealOn(deal('weekly'), contractDates('2026-11-16'))
  expect(['2026-11-16', '2026-11-20', '2026-11-21'].map((today) => datesHold(chosen, today))).toEqual([
    true,
    true,
    false,
  ])
  expect(datesHold({}, '2026-11-16')).toBe(false)
})

test('deals of both kinds have no common first payment', () => {
  expect(firstPaymentOn([], '2026-11-23')).toBeNull()
  expect(firstPaymentOn([{ frequency: 'weekly' }, { frequency: 'daily' }], '2026-11-23')).toBeNull()
})

test.each(['2026-11-27', '2026-07-04', '2026-11-01', '2027-03-14', '2026-12-31'])(
  '%s ends a millisecond before the next day begins in New York',
  (day) => {
    const end = easternDayEnd(day)
    expect(easternDay(end)).toBe(day)
    expect(easternDay(new Date(end.getTime() + 1))).toBe(addDays(day, 1))
  },
)

test('a choice is shown with its own days; one from before they were kept as its contract says, or will say', () => {
  const own = dealOn(deal('daily'), contractDates('2026-11-16'))
  for (const stage of ['offer-chosen', 'contract-out', 'contract-signed'] as const)
    expect(choiceShown(own, stage, '2026-12-01')).toBe(own)
  const older = deal('daily')
  expect(choiceShown(older, 'offer-chosen', '2026-12-01').dates).toEqual(contractDates('2026-12-01'))
  for (const stage of ['contract-out', 'contract-signed'] as const)
    expect(choiceShown(older, stage, '2026-12-01')).toBe(older)
})
