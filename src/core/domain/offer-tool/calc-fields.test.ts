// The tool's inputs: the specification's names in its order, each with its value and who said it; lines of balances as they are seen.
import { expect, test } from 'vitest'
import type { ModelInputs, Position } from '../underwriting.ts'
import { calcFields, yearsOf } from './calc-fields.ts'
import { sourceBalances, toolMonths, withChanges, type ToolChanges } from './tool-changes.ts'

const known = {
  timeInBusinessMonths: 30,
  industry: 'Retail',
  taxReturns: 'Yes',
  commercialCredit: 'No',
  onlinePresence: false,
  homeOwner: true,
  bankruptcies: '0',
  liens: '0-$75k',
  revolving: '50%+',
  payoff: false,
  trucks: '6+',
} as const
const inputs: ModelInputs = {
  asOf: '2026-11-20',
  months: [],
  ...known,
  ficos: [{ score: 640, source: 'stated' }],
}
const rows = (of: ModelInputs, changes: ToolChanges = {}) =>
  calcFields(of, changes).map(({ name, value, source }) => [name, value, source])

test('by the owner’s word, but for what only a bureau knows', () => {
  expect(rows(inputs)).toEqual([
    ['tib', 2.5, 'stated'],
    ['industry', 'Retail', 'stated'],
    ['tr', 'Yes', 'stated'],
    ['cc', 'No', 'stated'],
    ['online', false, 'stated'],
    ['home_owner', true, 'stated'],
    ['bk', '0', 'credit'],
    ['liens', '0-$75k', 'stated'],
    ['revolving', '50%+', 'credit'],
    ['ficos', [640], 'stated'],
    ['payoff', false, 'stated'],
    ['trucks', '6+', 'stated'],
  ])
  const scored: ModelInputs = {
    ...inputs,
    ficos: [
      { score: 640, source: 'stated' },
      { score: 655, source: 'bureau' },
    ],
  }
  expect(rows(scored)[9]).toEqual(['ficos', [640, 655], 'credit'])
})

test('what nobody said is not known, and what was typed is by hand', () => {
  const none = rows({ asOf: '2026-11-20', months: [] })
  expect(none).toHaveLength(12)
  for (const [, value, source] of none) expect([value, source]).toEqual([null, null])
  const hand: ToolChanges = { ...known, timeInBusinessMonths: 12, ficos: [700, 710] }
  const typed = rows(inputs, hand)
  expect(typed.map(([, , source]) => source)).toEqual(Array(12).fill('hand'))
  expect([typed[0], typed[9]]).toEqual([
    ['tib', 1, 'hand'],
    ['ficos', [700, 710], 'hand'],
  ])
})

test('months as years with one decimal', () => {
  expect([0, 1, 6, 7, 12, 18, 35].map(yearsOf)).toEqual([0, 0.1, 0.5, 0.6, 1, 1.5, 2.9])
})

test('the latest six months, oldest first', () => {
  const month = (name: string) => ({ month: name }) as ModelInputs['months'][number]
  const names = ['2026-10', '2026-03', '2026-05', '2026-04', '2026-07', '2026-06', '2026-08', '2026-09']
  expect(toolMonths({ months: names.map(month) }).map((each) => each.month)).toEqual([
    '2026-05',
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
  ])
})

const position = (id: string, more: Partial<Position> = {}) =>
  ({
    id,
    lender: `Funder ${id}`,
    kind: 'advance',
    cadence: 'weekly',
    payment: 9_700,
    dailyEquivalent: 2_000,
    estimatedRemaining: null,
    state: 'active',
    sureness: 'certain',
    ...more,
  }) as Position
const typed = { lender: 'Typed', amount: 100, frequency: 'daily' as const }
const seen: ModelInputs = {
  ...inputs,
  positions: [
    position('open', { estimatedRemaining: 50_000 }),
    position('possible', { sureness: 'possible' }),
    position('rejected', { sureness: 'rejected' }),
    position('paused', { state: 'paused' }),
    position('over', { state: 'paid-off' }),
    position('loan', { kind: 'term', cadence: 'monthly' }),
    position('weekly loan', { kind: 'term' }),
  ],
  balances: [typed],
}

test('lines of balances: open positions, possible ones too, with what is left; then what staff entered', () => {
  const line = (id: string, more = {}) => ({
    id,
    lender: `Funder ${id}`,
    amount: 9_700,
    frequency: 'weekly',
    ...more,
  })
  expect(sourceBalances(seen)).toEqual([
    line('open', { payoffAmount: 50_000 }),
    line('possible'),
    line('paused'),
    line('weekly loan'),
    typed,
  ])
  expect(sourceBalances({ asOf: '2026-11-20', months: [] })).toEqual([])
})

test('changed lines: what is not shown stays, an equal line leaves its position, another payment or rhythm changes it', () => {
  const lines = sourceBalances(seen)
  const positionsOf = (balances: typeof lines) => withChanges(seen, { balances })
  expect(positionsOf(lines)).toEqual(seen)
  expect(positionsOf(lines).positions![0]).toBe(seen.positions![0])
  const daily = positionsOf([{ ...lines[0]!, frequency: 'daily' }])
  expect(daily.positions!.map(({ id }) => id)).toEqual(['open', 'rejected', 'over', 'loan'])
  expect(daily.positions![0]).toEqual({ ...seen.positions![0], cadence: 'daily', dailyEquivalent: 9_700 })
  expect(daily.balances).toEqual([])
  // A line whose position is no more is a payment like any other.
  const gone = { id: 'gone', lender: 'Gone', amount: 5, frequency: 'daily' as const, payoffAmount: 7 }
  expect(positionsOf([gone]).balances).toEqual([{ lender: 'Gone', amount: 5, frequency: 'daily' }])
})

test('scores by hand are stated ones; a month keeps what was not typed, its revenue only where none was', () => {
  expect(withChanges(inputs, { ficos: [700] }).ficos).toEqual([{ score: 700, source: 'stated' }])
  const month = { month: '2026-10', gross: 9, averageDailyBalance: 8, negativeDays: 7, deposits: 6, nsf: 5 }
  const base: ModelInputs = { ...inputs, months: [{ ...month, trueRevenue: 4, unclassed: 3 }] }
  const changedTo = (change: object) =>
    withChanges(base, { months: [{ month: '2026-10', ...change }] }).months[0]
  expect(changedTo({ adb: 1, neds: 2, deps: 3 })).toEqual({
    ...base.months[0],
    averageDailyBalance: 1,
    negativeDays: 2,
    deposits: 3,
  })
  expect(changedTo({ mg: 0 })).toEqual({ ...base.months[0], gross: 0, trueRevenue: 0, unclassed: 0 })
  const lacking = { month: '2026-09', mg: 1, adb: 2, neds: 3, deps: 4 }
  const months = (change: object) => withChanges(base, { months: [{ ...lacking, ...change }] }).months
  expect(months({}).map((each) => each.month)).toEqual(['2026-09', '2026-10'])
  for (const key of ['mg', 'adb', 'neds', 'deps']) expect(months({ [key]: undefined })).toEqual(base.months)
})
