// The book of lines answers what the analysis answers: its sums are the months' figures, its balances end at the bank's own.
import { expect, test } from 'vitest'
import { makeHistory } from '../../../../bench/bank-lines.ts'
import { dayNumber } from '#core/ground/dates.ts'
import { analyseBank } from '../bank-analysis.ts'
import { balancesAfter } from './balances-after.ts'
import { findLines } from './find-lines.ts'
import { findLine, idOf, textOf } from './line-book.ts'
import { makeLineBook } from './make-line-book.ts'
import { openBook, packBook } from './pack-book.ts'

const history = makeHistory(6_000, 1 / 3)
const book = makeLineBook(history)
const analysis = analyseBank(history, { asOf: history.refreshedOn })

test('every month adds up: revenue, gross, what was left out, payments to lenders', () => {
  expect(analysis.months.length).toBeGreaterThan(20)
  for (const month of analysis.months) {
    const of = (figure: 'revenue' | 'gross' | 'left-out' | 'unclassed' | 'debt') => {
      const { moneyIn, moneyOut } = findLines(book, { month: month.month, figure })
      return moneyIn - moneyOut
    }
    expect(of('revenue')).toBe(month.trueRevenue)
    expect(of('gross')).toBe(month.gross)
    expect(of('unclassed')).toBe(month.unclassed)
    expect(of('debt')).toBe(0 - month.debtService)
    const excluded = Object.values(month.excluded).reduce((sum, cents) => sum + cents, 0)
    expect(of('left-out')).toBe(excluded + month.unclassed)
  }
  expect(book.head.scopes[0]!.months.map(({ trueRevenue }) => trueRevenue)).toEqual(
    analysis.months.map(({ trueRevenue }) => trueRevenue),
  )
})

test('the balance after the last line of an account is what the bank stated', () => {
  book.head.accounts.forEach(({ balance }, account) => {
    const last = findLines(book, { account }).lines[0]!
    expect(book.columns.balance[last]).toBe(balance)
    const [second] = findLines(book, { account }).lines.subarray(1, 2)
    expect(book.columns.balance[second!]).toBe(balance! - book.columns.amount[last]!)
  })
})

test('filters narrow alone and together; sorts order; text finds words, names and amounts', () => {
  const all = findLines(book, {})
  expect(all.lines.length).toBeLessThan(book.count)
  const each = book.head.accounts.map((_, account) => findLines(book, { account }).lines.length)
  expect(each.reduce((sum, lines) => sum + lines)).toBe(book.count)
  const incoming = findLines(book, { direction: 'in', least: 50_000, most: 60_000, sort: 'largest' })
  const amounts = [...incoming.lines].map((line) => book.columns.amount[line]!)
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
  expect(Math.min(...amounts)).toBeGreaterThanOrEqual(50_000)
  expect(Math.max(...amounts)).toBeLessThanOrEqual(60_000)
  const fits = [...findLines(book, { direction: 'in' }).lines].filter((line) => {
    const cents = book.columns.amount[line]!
    return cents >= 50_000 && cents <= 60_000
  })
  expect(incoming.lines).toHaveLength(fits.length)
  const ondeck = findLines(book, { text: 'ondeck' })
  expect(ondeck.lines.length).toBeGreaterThan(10)
  for (const line of ondeck.lines) expect(textOf(book, line)).toContain('ONDECK')
  const one = all.lines[17]!
  const cents = Math.abs(book.columns.amount[one]!)
  expect([
    ...findLines(book, { text: `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}` })
      .lines,
  ]).toContain(one)
  expect(findLine(book, idOf(book, one))).toBe(one)
  expect(findLine(book, 'nothing')).toBe(-1)
})

test('packed and opened it is the same, from any place in a buffer', () => {
  const bytes = packBook(book)
  const shifted = new Uint8Array(bytes.length + 3)
  shifted.set(bytes, 3)
  for (const given of [bytes, shifted.subarray(3)]) {
    const again = openBook(given)
    expect(again.head).toEqual(book.head)
    expect(again.columns.amount).toEqual(book.columns.amount)
    expect(textOf(again, 41)).toBe(textOf(book, 41))
  }
})

test('what staff said stands on the line, and a pending line counts nowhere', () => {
  const line = findLines(book, { figure: 'revenue', direction: 'in' }).lines[5]!
  const id = idOf(book, line)
  const said = makeLineBook(
    {
      ...history,
      transactions: [
        ...history.transactions,
        {
          id: 'p1',
          accountId: history.accounts[0]!.id,
          date: history.refreshedOn,
          amount: 5_00,
          description: 'PENDING SALE',
          pending: true,
        },
      ],
    },
    { positions: [], credits: [{ transactionId: id, says: 'refund' }] },
  )
  const found = findLines(said, { figure: 'said' })
  expect([...found.lines].map((each) => idOf(said, each))).toEqual([id])
  expect(found.sums).toMatchObject([{ class: 'refund', revenue: false, count: 1 }])
  const pending = findLine(said, 'p1')
  expect(said.columns.flags[pending]).toBe(0)
  expect(said.columns.balance[pending]).toBeNaN()
})

test('the stated balance stands at the end of its day: lines of that day are in it, later ones come on top', () => {
  const account = { ...book.head.accounts[0]!, balance: 100_00, balanceDate: '2026-11-20' }
  const day = dayNumber('2026-11-20')
  const columns = {
    day: Int32Array.of(day - 1, day, day, day + 1),
    amount: Float64Array.of(5_00, -20_00, 30_00, 7_00),
    account: Uint16Array.of(0, 0, 0, 0),
    why: Uint8Array.of(0, 0, 0, 0),
  }
  expect([...balancesAfter(columns, [account])]).toEqual([90_00, 70_00, 100_00, 107_00])
  expect([...balancesAfter(columns, [{ ...account, balance: null }])]).toEqual([NaN, NaN, NaN, NaN])
})

test('what the fetch before did not bring is marked; an account that was not there before is not', () => {
  const [first, second] = history.accounts
  const ofFirst = history.transactions.filter(({ accountId }) => accountId === first!.id)
  const missing = new Set(ofFirst.slice(0, 7).map(({ id }) => id))
  const before = {
    ...history,
    transactions: history.transactions.filter(
      ({ id, accountId }) => accountId === first!.id && !missing.has(id),
    ),
  }
  expect(second).toBeDefined()
  const marked = makeLineBook(history, undefined, [before])
  const fresh = findLines(marked, { figure: 'fresh', account: 0 }).lines
  expect(new Set([...fresh].map((line) => idOf(marked, line)))).toEqual(missing)
  expect(findLines(marked, { figure: 'fresh', account: 1 }).lines).toHaveLength(0)
  expect(findLines(book, { figure: 'fresh' }).lines).toHaveLength(0)
})
