// Properties over made files: what is added and is no sale never raises the lower end, in whichever order its sides post; honest customers all count.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checking, type SampleHistory } from '../../cases/sample-history.ts'
import { noLabels } from '../labels.ts'
import { markLedger } from '../mark-ledger.ts'
import { codesOf, looked, revenueOf, second, shop } from './made-file.fixture.ts'
import { honest } from './made-honest.fixture.ts'
import { betweenOwn, noSales, type Kind } from './made-kinds.fixture.ts'

const sums = fc.nat(999)
const slip = fc.integer({ min: -2, max: 2 })
const one = () => shop()
const two = () => shop([checking, second])
const kinds: readonly (readonly [string, Kind, () => SampleHistory])[] = [
  ...Object.entries(noSales).map(([name, kind]) => [name, kind, one] as const),
  ...Object.entries(betweenOwn).map(([name, kind]) => [`checks of own accounts ${name}`, kind, two] as const),
]

/** What each line is that was added: code of a credit, or whether a debit is an own transfer's. */
function readings(history: SampleHistory, from: number): string[] {
  const { ledger, codes, own } = markLedger(history.build(), noLabels)
  const byId = new Map<string, string>()
  for (let row = 0; row < ledger.count; row++)
    byId.set(
      history.transactions[ledger.source[row] as number]!.id,
      (ledger.amount[row] as number) > 0 ? `in ${codes[row]}` : `out ${own[row]}`,
    )
  return history.transactions.slice(from).map(({ id }) => byId.get(id) ?? '')
}

describe.each(kinds)('%s', (_, kind, base) => {
  const plain = looked(base())
  test('never raises the lower end', () =>
    fc.assert(
      fc.property(sums, slip, (k, days) => {
        const history = base()
        kind(history, k, days)
        const analysis = looked(history)
        analysis.months.forEach(({ trueRevenue }, at) =>
          expect(trueRevenue).toBeLessThanOrEqual(plain.months[at]!.trueRevenue),
        )
        expect(analysis.averages.trueRevenue).toBeLessThanOrEqual(plain.averages.trueRevenue)
      }),
      { numRuns: 15 },
    ))
  test('is the same in whichever order its sides post', () =>
    fc.assert(
      fc.property(sums, slip, (k, days) => {
        const from = base().transactions.length
        const [ordered, slipped] = [base(), base()]
        kind(ordered, k, 0)
        kind(slipped, k, days)
        expect(readings(slipped, from)).toEqual(readings(ordered, from))
      }),
      { numRuns: 15 },
    ))
})

test.each(Object.entries(honest))('%s: all of it counts, and nothing stands out', (_, make) =>
  fc.assert(
    fc.property(sums, (k) => {
      const history = make(k)
      const paid = history.transactions.reduce((cents, { amount }) => cents + Math.max(0, amount), 0)
      expect(Math.round(revenueOf(history) * 100)).toBe(paid)
      expect(codesOf(history)).toEqual([])
    }),
    { numRuns: 15 },
  ),
)
