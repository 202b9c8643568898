// How a party's debits become runs: amounts that come back, fundings before and within, payments that change.
import { describe, expect, test } from 'vitest'
import { splitRuns, type Debit, type Funding } from './runs.ts'

const debit = (day: number, cents: number): Debit => ({ row: day, day, cents, returned: false })
const series = (from: number, step: number, count: number, cents: number): Debit[] =>
  Array.from({ length: count }, (_, i) => debit(from + i * step, cents))
const funding = (day: number, cents = 1_000): Funding => ({ row: 900 + day, day, cents })
const sorted = (debits: readonly Debit[]) => [...debits].sort((a, b) => a.day - b.day)
const none = () => null
const split = (debits: readonly Debit[], fundings: readonly Funding[] = []) =>
  splitRuns(sorted(debits), fundings, none)
/** What is looked at: payment, days, whether regular, the funding's day, the day of a change, refinanced. */
const seen = (debits: readonly Debit[], fundings: readonly Funding[] = []) =>
  split(debits, fundings).map((run) => [
    run.payment,
    run.debits.map(({ day }) => day),
    run.regular,
    run.funding?.day ?? null,
    run.changedOn,
    run.refinanced,
  ])

test('no debits, no runs', () => expect(split([])).toEqual([]))

describe('amounts', () => {
  test('one amount, whatever its number: one regular run', () => {
    expect(split(series(0, 5, 2, 700))).toEqual([
      {
        payment: 700,
        debits: series(0, 5, 2, 700),
        funding: null,
        changedOn: null,
        regular: true,
        refinanced: false,
      },
    ])
    expect(seen(series(0, 5, 3, 700))).toEqual([[700, [0, 5, 10], true, null, null, false]])
  })
  test('none comes back three times: the middle one, regular if they vary by a tenth at most', () => {
    // Deviation of 90 and 110 from 100 is ten.
    expect(seen([debit(1, 90), debit(2, 110)])).toEqual([[110, [1, 2], true, null, null, false]])
    expect(seen([debit(1, 89), debit(2, 111)])).toEqual([[111, [1, 2], false, null, null, false]])
    expect(seen([debit(1, 1_000), debit(2, 300), debit(3, 20)])).toEqual([
      [300, [1, 2, 3], false, null, null, false],
    ])
  })
  test('seven of ten in amounts that come back make runs, fewer none', () => {
    const others = [debit(50, 1), debit(60, 2), debit(70, 9_000)]
    expect(seen([...series(0, 5, 7, 700), ...others])).toEqual([
      [700, [0, 5, 10, 15, 20, 25, 30, 50, 60, 70], true, null, null, false],
    ])
    expect(seen([...series(0, 5, 6, 700), ...others])).toEqual([
      [700, [0, 5, 10, 15, 20, 25, 50, 60, 70], false, null, null, false],
    ])
  })
  test('other amounts join the run that is nearest in time, in their order', () => {
    const first = series(0, 5, 4, 700)
    const later = series(215, 5, 4, 900)
    const end = [215, 220, 225, 230]
    const days = (day: number) => seen([...first, ...later, debit(day, 5)]).map(([, found]) => found)
    expect(days(116)).toEqual([
      [0, 5, 10, 15],
      [116, ...end],
    ])
    expect(days(114)).toEqual([[0, 5, 10, 15, 114], end])
    expect(days(115)).toEqual([[0, 5, 10, 15, 115], end])
    expect(days(7)).toEqual([[0, 5, 7, 10, 15], end])
    expect(days(222)).toEqual([
      [0, 5, 10, 15],
      [215, 220, 222, 225, 230],
    ])
  })
})

describe('fundings', () => {
  const run = series(40, 5, 4, 700)
  test.each([
    [10, true],
    [9, false],
    [40, true],
  ])('on day %i before a first payment on day 40: starts it %s', (day, starts) =>
    expect(split(run, [funding(day)])[0]!.funding).toEqual(starts ? funding(day) : null),
  )
  test('one within a run ends it and begins another', () =>
    expect(seen(run, [funding(45)])).toEqual([
      [700, [40, 45], true, null, null, true],
      [700, [50, 55], true, 45, null, false],
    ]))
  test('one on its last day, or after it, belongs to nothing', () => {
    expect(seen(run, [funding(55)])).toEqual([[700, [40, 45, 50, 55], true, null, null, false]])
    expect(seen(run, [funding(80)])).toEqual([[700, [40, 45, 50, 55], true, null, null, false]])
  })
  test('a second one before the same run falls into none', () =>
    expect(seen(run, [funding(30), funding(35)])).toEqual([[700, [40, 45, 50, 55], true, 30, null, false]]))
  test('of two runs after it, the first one is started, whichever amount is named first', () => {
    const debits = [...series(20, 2, 3, 900), ...series(22, 20, 4, 700)]
    const runs = split([debit(21, 700), ...debits], [funding(15)])
    expect(runs.map(({ payment, funding: found }) => [payment, found?.day])).toEqual([
      [900, 15],
      [700, undefined],
    ])
  })
  test('only one that has none is asked for a funding under another name, by its first day and payment', () => {
    const asked: [number, number][] = []
    const found = splitRuns(
      [...series(0, 5, 3, 700), ...series(200, 5, 3, 900)],
      [funding(0)],
      (day, cents) => {
        asked.push([day, cents])
        return funding(190)
      },
    )
    expect(asked).toEqual([[200, 900]])
    expect(found.map((each) => each.funding?.day)).toEqual([0, 190])
  })
})

describe('one run after another', () => {
  const first = series(0, 5, 3, 700)
  test.each([
    [55, 1],
    [56, 2],
  ])('without new money, begun on day %i after the 10th: %i run', (day, runs) => {
    const found = seen([...first, ...series(day, 5, 3, 900)])
    expect(found).toHaveLength(runs)
    if (runs === 1) expect(found[0]).toEqual([900, [0, 5, 10, 55, 60, 65], true, null, 55, false])
  })
  test.each([
    [8, 1],
    [7, 2],
  ])('begun on day %i, before the last payment of the first: %i run', (day, runs) =>
    expect(split([...first, ...series(day, 5, 3, 900)])).toHaveLength(runs),
  )
  test.each([
    [40, true],
    [41, false],
  ])('with new money on day %i: the first is renewed %s', (day, renewed) =>
    expect(seen([...first, ...series(50, 5, 3, 900)], [funding(day)])).toEqual([
      [700, [0, 5, 10], true, null, null, renewed],
      [900, [50, 55, 60], true, day, null, false],
    ]),
  )
  test('one that was renewed already is followed by nothing', () =>
    expect(seen([...series(0, 5, 6, 700), ...series(43, 5, 3, 900)], [funding(12), funding(42)])).toEqual([
      [700, [0, 5, 10], true, null, null, true],
      [700, [15, 20, 25], true, 12, null, true],
      [900, [43, 48, 53], true, 42, null, false],
    ]))
  test('of several before it, it follows the one that began last', () =>
    expect(seen([...series(0, 5, 3, 700), ...series(3, 5, 3, 800), ...series(20, 5, 3, 900)])).toEqual([
      [700, [0, 5, 10], true, null, null, false],
      [900, [3, 8, 13, 20, 25, 30], true, null, 20, false],
    ]))
})
