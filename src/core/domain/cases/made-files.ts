// Made files for the properties of the model: any number of them, the same for the same seed, spread over everything that it reads.
import { diceOf } from '#core/ground/dice.ts'
import type { FicoScore, ModelInputs, ModelMonth } from '../underwriting.ts'

const monthNames = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']

/** One file: six months around a level, some of it unclassed, advances or none, answers given or not. */
export function madeFile(seed: number): ModelInputs {
  const dice = diceOf(seed)
  const between = (low: number, high: number): number => Math.floor(low + dice() * (high - low + 1))
  const maybe = <T>(share: number, value: () => T): T | undefined => (dice() < share ? value() : undefined)
  const oneOf = <T>(list: readonly T[]): T => list[between(0, list.length - 1)] as T
  const level = between(800_000, 12_000_000)
  const balance = between(20_000, 3_500_000)
  const rough = dice()
  const tellsOutflow = dice() < 0.8
  const months = monthNames.map((month): ModelMonth => {
    const gross = Math.round(level * (1 - rough / 2 + dice() * rough))
    return {
      month,
      gross,
      trueRevenue: Math.round(gross * (0.75 + dice() * 0.25)),
      unclassed: dice() < 0.3 ? Math.round(gross * dice() * 0.1) : 0,
      averageDailyBalance: Math.round(balance * (0.8 + dice() * 0.4)),
      negativeDays: dice() < 0.5 ? 0 : between(0, 8),
      deposits: between(2, 60),
      nsf: dice() < 0.6 ? 0 : between(0, 3),
      ...(tellsOutflow && { outflow: Math.round(gross * (0.8 + dice() * 0.3)) }),
    }
  })
  return {
    asOf: '2026-11-20',
    months,
    requestedAmount: between(10, 200) * 50_000,
    accountHolder: 'business',
    timeInBusinessMonths: maybe(0.9, () => between(4, 120)),
    industry: maybe(0.9, () => oneOf(['Restaurants and Food Services', 'Construction and Contracting'])),
    ficos: maybe(0.8, (): FicoScore[] => [{ score: between(480, 800), source: 'stated' }]),
    taxReturns: maybe(0.2, () => oneOf(['Yes', 'No', 'Yes + 20% NL'] as const)),
    liens: maybe(0.2, () => oneOf(['0-$75k', '$75-125k', '$250k+'] as const)),
    homeOwner: maybe(0.2, () => dice() < 0.5),
    balances: maybe(0.4, () => [
      { lender: 'OnDeck', amount: between(5_000, 60_000), frequency: oneOf(['daily', 'weekly'] as const) },
    ]),
  }
}
