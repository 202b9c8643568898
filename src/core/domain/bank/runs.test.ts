// How a party's debits become threads: amounts that come back, fundings before and within, payments that change, pause or are drawn in two.
import { describe, expect, test } from 'vitest'
import type { Debit, Funding } from './runs.ts'
import { areSlices, threadsOf } from './threads.ts'

const debit = (day: number, cents: number): Debit => ({ row: day, day, cents, returned: false })
const series = (from: number, step: number, count: number, cents: number): Debit[] =>
  Array.from({ length: count }, (_, i) => debit(from + i * step, cents))
const funding = (day: number, cents = 1_000): Funding => ({ row: 900 + day, day, cents })
const sorted = (debits: readonly Debit[]) => [...debits].sort((a, b) => a.day - b.day)
const none = () => null
const split = (debits: readonly Debit[], fundings: readonly Funding[] = []) =>
  threadsOf(sorted(debits), fundings, none)
/** What is looked at: payment, days, whether regular, the days of the fundings, the day of a change. */
const seen = (debits: readonly Debit[], fundings: readonly Funding[] = []) =>
  split(debits, fundings).map((run) => [
    run.payment,
    run.debits.map(({ day }) => day),
    run.regular,
    run.fundings.map(({ day }) => day),
    run.changedOn,
  ])

describe('another amount in place of a payment is no second advance', () => {
  const days = (run: { debits: readonly Debit[] }) => run.debits.length
  test('a smaller one in weeks with a holiday, the last week too', () => {
    const all = Array.from({ length: 30 }, (_, i) => debit(i * 7, i % 5 === 4 ? 680 : 850))
    const runs = split(all)
    expect(runs.map((run) => [run.payment, run.inPlace, days(run)])).toEqual([[850, [680], 30]])
  })
  test('two days at once after a holiday', () => {
    const all = Array.from({ length: 60 }, (_, i) => i)
      .filter((i) => i % 9 !== 4)
      .map((i) => debit(i, i % 9 === 5 ? 370 : 185))
    expect(split(all).map((run) => [run.payment, days(run)])).toEqual([[185, all.length]])
  })
  test('a second weekly payment on another weekday is one of its own, and so is one on the same days', () => {
    const first = series(0, 7, 20, 850)
    for (const second of [series(72, 7, 8, 680), series(70, 7, 8, 680)])
      expect(split([...first, ...second]).map(({ payment }) => payment)).toEqual([850, 680])
  })
})

test('no debits, no threads', () => expect(split([])).toEqual([]))

describe('amounts', () => {
  test('one amount, whatever its number: one regular run', () => {
    expect(split(series(0, 5, 2, 700))).toEqual([
      {
        payment: 700,
        parts: [700],
        inPlace: [],
        debits: series(0, 5, 2, 700),
        fundings: [],
        principal: null,
        since: 0,
        changedOn: null,
        regular: true,
        inSlices: false,
      },
    ])
    expect(seen(series(0, 5, 3, 700))).toEqual([[700, [0, 5, 10], true, [], null]])
  })
  test('none comes back three times: the middle one, regular if they vary by a tenth at most', () => {
    // Deviation of 90 and 110 from 100 is ten.
    expect(seen([debit(1, 90), debit(2, 110)])).toEqual([[110, [1, 2], true, [], null]])
    expect(seen([debit(1, 89), debit(2, 111)])).toEqual([[111, [1, 2], false, [], null]])
    expect(seen([debit(1, 1_000), debit(2, 300), debit(3, 20)])).toEqual([[300, [1, 2, 3], false, [], null]])
  })
  test('seven of ten in amounts that come back make runs, fewer none', () => {
    const others = [debit(50, 1), debit(60, 2), debit(70, 9_000)]
    expect(seen([...series(0, 5, 7, 700), ...others])).toEqual([
      [700, [0, 5, 10, 15, 20, 25, 30, 50, 60, 70], true, [], null],
    ])
    expect(seen([...series(0, 5, 6, 700), ...others])).toEqual([
      [700, [0, 5, 10, 15, 20, 25, 50, 60, 70], false, [], null],
    ])
  })
  test('other amounts join the run that is nearest in time, in their order', () => {
    const first = series(0, 5, 4, 700)
    const later = series(415, 5, 4, 900)
    const end = [415, 420, 425, 430]
    const days = (day: number) => seen([...first, ...later, debit(day, 5)]).map(([, found]) => found)
    expect(days(316)).toEqual([
      [0, 5, 10, 15],
      [316, ...end],
    ])
    expect(days(7)).toEqual([[0, 5, 7, 10, 15], end])
    expect(days(422)).toEqual([
      [0, 5, 10, 15],
      [415, 420, 422, 425, 430],
    ])
  })
})

describe('fundings', () => {
  const run = series(40, 5, 4, 700)
  test.each([
    [10, true],
    [9, false],
    [40, true],
    // Banks post what belongs together in any order.
    [45, true],
  ])('on day %i before or with a first payment on day 40: starts it %s', (day, starts) =>
    expect(split(run, [funding(day)])[0]!.fundings).toEqual(starts ? [funding(day)] : []),
  )
  test('one within a run renews it: one thread, counted from there', () => {
    const [thread, ...more] = split(run, [funding(46)])
    expect(more).toEqual([])
    expect(thread).toMatchObject({ payment: 700, since: 50, principal: 1_000, changedOn: null })
    expect(thread!.debits.map(({ day }) => day)).toEqual([40, 45, 50, 55])
  })
  test('one on its last day, or after it, belongs to nothing', () => {
    expect(seen(run, [funding(55)])).toEqual([[700, [40, 45, 50, 55], true, [], null]])
    expect(seen(run, [funding(80)])).toEqual([[700, [40, 45, 50, 55], true, [], null]])
  })
  test('a second one before the same run falls into none', () =>
    expect(seen(run, [funding(30), funding(34)])).toEqual([[700, [40, 45, 50, 55], true, [30], null]]))
  test('of two runs after it, the first one is started, whichever amount is named first', () => {
    const debits = [...series(20, 2, 3, 900), ...series(26, 20, 4, 700)]
    const runs = split([debit(27, 700), ...debits], [funding(15)])
    expect(runs.map(({ fundings }) => fundings.map(({ day }) => day))).toEqual([[15]])
  })
  test('only a thread that has none is asked for one under another name, by its first day and payment', () => {
    const asked: [number, number][] = []
    const found = threadsOf(
      [...series(0, 5, 3, 700), ...series(200, 5, 3, 900)],
      [funding(0)],
      (day, cents) => {
        asked.push([day, cents])
        return funding(190)
      },
    )
    expect(asked).toEqual([[200, 900]])
    expect(found.map((each) => each.fundings[0]?.day)).toEqual([0, 190])
  })
})

describe('one run after another', () => {
  const first = series(0, 5, 3, 700)
  test.each([
    [130, 1],
    [131, 2],
  ])('without new money, begun on day %i after the 10th: %i thread', (day, runs) => {
    const found = seen([...first, ...series(day, 5, 3, 900)])
    expect(found).toHaveLength(runs)
    if (runs === 1) expect(found[0]).toEqual([900, [0, 5, 10, 130, 135, 140], true, [], 130])
  })
  test.each([
    [8, 1],
    [7, 2],
  ])('begun on day %i, before the last payment of the first: %i thread', (day, runs) =>
    expect(split([...first, ...series(day, 5, 3, 900)])).toHaveLength(runs),
  )
  test.each([
    [40, 1],
    [41, 2],
  ])('with new money on day %i: %i thread', (day, threads) =>
    expect(split([...first, ...series(50, 5, 3, 900)], [funding(day)])).toHaveLength(threads),
  )
  test('a renewal pays out net: what was left is owed on', () => {
    // 1,400 of 1,000 funded, 2,100 paid by the day of the renewal: nothing is left. Of 9,000 funded, 10,500.
    const renewed = (cents: number) =>
      split([...series(1, 5, 3, 700), ...series(30, 5, 3, 900)], [funding(0, cents), funding(29, 5_000)])
    expect(renewed(1_000)).toMatchObject([{ principal: 5_000, since: 30, changedOn: 30 }])
    expect(renewed(9_000)).toMatchObject([{ principal: 5_000 + 12_600 - 2_100, since: 30 }])
    expect(renewed(9_000)[0]!.fundings.map(({ day }) => day)).toEqual([0, 29])
  })
  test('what was paid off in sight is owed no more', () =>
    expect(
      split(
        [...series(1, 5, 3, 700), debit(12, 8_000), ...series(30, 5, 3, 900)],
        [funding(0, 9_000), funding(29, 5_000)],
      ),
    ).toMatchObject([{ principal: 5_000 }]))
  test('after a payoff a series without new money is a new advance, whose funding was not seen', () =>
    expect(
      split([...series(1, 5, 3, 700), debit(12, 8_000), ...series(30, 5, 3, 900)], [funding(0, 9_000)]),
    ).toMatchObject([{ principal: null, since: 30 }]))
  test('of several before it, it follows the one that began last', () =>
    expect(seen([...series(0, 5, 3, 700), ...series(6, 5, 3, 800), ...series(20, 5, 3, 900)])).toEqual([
      [700, [0, 5, 10], true, [], null],
      [900, [6, 11, 16, 20, 25, 30], true, [], 20],
    ]))
})

describe('amounts beside each other', () => {
  test('that begin together are one payment in two parts', () => {
    const [thread, ...more] = split([...series(0, 1, 20, 700), ...series(2, 1, 18, 300)], [funding(0)])
    expect(more).toEqual([])
    expect(thread).toMatchObject({ payment: 1_000, parts: [700, 300], principal: 1_000 })
    expect(thread!.debits).toHaveLength(38)
  })
  test('that begin six days apart are two', () =>
    expect(split([...series(0, 1, 20, 700), ...series(6, 1, 18, 300)])).toHaveLength(2))
  test('one with its own funding is another advance', () =>
    expect(
      split([...series(0, 1, 20, 700), ...series(4, 1, 18, 300)], [funding(0), funding(1, 99)]),
    ).toHaveLength(2))
  test('draws of a credit line are one, whenever they begin; one that is repaid counts no more', () => {
    const line = (debits: readonly Debit[]) => threadsOf(sorted(debits), [], none, true)
    expect(line([...series(0, 7, 20, 500), ...series(63, 7, 11, 300)])).toMatchObject([{ payment: 800 }])
    expect(line([...series(0, 7, 12, 500), ...series(63, 7, 11, 300)])).toMatchObject([{ payment: 300 }])
  })
})

describe('money in slices', () => {
  const weekly = [7, 14, 21, 28].map((day) => funding(day, 5_000))
  test('while one amount is drawn is one thread with all of them', () => {
    const [thread, ...more] = split(series(8, 1, 30, 900), weekly)
    expect(more).toEqual([])
    expect(thread).toMatchObject({ inSlices: true, principal: 20_000, payment: 900, fundings: weekly })
  })
  test.each([
    ['weekly', [0, 7, 14], [5, 5, 5], true],
    ['every two weeks', [0, 14, 28], [5, 5, 5], true],
    ['of a few sizes', [0, 7, 14, 21, 28, 35], [7, 7, 7, 5, 5, 5], true],
    ['two', [0, 7], [5, 5], false],
    ['monthly', [0, 30, 61], [5, 5, 5], false],
    ['of every size', [0, 7, 14, 21], [5, 7, 9, 3], false],
  ])('%s', (_, days, sizes, are) =>
    expect(areSlices(days.map((day, at) => funding(day, sizes[at]! * 1_000)))).toBe(are),
  )
})
