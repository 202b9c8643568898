// Ocrolus' summary in our figures, and its codes as faults.
import { describe, expect, test } from 'vitest'
import { faultOfEnvelope, figuresOf, THERE_ALREADY, UNREADABLE } from './translate.ts'

const account = {
  account_number: '000123',
  account_type: 'CHECKING',
  account_holder: 'HARBOR LLC',
  bank_name: 'Harbor Bank',
  average_daily_balance_by_month: { '10/2026': '1234.56', '09/2026': '-10.005' },
  negative_balances_by_month: { '09/2026': ['09/01/2026', '09/02/2026'] },
  nsf_count_by_month: { '09/2026': '2.00', '10/2026': 0 },
  estimated_revenue_by_month: { '10/2026': '900.00' },
  deposits_sum_by_month: { '10/2026': '1,000' },
  deposits_count_by_month: { '10/2026': '3.00' },
  withdrawals_sum_by_month: { '10/2026': '-500.10', '08/2026': '20' },
}
const summary = (...accounts: object[]) => ({ bank_accounts: accounts })

test('months in order, money in cents, what went out without a sign; what is not told is unknown', () => {
  const nothing = {
    deposits: null,
    depositCount: null,
    withdrawals: null,
    averageDailyBalance: null,
    negativeDays: null,
    nsf: null,
    revenue: null,
  }
  expect(figuresOf(summary(account), null, ['d1'])).toEqual({
    accounts: [
      {
        number: '000123',
        bank: 'Harbor Bank',
        holder: 'HARBOR LLC',
        type: 'CHECKING',
        months: [
          { ...nothing, month: '2026-08', withdrawals: 2_000 },
          { ...nothing, month: '2026-09', averageDailyBalance: -1_001, negativeDays: 2, nsf: 2 },
          {
            ...nothing,
            month: '2026-10',
            // '1,000' is no number of theirs.
            depositCount: 3,
            withdrawals: 50_010,
            averageDailyBalance: 123_456,
            nsf: 0,
            revenue: 90_000,
          },
        ],
      },
    ],
    authenticity: null,
    signals: [],
    unread: ['d1'],
  })
})

test('an account of which nothing is told, and keys that are no month', () => {
  expect(figuresOf(summary({}), null, []).accounts).toEqual([
    { number: '', bank: '', holder: '', type: '', months: [] },
  ])
  const keys = ['13/2026', '00/2026', '1/2026', '10/26', '2026-10', 'x10/2026', '10/20267']
  const odd = { deposits_sum_by_month: Object.fromEntries(keys.map((key) => [key, '1'])) }
  expect(figuresOf(summary(odd), null, []).accounts[0]!.months).toEqual([])
  expect(
    figuresOf(summary({ deposits_sum_by_month: { '12/2026': '1' } }), null, []).accounts[0]!.months,
  ).toMatchObject([{ month: '2026-12', deposits: 100 }])
})

test('authenticity is the lowest of the book and its files; each signal once', () => {
  const signal = (score: number | null, ...codes: [code: string, description: string | null][]) => ({
    form_authenticity: {
      score,
      reason_codes: codes.map(([code, description]) => ({ code, description })),
    },
  })
  const figures = figuresOf(
    summary(),
    {
      ...signal(80, ['font', 'Fonts differ']),
      doc_analyses: [
        signal(61, ['font', 'Fonts differ'], ['edit', null]),
        signal(null),
        { form_authenticity: null },
      ],
    },
    [],
  )
  expect(figures.authenticity).toBe(61)
  expect(figures.signals).toEqual([
    { code: 'font', text: 'Fonts differ' },
    { code: 'edit', text: '' },
  ])
  expect(figuresOf(summary(), {}, [])).toMatchObject({ authenticity: null, signals: [] })
  expect(figuresOf(summary(), { doc_analyses: [signal(0)] }, []).authenticity).toBe(0)
})

describe('a fault', () => {
  test.each([
    [200, 1005, 'unavailable', false],
    [200, 1404, 'unavailable', false],
    [200, 1511, 'unavailable', false],
    [425, null, 'unavailable', false],
    [429, null, 'rate-limited', false],
    [500, null, 'unavailable', false],
    [499, null, 'rejected', false],
    [400, 2300, 'unavailable', false],
    [401, 1200, 'rejected', true],
    [403, 2101, 'rejected', true],
    [400, 1199, 'rejected', false],
    [400, 1300, 'rejected', false],
    [400, 12001, 'rejected', false],
    [400, 1502, 'rejected', false],
    [400, 31200, 'rejected', false],
    [400, 2200, 'rejected', false],
    [401, 1299, 'rejected', true],
    [429, 1005, 'unavailable', false],
  ])('status %i, code %s: %s, ours %s', (status, code, kind, ours) => {
    expect(faultOfEnvelope(status, code)).toEqual({
      kind,
      vendorCode: String(code ?? status),
      ...(ours && { ours: true }),
    })
  })
})

test('files that will never be read, and one that is there already', () => {
  expect(UNREADABLE).toEqual(['1100', '1104', '1109', '1500', '1512'])
  expect(THERE_ALREADY).toBe('1502')
})

test.each([
  ['deposits_sum_by_month', { deposits: 100 }],
  ['withdrawals_sum_by_month', { withdrawals: 100 }],
  ['average_daily_balance_by_month', { averageDailyBalance: 100 }],
])('a month is known by its %s alone; null is unknown', (key, figure) => {
  const months = (value: string | null) =>
    figuresOf(summary({ [key]: { '10/2026': value } }), null, []).accounts[0]!.months
  expect(months('1.00')).toMatchObject([{ month: '2026-10', ...figure }])
  expect(months(null)).toMatchObject([{ month: '2026-10', [Object.keys(figure)[0]!]: null }])
})
