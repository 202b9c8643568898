// Months of our own readings: whole ones only, of statements that add up and follow each other.
import { expect, it } from 'vitest'
import {
  madeBankOfAmerica,
  madeWellsFargo,
  pagesOf,
  type MadeStatement,
} from '../../../../test/made-statements.ts'
import { depositsThatDiffer, figuresOfReadings } from './reading-figures.ts'
import { readStatement } from './read-statement.ts'

const read = (text: string) => {
  const outcome = readStatement(pagesOf(text))
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value
}
/** Two statements from the fourth to the third: January lies whole in both together. */
const december: MadeStatement = {
  opening: 100_000,
  from: '2025-12-04',
  to: '2026-01-03',
  mask: '4321',
  lines: [{ date: '2026-01-02', text: 'CHECK DEPOSIT', cents: 50_000 }],
}
const january: MadeStatement = {
  opening: 150_000,
  from: '2026-01-04',
  to: '2026-02-03',
  mask: '4321',
  lines: [
    { date: '2026-01-10', text: 'RENT', cents: -170_000 },
    { date: '2026-01-13', text: 'NSF RETURNED ITEM FEE', cents: -3_500 },
    { date: '2026-01-20', text: 'SQUARE INC DES:DEPOSIT', cents: 100_000 },
    { date: '2026-02-01', text: 'CHECK DEPOSIT', cents: 900 },
  ],
}

it('a month that two statements share is counted from both, day by day', () => {
  const { accounts } = figuresOfReadings(
    [january, december, january].map((made) => read(madeBankOfAmerica(made))),
    ['x'],
  )
  expect(accounts).toMatchObject([{ bank: 'Bank of America, N.A.', number: '4321', type: 'CHECKING' }])
  const balances = [
    100_000,
    ...Array<number>(8).fill(150_000),
    ...Array<number>(3).fill(-20_000),
    ...Array<number>(7).fill(-23_500),
  ]
  const all = [...balances, ...Array<number>(12).fill(76_500)]
  expect(accounts[0]!.months).toEqual([
    {
      month: '2026-01',
      deposits: 150_000,
      depositCount: 2,
      withdrawals: 173_500,
      averageDailyBalance: Math.round(all.reduce((sum, each) => sum + each, 0) / 31),
      negativeDays: 10,
      nsf: 1,
      revenue: 150_000,
    },
  ])
})

it('one that does not add up, or does not follow, gives no month', () => {
  const broken = madeBankOfAmerica(january).replace('RENT -1,700.00', 'RENT -1,701.00')
  expect(figuresOfReadings([read(broken), read(madeBankOfAmerica(december))], []).accounts).toEqual([])
  const other = { ...january, opening: 150_001 }
  expect(
    figuresOfReadings(
      [december, other].map((made) => read(madeBankOfAmerica(made))),
      [],
    ).accounts,
  ).toEqual([])
})

it('accounts of two banks stay two; a difference in deposits is said by month', () => {
  const whole = { ...january, from: '2026-01-01', to: '2026-01-31', lines: january.lines.slice(0, 3) }
  const ours = figuresOfReadings(
    [read(madeBankOfAmerica(whole)), read(madeWellsFargo({ ...whole, mask: '9876' }))],
    [],
  )
  expect(ours.accounts.map(({ number }) => number)).toEqual(['4321', '9876'])
  const theirs = {
    ...ours,
    accounts: ours.accounts.map((account) => ({
      ...account,
      number: `000${account.number}`,
      months: account.months.map((month) => ({
        ...month,
        deposits: account.number === '4321' ? 100_000 : 99_000,
      })),
    })),
  }
  expect(depositsThatDiffer(theirs, ours)).toEqual([
    { mask: '9876', month: '2026-01', theirs: 99_000, ours: 100_000 },
  ])
})
