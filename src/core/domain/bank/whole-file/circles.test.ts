// Money that goes round, in whichever order and on whichever rail, is no revenue; trade both ways, chance and refunds are.
import { describe, expect, test } from 'vitest'
import { checking, type SampleHistory } from '../../cases/sample-history.ts'
import { codesOf, looked, revenueOf, second, shop } from './made-file.fixture.ts'
import { betweenOwn, noSales } from './made-kinds.fixture.ts'

/** Growing sums, each once, from August on: day out, dollars. */
const sums: readonly (readonly [date: string, dollars: number])[] = [
  ['2026-08-04', 4_120],
  ['2026-08-18', 5_385],
  ['2026-09-01', 6_240],
  ['2026-09-15', 7_910],
  ['2026-09-29', 9_465],
  ['2026-10-14', 11_230],
]
const later = (date: string, days: number): string => {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

describe('a kite between two own accounts', () => {
  /** Each check is deposited so many days after it cleared; negative: before. Every second one goes the other way. */
  const kite = (days: (at: number) => number, oneWay = false, shift = 0): SampleHistory => {
    const history = shop([checking, second])
    sums.forEach(([first, dollars], at) => {
      const date = later(first, shift)
      const turn = at % 2 === 1 && !oneWay
      const [from, to] = turn ? ['second', 'checking'] : ['checking', 'second']
      history.add(date, -dollars, `CHECK # ${2200 + at}`, { accountId: from })
      history.add(later(date, days(at)), dollars, `MOBILE DEPOSIT : REF NUMBER :88${at}`, { accountId: to })
    })
    return history
  }
  const plain = revenueOf(shop([checking, second]))
  test.each([
    ['the check clears first', () => 1],
    ['the same day', () => 0],
    ['the deposit posts first', () => -2],
    ['now this, now that', (at: number) => (at % 3) - 1],
  ] as const)('%s', (_, days) => {
    expect(revenueOf(kite(days))).toBe(plain)
    expect(codesOf(kite(days))).toContain('circle')
  })
  test('the finding tells how often, how much, and each line', () => {
    const found = looked(kite(() => -1)).findings.find(({ code }) => code === 'circle')
    expect(found?.values).toEqual({ actual: 6, usdActual: 4_435_000 })
    expect(found?.lines).toHaveLength(12)
  })
  test('what grew within the last 60 days is said too; what goes on as before is not', () => {
    expect(codesOf(kite(() => 1, false, 36))).toContain('begins-before-application')
    expect(codesOf(kite(() => 1))).not.toContain('begins-before-application')
  })
  test('in many small sums', () => {
    const history = shop([checking, second])
    for (let at = 0; at < 60; at++) {
      const [from, to] = at % 2 ? ['second', 'checking'] : ['checking', 'second']
      const dollars = 800.37 + at * 1.37
      const date = later('2026-06-01', at * 2)
      history.add(date, dollars, 'DEPOSIT', { accountId: to })
      history.add(later(date, 1), -dollars, `CHECK ${3000 + at}`, { accountId: from })
    }
    expect(revenueOf(history)).toBe(plain)
    expect(codesOf(history)).toContain('circle')
  })
  test('one way alone fills an account for wages: an own transfer, and no finding', () => {
    expect(revenueOf(kite(() => 1, true))).toBe(plain)
    expect(codesOf(kite(() => 1, true))).toEqual([])
  })
})

describe('between own accounts on one rail without a word of a transfer', () => {
  const wires = (dollars: readonly number[]): SampleHistory => {
    const history = shop([checking, second])
    dollars.forEach((each, at) => {
      const [date] = sums[at] as readonly [string, number]
      history.add(date, -each, 'OUTGOING WIRE TO ORCHARD HOLDINGS', { accountId: 'second' })
      history.add(later(date, 1), each, 'INCOMING WIRE FROM ORCHARD HOLDINGS INVOICE 12')
    })
    return history
  }
  const plain = revenueOf(shop([checking, second]))
  test('odd sums are one money, round ones after three', () => {
    expect(revenueOf(wires([3_217.45]))).toBe(plain)
    expect(revenueOf(wires([3_000, 4_000, 5_000]))).toBe(plain)
    expect(revenueOf(wires([2_000]))).toBe(plain + 2_000)
  })
})

describe('with one account', () => {
  type Trip = (history: SampleHistory, date: string, dollars: number, at: number) => unknown
  const round = (trip: Trip, many = sums): SampleHistory => {
    const history = shop()
    many.forEach(([date, dollars], at) => trip(history, date, dollars, at))
    return history
  }
  const plain = revenueOf(shop())
  const trips: readonly (readonly [string, Trip])[] = [
    [
      'to one, back from another, less a fee',
      (history, date, dollars) =>
        history
          .add(date, -dollars, 'WIRE TYPE:WIRE OUT BNF:HALCYON TRADE GROUP LLC ID:1 PMT DET:INV 1')
          .add(later(date, 2), dollars * 0.99, 'WIRE TYPE:WIRE IN ORIG:KESTREL SUPPLY LLC ID:2 PMT DET:LOT'),
    ],
    [
      'to one and back from the same, before the debit posts',
      (history, date, dollars) =>
        history
          .add(date, -dollars, 'ORCHARD HOLDINGS DES:PAYMENT ID:1 CCD')
          .add(later(date, -1), dollars, 'ORCHARD HOLDINGS DES:PAYMENT ID:2 CCD'),
    ],
    [
      'by app, a person’s name turned round',
      (history, date, dollars) =>
        history
          .add(date, -dollars, 'Zelle payment to RAUL ORDONEZ Conf# abc1')
          .add(later(date, 1), dollars, 'Zelle payment from ORDONEZ RAUL Conf# abc2'),
    ],
    [
      'every second one in two parts',
      (history, date, dollars, at) => {
        history.add(date, -dollars, 'WIRE OUT TO HALCYON TRADE GROUP LLC')
        if (at % 2 === 0) return history.add(later(date, 1), dollars, 'WIRE IN FROM KESTREL SUPPLY LLC')
        return history
          .add(later(date, 1), dollars * 0.6, 'WIRE IN FROM KESTREL SUPPLY LLC')
          .add(later(date, 2), dollars * 0.4, 'WIRE IN FROM KESTREL SUPPLY LLC')
      },
    ],
  ]
  test.each(trips)('%s', (_, trip) => {
    const history = round(trip)
    expect(revenueOf(history)).toBe(plain)
    expect(codesOf(history)).toContain('circle')
    const { months } = looked(history)
    // What went round is no cost either.
    const costs = (of: ReturnType<typeof looked>['months']) =>
      of.reduce((sum, { outflow }) => sum + outflow, 0)
    expect(costs(months)).toBe(costs(looked(shop()).months))
  })
  test('over the counter, nobody named: it may be sales, and stands at the upper end alone', () => {
    const history = round((file, date, dollars) =>
      file
        .add(date, -dollars, 'WIRE OUT TO HALCYON TRADE GROUP LLC')
        .add(later(date, 2), dollars * 0.99, 'Counter Credit'),
    )
    const { months } = looked(history)
    expect(revenueOf(history)).toBe(plain)
    expect(months.reduce((sum, { unclassed }) => sum + unclassed, 0)).toBeGreaterThan(4_000_000)
    expect(codesOf(history)).toEqual(expect.arrayContaining(['circle']))
  })
  test.each<[string, Trip, typeof sums]>([
    [
      'a supplier who is a customer gets more than he pays',
      (history, date, dollars, at) =>
        history
          .add(date, -dollars, 'ORCHARD HOLDINGS DES:PAYMENT ID:1 CCD')
          .add(later(date, 2), 1_000 + at * 700, 'ORCHARD HOLDINGS DES:INVOICE ID:2 CCD'),
      sums,
    ],
    [
      'a rent and a retainer of one amount',
      (history, date) =>
        history
          .add(date, -3_000, 'HILLTOP PARTNERS DES:INVOICE ID:1 CCD')
          .add(later(date, 1), 3_000, 'OCEAN STATE TITLE DES:FEES ID:2 CCD'),
      sums,
    ],
    [
      'three times with a fee is chance',
      (history, date, dollars) =>
        history
          .add(date, -dollars, 'WIRE OUT TO HALCYON TRADE GROUP LLC')
          .add(later(date, 2), dollars * 0.99, 'WIRE IN FROM KESTREL SUPPLY LLC'),
      sums.slice(0, 3),
    ],
    [
      'a customer who pays at other times too',
      (history, date, dollars, at) =>
        history
          .add(date, -dollars, 'WIRE OUT TO HALCYON TRADE GROUP LLC')
          .add(later(date, 2), dollars * 0.99, 'WIRE IN FROM KESTREL SUPPLY LLC')
          .add(later('2026-05-05', at * 11), 6_000 + at * 310, 'WIRE IN FROM KESTREL SUPPLY LLC')
          .add(later('2026-05-08', at * 11), 5_000 + at * 270, 'WIRE IN FROM KESTREL SUPPLY LLC'),
      sums,
    ],
    [
      'five weeks later',
      (history, date, dollars) =>
        history
          .add(date, -dollars, 'WIRE OUT TO HALCYON TRADE GROUP LLC')
          .add(later(date, 35), dollars * 0.99, 'WIRE IN FROM KESTREL SUPPLY LLC'),
      sums,
    ],
  ])('%s: no circle', (_, trip, many) => expect(codesOf(round(trip, many))).not.toContain('circle'))
})

describe('of the made kinds', () => {
  const plain = revenueOf(shop([checking, second]))
  test.each(Object.entries(betweenOwn))('checks of own accounts %s are own money', (_, kind) => {
    const history = shop([checking, second])
    kind(history, 123, 0)
    expect(revenueOf(history)).toBe(plain)
    expect(codesOf(history)).toContain('circle')
  })
  test('the cash beside such a check may be sales', () => {
    const history = shop([checking, second])
    betweenOwn['with cash on top']!(history, 123, 0)
    const own = looked(history).excludedCredits.filter(({ reason }) => reason === 'own-transfer')
    expect(own).toEqual([])
    expect(looked(history).months.reduce((sum, { unclassed }) => sum + unclassed, 0)).toBeGreaterThan(0)
  })
  test.each(Object.entries(noSales).filter(([name]) => /circle|as much/.test(name)))(
    '%s: at the upper end alone, and no loss',
    (_, kind) => {
      const history = shop()
      kind(history, 123, 0)
      expect(revenueOf(history)).toBe(revenueOf(shop()))
      expect(codesOf(history)).toContain('circle')
      expect(codesOf(history)).not.toContain('loses-money')
    },
  )
})

test('a price that comes often is no transfer because a check of its amount is written', () => {
  const history = shop([checking, second])
  for (let at = 0; at < 6; at++) {
    history.add(later('2026-08-03', at * 14), 1_500, 'MOBILE DEPOSIT', { accountId: 'second' })
    history.add(later('2026-08-10', at * 14), 1_500, 'MOBILE DEPOSIT', { accountId: 'second' })
  }
  const before = revenueOf(history)
  history.add('2026-08-04', -1_500, 'CHECK # 77')
  expect(revenueOf(history)).toBe(before)
})
