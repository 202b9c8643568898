// When a series of debits is a position, and in which state: each limit at equality and past it.
import { describe, expect, test } from 'vitest'
import { addDays, type IsoDate } from '#core/ground/dates.ts'
import { analyseBank } from '../bank-analysis.ts'
import { onBankDays, SampleHistory, weeklyOn } from '../cases/sample-history.ts'

const forward = 'FORWARD FINANCING DES:DAILY PMT ID:88120 INDN:BLUE DOOR'
const wire = 'WIRE TYPE:WIRE IN ORIG:FORWARD FINANCING LLC TRN:20260601'
const nobody = 'ZXQ HOLDCO DES:DEBIT'
const analysed = (history: SampleHistory) => analyseBank(history.build(), { asOf: '2026-11-20' })
const positionsOf = (history: SampleHistory) => analysed(history).positions

/** The bank days up to Nov 19, the last `count` of them. */
function lastBankDays(count: number): (date: IsoDate) => boolean {
  const days: IsoDate[] = []
  for (let date: IsoDate = '2026-11-19'; days.length < count; date = addDays(date, -1))
    if (onBankDays(date)) days.push(date)
  return (date) => days.includes(date)
}
/** So many equal daily debits up to the day before the refresh, beside sales. */
const daily = (count: number, dollars: number, text: string) =>
  new SampleHistory()
    .add('2026-10-15', 50_000, 'SQUARE INC 1015')
    .every('2026-06-01', '2026-11-19', lastBankDays(count), -dollars, text)

describe('by rhythm alone', () => {
  test.each([
    [4, []],
    [5, ['possible']],
    [14, ['possible']],
    [15, ['likely']],
  ])('%i equal daily debits: %j', (count, sureness) =>
    expect(positionsOf(daily(count, 120, nobody)).map((each) => each.sureness)).toEqual(sureness),
  )
  test.each([
    [20, ['possible']],
    [19.99, []],
  ])('of $%d each: %j', (dollars, sureness) =>
    expect(positionsOf(daily(20, dollars, nobody)).map((each) => each.sureness)).toEqual(sureness),
  )
})

describe('by words of the trade', () => {
  const trade = 'SUMMIT PEAK FUNDING DES:ACH DAILY ID:12'
  test.each([
    [4, []],
    [5, ['words']],
  ])('%i daily debits: %j', (count, foundBy) =>
    expect(positionsOf(daily(count, 120, trade)).map((each) => each.foundBy)).toEqual(foundBy),
  )
})

describe('by a known name', () => {
  test.each([
    [20, 'certain', 95],
    [19.99, 'possible', 50],
  ])('$%d a day: %s', (dollars, sureness, confidence) =>
    expect(positionsOf(daily(20, dollars, forward))).toMatchObject([
      { sureness, confidence, foundBy: 'name' },
    ]),
  )
})

describe('a whole position', () => {
  test('of a known funder, with every figure', () => {
    const [position] = positionsOf(
      new SampleHistory()
        .add('2026-10-30', 10_000, wire)
        .every('2026-11-02', '2026-11-19', onBankDays, -450, forward),
    )
    const days = ['02', '03', '04', '05', '06', '09', '10', '12', '13', '16', '17', '18', '19']
    expect(position).toEqual({
      id: 'forward-financing-2026-11-02-45000',
      lender: 'Forward Financing',
      known: true,
      kind: 'advance',
      payoff: true,
      cadence: 'daily',
      payment: 45_000,
      dailyEquivalent: 45_000,
      fundedAmount: 1_000_000,
      fundedOn: '2026-10-30',
      firstPaymentOn: '2026-11-02',
      lastPaymentOn: '2026-11-19',
      paymentsMade: days.length,
      paid: days.length * 45_000,
      // 1.40 for each dollar, between 1.10 and 1.50.
      estimatedTotal: 1_400_000,
      estimatedRemaining: 1_400_000 - days.length * 45_000,
      remainingRange: [1_100_000 - days.length * 45_000, 1_500_000 - days.length * 45_000],
      state: 'active',
      missedDates: [],
      returnedDates: [],
      confidence: 95,
      sureness: 'certain',
      foundBy: 'name',
      evidence: ['named-funder', 'funding-credit', 'rhythm'],
      paymentChangedOn: null,
      transactionIds: days.map((_, at) => `t${at + 1}`),
      fundingTransactionId: 't0',
      fundings: [{ date: '2026-10-30', amount: 1_000_000, transactionId: 't0' }],
    })
  })

  test('of a funding without a payment yet, with every figure', () => {
    const [position] = positionsOf(new SampleHistory().add('2026-11-16', 12_600, wire))
    expect(position).toEqual({
      id: 'forward-financing-2026-11-16-1260000',
      lender: 'Forward Financing',
      known: true,
      kind: 'advance',
      payoff: true,
      cadence: 'daily',
      // 17,640 over 126 bank days, six months.
      payment: 14_000,
      dailyEquivalent: 14_000,
      fundedAmount: 1_260_000,
      fundedOn: '2026-11-16',
      firstPaymentOn: '2026-11-16',
      lastPaymentOn: '2026-11-16',
      paymentsMade: 0,
      paid: 0,
      estimatedTotal: 1_764_000,
      estimatedRemaining: 1_764_000,
      remainingRange: [1_386_000, 1_890_000],
      state: 'active',
      missedDates: [],
      returnedDates: [],
      confidence: 95,
      sureness: 'certain',
      foundBy: 'funding',
      evidence: ['named-funder', 'funding-credit'],
      paymentChangedOn: null,
      transactionIds: [],
      fundingTransactionId: 't0',
      fundings: [{ date: '2026-11-16', amount: 1_260_000, transactionId: 't0' }],
    })
  })

  test.each([
    [60, 1],
    [61, 0],
  ])('a funding %i days ago that nobody repays: %i positions', (ago, count) =>
    expect(positionsOf(new SampleHistory().add(addDays('2026-11-20', -ago), 12_600, wire))).toHaveLength(
      count,
    ),
  )
})

describe('the state of a daily advance that stopped', () => {
  const until = (last: IsoDate, from: IsoDate = '2026-06-03', funded = 40_000) =>
    positionsOf(
      new SampleHistory().add('2026-06-01', funded, wire).every(from, last, onBankDays, -450, forward),
    )[0]!
  test('three bank days of silence are none yet; four are', () => {
    const stopped = (last: IsoDate) => until(last, '2026-06-03', 80_000)
    expect(stopped('2026-11-17')).toMatchObject({
      state: 'active',
      missedDates: ['2026-11-18', '2026-11-19'],
    })
    expect(stopped('2026-11-16').state).toBe('paused')
  })
  test('a payment of three times as much pays it off', () => {
    const ended = (dollars: number) =>
      positionsOf(
        new SampleHistory()
          .add('2026-08-31', 40_000, wire)
          .every('2026-09-02', '2026-11-18', onBankDays, -450, forward)
          .add('2026-11-19', -dollars, forward),
      )[0]!
    expect(ended(1_350)).toMatchObject({ state: 'paid-off', estimatedRemaining: 0, remainingRange: null })
    expect(ended(1_349.99).state).toBe('active')
  })
  test('paused at most 120 days: then nothing is left of it', () => {
    expect(until('2026-07-23').state).toBe('paused')
    expect(until('2026-07-22').state).toBe('paid-off')
  })
  test('whoever paid back as much as the cheapest costs has ended it', () => {
    // 44,000 and more of 40,000 funded, which is 110 of 100: 98 payments are 44,100.
    const days = (count: number) => {
      const all: IsoDate[] = []
      for (let date: IsoDate = '2026-06-03'; all.length < count; date = addDays(date, 1))
        if (onBankDays(date)) all.push(date)
      return all.at(-1)!
    }
    expect(until(days(98)).state).toBe('paid-off')
    expect(until(days(97)).state).toBe('paused')
  })
  test('without a known funding it has ended after 45 days', () => {
    const stopped = (last: IsoDate) =>
      positionsOf(new SampleHistory().every('2026-06-03', last, onBankDays, -450, forward))[0]!
    expect(stopped('2026-10-06').state).toBe('paused')
    expect(stopped('2026-10-05').state).toBe('paid-off')
  })
})

describe('a weekly advance', () => {
  test('is weekly by its rhythm', () => {
    const weekly = new SampleHistory().every(
      '2026-08-03',
      '2026-11-16',
      weeklyOn(1),
      -1_940,
      'KAPITUS DES:WEEKLY PMT',
    )
    const [position] = positionsOf(weekly)
    expect(position).toMatchObject({
      cadence: 'weekly',
      payment: 194_000,
      // 20 of 97 (specification 3, section 9).
      dailyEquivalent: 40_000,
      state: 'active',
      missedDates: [],
    })
  })
})
