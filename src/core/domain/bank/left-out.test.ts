// An account that a person leaves out: its lines stand in no month, and what comes from it is no sale.
import { expect, test } from 'vitest'
import { analyseBank } from '../bank-analysis.ts'
import type { BankAccount, BankHistory } from '../bank-history.ts'

const account = (id: string): BankAccount => ({
  id,
  institution: 'Bank of Marigold Bay',
  name: `Checking ${id}`,
  mask: `000${id}`,
  kind: 'checking',
  holder: 'business',
  owners: ['Harbor Street Bakery LLC'],
  balance: 1_000_000,
  balanceDate: '2026-11-20',
})
const line = (id: string, accountId: string, date: string, amount: number, description: string) => ({
  id,
  accountId,
  date,
  amount,
  description,
  pending: false,
})
const months = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']
/** Sales on both; each month 3,000 go from the second to the first. */
const history: BankHistory = {
  accounts: [account('1'), account('2')],
  refreshedOn: '2026-11-20',
  transactions: [
    line('start', '1', '2026-04-15', 100, 'SQUARE INC SQ260415'),
    line('start 2', '2', '2026-04-15', 100, 'SQUARE INC SQ260415'),
    ...months.flatMap((month) => [
      line(`${month} a`, '1', `${month}-05`, 2_000_000, 'SQUARE INC SQ2605 DEPOSIT'),
      line(`${month} b`, '2', `${month}-06`, 900_000, 'SQUARE INC SQ2605 DEPOSIT'),
      line(`${month} out`, '2', `${month}-12`, -300_000, 'Online Transfer to CHK ...0001'),
      line(`${month} in`, '1', `${month}-12`, 300_000, 'Online Transfer from CHK ...0002'),
    ]),
  ],
}
const revenue = (leftOut?: string) => {
  const { accounts, months: found } = analyseBank(history, {
    asOf: '2026-11-20',
    ...(leftOut && { leftOut: new Set([leftOut]) }),
  })
  const counted = found.filter(({ counted }) => counted)
  return { uses: accounts.map(({ use }) => use), sums: counted.map(({ trueRevenue }) => trueRevenue) }
}

test('both count as they are; without the second, its sales are gone and its transfers stay transfers', () => {
  expect(revenue().uses).toEqual(['operating', 'operating'])
  expect(new Set(revenue().sums.slice(-5))).toEqual(new Set([2_900_000]))
  const without = revenue('2')
  expect(without.uses).toEqual(['operating', 'own'])
  expect(new Set(without.sums.slice(-5))).toEqual(new Set([2_000_000]))
})
