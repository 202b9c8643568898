// Which accounts and lines count, what is linked twice, and the sums of a month and of each day.
import { describe, expect, test } from 'vitest'
import { dayNumber } from '#core/ground/dates.ts'
import type { BankAccount } from '../bank-history.ts'
import { checking, SampleHistory } from '../cases/sample-history.ts'
import { endOfDayBalances } from './balances.ts'
import { exclusion, unclassed } from './credit-codes.ts'
import { dailyFlows } from './daily-flows.ts'
import { buildLedger } from './ledger.ts'
import { concentrationOf } from './metrics.ts'
import { calendarMonths } from './months.ts'
import { summariseMonths } from './summaries.ts'

const other = (more: Partial<BankAccount> = {}): BankAccount => ({
  ...checking,
  id: 'two',
  mask: '7755',
  name: 'Second',
  ...more,
})
const usesOf = (...accounts: BankAccount[]) => {
  const { accounts: uses, heldBy } = buildLedger(new SampleHistory(accounts).build())
  return [...uses.map(({ use }) => use), heldBy]
}
const ledgerOf = (history: SampleHistory) => buildLedger(history.build())
describe('accounts', () => {
  const personal = other({ holder: 'personal' })
  const unknown = other({ holder: 'unknown' })
  test.each<[string, BankAccount[], string[]]>([
    ['none', [], ['none']],
    ['a card alone', [other({ kind: 'card' })], ['other', 'none']],
    ['two of the business', [checking, other()], ['operating', 'operating', 'business']],
    ['savings beside it', [checking, other({ kind: 'savings' })], ['operating', 'own', 'business']],
    ['savings alone', [other({ kind: 'savings' })], ['operating', 'business']],
    ['a personal one beside it', [checking, personal], ['operating', 'personal', 'business']],
    ['a personal one alone', [personal], ['operating', 'personal-only']],
    ['one of nobody knows whom beside it', [checking, unknown], ['operating', 'own', 'business']],
    ['that alone', [unknown], ['operating', 'unknown']],
    [
      'that beside a personal one',
      [unknown, { ...personal, id: 'p', mask: '1' }],
      ['operating', 'personal', 'unknown'],
    ],
    ['pesos', [checking, other({ currency: 'MXN' })], ['operating', 'other', 'business']],
    ['dollars, said so', [other({ currency: 'USD' })], ['operating', 'business']],
    ['linked twice', [checking, { ...checking, id: 'again' }], ['operating', 'duplicate', 'business']],
    [
      'a card linked twice',
      [other({ kind: 'card' }), other({ id: 'x', kind: 'card' })],
      ['other', 'other', 'none'],
    ],
    ...(['institution', 'mask', 'name'] as const).map((field): [string, BankAccount[], string[]] => [
      `another ${field}`,
      [checking, { ...checking, id: 'again', [field]: 'Zz' }],
      ['operating', 'operating', 'business'],
    ]),
    [
      'another kind',
      [checking, { ...checking, id: 'again', kind: 'savings' }],
      ['operating', 'own', 'business'],
    ],
    [
      'another balance',
      [checking, { ...checking, id: 'again', balance: 1 }],
      ['operating', 'operating', 'business'],
    ],
  ])('%s', (_, accounts, uses) => expect(usesOf(...accounts)).toEqual(uses))
  test('one that is left out stays the business’s own', () =>
    expect(
      buildLedger(new SampleHistory([checking, other()]).build(), new Set(['two'])).accounts.map(
        ({ use }) => use,
      ),
    ).toEqual(['operating', 'own']))
})

describe('lines', () => {
  const rows = (history: SampleHistory) => {
    const { source, count, order } = ledgerOf(history)
    return { source: [...source.slice(0, count)], order: [...order.slice(0, count)] }
  }
  test('within two years and the running month, up to the refresh', () => {
    const history = new SampleHistory()
    for (const date of ['2024-10-31', '2024-11-01', '2026-11-20', '2026-11-21']) history.add(date, 1, 'ACME')
    expect(rows(history).source).toEqual([1, 2])
    expect(ledgerOf(history)).toMatchObject({
      from: dayNumber('2024-11-01'),
      to: dayNumber('2026-11-20'),
      count: 2,
    })
  })
  test('posted, each id once, of accounts that are used', () => {
    const history = new SampleHistory([checking, other({ kind: 'card' })])
      .add('2026-11-02', 1, 'ACME', { pending: true })
      .add('2026-11-02', 1, 'ACME')
      .add('2026-11-02', 1, 'ACME', { id: 't1' })
      .add('2026-11-02', 1, 'ACME', { accountId: 'two' })
      .add('2026-11-02', 1, 'ACME', { accountId: 'nobody' })
      .add('2026-11-02', 1, 'ACME')
    expect(rows(history).source).toEqual([1, 5])
  })
  test('by day, in the given order within a day', () => {
    const history = new SampleHistory()
    for (const day of ['05', '03', '05', '01', '20', '03']) history.add(`2026-11-${day}`, 1, 'ACME')
    expect(rows(history).order).toEqual([3, 1, 5, 0, 2, 4])
  })
  test('no calendar date is an error', () => {
    for (const date of ['2026-11-2', '2026-11-020', '2026-1x-02', '2026-02-30'])
      expect(() => ledgerOf(new SampleHistory().add(date, 1, 'ACME'))).toThrow('not a calendar date')
  })
  test('by what they may be: transfers, returns and fees, sides of a pair', () => {
    const texts = [
      'ONLINE TRANSFER FROM CHK 9921',
      'MONTHLY FEE',
      'RETURNED ITEM',
      'ACME',
      'KAPITUS',
      'WORLDPAY',
    ]
    const more = ['ZELLE PAYMENT FROM ANA QUISPE', 'COUNTER DEPOSIT', 'INCOMING WIRE', 'INTEREST PAID']
    const history = new SampleHistory()
    for (const text of [...texts, ...more, 'BLUE DOOR BAKERY DES:PAY ID:1'])
      history.add('2026-11-02', 1, text)
    expect(ledgerOf(history)).toMatchObject({
      transferRows: [0, 10],
      returnRows: [1, 2],
      pairableRows: [3, 7, 8],
    })
  })
  test('linked twice: what both report stays once, what one has more often stays', () => {
    const history = new SampleHistory([checking, { ...checking, id: 'again' }])
      .add('2026-11-02', 5, 'ACME')
      .add('2026-11-02', 5, 'ACME SUPPLY', { accountId: 'again' })
      .add('2026-11-02', 5, 'ACME SUPPLY', { accountId: 'again' })
      .add('2026-11-03', 5, 'ACME', { accountId: 'again' })
      .add('2026-11-02', 6, 'ACME', { accountId: 'again' })
    const { count, source, account, day, amount } = ledgerOf(history)
    expect([...source.slice(0, count)]).toEqual([0, 2, 3, 4])
    expect([...account.slice(0, count)]).toEqual([0, 0, 0, 0])
    expect([...amount.slice(0, count)]).toEqual([500, 500, 500, 600])
    expect(day[2]).toBe(dayNumber('2026-11-03'))
  })
})

describe('sums', () => {
  const history = new SampleHistory([
    { ...checking, balance: 5_000 },
    other({ kind: 'savings', balance: 999 }),
  ])
    .add('2026-10-01', 100, 'ACME SUPPLY INVOICE')
    .add('2026-10-02', 200, 'CREDIT MEMO')
    .add('2026-10-03', 50, 'FUNDS')
    .add('2026-10-05', -30, 'ACME DES:CHARGEBACK ID:1')
    .add('2026-10-05', -40, 'OAK INVOICE')
    .add('2026-10-06', -400, 'CHECK 1042')
    .add('2026-10-06', 0, 'OAK INVOICE')
    .add('2026-11-03', 70, 'HARBOR INVOICE')
    .add('2026-11-03', 7_000, 'HARBOR INVOICE', { accountId: 'two' })
  const ledger = ledgerOf(history)
  const balances = endOfDayBalances(ledger)
  const excluded = Uint8Array.from([0, unclassed, exclusion.grant, 0, 0, 0, 0, 0, 0])
  const own = Uint8Array.from([0, 0, 0, 0, 0, 1, 0, 0, 0])
  const debtRows = Uint8Array.from([0, 0, 0, 0, 1, 0, 0, 0, 0])
  const days = ledger.to - ledger.from + 1
  const nsf = { perDay: new Uint16Array(days), overdraftPerDay: new Uint16Array(days) }
  nsf.perDay[0] = 2
  nsf.perDay[30] = 1
  nsf.perDay[31] = 9
  nsf.overdraftPerDay[3] = 4
  const flows = summariseMonths(ledger, calendarMonths('2026-10-01', '2026-11-20'), balances, nsf, {
    excluded,
    own,
    debtRows,
    notEarned: new Float64Array(days).fill(100),
  })
  test('of a month', () => {
    // 50 today; 20 less before the 3rd of November: -20 from the 6th of October on.
    expect(flows.summaries[0]).toEqual({
      month: '2026-10',
      full: true,
      counted: true,
      transactions: 7,
      deposits: 3,
      gross: 35_000,
      trueRevenue: 7_000,
      unclassed: 20_000,
      earnedDailyBalance: 4_287,
      averageDailyBalance: Math.round((20_000 + 40_000 + 2 * 45_000 + 38_000 - 26 * 2_000) / 31),
      endingBalance: -2_000,
      lowestBalance: -2_000,
      negativeDays: 26,
      nsf: 3,
      nsfDays: 2,
      overdraftFees: 4,
      debits: 3,
      outflow: 7_000,
      debtService: 4_000,
      excluded: { grant: 5_000 },
    })
    expect(flows.summaries[1]).toMatchObject({
      transactions: 1,
      gross: 7_000,
      nsf: 9,
      nsfDays: 1,
      counted: false,
    })
  })
  test('of payers, in months that count', () =>
    expect(concentrationOf(ledger, flows)).toEqual({ top: 10_000, topFive: 10_000, payer: 'acme supply' }))
  test('of each bank day: what comes again, what does not, what can wait; none of lenders', () => {
    const {
      income,
      other: rest,
      movable,
      lastDay,
      usualBalance,
    } = dailyFlows(ledger, { excluded, debtRows, own }, balances)
    // The 1st and 2nd of October are Thursday and Friday; the third falls on Monday the 5th.
    expect(income.slice(0, 4)).toEqual([10_000, 0, 0, 0])
    expect(rest.slice(0, 4)).toEqual([0, 0, -3_000, 0])
    expect(movable.slice(0, 4)).toEqual([0, 0, 0, -40_000])
    expect([income, rest, movable].map((list) => list.reduce((sum, cents) => sum + cents, 0))).toEqual([
      17_000, -3_000, -40_000,
    ])
    expect([lastDay, usualBalance, income.length]).toEqual(['2026-11-20', -2_000, 35])
  })
})

test('payers: the five largest, by size and then name; card sales are nobody’s', () => {
  const history = new SampleHistory()
  const paid = (dollars: number, text: string) => history.add('2026-10-05', dollars, text)
  for (const [at, name] of ['OAK', 'ELM', 'ASH', 'FIR', 'YEW', 'BOX'].entries())
    paid(10 + at, `${name} SUPPLY DES:INVOICE ID:1`)
  paid(25, 'WORLDPAY DES:BATCH ID:1').add('2026-09-01', 0, 'FIRST')
  paid(100, 'CONSOLIDATED FRE DES:INVOICE ID:1')
  paid(100, 'CONSOLIDATED FREIGHT DES:INVOICE ID:1')
  const ledger = ledgerOf(history)
  const none = new Uint8Array(ledger.count)
  const days = ledger.to - ledger.from + 1
  const flows = summariseMonths(
    ledger,
    calendarMonths('2026-09-01', '2026-11-20'),
    endOfDayBalances(ledger),
    { perDay: new Uint16Array(days), overdraftPerDay: new Uint16Array(days) },
    { excluded: none, own: none, debtRows: none, notEarned: new Float64Array(days) },
  )
  // 200 and 15, 14, 13, 12 of 300.
  expect(concentrationOf(ledger, flows)).toEqual({
    top: 6_667,
    topFive: 8_467,
    payer: 'consolidated freight',
  })
})
