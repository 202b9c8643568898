// Pairs of own transfers at each limit, money carried by hand, and accounts that were not shown.
import { describe, expect, test } from 'vitest'
import type { BankAccount } from '../bank-history.ts'
import { checking, SampleHistory } from '../cases/sample-history.ts'
import { exclusion, unclassed } from './credit-codes.ts'
import { buildLedger } from './ledger.ts'
import { creditCodes, findTransfers } from './transfers.ts'

const savings: BankAccount = { ...checking, id: 'savings', kind: 'savings', mask: '7755', name: 'Savings' }
type Line = readonly [date: string, dollars: number, text: string, account?: string]

const historyOf = (lines: readonly Line[], accounts: BankAccount[] = [checking, savings]) => {
  const history = new SampleHistory(accounts)
  for (const [date, dollars, text, accountId = 'checking'] of lines)
    history.add(`2026-${date}`, dollars, text, { accountId })
  return history.build()
}
/** Which lines are one side of an own transfer, as 1 and 0 in the given order. */
const own = (lines: readonly Line[], accounts?: BankAccount[]) =>
  [...findTransfers(buildLedger(historyOf(lines, accounts))).own].join('')

/** Words of a transfer, but of somebody's: own only by its pair. */
const moved = 'FUNDS TRANSFER FROM ACME SUPPLY INC'

describe('pairs', () => {
  test.each([
    // 2 March 2026 is a Monday.
    ['the same day', '03-02', '11'],
    ['three bank days later', '03-05', '11'],
    ['four bank days later', '03-06', '00'],
  ])('%s', (_, date, marks) => {
    expect(
      own([
        ['03-02', 500, moved],
        [date, -500, 'ACME SUPPLY INVOICE', 'savings'],
      ]),
    ).toBe(marks)
    expect(
      own([
        [date, 500, moved],
        ['03-02', -500, 'ACME SUPPLY INVOICE', 'savings'],
      ]),
    ).toBe(marks)
  })
  test('over a weekend, days without banks do not count', () => {
    expect(
      own([
        ['03-05', -500, 'ACME INVOICE'],
        ['03-10', 500, moved, 'savings'],
      ]),
    ).toBe('11')
    expect(
      own([
        ['03-05', -500, 'ACME INVOICE'],
        ['03-11', 500, moved, 'savings'],
      ]),
    ).toBe('00')
  })
  test('only equal cents with the other sign, in two accounts, with the words on one side', () => {
    expect(
      own([
        ['03-02', 500, moved],
        ['03-02', -500.01, 'ACME INVOICE', 'savings'],
      ]),
    ).toBe('00')
    expect(
      own([
        ['03-02', 500, moved],
        ['03-02', 500, 'ACME INVOICE', 'savings'],
      ]),
    ).toBe('00')
    expect(
      own([
        ['03-02', 500, moved],
        ['03-02', -500, 'ACME INVOICE'],
      ]),
    ).toBe('00')
    expect(
      own([
        ['03-02', 500, 'ACME INVOICE'],
        ['03-02', -500, 'ACME INVOICE', 'savings'],
      ]),
    ).toBe('00')
    // The words of a third line of the same amount are no words of theirs.
    expect(
      own([
        ['03-02', 500, 'ACME INVOICE'],
        ['03-02', -500, 'ACME BILLING', 'savings'],
        ['03-09', 500, moved],
      ]),
    ).toBe('000')
  })
  test('one side pairs once; the next looks for another', () => {
    const in1: Line = ['03-02', 500, moved]
    const out: Line = ['03-03', -500, 'ACME INVOICE', 'savings']
    expect(own([in1, out, out])).toBe('110')
    expect(own([in1, in1, out, out])).toBe('1111')
    // An older one of the same account does not stand in the way.
    expect(own([['03-02', 500, moved, 'savings'], in1, out])).toBe('011')
  })
  test('in the order of days, whatever the order of lines', () => {
    const early: Line = ['03-02', 500, moved]
    const late: Line = ['03-04', 500, moved]
    const out: Line = ['03-03', -500, 'ACME INVOICE', 'savings']
    expect(own([late, out, early])).toBe('011')
    expect(own([early, out, late])).toBe('110')
  })
  test('one account in use has no other side', () => {
    const pair: Line[] = [
      ['03-02', 500, moved],
      ['03-02', -500, 'ACME INVOICE', 'savings'],
    ]
    expect(own(pair, [checking, { ...savings, kind: 'card' }])).toBe('0')
    expect(own(pair, [checking, { ...checking, id: 'savings' }])).toBe('00')
    expect(own(pair, [checking, { ...savings, holder: 'personal' }])).toBe('11')
  })
  test('a wire out of one account into another of the same holder', () =>
    expect(
      own([
        ['03-02', 500, 'BOOK TRANSFER CREDIT B/O: BLUE DOOR BAKERY LLC'],
        ['03-02', -500, 'OUTGOING WIRE TO ACME', 'savings'],
      ]),
    ).toBe('11'))
})

describe('carried by hand', () => {
  const out = (date: string, dollars = -1_000, account = 'checking', text = 'CHECK 1042'): Line => [
    date,
    dollars,
    text,
    account,
  ]
  const back = (date: string, dollars = 1_000, account = 'savings', text = 'DEPOSIT'): Line => [
    date,
    dollars,
    text,
    account,
  ]
  test.each([
    ['from a thousand dollars', out('03-02'), back('03-02'), '11'],
    ['not below', out('03-02', -999.99), back('03-02', 999.99), '00'],
    ['up to five bank days', out('03-02'), back('03-09'), '11'],
    ['not after six', out('03-02'), back('03-10'), '00'],
    ['cash too', out('03-02', -1_000, 'checking', 'ATM WITHDRAWAL'), back('03-03'), '11'],
    ['no wire', out('03-02', -1_000, 'checking', 'OUTGOING WIRE TO ACME'), back('03-03'), '00'],
    ['into a deposit alone', out('03-02'), back('03-03', 1_000, 'savings', 'ACME INVOICE'), '00'],
    ['of the same cents', out('03-02'), back('03-03', 1_000.01), '00'],
    ['in another account', out('03-02'), back('03-03', 1_000, 'checking'), '00'],
    ['not before it left', out('03-04'), back('03-03'), '00'],
  ])('%s', (_, first, second, marks) => expect(own([first, second])).toBe(marks))

  test('one check answers one deposit', () => {
    expect(own([out('03-02'), back('03-03'), back('03-03')])).toBe('110')
    expect(own([out('03-02'), out('03-02'), back('03-03'), back('03-03')])).toBe('1111')
    // The other one is of the account that was paid in to.
    expect(own([out('03-02', -1_000, 'savings'), out('03-02'), back('03-03')])).toBe('011')
  })
  test('a check that pairs with words of a transfer is taken', () =>
    expect(own([out('03-02'), ['03-02', 1_000, moved, 'savings'], back('03-03')])).toBe('110'))
})

describe('by its own words', () => {
  test.each<[string, string, number]>([
    ['1', 'ONLINE TRANSFER FROM CHK 9921', 500],
    ['1', 'ONLINE TRANSFER TO SAV 9921', -500],
    ['0', moved, 500],
    ['0', 'FUNDS TRANSFER TO ACME SUPPLY INC', -500],
    ['0', 'FUNDS TRANSFER', 500],
    ['1', 'FUNDS TRANSFER', -500],
    // Somebody's name beside digits of an own account.
    ['1', 'TRANSFER FROM ACME SUPPLY ACCT 1093', 500],
    ['1', 'TRANSFER FROM ACME SUPPLY ACCT 093', 500],
    ['0', 'TRANSFER FROM ACME SUPPLY ACCT 1094', 500],
  ])('%s: %s, %i', (mark, text, dollars) => expect(own([['03-02', dollars, text]], [checking])).toBe(mark))
  test('an account without digits is nobody’s', () => {
    const text = 'TRANSFER FROM ACME SUPPLY ACCT 1093'
    expect(own([['03-02', 500, text]], [{ ...checking, mask: '' }])).toBe('0')
    expect(own([['03-02', 500, text]], [{ ...checking, mask: '93' }])).toBe('1')
    expect(own([['03-02', 500, text]], [checking, { ...savings, mask: '' }])).toBe('1')
  })
})

describe('accounts that were not shown', () => {
  const undisclosed = (lines: readonly Line[], accounts?: BankAccount[]) =>
    findTransfers(buildLedger(historyOf(lines, accounts))).undisclosed
  const sales: Line = ['03-02', 10_000, 'ACME SUPPLY INVOICE']

  test('seen three times, whatever the amount; twice only from a tenth of the gross', () => {
    const to = (dollars: number): Line => ['03-03', dollars, 'ONLINE TRANSFER TO CHK 4471']
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
    const far = (text: string, account?: string): Line => ['03-03', -5_000, text, account]
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

test('a credit is what its text says, or an own transfer by its pair; a debit carries no code', () => {
  const ledger = buildLedger(
    historyOf([
      ['03-02', 500, moved],
      ['03-02', -500, 'ACME INVOICE', 'savings'],
      ['03-02', 600, 'ACME SUPPLY INVOICE'],
      ['03-02', 700, 'CITY OF DETROIT SMALL BIZ GRANT'],
      ['03-02', 800, 'FUNDS TRANSFER'],
      ['03-02', -900, 'CREDIT MEMO'],
    ]),
  )
  expect([...creditCodes(ledger, findTransfers(ledger).own)]).toEqual([
    exclusion['own-transfer'],
    0,
    0,
    exclusion.grant,
    unclassed,
    0,
  ])
})
