// Statements held against the bank's own feed, and against the statement of the month before.
import { describe, expect, test } from 'vitest'
import type { BankHistory } from '../bank-history.ts'
import type { AccountReading } from '../statement-reader/read-statement.ts'
import { restOfReading } from '../../../../test/made-readings.ts'
import { matchFeed, signOfFeed } from './feed-against-file.ts'
import { monthsThatDoNotFollow } from './months-that-follow.ts'

const place = { page: 2, x: 40, y: 300, width: 400, height: 9 }
const lines = Array.from({ length: 20 }, (_, at) => ({
  date: `2026-01-${String(at + 5).padStart(2, '0')}`,
  text: at % 2 ? `CARD PURCHASE SHOP ${at}` : `DEPOSIT STORE ${at}`,
  cents: at % 2 ? -1_000 - at : 50_000 + at,
  balance: null,
  isSure: true,
  section: 0,
  place,
}))
const reading = (change: Partial<AccountReading> = {}): AccountReading => ({
  mask: '4821',
  kind: 'checking',
  from: '2026-01-01',
  to: '2026-01-31',
  opening: 100_000,
  closing: 200_000,
  lines,
  ...restOfReading,
  ...change,
})
type Bare = { date: string; cents: number; text: string }
const history = (feed: readonly Bare[], mask = '4821'): BankHistory => ({
  refreshedOn: '2026-03-01',
  accounts: [
    {
      id: 'a',
      institution: 'Bank',
      name: '',
      mask,
      kind: 'checking',
      holder: 'business',
      owners: [],
      balance: 1,
      balanceDate: '2026-03-01',
    },
  ],
  transactions: [{ date: '2025-11-01', cents: 1, text: 'first' }, ...feed].map(
    ({ date, cents, text }, at) => ({
      id: String(at),
      accountId: 'a',
      date,
      amount: cents,
      description: text,
      pending: false,
    }),
  ),
})

describe('the feed of the same account', () => {
  test('agrees, also some days apart and in any order', () => {
    const feed = lines.map((line, at) => ({
      ...line,
      date: `2026-01-${String(at + 5 + (at % 4)).padStart(2, '0')}`,
    }))
    const match = matchFeed(history(feed.toReversed()), reading())
    expect(match).toMatchObject({ matched: 20, count: 0, differences: [] })
    expect(signOfFeed(match!)).toBeNull()
  })

  test('has another amount: told with both and with its place', () => {
    const raised = lines.map((line, at) => (at === 4 ? { ...line, cents: line.cents * 10 } : line))
    const match = matchFeed(history(lines), reading({ lines: raised }))!
    expect(match.differences).toMatchObject([
      { kind: 'amount', date: '2026-01-09', file: 500_040, feed: 50_004, page: 2 },
    ])
    expect(signOfFeed(match)).toMatchObject({ code: 'feed-differs', weight: 'strong', page: 2 })
  })

  test('has a line more, or one less', () => {
    const gone = matchFeed(history(lines), reading({ lines: lines.slice(0, 10).concat(lines.slice(11)) }))!
    expect(gone.differences).toMatchObject([{ kind: 'feed-only', file: null, feed: 50_010 }])
    expect(signOfFeed(gone)?.weight).toBe('medium')
    const more = { ...lines[8]!, cents: 900_000, text: 'WIRE FROM NOBODY' }
    const added = matchFeed(history(lines), reading({ lines: [...lines, more] }))!
    expect(added.differences).toMatchObject([{ kind: 'file-only', file: 900_000, feed: null }])
    expect(signOfFeed(added)?.weight).toBe('strong')
  })

  test('parts a deposit that the statement has as one', () => {
    const [one, ...others] = lines
    const parts = [20_000, 30_000].map((cents) => ({ ...one!, cents }))
    expect(matchFeed(history([...parts, ...others]), reading())).toMatchObject({ count: 0 })
  })

  test('is another account, or has too few of its days: nothing is said', () => {
    expect(matchFeed(history(lines, '1111'), reading())).toBeNull()
    expect(matchFeed(history(lines), reading({ mask: null }))).toBeNull()
    const late = { ...history(lines), refreshedOn: '2026-01-08' }
    expect(matchFeed(late, reading())).toBeNull()
  })
})

describe('the month after', () => {
  const next = (opening: number, change: Partial<AccountReading> = {}) =>
    monthsThatDoNotFollow([
      {
        document: 'later',
        accounts: [reading({ from: '2026-02-01', to: '2026-02-28', opening, ...change })],
      },
      { document: 'first', accounts: [reading()] },
    ])
  test('opens with what closed', () => expect(next(200_000).size).toBe(0))
  test('opens with something else', () => {
    expect(next(200_001).get('later')).toMatchObject([
      { code: 'month-does-not-follow', weight: 'strong', evidence: { closing: 200_000, opening: 200_001 } },
    ])
    expect(next(200_001, { isProven: false }).get('later')).toMatchObject([{ weight: 'weak' }])
  })
  test('is another account, or another month lies between', () => {
    expect(next(1, { mask: '1111' }).size).toBe(0)
    expect(next(1, { from: '2026-03-01', to: '2026-03-31' }).size).toBe(0)
  })
})
