// Staff's word on credits and positions: what it turns, what it cannot, and what is listed.
import { describe, expect, test } from 'vitest'
import { dayNumber } from '#core/ground/dates.ts'
import type { FoundPositions } from '../positions.ts'
import type { Position } from '../underwriting.ts'
import { checking, SampleHistory } from '../cases/sample-history.ts'
import { exclusion, unclassed } from './credit-codes.ts'
import { labelCredits, labelPositions, labelsUsed, openCredits, type BankLabels } from './labels.ts'
import { buildLedger } from './ledger.ts'

const ledger = buildLedger(
  new SampleHistory([checking, { ...checking, id: 'savings', kind: 'savings', mask: '7' }])
    .add('2026-10-05', 100, 'ACME')
    .add('2026-10-06', 200, 'CREDIT MEMO')
    .add('2026-10-07', -50, 'OAK')
    .add('2026-10-08', 300, 'ACME GRANT')
    .add('2026-10-09', 900, 'CREDIT MEMO', { accountId: 'savings' })
    .build(),
)
const seen = (amount: number) => ({ date: '2026-10-05', amount, text: '' })
type Credit = BankLabels['credits'][number]
const credits = (...list: Credit[]): BankLabels => ({ positions: [], credits: list })

describe('credits', () => {
  const label = (...list: Credit[]) => {
    const codes = Uint8Array.from([0, unclassed, 0, exclusion.grant, 0])
    return [labelCredits(ledger, codes, credits(...list)), [...codes.slice(0, 4)]]
  }
  const unchanged = [0, unclassed, 0, exclusion.grant]
  test.each<[string, Credit[], number, number, number[]]>([
    ['none', [], 0, 0, unchanged],
    ['income that is income', [{ transactionId: 't0', says: 'income' }], 1, 0, unchanged],
    [
      'income that is none',
      [{ transactionId: 't0', says: 'refund' }],
      1,
      0,
      [exclusion.refund, ...unchanged.slice(1)],
    ],
    [
      'a class for what had none',
      [{ transactionId: 't1', says: 'grant' }],
      1,
      1,
      [0, exclusion.grant, 0, exclusion.grant],
    ],
    ['income that had no class', [{ transactionId: 't1', says: 'income' }], 1, 1, [0, 0, 0, exclusion.grant]],
    ['income that was excluded', [{ transactionId: 't3', says: 'income' }], 1, 1, [0, unclassed, 0, 0]],
    ['another reason', [{ transactionId: 't3', says: 'refund' }], 1, 0, [0, unclassed, 0, exclusion.refund]],
    ['a debit', [{ transactionId: 't2', says: 'grant' }], 0, 0, unchanged],
    ['a line that is not there', [{ transactionId: 'x', says: 'grant' }], 0, 0, unchanged],
    ['another amount', [{ transactionId: 't3', says: 'income', seen: seen(1) }], 0, 0, unchanged],
    [
      'the same amount',
      [{ transactionId: 't3', says: 'income', seen: seen(30_000) }],
      1,
      1,
      [0, unclassed, 0, 0],
    ],
  ])('%s', (_, list, count, loosening, codes) =>
    expect(label(...list)).toEqual([{ count, loosening }, codes]),
  )
  test('the last word counts', () =>
    expect(label({ transactionId: 't3', says: 'income' }, { transactionId: 't3', says: 'interest' })).toEqual(
      [{ count: 1, loosening: 0 }, [0, unclassed, 0, exclusion.interest]],
    ))
})

describe('positions', () => {
  const position = {
    kind: 'term',
    sureness: 'possible',
    confidence: 50,
    transactionIds: ['t0', 't2'],
    returnedDates: ['2026-10-05'],
    fundingTransactionId: 't3',
  } as unknown as Position
  const other = { ...position, transactionIds: ['t1'], fundingTransactionId: null } as Position
  const found: FoundPositions = {
    positions: [position, other],
    fundingRows: [
      { row: 3, kind: 'advance', isSure: true },
      { row: 4, kind: 'line', isSure: true },
    ],
    debtRows: Uint8Array.from([1, 1, 0, 0, 0]),
  }
  const label = (says: 'confirmed' | 'rejected', ...transactionIds: string[]) =>
    labelPositions(ledger, found, { positions: [{ transactionIds, says }], credits: [] })
  test('no word leaves all as it was found', () => {
    expect(labelPositions(ledger, found, credits())).toBe(found)
    expect(label('rejected', 'x')).toEqual(found)
  })
  test.each(['t0', 't2', 't3'])('confirmed by its line %s: it counts, but for what came back', (id) =>
    expect(label('confirmed', id)).toEqual({
      positions: [{ ...position, label: 'confirmed', sureness: 'certain', confidence: 100 }, other],
      fundingRows: [
        { row: 4, kind: 'line', isSure: true },
        { row: 3, kind: 'term', isSure: true },
      ],
      debtRows: Uint8Array.from([0, 1, 1, 0, 0]),
    }),
  )
  test('rejected: it counts nowhere', () =>
    expect(label('rejected', 'x', 't2')).toEqual({
      positions: [{ ...position, label: 'rejected', sureness: 'rejected', confidence: 0 }, other],
      fundingRows: [{ row: 4, kind: 'line', isSure: true }],
      debtRows: Uint8Array.from([0, 1, 0, 0, 0]),
    }))
  test('one whose funding was not seen', () =>
    expect(label('rejected', 't1')).toEqual({
      ...found,
      positions: [position, { ...other, label: 'rejected', sureness: 'rejected', confidence: 0 }],
      debtRows: Uint8Array.from([1, 0, 0, 0, 0]),
    }))
  test('how much rests on it: a rejected one turns answers', () => {
    const labelled = label('rejected', 't0').positions
    expect(labelsUsed({ count: 2, loosening: 1 }, labelled)).toEqual({ count: 3, loosening: 2 })
    expect(labelsUsed({ count: 2, loosening: 1 }, label('confirmed', 't0').positions)).toEqual({
      count: 3,
      loosening: 1,
    })
  })
})

describe('what is listed', () => {
  const open = (from: string, ...list: Credit[]) =>
    openCredits(
      ledger,
      Uint8Array.from([unclassed, unclassed, unclassed, exclusion.grant, unclassed]),
      dayNumber(from),
      credits(...list),
    ).map(({ transactionId, label }) => `${transactionId} ${label}`)
  test('credits of operating accounts that have no class, from a day on, the largest first', () => {
    expect(open('2026-10-05')).toEqual(['t1 null', 't0 null'])
    expect(open('2026-10-06')).toEqual(['t1 null'])
  })
  test('and what staff classed, whenever', () =>
    expect(
      open('2026-10-06', { transactionId: 't3', says: 'grant' }, { transactionId: 't0', says: 'income' }),
    ).toEqual(['t3 grant', 't1 null', 't0 income']))
  test('no line of nothing', () => {
    const history = new SampleHistory().add('2026-10-05', 0, 'CREDIT MEMO')
    expect(openCredits(buildLedger(history.build()), Uint8Array.of(unclassed), 0, credits())).toEqual([])
  })
  test('fifty at most, and each labelled one besides; of one amount by id', () => {
    const history = new SampleHistory()
    for (let i = 0; i < 60; i++) history.add('2026-10-05', i < 2 ? 5 : 10 + i, 'CREDIT MEMO')
    const many = buildLedger(history.build())
    const codes = new Uint8Array(60).fill(unclassed)
    const list = openCredits(
      many,
      codes,
      0,
      credits({ transactionId: 't1', says: 'income' }, { transactionId: 't0', says: 'grant' }),
    )
    expect(list).toHaveLength(52)
    expect(list[0]).toEqual({
      transactionId: 't59',
      date: '2026-10-05',
      amount: 6_900,
      description: 'CREDIT MEMO',
      label: null,
      payer: '',
      party: '',
    })
    expect(list.slice(-3).map(({ transactionId }) => transactionId)).toEqual(['t10', 't0', 't1'])
  })
})
