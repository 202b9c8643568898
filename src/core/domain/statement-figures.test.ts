// Figures of statements as months for the model, and the account that a linked one is.
import { describe, expect, it } from 'vitest'
import {
  accountOfMask,
  isDoubtful,
  monthsOfStatements,
  type StatementAccount,
  type StatementFigures,
  type StatementMonth,
} from './statement-figures.ts'

const month = (given: Partial<StatementMonth> = {}): StatementMonth => ({
  month: '2026-10',
  deposits: 1_000_000,
  depositCount: 10,
  withdrawals: 800_000,
  averageDailyBalance: 500_000,
  negativeDays: 1,
  nsf: 0,
  revenue: 900_000,
  ...given,
})
const account = (months: StatementMonth[], given: Partial<StatementAccount> = {}): StatementAccount => ({
  number: '488083738759',
  bank: 'Bank of Marigold Bay',
  holder: 'Harbor Street Bakery LLC',
  type: 'CHECKING',
  months,
  ...given,
})
const figures = (accounts: StatementAccount[]): StatementFigures => ({
  accounts,
  authenticity: null,
  signals: [],
  unread: [],
})

describe('months for the model', () => {
  it('are the sums of the operating accounts, in their order', () => {
    const months = monthsOfStatements(
      figures([
        account([month(), month({ month: '2026-09', deposits: 700_000 })]),
        account([month({ negativeDays: 3, nsf: 2 })], { number: '11' }),
        account([month()], { type: 'SAVINGS' }),
      ]),
    )
    expect(months.map((each) => each.month)).toEqual(['2026-09', '2026-10'])
    expect(months[1]).toEqual({
      month: '2026-10',
      gross: 2_000_000,
      averageDailyBalance: 1_000_000,
      negativeDays: 3,
      deposits: 20,
      nsf: 2,
      trueRevenue: 1_800_000,
    })
  })

  it.each(['deposits', 'averageDailyBalance', 'negativeDays', 'depositCount'] as const)(
    'a month whose %s nobody knows is left out, not taken for zero',
    (field) => expect(monthsOfStatements(figures([account([month({ [field]: null })])]))).toEqual([]),
  )

  it('what may be unknown is left out of the month', () => {
    const [only] = monthsOfStatements(figures([account([month({ nsf: null, revenue: null })])]))
    expect(only).not.toHaveProperty('nsf')
    expect(only).not.toHaveProperty('trueRevenue')
  })
})

it('an account is found by the end of its number, and only where it is the only one', () => {
  const two = figures([account([]), account([], { number: 'xx4321' })])
  expect(accountOfMask(two, '8759')?.number).toBe('488083738759')
  expect(accountOfMask(two, '4321')?.number).toBe('xx4321')
  expect(accountOfMask(two, '1')).toBeNull()
  expect(accountOfMask(figures([account([]), account([])]), '8759')).toBeNull()
})

it('files are doubtful below the vendor’s upper bands only', () => {
  expect(isDoubtful({ ...figures([]), authenticity: 60 })).toBe(true)
  expect(isDoubtful({ ...figures([]), authenticity: 61 })).toBe(false)
  expect(isDoubtful(figures([]))).toBe(false)
})
