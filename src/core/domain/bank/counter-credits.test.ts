// Debits that came back, and money that may have funded an advance under another name, at each limit.
import { describe, expect, test } from 'vitest'
import { dayNumber } from '#core/ground/dates.ts'
import { SampleHistory } from '../cases/sample-history.ts'
import { findCounterCredits, markReturned, unnamedFunding } from './counter-credits.ts'
import { buildLedger } from './ledger.ts'

const contextOf = (lines: readonly (readonly [string, number, string])[]) => {
  const history = new SampleHistory()
  for (const [date, dollars, text] of lines) history.add(`2026-${date}`, dollars, text)
  return findCounterCredits(buildLedger(history.build()), 0)
}
const on = (date: string) => dayNumber(`2026-${date}`)

describe('came back', () => {
  const returned = (
    lines: readonly (readonly [string, number, string])[],
    debits: readonly (readonly [string, number])[] = [['10-05', 20]],
    lender = 3,
  ) => {
    const party = {
      name: 'A',
      lender,
      hasTradeWords: false,
      fundings: [],
      credits: [],
      debits: debits.map(([date, dollars], row) => ({
        row,
        day: on(date),
        cents: dollars * 100,
        returned: false,
      })),
    }
    markReturned(contextOf(lines), party)
    return party.debits.map((debit) => debit.returned)
  }
  test.each([
    ['the same day', '10-05', 20, true],
    ['after five days', '10-10', 20, true],
    ['after six', '10-11', 20, false],
    ['posted before it', '09-30', 20, true],
    ['six days before', '09-29', 20, false],
    ['another amount', '10-05', 20.01, false],
    ['money out', '10-05', -20, false],
  ])('%s', (_, date, dollars, is) => expect(returned([[date, dollars, 'RETURNED ITEM']])).toEqual([is]))
  test('only in words of a return', () => expect(returned([['10-05', 20, 'FEE REFUND']])).toEqual([false]))
  test('each return answers one debit', () => {
    const item = ['10-06', 20, 'RETURNED ITEM'] as const
    const two = [['10-05', 20] as const, ['10-05', 20] as const]
    expect(returned([item], two)).toEqual([true, false])
    expect(returned([item, item], two)).toEqual([true, true])
  })
  test('the payment nearest to it, of two as near the one before', () => {
    const days = ['10-01', '10-05', '10-07', '10-08'].map((date) => [date, 20] as const)
    const marked = (date: string) => returned([[date, 20, 'RETURNED ITEM']], days).indexOf(true)
    expect([marked('10-06'), marked('10-07'), marked('10-09'), marked('10-03')]).toEqual([1, 2, 3, 0])
  })
  test('one that names a lender is that lender’s', () => {
    const named = [['10-06', 20, 'KAPITUS DES:RETURN ID:1']] as const
    const context = contextOf([['10-06', 20, 'KAPITUS DES:RETURN ID:1']])
    const { lender } = context.ledger.classes[0]!
    expect(returned(named, undefined, lender + 1)).toEqual([false])
  })
})

describe('money of nobody’s', () => {
  const nobody = { name: 'Summit Peak Funding' }
  const wire = 'INCOMING WIRE'
  // A first payment on Monday the 19th of October; the bank holiday is the 12th.
  const first = on('10-19')
  const found = (lines: readonly (readonly [string, number, string])[], payment = 10_000) => {
    const taken = unnamedFunding(contextOf(lines), nobody, first, payment)
    return taken && [taken.row, taken.day, taken.cents]
  }
  test.each([
    ['ten payments', '10-16', 1_000, true],
    ['fewer', '10-16', 999.99, false],
    ['two hundred', '10-16', 20_000, true],
    ['more', '10-16', 20_000.01, false],
    // The tenth bank day before the 19th, without the 12th, is the 2nd.
    ['ten bank days before', '10-02', 5_000, true],
    ['eleven', '10-01', 5_000, false],
    ['the day of the payment', '10-19', 5_000, false],
    ['after it', '10-20', 5_000, false],
    ['money out', '10-16', -5_000, false],
  ])('%s', (_, date, dollars, is) =>
    expect(found([[date, dollars, wire]])).toEqual(is ? [0, on(date), dollars * 100] : null),
  )
  test.each([
    ['INCOMING WIRE', true],
    ['INCOMING WIRE CUST: HARBOR BANK', true],
    ['INCOMING WIRE CUST: ACME', false],
    ['INCOMING WIRE CUST: BANKSIDE', false],
    ['CREDIT MEMO', true],
    ['SUMMIT PEAK CAPITAL DES:FUNDING ID:1', true],
    ['KAPITUS DES:FUNDING ID:1', false],
    ['ACME DES:PAYMENT ID:1', false],
    ['FUNDS TRANSFER FROM ACME SUPPLY', false],
  ])('%s may be it: %s', (text, is) => expect(found([['10-16', 5_000, text]]) !== null).toBe(is))
  test('what comes three times is a customer’s', () => {
    const line = (date: string) => [date, 5_000, wire] as const
    expect(found([line('03-02'), line('10-16')])).not.toBeNull()
    expect(found([line('03-02'), line('04-02'), line('10-16')])).toBeNull()
  })
  test('the largest, the first of two; and each only once', () => {
    const lines = [
      ['10-14', 3_000, 'CREDIT MEMO'],
      ['10-15', 6_000, wire],
      ['10-16', 6_000, 'MISC'],
      ['10-16', 4_000, 'CREDIT MEMO'],
    ] as const
    const context = contextOf(lines)
    const rows = Array.from({ length: 5 }, () => unnamedFunding(context, nobody, first, 10_000)?.row)
    expect(rows).toEqual([1, 2, 3, 0, undefined])
  })
  test.each([
    ['under its own name, shortened', '10-16', 'SUMMIT PK FNDNG DES:PAYMENT ID:1', true],
    ['posted after the first payment', '10-22', 'SUMMIT PK FNDNG DES:PAYMENT ID:1', true],
    ['long after it', '10-26', 'SUMMIT PK FNDNG DES:PAYMENT ID:1', false],
  ])('%s', (_, date, text, is) => {
    const context = contextOf([[date, 5_000, text]])
    for (const mayBeOthers of [true, false])
      expect(
        unnamedFunding({ ...context, takenFundings: new Set() }, nobody, first, 10_000, mayBeOthers),
      ).toEqual(is ? { row: 0, day: on(date), cents: 500_000, isOtherName: false } : null)
  })
  test('where only the own name counts, nobody else’s money does', () => {
    const context = contextOf([['10-16', 5_000, wire]])
    expect(unnamedFunding(context, nobody, first, 10_000, false)).toBeNull()
    expect(unnamedFunding(context, nobody, first, 10_000)).toMatchObject({ isOtherName: true })
  })
  test('found among many before it', () =>
    expect(
      found([
        ['03-02', 5_000, 'MISC'],
        ['04-02', 5_000, 'MISC'],
        ['05-04', 5_000, 'CREDIT MEMO'],
        ['06-02', 5_000, 'CREDIT MEMO'],
        ['10-15', 2_000, wire],
        ['11-02', 9_000, wire],
      ]),
    ).toEqual([4, on('10-15'), 200_000]))
})
