// Accounts that transfers point to and that were not linked: from when on they are told, and how a line names one.
import { describe, expect, test } from 'vitest'
import type { BankAccount } from '../bank-history.ts'
import { checking } from '../cases/sample-history.ts'
import { historyOf, savings, type DatedLine } from './dated-lines.fixture.ts'
import { buildLedger } from './ledger.ts'
import { findTransfers } from './transfers.ts'

describe('accounts that were not shown', () => {
  const undisclosed = (lines: readonly DatedLine[], accounts?: BankAccount[]) =>
    findTransfers(buildLedger(historyOf(lines, accounts))).undisclosed
  const sales: DatedLine = ['03-02', 10_000, 'ACME SUPPLY INVOICE']

  test('seen three times, whatever the amount; twice only from a tenth of the gross', () => {
    const to = (dollars: number): DatedLine => ['03-03', dollars, 'ONLINE TRANSFER TO CHK 4471']
    expect(undisclosed([sales, to(-100), to(-100), to(-100)])).toEqual([
      { mask: '4471', count: 3, amount: 30_000, shareOfGross: 300 },
    ])
    expect(undisclosed([sales, to(-100), to(-100)])).toEqual([])
    expect(undisclosed([sales, to(-500), to(-500)])).toEqual([
      { mask: '4471', count: 2, amount: 100_000, shareOfGross: 1_000 },
    ])
    expect(undisclosed([sales, to(-500), to(-499)])).toEqual([])
    // Without a gross there is no share.
    expect(undisclosed([to(-500), to(-500)])).toEqual([])
    expect(undisclosed([to(-1), to(-2), to(-3)])).toEqual([
      { mask: '4471', count: 3, amount: 600, shareOfGross: 0 },
    ])
  })
  test('in and out count together, the largest first; a gross of operating accounts alone', () => {
    expect(
      undisclosed([
        sales,
        ['03-03', -2_000, 'ONLINE TRANSFER TO CHK 4471'],
        ['03-03', 3_000, 'ONLINE TRANSFER FROM SAV 8820'],
        ['03-04', -3_000, 'ONLINE TRANSFER TO SAV 8820'],
        ['03-04', 90_000, 'ACME SUPPLY INVOICE', 'savings'],
      ]),
    ).toEqual([
      { mask: '8820', count: 2, amount: 600_000, shareOfGross: 4_615 },
      { mask: '4471', count: 1, amount: 200_000, shareOfGross: 1_538 },
    ])
  })
  test('none of an own account, of a paired transfer, or without digits', () => {
    const far = (text: string, account?: string): DatedLine => ['03-03', -5_000, text, account]
    expect(undisclosed([sales, far('ONLINE TRANSFER TO SAV 7755')])).toEqual([])
    expect(undisclosed([sales, far('ONLINE TRANSFER TO SAV 755')])).toEqual([])
    expect(
      undisclosed([sales, far('ONLINE TRANSFER TO SAV 7755')], [checking, { ...savings, mask: '55' }]),
    ).toEqual([])
    expect(undisclosed([sales, far('ONLINE TRANSFER TO SAVINGS')])).toEqual([])
    expect(
      undisclosed([sales, far('ONLINE TRANSFER TO CHK 4471'), ['03-03', 5_000, 'DEPOSIT', 'savings']]),
    ).toEqual([])
    // An account without digits is not every account.
    expect(
      undisclosed([sales, far('ONLINE TRANSFER TO CHK 4471')], [checking, { ...savings, mask: '' }]),
    ).toHaveLength(1)
  })
  test.each([
    ['ONLINE TRANSFER TO ACCOUNT ENDING IN 4471', '4471'],
    ['ONLINE TRANSFER TO ACCOUNT ENDING 4471', '4471'],
    ['ONLINE TRANSFER TO ACCT 4471', '4471'],
    ['ONLINE TRANSFER TO ACCOUNT #4471', '4471'],
    ['ONLINE TRANSFER TO CHECKING 4471', '4471'],
    ['ONLINE TRANSFER TO CHECKING: *4471', '4471'],
    ['ONLINE TRANSFER TO SAV 447', '447'],
    ['ONLINE TRANSFER TO SAVINGS - 4471', '4471'],
    ['ONLINE TRANSFER TO XX4471', '4471'],
    ['ONLINE TRANSFER TO **4471', '4471'],
    ['ONLINE TRANSFER TO ...4471', '4471'],
    ['ONLINE TRANSFER TO #4471', '4471'],
    ['online transfer to chk xxxxx4471', '4471'],
    ['ONLINE TRANSFER TO ....... 4471', '4471'],
    ['ONLINE TRANSFER TO CHK 44', null],
    ['ONLINE TRANSFER TO CHK 44710', null],
    ['ONLINE TRANSFER TO X4471', null],
    ['ONLINE TRANSFER TO ..4471', null],
    ['ONLINE TRANSFER 4471', null],
    ['ONLINE TRANSFER TO PUNCHK 4471', null],
  ])('%s names %s', (text, mask) =>
    expect(undisclosed([sales, ['03-03', -5_000, text]]).map((entry) => entry.mask)).toEqual(
      mask === null ? [] : [mask],
    ),
  )
})
