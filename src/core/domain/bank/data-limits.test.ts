// From when on the data have a fault: each limit at equality and beside it; and two links that are one account.
import { describe, expect, test } from 'vitest'
import { addDays, dayNumber } from '#core/ground/dates.ts'
import type { BankAccount } from '../bank-history.ts'
import type { MonthSummary } from '../underwriting.ts'
import { checking, SampleHistory } from '../cases/sample-history.ts'
import { findDataFaults, leavesBalanceUnknown, leavesFiguresUncertain } from './data-quality.ts'
import { buildLedger } from './ledger.ts'

const to = '2026-11-20'
/** A line on each of these days before the refresh. */
const ago = (days: readonly number[], account: Partial<BankAccount> = {}) => {
  const history = new SampleHistory([{ ...checking, ...account }])
  for (const back of days) history.add(addDays(to, -back), 10, 'ACME')
  return buildLedger(history.build())
}
const daily = (from: number, until: number) => Array.from({ length: from - until + 1 }, (_, i) => from - i)
const values = (
  code: string,
  ledger: ReturnType<typeof ago>,
  codes?: Uint8Array,
  months: readonly MonthSummary[] = [],
) =>
  findDataFaults(ledger, codes ?? new Uint8Array(ledger.count), months, []).find((each) => each.code === code)
    ?.values ?? null

test('days of history', () => {
  expect(values('history-too-short', ago([59, 0]))).toBeNull()
  expect(values('history-too-short', ago([58, 0]))).toEqual({ actual: 59, wanted: 60 })
  expect(values('history-too-short', ago([]))).toEqual({ actual: 0, wanted: 60 })
})

test('days since the last income', () => {
  expect(values('no-recent-deposits', ago([70, 31]))).toBeNull()
  expect(values('no-recent-deposits', ago([32, 70]))).toEqual({ actual: 32, wanted: 31 })
  expect(values('no-recent-deposits', ago([]))).toBeNull()
  // What is none does not count, and without any there is no last one.
  expect(values('no-recent-deposits', ago([70, 31]), Uint8Array.from([0, 1]))).toMatchObject({ actual: 70 })
  expect(values('no-recent-deposits', ago([70, 31]), Uint8Array.from([1, 1]))).toBeNull()
})

test.each<[string, readonly number[], number | null]>([
  ['twenty days', [...daily(60, 30), ...daily(10, 0)], null],
  ['twenty-one', [...daily(60, 31), ...daily(10, 0)], 21],
  ['up to the refresh', daily(60, 21), 21],
  ['up to the refresh, less', daily(60, 20), null],
  ['too few lines to tell', [80, 50, 1], null],
  ['a line a week', [50, 36], 36],
  ['less than that', [51, 36], null],
  ['one line', [50], null],
  ['before the window', [...daily(320, 290), ...daily(170, 0)], null],
  ['across its beginning', [...daily(320, 290), ...daily(169, 0)], 21],
])('a stretch without lines: %s', (_, days, actual) =>
  expect(values('history-gap', ago(days))).toEqual(actual === null ? null : { actual, wanted: 21 }),
)

test('a feed that stopped', () => {
  expect(values('feed-stale', ago([1], { balanceDate: '2026-11-15' }))).toBeNull()
  expect(values('feed-stale', ago([1], { balanceDate: '2026-11-14' }))).toEqual({ actual: 6, wanted: 5 })
})
test('a balance that nobody told, and one filled with zero', () => {
  expect(values('balance-missing', ago([1], { balance: null }))).toEqual({})
  expect(values('balance-missing', ago([1], { balance: 0 }))).toBeNull()
  expect(values('balance-zero-filled', ago(daily(10, 1), { balance: 0 }))).toEqual({})
  expect(values('balance-zero-filled', ago(daily(9, 1), { balance: 0 }))).toBeNull()
  expect(values('balance-zero-filled', ago(daily(10, 1), { balance: 1 }))).toBeNull()
})
test('currency and holder, of bank accounts alone', () => {
  expect(values('currency-not-usd', ago([1], { currency: 'MXN' }))).toEqual({ currency: 'MXN' })
  expect(values('currency-not-usd', ago([1], { currency: 'USD' }))).toBeNull()
  expect(values('currency-not-usd', ago([1], { currency: 'MXN', kind: 'card' }))).toBeNull()
  expect(values('currency-not-usd', ago([1], { currency: 'MXN', kind: 'savings' }))).not.toBeNull()
  expect(values('account-holder-unknown', ago([1], { holder: 'unknown' }))).toEqual({})
  expect(values('account-holder-unknown', ago([1]))).toBeNull()
})

const month = (deposits: number, gross: number, unclassed: number, counted = true) =>
  ({ deposits, gross, unclassed, counted }) as MonthSummary
test('credits without a class: a fifth is none too many; months that do not count are left out', () => {
  const share = (...months: MonthSummary[]) => values('credits-unclassed', ago([1]), undefined, months)
  expect(share(month(1, 6_000, 2_000), month(1, 4_000, 0))).toBeNull()
  expect(share(month(1, 6_000, 2_001), month(1, 4_000, 0))).toEqual({ pctActual: 2_001, pctWanted: 2_000 })
  expect(share(month(1, 6_000, 0), month(1, 4_000, 4_000, false))).toBeNull()
  expect(share(month(1, 0, 10))).toBeNull()
})
test('months without a credit between others', () => {
  const empty = (...deposits: number[]) =>
    values(
      'empty-months',
      ago([1]),
      undefined,
      deposits.map((count) => month(count, 100, 0)),
    )
  expect(empty(1, 0, 1, 0, 0, 2)).toEqual({ actual: 3 })
  expect(empty(0, 1, 2, 0)).toBeNull()
  expect(empty(0, 1, 0)).toBeNull()
  expect(empty(0, 0)).toBeNull()
  expect(
    values('empty-months', ago([1]), undefined, [month(1, 1, 0), month(0, 0, 0, false), month(1, 1, 0)]),
  ).toBeNull()
})
test('two links of one account: told with the share, before what each account says', () =>
  expect(
    findDataFaults(
      ago(daily(59, 0), { balance: null }),
      new Uint8Array(60),
      [],
      [{ at: 1, original: 0, mask: '93', share: 9_500, lag: 0 }],
    ),
  ).toEqual([
    { code: 'accounts-may-be-one', values: { pctActual: 9_500 }, account: '93' },
    { code: 'balance-missing', values: {}, account: '1093' },
  ]))

test('what leaves balances unknown, what leaves figures uncertain', () => {
  const codes = ['balance-missing', 'balance-zero-filled', 'history-gap', 'account-holder-unknown'] as const
  expect(codes.map((code) => leavesBalanceUnknown({ code }))).toEqual([true, true, false, false])
  expect(codes.map((code) => leavesFiguresUncertain({ code }))).toEqual([true, true, true, false])
  expect(leavesFiguresUncertain({ code: 'labels-no-longer-match' })).toBe(false)
})

describe('one account, by its lines', () => {
  /** Ten lines of the one, so many of them of the other too. */
  const same = (equal: number, more: Partial<BankAccount> = {}, lines = 10, shift = 0) => {
    const history = new SampleHistory([checking, { ...checking, id: 'again', name: 'CHK', ...more }])
    for (let i = 0; i < lines; i++) {
      const date = `2026-10-${String(i + 1).padStart(2, '0')}`
      history.add(date, i + 1, 'ACME')
      history.add(addDays(date, shift), i < equal ? i + 1 : 500, 'OAK', { accountId: 'again' })
    }
    return buildLedger(history.build()).same
  }
  const found = (share: number, mask = '1093') => [{ at: 1, original: 0, mask, share, lag: 0 }]
  test('nine of ten lines', () => {
    expect(same(10)).toEqual(found(10_000))
    expect(same(9)).toEqual(found(9_000))
    expect(same(8)).toEqual([])
    expect(same(8, {}, 9)).toEqual([])
  })
  test('fewer lines, at one bank, if every one is equal', () => {
    expect(same(9, {}, 9)).toEqual(found(10_000))
    expect(same(3, {}, 3)).toEqual(found(10_000))
    expect(same(2, {}, 2)).toEqual([])
    expect(same(9, { institution: 'Other Bank' }, 9)).toEqual([])
  })
  test('dated a day later by the other link, and no more', () => {
    expect(same(10, {}, 10, 1)).toEqual([{ ...found(10_000)[0], lag: 1 }])
    expect(same(10, {}, 10, -1)).toEqual([{ ...found(10_000)[0], lag: -1 }])
    expect(same(10, {}, 10, 2)).toEqual([])
  })
  test('of one kind, whose digits end alike', () => {
    expect(same(10, { mask: '93' })).toEqual(found(10_000, '93'))
    expect(same(10, { mask: '1193' })).toEqual([])
    expect(same(10, { mask: '3' })).toEqual([])
    expect(same(10, { mask: '441093' })).toEqual(found(10_000, '441093'))
    expect(same(10, { kind: 'savings' })).toEqual([])
    expect(same(10, { currency: 'MXN' })).toEqual([])
  })
  test('a line that the one has twice answers one of the other', () => {
    const history = new SampleHistory([checking, { ...checking, id: 'again', name: 'CHK' }])
    for (let i = 0; i < 12; i++) history.add('2026-10-05', i < 6 ? 1 : 2 + i, 'ACME')
    for (let i = 0; i < 12; i++) history.add('2026-10-05', 1, 'ACME', { accountId: 'again' })
    expect(buildLedger(history.build()).same).toEqual([])
  })
  test('within the days that both have', () => {
    const history = new SampleHistory([checking, { ...checking, id: 'again', name: 'CHK' }])
    for (let i = 1; i <= 30; i++) history.add(`2026-10-${String(i).padStart(2, '0')}`, i, 'ACME')
    for (let i = 11; i <= 20; i++) history.add(`2026-10-${i}`, i, 'ACME', { accountId: 'again' })
    expect(buildLedger(history.build()).same).toEqual(found(10_000))
    expect(dayNumber(to) - buildLedger(history.build()).from).toBe(50)
  })
})
