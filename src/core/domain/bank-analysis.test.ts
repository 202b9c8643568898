// The bank analysis through its public function: balances, revenue, returns, transfers, months.
import { describe, expect, test } from 'vitest'
import { addDays } from '#core/ground/dates.ts'
import { analyseBank } from './bank-analysis.ts'
import type { BankAccount } from './bank-history.ts'
import { calendarMonths, monthsBefore } from './bank/months.ts'
import { checking, onBankDays, SampleHistory, weeklyOn } from './cases/sample-history.ts'

const analyse = (history: SampleHistory) => analyseBank(history.build(), { asOf: '2026-11-20' })
const month = (history: SampleHistory, name: string) => {
  const found = analyse(history).months.find((entry) => entry.month === name)
  if (!found) throw new Error(`no month ${name}`)
  return found
}
const savings: BankAccount = {
  ...checking,
  id: 'savings',
  kind: 'savings',
  name: 'Savings',
  mask: '8842',
  balance: 0,
}

describe('the full-month rule', () => {
  test.each([
    ['2026-11-20', '2026-06 2026-07 2026-08 2026-09 2026-10'],
    ['2026-12-01', '2026-06 2026-07 2026-08 2026-09 2026-10 2026-11'],
    ['2026-11-30', '2026-06 2026-07 2026-08 2026-09 2026-10 2026-11'],
    ['2026-08-31', '2026-03 2026-04 2026-05 2026-06 2026-07 2026-08'],
  ])('refreshed on %s', (refreshedOn, months) => {
    const counted = calendarMonths('2026-01-15', refreshedOn).filter((entry) => entry.counted)
    expect(counted.map((entry) => entry.month).join(' ')).toBe(months)
  })
  test('six months before a month end is the end of the shorter month', () => {
    expect(monthsBefore('2026-08-31', 6)).toBe('2026-02-28')
  })
})

describe('balances', () => {
  const history = () =>
    new SampleHistory([{ ...checking, balance: 30_000, balanceDate: '2026-11-20' }])
      .add('2026-10-01', 1_000, 'SQUARE INC 1')
      .add('2026-10-11', -1_200, 'SYSCO FOODS')
      .add('2026-10-21', 600, 'SQUARE INC 2')
      .add('2026-11-02', -100, 'CHECK 1001')

  test('are walked back from the stated balance and carried over quiet days', () => {
    const analysis = analyse(history())
    const { from, balances } = analysis.dailyBalances
    const on = (date: string) => balances[Math.round((Date.parse(date) - Date.parse(from)) / 86_400_000)]
    expect([
      on('2026-10-01'),
      on('2026-10-10'),
      on('2026-10-11'),
      on('2026-10-31'),
      on('2026-11-20'),
    ]).toEqual([100_000, 100_000, -20_000, 40_000, 30_000])
    expect(analysis).toMatchObject({ currentBalance: 30_000, negativeToday: false, longestNegativeRun: 10 })
    expect(analysis.lastNegativeDay).toBe('2026-10-20')
  })

  test('the average runs over every calendar day; negative days are those that end below zero', () => {
    // 10 days of 1,000, 10 of -200, 11 of 400.
    expect(month(history(), '2026-10')).toMatchObject({
      averageDailyBalance: Math.round((10 * 100_000 - 10 * 20_000 + 11 * 40_000) / 31),
      negativeDays: 10,
      lowestBalance: -20_000,
      endingBalance: 40_000,
      gross: 160_000,
      deposits: 2,
    })
  })

  test('pending lines, repeated ids and lines after the refresh change nothing', () => {
    const noisy = history()
      .add('2026-11-19', 9_999, 'SQUARE INC PENDING', { pending: true })
      .add('2026-10-01', 1_000, 'SQUARE INC 1', { id: 't0' })
      .add('2026-11-21', 5_000, 'SQUARE INC LATER')
    expect(analyse(noisy).months).toEqual(analyse(history()).months)
    expect(analyse(noisy).dailyBalances).toEqual(analyse(history()).dailyBalances)
  })

  test('an account whose balance is older than the refresh is anchored at its own day', () => {
    const old = history()
    old.accounts[0] = { ...checking, balance: 40_000, balanceDate: '2026-10-31' }
    expect(analyse(old).dailyBalances).toEqual(analyse(history()).dailyBalances)
  })
})

describe('true revenue', () => {
  test('leaves out what is not earned, and says why', () => {
    const history = new SampleHistory()
      .add('2026-10-01', 5_000, 'SQUARE INC DES:SQ1001')
      .add('2026-10-02', 4_000, 'STRIPE DES:TRANSFER ID:ST-X1')
      .add('2026-10-03', 100, 'ZELLE FROM KAREN ALVAREZ FOR INVOICE 12')
      .add('2026-10-05', 700, 'ZELLE FROM MARIA LOPEZ')
      .add('2026-10-06', 10_000, 'SBA LOAN PROCEEDS')
      .add('2026-10-07', 900, 'IRS TREAS 310 TAX REF')
      .add('2026-10-08', 80, 'ULINE REFUND')
      .add('2026-10-09', 300, 'ONLINE TRANSFER FROM SAV ...8842')
      .add('2026-10-12', 250, 'RETURNED ITEM CHECK 1017')
      .add('2026-10-13', 60, 'CHARGEBACK REVERSAL 9921')
      .add('2026-10-14', 20_000, 'FUNDKITE FUNDING')
    const analysis = analyse(history)
    const october = analysis.months.find((entry) => entry.month === '2026-10')
    expect(october).toMatchObject({ gross: 4_139_000, trueRevenue: 910_000, deposits: 11 })
    expect(
      Object.fromEntries(analysis.excludedCredits.map((credit) => [credit.transactionId, credit.reason])),
    ).toEqual({
      t3: 'owner-injection',
      t4: 'loan-proceeds',
      t5: 'tax-refund',
      t6: 'refund',
      t7: 'own-transfer',
      t8: 'returned-item',
      t9: 'chargeback-reversal',
      t10: 'advance-funding',
    })
    expect(october?.excluded['loan-proceeds']).toBe(1_000_000)
  })

  test('lender names that are also processors: settlements stay, capital goes', () => {
    const history = new SampleHistory()
      .add('2026-10-01', 5_000, 'PAYPAL TRANSFER 1001')
      .add('2026-10-02', 8_000, 'PAYPAL WORKING CAPITAL LOAN')
      .add('2026-10-03', 3_000, 'AMERICAN EXPRESS DES:SETTLEMENT')
    expect(month(history, '2026-10').trueRevenue).toBe(800_000)
  })
})

describe('own transfers', () => {
  test('pair by amount within three bank days, words on one side', () => {
    const history = new SampleHistory([checking, savings])
      .add('2026-10-08', 2_500, 'DEPOSIT 88123')
      .add('2026-10-07', -2_500, 'ONLINE TRANSFER TO CHECKING', { accountId: 'savings' })
      .add('2026-10-20', 2_500, 'DEPOSIT 88124')
    expect(month(history, '2026-10')).toMatchObject({ gross: 500_000, trueRevenue: 250_000 })
  })

  test('over a long weekend too, but not after a week', () => {
    const pair = (later: string) =>
      month(
        new SampleHistory([checking, savings])
          .add('2026-10-08', -900, 'XFER TO CHK', { accountId: 'savings' })
          .add(later, 900, 'DEPOSIT 1'),
        '2026-10',
      ).trueRevenue
    // October 12 is Columbus Day: the 14th is the third bank day.
    expect(pair('2026-10-14')).toBe(0)
    expect(pair('2026-10-15')).toBe(90_000)
  })

  test('to a mask that was not linked, three times, are an undisclosed account', () => {
    const history = new SampleHistory([checking, savings]).add('2026-10-01', 90_000, 'SQUARE INC 1')
    for (let i = 0; i < 3; i++) {
      history.add(addDays('2026-10-05', i * 7), -500, 'ONLINE TRANSFER TO CHK ...4410')
      history.add(addDays('2026-10-06', i * 7), -400, 'ONLINE TRANSFER TO SAV ...8842')
    }
    expect(analyse(history).undisclosedAccounts).toEqual([
      { mask: '4410', count: 3, amount: 150_000, shareOfGross: 167 },
    ])
  })
})

describe('returned payments', () => {
  test('an item that came back for lack of funds is a returned item, not a refund; its fee counts once', () => {
    const history = new SampleHistory()
      .add('2026-10-01', -450, 'AUTOZONE 4410')
      .add('2026-10-02', 450, 'RETURNED ITEM NSF AUTOZONE')
      .add('2026-10-02', -36, 'NSF RETURNED ITEM FEE')
      .add('2026-10-14', 36, 'NSF RETURNED ITEM FEE REFUND')
    const { excludedCredits } = analyse(history)
    expect(excludedCredits.map(({ reason }) => reason)).toEqual(['returned-item', 'refund'])
    expect(month(history, '2026-10')).toMatchObject({ nsf: 1 })
  })

  test('a fee, the returned item it is for, a refunded fee, an overdraft fee', () => {
    const history = new SampleHistory()
      .add('2026-10-01', -34, 'NSF RETURNED ITEM FEE')
      .add('2026-10-01', 450, 'RETURNED ITEM CHECK 1001')
      .add('2026-10-05', 450, 'RETURNED ITEM CHECK 1002')
      .add('2026-10-14', -34, 'NSF FEE')
      .add('2026-10-16', 34, 'NSF FEE REFUND')
      .add('2026-10-20', -36, 'OVERDRAFT FEE')
      .add('2026-10-21', -12, 'DEPOSITED ITEM RETURNED FEE')
    expect(month(history, '2026-10')).toMatchObject({ nsf: 2, nsfDays: 2, overdraftFees: 1 })
  })

  test('a fee that posts the day after its item counts once', () => {
    const history = new SampleHistory()
      .add('2026-10-01', 450, 'RETURNED ITEM CHECK 1001')
      .add('2026-10-02', -34, 'NSF FEE')
      .add('2026-10-07', -34, 'NSF FEE')
      .add('2026-10-08', 900, 'RETURNED ITEM CHECK 1003')
    expect(month(history, '2026-10').nsf).toBe(2)
  })
})

describe('accounts', () => {
  const personal: BankAccount = {
    ...checking,
    id: 'personal',
    holder: 'personal',
    mask: '5520',
    name: 'Everyday',
  }

  test('personal ones do not count beside a business one', () => {
    const history = new SampleHistory([checking, personal])
      .add('2026-10-01', 1_000, 'SQUARE INC 1')
      .add('2026-10-01', 4_000, 'EMPLOYER PAYROLL', { accountId: 'personal' })
    expect(analyse(history)).toMatchObject({ holder: 'business' })
    expect(month(history, '2026-10').gross).toBe(100_000)
  })

  test('alone they are shown, and said to be personal', () => {
    const history = new SampleHistory([personal]).add('2026-10-01', 4_000, 'SQUARE INC', {
      accountId: 'personal',
    })
    expect(analyse(history)).toMatchObject({ holder: 'personal-only' })
    expect(month(history, '2026-10').gross).toBe(400_000)
  })

  test('linked twice they count once, and what only the second link has is kept', () => {
    const again: BankAccount = { ...checking, id: 'again' }
    const history = new SampleHistory([checking, again])
      .add('2026-10-01', 500, 'SQUARE INC 1')
      .add('2026-10-01', 500, 'SQUARE INC 1')
      .add('2026-10-01', 500, 'SQUARE INC 1', { accountId: 'again' })
      .add('2026-10-01', 500, 'SQUARE INC 1', { accountId: 'again' })
      .add('2026-09-01', 700, 'SQUARE INC 0', { accountId: 'again' })
    const analysis = analyse(history)
    expect(analysis.accounts.map((use) => use.use)).toEqual(['operating', 'duplicate'])
    expect(analysis.months.map((entry) => entry.gross)).toEqual([70_000, 100_000, 0])
    expect(analysis.currentBalance).toBe(checking.balance)
  })

  test('none at all is an answer, not an error', () => {
    expect(analyse(new SampleHistory([]))).toMatchObject({
      holder: 'none',
      historyFrom: null,
      currentBalance: 0,
    })
  })
})

describe('figures over the months', () => {
  const yearOf = (dollars: (monthIndex: number) => number) => {
    const history = new SampleHistory()
    for (let i = 0; i < 11; i++) {
      const name = `2026-${String(i + 1).padStart(2, '0')}`
      history.add(`${name}-10`, dollars(i), 'HARBOR HOTEL GROUP VENDOR PAY')
      history.add(`${name}-15`, dollars(i), 'SQUARE INC DEP')
    }
    return history
  }

  test('trend and volatility of an even business are zero, and the running month is on pace or not', () => {
    const even = analyse(yearOf(() => 1_000))
    expect(even).toMatchObject({ trend: 0, volatility: 0 })
    // All of November came by the 20th, its 14th of 19 bank days.
    expect(even.monthToDate).toEqual({ month: '2026-11', trueRevenue: 200_000, pace: 3_571 })
    expect(even.averages).toMatchObject({ months: 5, gross: 200_000, depositsPerMonth: 2 })
  })

  test('a business with a season is held against the same month of the year before', () => {
    const history = new SampleHistory()
    for (let i = 0; i < 23; i++) {
      const month = `${2025 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`
      // November always brings a fifth of the four months before it.
      history.add(`${month}-10`, month.endsWith('-11') ? 1_000 : 5_000, 'SQUARE INC DEP')
    }
    expect(analyse(history).monthToDate.pace).toBe(3_571)
  })

  test('a falling business has a negative trend', () => {
    expect(analyse(yearOf((i) => 2_000 - i * 100)).trend).toBeLessThan(-500)
  })

  test('the payer of half the revenue is named; a card processor is no payer', () => {
    expect(analyse(yearOf(() => 1_000)).concentration).toEqual({
      top: 5_000,
      topFive: 5_000,
      payer: 'harbor hotel group',
    })
  })

  test('burden, debt service and days of cover', () => {
    const history = new SampleHistory([{ ...checking, balance: 2_000_000 }])
    history.every('2026-05-01', '2026-11-19', onBankDays, 2_000, 'SQUARE INC DEP')
    history.every('2026-05-01', '2026-11-19', onBankDays, -400, 'FUNDKITE DES:ACH PMT')
    history.every('2026-05-01', '2026-11-19', weeklyOn(5), -8_000, 'GUSTO PAYROLL')
    const analysis = analyse(history)
    expect(analysis).toMatchObject({ activePositions: 1, dailyBurden: 40_000, debtToIncome: 2_000 })
    expect(analysis.burden!.most).toBeGreaterThan(1_900)
    expect(analysis.burden!.most).toBeLessThan(2_100)
    expect(analysis.burden!.least).toBe(analysis.burden!.most)
    expect(analysis.daysOfCover).toBeGreaterThan(0)
  })
})

test('at most 24 months before the running one are shown', () => {
  const history = new SampleHistory()
  for (let i = 0; i < 60; i++) history.add(addDays('2022-01-10', i * 30), 100, 'SQUARE INC DEP')
  const analysis = analyse(history)
  expect(analysis.months[0]?.month).toBe('2024-11')
  expect(analysis.months).toHaveLength(25)
})
