// Pairs of own transfers at each limit, and money carried by hand.
import { describe, expect, test } from 'vitest'
import type { BankAccount } from '../bank-history.ts'
import { checking } from '../cases/sample-history.ts'
import { exclusion, unclassed } from './credit-codes.ts'
import { historyOf, savings, type DatedLine } from './dated-lines.fixture.ts'
import { buildLedger } from './ledger.ts'
import { creditCodes, findTransfers } from './transfers.ts'

/** Which lines are one side of an own transfer, as 1 and 0 in the given order. */
const own = (lines: readonly DatedLine[], accounts?: BankAccount[]) =>
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
    const in1: DatedLine = ['03-02', 500, moved]
    const out: DatedLine = ['03-03', -500, 'ACME INVOICE', 'savings']
    expect(own([in1, out, out])).toBe('110')
    expect(own([in1, in1, out, out])).toBe('1111')
    // An older one of the same account does not stand in the way.
    expect(own([['03-02', 500, moved, 'savings'], in1, out])).toBe('011')
  })
  test('in the order of days, whatever the order of lines', () => {
    const early: DatedLine = ['03-02', 500, moved]
    const late: DatedLine = ['03-04', 500, moved]
    const out: DatedLine = ['03-03', -500, 'ACME INVOICE', 'savings']
    expect(own([late, out, early])).toBe('011')
    expect(own([early, out, late])).toBe('110')
  })
  test('one account in use has no other side', () => {
    const pair: DatedLine[] = [
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
  const out = (date: string, dollars = -1_000, account = 'checking', text = 'CHECK 1042'): DatedLine => [
    date,
    dollars,
    text,
    account,
  ]
  const back = (date: string, dollars = 1_000, account = 'savings', text = 'DEPOSIT'): DatedLine => [
    date,
    dollars,
    text,
    account,
  ]
  test.each([
    ['from a thousand dollars', out('03-02'), back('03-02'), '11'],
    ['not below in whole dollars', out('03-02', -999), back('03-02', 999), '00'],
    ['of odd cents from two hundred', out('03-02', -200.01), back('03-02', 200.01), '11'],
    ['not below that', out('03-02', -199.99), back('03-02', 199.99), '00'],
    ['up to five bank days', out('03-02'), back('03-09'), '11'],
    ['not after six', out('03-02'), back('03-10'), '00'],
    ['cash too', out('03-02', -1_000, 'checking', 'ATM WITHDRAWAL'), back('03-03'), '11'],
    ['no wire', out('03-02', -1_000, 'checking', 'OUTGOING WIRE TO ACME'), back('03-03'), '00'],
    ['into a deposit alone', out('03-02'), back('03-03', 1_000, 'savings', 'ACME INVOICE'), '00'],
    ['of the same cents', out('03-02'), back('03-03', 1_000.01), '00'],
    ['in another account', out('03-02'), back('03-03', 1_000, 'checking'), '00'],
    ['before it left, as in a kite', out('03-09'), back('03-02'), '11'],
    ['not six bank days before', out('03-10'), back('03-02'), '00'],
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

describe('swept', () => {
  const [to, from] = [
    'AUTOMATED SWEEP TO INVESTMENT ACCT XXXXXX8830',
    'AUTOMATED SWEEP FROM INVESTMENT ACCT XXXXXX8830',
  ]
  test('out and back, twice each: own, wherever the account is', () => {
    expect(
      own([
        ['03-02', -900.12, to],
        ['03-03', 900.12, from],
        ['03-03', -811.5, to],
        ['03-04', 811.5, from],
      ]),
    ).toBe('1111')
  })
  test('once, or hardly anything back: not by that', () => {
    expect(
      own([
        ['03-02', -900.12, to],
        ['03-03', 900.12, from],
      ]),
    ).toBe('00')
    expect(
      own([
        ['03-02', -900.12, to],
        ['03-03', -811.5, to],
        ['03-04', 100, from],
        ['03-05', 100, from],
      ]),
    ).toBe('0000')
  })
  test('draws on a line stay loans', () => {
    const ledger = buildLedger(
      historyOf([
        ['03-02', 900.12, 'SWEEP FROM LOC 8812'],
        ['03-03', -900.12, 'SWEEP TO LOC 8812'],
        ['03-04', 811.5, 'SWEEP FROM LOC 8812'],
        ['03-05', -811.5, 'SWEEP TO LOC 8812'],
      ]),
    )
    const codes = creditCodes(ledger, findTransfers(ledger).own)
    expect([codes[0], codes[2]]).toEqual([exclusion['loan-proceeds'], exclusion['loan-proceeds']])
  })
})
