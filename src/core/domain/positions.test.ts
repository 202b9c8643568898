// Advances found in debits: the cases that detection rules get wrong.
import { describe, expect, test } from 'vitest'
import { analyseBank } from './bank-analysis.ts'
import type { Position } from './underwriting.ts'
import { checking, onBankDays, SampleHistory, weeklyOn } from './cases/sample-history.ts'

const positionsOf = (history: SampleHistory): readonly Position[] =>
  analyseBank(history.build(), { asOf: '2026-11-20' }).positions
const only = (history: SampleHistory): Position => {
  const positions = positionsOf(history)
  expect(positions).toHaveLength(1)
  return positions[0]!
}
const forward = 'FORWARD FINANCING DES:DAILY PMT ID:88120 INDN:BLUE DOOR'

describe('a daily advance', () => {
  const history = () =>
    new SampleHistory()
      .add('2026-06-01', 40_000, 'WIRE TYPE:WIRE IN ORIG:FORWARD FINANCING LLC TRN:20260601')
      .every('2026-06-03', '2026-11-19', onBankDays, -450, forward)

  test('is known by name, rhythm, amount and funding', () => {
    expect(only(history())).toMatchObject({
      lender: 'Forward Financing',
      known: true,
      kind: 'advance',
      cadence: 'daily',
      payment: 45_000,
      dailyEquivalent: 45_000,
      fundedAmount: 4_000_000,
      fundedOn: '2026-06-01',
      firstPaymentOn: '2026-06-03',
      lastPaymentOn: '2026-11-19',
      estimatedTotal: 5_600_000,
      state: 'active',
      missedDates: [],
      confidence: 95,
    })
  })

  test('holidays in between are no missed days, and do not break the rhythm', () => {
    const holidayWeek = new SampleHistory([{ ...checking, balanceDate: '2026-01-05' }], '2026-01-05').every(
      '2025-12-15',
      '2026-01-02',
      onBankDays,
      -450,
      forward,
    )
    expect(only(holidayWeek)).toMatchObject({ cadence: 'daily', missedDates: [], state: 'active' })
  })

  test('a four-day week is still daily and misses nothing', () => {
    const fridaysOff = (date: string): boolean => onBankDays(date) && new Date(date).getUTCDay() !== 5
    expect(
      only(new SampleHistory().every('2026-08-03', '2026-11-19', fridaysOff, -450, forward)),
    ).toMatchObject({
      cadence: 'daily',
      missedDates: [],
    })
  })

  test('a payment that bounced and was presented again is one missed', () => {
    const position = only(
      history()
        .add('2026-09-16', 450, 'RETURNED ITEM FORWARD FINANCING INSUFFICIENT')
        .add('2026-09-18', -450, `${forward} RETRY PYMT`),
    )
    // Returned is the debit that came last before the credit.
    expect(position.missedDates).toHaveLength(1)
    expect(position.returnedDates).toHaveLength(1)
  })

  test('a day without a payment is missed', () => {
    const position = only(
      new SampleHistory().every(
        '2026-09-01',
        '2026-11-19',
        (date) => onBankDays(date) && date !== '2026-10-07',
        -450,
        forward,
      ),
    )
    expect(position.missedDates).toEqual(['2026-10-07'])
  })

  test('that stopped with much left is paused; that stopped when all was paid is paid off', () => {
    const funded = () => new SampleHistory().add('2026-06-01', 40_000, 'FORWARD FINANCING FUNDING WIRE')
    expect(only(funded().every('2026-06-03', '2026-08-14', onBankDays, -450, forward)).state).toBe('paused')
    const paid = only(funded().every('2026-06-03', '2026-08-14', onBankDays, -1_100, forward))
    expect(paid).toMatchObject({ state: 'paid-off', estimatedRemaining: 0 })
  })

  test('a payment that changed is one position, with the day of the change', () => {
    const position = only(
      new SampleHistory()
        .every('2026-06-03', '2026-09-15', onBankDays, -450, forward)
        .every('2026-09-16', '2026-11-19', onBankDays, -300, forward),
    )
    expect(position).toMatchObject({ payment: 30_000, paymentChangedOn: '2026-09-16', state: 'active' })
  })
})

test('a renewal leaves one active position and retires the old one', () => {
  const history = new SampleHistory()
    .add('2026-05-29', 40_000, 'FORWARD FINANCING FUNDING')
    .every('2026-06-03', '2026-09-04', onBankDays, -450, forward)
    .add('2026-09-04', -20_000, 'FORWARD FINANCING PAYOFF')
    .add('2026-09-08', 60_000, 'FORWARD FINANCING FUNDING')
    .every('2026-09-09', '2026-11-19', onBankDays, -700, forward)
  const positions = positionsOf(history)
  expect(positions.filter((position) => position.state === 'active')).toMatchObject([
    { payment: 70_000, fundedAmount: 6_000_000 },
  ])
  expect(positions.map((position) => position.state)).not.toContain('paused')
})

test('a renewal at the same payment is one thread with two fundings', () => {
  const history = new SampleHistory()
    .add('2026-05-29', 40_000, 'FORWARD FINANCING FUNDING')
    .every('2026-06-03', '2026-11-19', onBankDays, -450, forward)
    .add('2026-09-08', 45_000, 'FORWARD FINANCING FUNDING')
  expect(only(history)).toMatchObject({
    state: 'active',
    fundedAmount: 4_500_000,
    fundings: [{ amount: 4_000_000 }, { amount: 4_500_000 }],
    firstPaymentOn: '2026-06-03',
  })
})

test('two funders with the same amount stay two', () => {
  const history = new SampleHistory()
    .every('2026-08-03', '2026-11-19', onBankDays, -450, forward)
    .every('2026-08-03', '2026-11-19', onBankDays, -450, 'FUNDKITE DES:ACH PMT ID:99812')
  expect(positionsOf(history).map((position) => position.lender)).toEqual(['Forward Financing', 'Fundkite'])
})

test('two advances of one funder that run side by side stay two', () => {
  const history = new SampleHistory()
    .every('2026-06-01', '2026-11-19', onBankDays, -450, forward)
    .add('2026-09-01', 30_000, 'FORWARD FINANCING FUNDING')
    .every('2026-09-02', '2026-11-19', onBankDays, -310, forward)
  expect(positionsOf(history).map(({ payment, state }) => [payment, state])).toEqual([
    [45_000, 'active'],
    [31_000, 'active'],
  ])
})

describe('a weekly advance', () => {
  test('keeps its rhythm over holidays that put it off by a day', () => {
    // Mondays: Memorial Day, Labor Day, Columbus Day move to Tuesday.
    const history = new SampleHistory().every(
      '2026-05-04',
      '2026-11-16',
      weeklyOn(1),
      -1_940,
      'KAPITUS DES:WEEKLY PMT',
    )
    expect(only(history)).toMatchObject({
      cadence: 'weekly',
      dailyEquivalent: 40_000,
      missedDates: [],
      state: 'active',
    })
  })

  test('a bounced and repeated one is one missed', () => {
    const history = new SampleHistory()
      .every('2026-07-06', '2026-11-16', weeklyOn(1), -1_940, 'KAPITUS DES:WEEKLY PMT')
      .add('2026-08-18', 1_940, 'ACH RETURN KAPITUS R01')
      .add('2026-08-20', -1_940, 'KAPITUS DES:WEEKLY PMT')
    expect(only(history)).toMatchObject({ cadence: 'weekly', missedDates: ['2026-08-17'] })
  })
})

describe('what is no advance', () => {
  test.each([
    ['payroll every Friday', weeklyOn(5), -3_200, 'GUSTO DES:PAYROLL ID:6sem'],
    ['taxes', weeklyOn(3), -900, 'IRS DES:USATAXPYMT ID:2207'],
    ['rent', (date: string) => date.endsWith('-02'), -4_500, 'HANOVER PROPERTIES RENT'],
    ['a card bill', (date: string) => date.endsWith('-05'), -1_500, 'AMERICAN EXPRESS DES:ACH PMT ID:W1234'],
    ['a van loan', (date: string) => date.endsWith('-06'), -640, 'FORD CREDIT DES:RETAIL PAY'],
  ])('%s', (_, falls, dollars, text) => {
    expect(positionsOf(new SampleHistory().every('2026-05-01', '2026-11-19', falls, dollars, text))).toEqual(
      [],
    )
  })
})

describe('an even series under a name that nobody knows', () => {
  const series = (from: string, falls: (date: string) => boolean, dollars: number) => {
    const history = new SampleHistory()
      .add('2026-10-15', 50_000, 'SQUARE INC 1015')
      .every(from, '2026-11-19', falls, -dollars, 'ZXQ HOLDCO DES:DEBIT')
    return analyseBank(history.build(), { asOf: '2026-11-20' })
  }

  test('on fifteen bank days or more is likely and leads to a person', () => {
    const analysis = series('2026-08-03', onBankDays, 120)
    expect(analysis.positions).toMatchObject([
      { sureness: 'likely', foundBy: 'rhythm', evidence: ['rhythm', 'amount'], state: 'active' },
    ])
    expect(analysis).toMatchObject({ activePositions: 0, dailyBurden: 0, newPositions: 0 })
    expect(analysis.findings).toContainEqual({
      code: 'likely-advance',
      values: { lender: 'Zxq Holdco', usdActual: 12_000 },
      account: null,
    })
  })

  test('on fewer, or weekly at a hundredth of the revenue, is possible and counts nowhere', () => {
    for (const analysis of [series('2026-11-06', onBankDays, 120), series('2026-09-14', weeklyOn(1), 500)]) {
      expect(analysis.positions).toMatchObject([{ sureness: 'possible', confidence: 50 }])
      expect(analysis).toMatchObject({ activePositions: 0, dailyBurden: 0, newPositions: 0 })
    }
  })

  test('weekly and small is none', () => expect(series('2026-08-03', weeklyOn(1), 60).positions).toEqual([]))
})

describe('a funding that no payment has answered yet', () => {
  const funded = (on: string) =>
    new SampleHistory()
      .every('2026-06-01', '2026-11-19', onBankDays, 900, 'SQUARE INC 0601')
      .add(
        on,
        40_000,
        'FEDWIRE CREDIT VIA: METROPOLITAN COMMERCIAL BANK/026013356 B/O: CEDAR ADVANCE LLC AVENTURA FL TRN: 0911',
      )

  test('is a new position with an estimated payment, and no revenue', () => {
    const analysis = analyseBank(funded('2026-11-12').build(), { asOf: '2026-11-20' })
    expect(analysis.positions).toMatchObject([
      {
        lender: 'Cedar Advance',
        foundBy: 'funding',
        sureness: 'certain',
        paymentsMade: 0,
        estimatedTotal: 5_600_000,
        remainingRange: [4_400_000, 6_000_000],
        payment: 44_444,
      },
    ])
    expect(analysis).toMatchObject({ newPositions: 1, activePositions: 1 })
    expect(analysis.excludedCredits).toMatchObject([{ reason: 'advance-funding', amount: 4_000_000 }])
  })

  test('long ago it is none: whoever paid it back did not do so here', () =>
    expect(positionsOf(funded('2026-06-08'))).toEqual([]))
})

test("a customer's wire is never taken for an advance's funding", () => {
  const history = new SampleHistory()
    .add('2026-07-01', 100, 'SQUARE INC 0701')
    .add('2026-08-31', 25_000, 'BOOK TRANSFER CREDIT B/O: HALLOWAY ENGINEERING INC DAYTON OH')
    .every('2026-09-02', '2026-11-19', onBankDays, -320, 'SUMMIT PEAK FUNDING DES:ACH DAILY ID:12')
  const analysis = analyseBank(history.build(), { asOf: '2026-11-20' })
  expect(analysis.positions).toMatchObject([{ fundedAmount: null, foundBy: 'words' }])
  expect(analysis.excludedCredits).toEqual([])
})

test('an unknown funder is known by its words, and its funding under another name is found', () => {
  const history = new SampleHistory()
    .add('2026-07-01', 100, 'SQUARE INC 0701')
    .add('2026-08-31', 25_000, 'WIRE IN ORIG:HUDSON TRUST BANK')
    .every('2026-09-02', '2026-11-19', onBankDays, -320, 'SUMMIT PEAK FUNDING DES:ACH DAILY ID:12')
  const analysis = analyseBank(history.build(), { asOf: '2026-11-20' })
  expect(analysis.positions).toMatchObject([
    { known: false, confidence: 80, fundedAmount: 2_500_000, state: 'active' },
  ])
  expect(analysis.excludedCredits).toMatchObject([{ reason: 'advance-funding', amount: 2_500_000 }])
})

test('a fresh advance raises the stacking alert after two payments', () => {
  const history = new SampleHistory()
    .add('2026-06-01', 9_000, 'SQUARE INC 0601')
    .add('2026-11-16', 30_000, 'FUNDKITE FUNDING')
    .add('2026-11-18', -420, 'FUNDKITE DES:ACH PMT')
    .add('2026-11-19', -420, 'FUNDKITE DES:ACH PMT')
  const analysis = analyseBank(history.build(), { asOf: '2026-11-20' })
  expect(analysis.positions).toMatchObject([{ cadence: 'daily', state: 'active' }])
  expect(analysis.newPositions).toBe(1)
})

describe('a memo that somebody made up', () => {
  const lender = () =>
    new SampleHistory().every('2026-08-03', '2026-10-30', onBankDays, -150, 'KAPITUS SERVICING ACH DEBIT')
  // Both 32-bit hashes by which descriptors were once known are the same for this text and the lender's.
  const memos = ['ZELLE TO MARIO LEWIS BMEQAHOI XWKYARAX', 'ZELLE TO MARIO HILL SAIVAAAF VVJTABPD']

  test.each([...memos, 'ZELLE TO MARIO SERVICING ACH DEBIT'])('%s hides no lender', (memo) => {
    const history = lender()
    const before = analyseBank(history.build(), { asOf: '2026-11-20' })
    const lines = [...new SampleHistory().add('2026-08-03', -5, memo, { id: 'memo' }).transactions]
    const after = analyseBank(
      { ...history.build(), transactions: [...lines, ...history.transactions] },
      { asOf: '2026-11-20' },
    )
    const debt = (analysis: typeof after) =>
      analysis.months.reduce((sum, month) => sum + month.debtService, 0)
    expect(debt(before)).toBe(15_000 * history.transactions.length)
    expect(debt(after)).toBe(debt(before))
    expect(after.positions).toEqual(before.positions)
  })
})
