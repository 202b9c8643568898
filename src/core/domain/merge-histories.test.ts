// Several connections as one history.
import { expect, test } from 'vitest'
import type { BankHistory } from './bank-history.ts'
import { mergeHistories } from './merge-histories.ts'

const history = (
  id: string,
  refreshedOn: string,
  balance: number,
  lines: [string, number][],
): BankHistory => ({
  refreshedOn,
  accounts: [
    {
      id,
      institution: 'Bank',
      name: 'Checking',
      mask: '1234',
      kind: 'checking',
      holder: 'business',
      owners: [],
      balance,
      balanceDate: refreshedOn,
    },
  ],
  transactions: lines.map(([date, amount], i) => ({
    id: `${id}-${i}`,
    accountId: id,
    date,
    amount,
    description: 'X',
    pending: false,
  })),
})

test('no connection has no history, one connection keeps its own', () => {
  const one = history('a', '2026-11-10', 100, [])
  expect(mergeHistories([])).toBeNull()
  expect(mergeHistories([one])).toBe(one)
})

test('two are shown as of the earlier refresh, balances walked back', () => {
  const merged = mergeHistories([
    history('a', '2026-11-10', 5_000, [
      ['2026-11-01', 700],
      ['2026-11-08', 300],
      ['2026-11-09', -100],
    ]),
    history('b', '2026-11-07', 2_000, [['2026-11-02', 50]]),
  ])!
  expect(merged.refreshedOn).toBe('2026-11-07')
  expect(merged.accounts.map((a) => [a.balance, a.balanceDate])).toEqual([
    [4_800, '2026-11-07'],
    [2_000, '2026-11-07'],
  ])
  expect(merged.transactions.map((line) => line.id)).toEqual(['a-0', 'b-0'])
})
