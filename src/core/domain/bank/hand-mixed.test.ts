// Checks of own accounts beside cash of any cents: found where the deposits follow the checks both ways, and in no pair of honest shops.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#core/ground/dates.ts'
import { checking, onBankDays, SampleHistory } from '../cases/sample-history.ts'
import { pairMixed } from './hand-mixed.ts'
import { buildLedger } from './ledger.ts'
import { second } from './whole-file/made-file.fixture.ts'

const found = (history: SampleHistory): number => {
  const ledger = buildLedger(history.build())
  return pairMixed(ledger, new Uint8Array(ledger.count)).length
}
const draws = fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 200, maxLength: 200 })

/** `ways`: 2 = there and back; each deposit holds a check and some cash. */
function kite(draw: readonly number[], ways: number, times = 24): SampleHistory {
  const history = new SampleHistory([checking, second])
  for (let at = 0; at < times; at++) {
    const [from, to] = ways === 2 && at % 2 ? ['second', 'checking'] : ['checking', 'second']
    let date = addDays('2026-06-03', at * 5)
    while (!onBankDays(date)) date = addDays(date, 1)
    const dollars = 3_000 + (draw[at] as number) * 2
    history.add(date, dollars + 200 + (draw[at + 100] as number) / 2 + 0.37, 'DEPOSIT', { accountId: to })
    history.add(addDays(date, 1), -dollars, `CHECK ${4100 + at}`, { accountId: from })
  }
  return history
}

describe('deposits that hold a check of the other account', () => {
  test('are found where they go both ways for a month and more', () => {
    let hits = 0
    fc.assert(
      fc.property(draws, (draw) => {
        if (found(kite(draw, 2)) > 0) hits++
      }),
      { numRuns: 20, seed: 7 },
    )
    expect(hits).toBeGreaterThanOrEqual(17)
  })
  test('not one way alone, nor so few', () =>
    fc.assert(
      fc.property(draws, (draw) => {
        expect(found(kite(draw, 1))).toBe(0)
        expect(found(kite(draw, 2, 10))).toBe(0)
      }),
      { numRuns: 10 },
    ))
})

test('two shops that pay in and pay by check as often and as much are two shops', () =>
  fc.assert(
    fc.property(
      draws,
      fc.integer({ min: 2, max: 3 }),
      fc.constantFrom(0.5, 0.6),
      fc.integer({ min: 75, max: 100 }),
      (draw, every, spread, percent) => {
        const history = new SampleHistory([checking, second])
        let at = 0
        const sum = (): number =>
          Math.round(4_000 * (1 + spread * ((draw[at++ % 200] as number) / 1_000 - 0.5)) * 100) / 100
        for (const accountId of ['checking', 'second'])
          for (let date = '2026-05-04'; date < '2026-11-20'; date = addDays(date, every)) {
            history.add(date, sum(), 'DEPOSIT', { accountId })
            history.add(addDays(date, 1), -(sum() * percent) / 100, `CHECK ${5000 + at}`, { accountId })
          }
        expect(found(history)).toBe(0)
      },
    ),
    { numRuns: 40 },
  ))
