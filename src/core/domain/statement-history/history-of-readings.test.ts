// Statements as a history: what follows, what comes twice, what is missing, and what a bank link has already.
import { describe, expect, test } from 'vitest'
import { addDays, firstDay, lastDay, type IsoDate } from '#core/ground/dates.ts'
import type { BankAccount, BankHistory } from '../bank-history.ts'
import { mergeHistories } from '../merge-histories.ts'
import type { AccountReading, StatementFile } from '../statement-reader/read-statement.ts'
import { restOfReading } from '../../../../test/made-readings.ts'
import { historyOfReadings } from './history-of-readings.ts'

const place = { page: 1, x: 0, y: 0, width: 1, height: 1 }
/** A month that takes in 100.00 on each of three days. */
function reading(month: string, opening: number, changes: Partial<AccountReading> = {}): AccountReading {
  const lines = ['05', '05', '12'].map((day) => ({
    date: `${month}-${day}`,
    text: 'DEPOSIT',
    cents: 10_000,
    balance: null,
    isSure: true,
    section: 0,
    place,
  }))
  const account = { mask: '4821', kind: 'checking' as const, from: firstDay(month), to: lastDay(month) }
  return {
    ...account,
    opening,
    closing: opening + 30_000,
    lines,
    ...restOfReading,
    ...changes,
  }
}
const file = (...accounts: AccountReading[]): StatementFile => ({ bank: 'First Harbor Bank', accounts })
const months = [reading('2026-07', 0), reading('2026-08', 30_000), reading('2026-09', 60_000)]
const files = months.map((each) => file(each))
const accountsOf = (history: BankHistory | null) => history!.accounts.map(({ statements }) => statements)
const whole = { from: '2026-07-01', missing: 0, breaks: 0, disagree: 0 }

describe('the statements of an account', () => {
  test('follow each other whatever their order; lines keep their ids, alike ones their own', () => {
    const history = historyOfReadings(files)!
    expect(history).toMatchObject({
      refreshedOn: '2026-09-30',
      accounts: [
        { mask: '4821', kind: 'checking', balance: 90_000, balanceDate: '2026-09-30', statements: whole },
      ],
    })
    expect(new Set(history.transactions.map(({ id }) => id)).size).toBe(9)
    const ids = (each: BankHistory | null) => each!.transactions.map(({ id }) => id).toSorted()
    expect(ids(historyOfReadings(files.toReversed()))).toEqual(ids(history))
    expect(ids(historyOfReadings([...files, files[1]!]))).toEqual(ids(history))
    expect(ids(historyOfReadings(files.slice(1))).every((id) => ids(history).includes(id))).toBe(true)
    expect(accountsOf(historyOfReadings([...files, files[1]!]))).toEqual([whole])
  })

  test('that are unproven, of a loan or of a card are in no history', () => {
    expect(historyOfReadings([])).toBeNull()
    for (const changes of [{ isProven: false }, { kind: 'loan' }, { kind: 'card' }] as const)
      expect(historyOfReadings([file(reading('2026-07', 0, changes))])).toBeNull()
  })

  test.each([
    ['a month is missing', [months[0]!, months[2]!], { from: '2026-09-01', missing: 1 }, 3],
    [
      'balances do not follow',
      [months[0]!, reading('2026-08', 31_000)],
      { from: '2026-08-01', breaks: 1 },
      3,
    ],
    [
      'two tell one month differently',
      [...months, reading('2026-08', 30_000, { closing: 60_001 })],
      { disagree: 1 },
      9,
    ],
    [
      'a bank closes before a weekend',
      [reading('2026-07', 0, { to: '2026-07-29' }), months[1]!],
      { from: '2026-07-01' },
      6,
    ],
  ])('where %s', (_where, of, told, lines) => {
    const history = historyOfReadings(of.map((each) => file(each)))
    expect(accountsOf(history)).toEqual([{ ...whole, ...told }])
    expect(history!.transactions).toHaveLength(lines)
  })

  test('end on the day that all accounts tell; one that ended long before says what is missing', () => {
    const savings = { mask: '9', kind: 'savings' } as const
    const soon = historyOfReadings([...files, file(reading('2026-09', 0, { ...savings, to: '2026-09-20' }))])!
    expect(soon.refreshedOn).toBe('2026-09-20')
    const old = historyOfReadings([...files, file(reading('2026-07', 0, savings))])!
    expect(old.refreshedOn).toBe('2026-09-30')
    expect(accountsOf(old).map((each) => each!.missing)).toEqual([0, 1])
  })
})

describe('beside a bank link', () => {
  const linked = (mask: string, institution: string, lines: readonly [IsoDate, number][]): BankHistory => {
    const account: BankAccount = {
      id: 'linked',
      institution,
      name: 'Checking',
      mask,
      kind: 'checking',
      holder: 'business',
      owners: [],
      balance: 500_000,
      balanceDate: '2026-10-15',
    }
    return {
      refreshedOn: '2026-10-15',
      accounts: [account],
      transactions: lines.map(([date, amount], at) => ({
        id: `f${at}`,
        accountId: 'linked',
        date,
        amount,
        description: 'DEPOSIT',
        pending: false,
      })),
    }
  }
  const read = historyOfReadings(files)!
  const same = read.transactions.map(({ date, amount }): [IsoDate, number] => [addDays(date, 1), amount])

  test.each([
    ['of its digits at its bank', linked('4821', 'FIRST HARBOR', []), false],
    ['of its digits at a bank that is not told', linked('4821', '', []), false],
    ['of its digits and lines under another name of the bank', linked('4821', 'Synovus', same), false],
    ['of its digits at another bank', linked('4821', 'Second Hill Bank', []), true],
    ['of other digits at its bank', linked('1111', 'First Harbor Bank', []), true],
  ])('an account %s', (_which, feed, isAdded) => {
    const merged = mergeHistories([read, feed])!
    expect(merged.refreshedOn).toBe('2026-10-15')
    expect(merged.accounts.map(({ id }) => id === 'linked')).toEqual(isAdded ? [true, false] : [true])
    expect(merged.transactions).toHaveLength(feed.transactions.length + (isAdded ? 9 : 0))
  })

  test('lines of a later day than the link’s wait, and so does the balance', () => {
    const later = historyOfReadings([...files, file(reading('2026-10', 90_000))])!
    const merged = mergeHistories([linked('1111', 'Second Hill Bank', []), later])!
    expect(merged.accounts[1]).toMatchObject({ balance: 120_000, balanceDate: '2026-10-15' })
    const early = mergeHistories([{ ...linked('1111', '', []), refreshedOn: '2026-10-10' }, later])!
    expect(early.accounts[1]).toMatchObject({ balance: 110_000, balanceDate: '2026-10-10' })
  })
})
