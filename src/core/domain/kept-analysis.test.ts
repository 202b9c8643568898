// The engine's version is held to its answers: whoever changes what the analysis says changes the version, or kept ones stay stale.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeHistory } from '../../../bench/bank-lines.ts'
import { analyseBank } from './bank-analysis.ts'
import { asOfDay, BANK_ENGINE, keepable } from './kept-analysis.ts'

const history = makeHistory(20_000, 0.3)
const analysis = analyseBank(history, { asOf: history.refreshedOn })

test('where the answers of the engine differ, its version differs', () => {
  const digest = createHash('sha256').update(JSON.stringify(analysis)).digest('hex').slice(0, 16)
  // Another digest: give BANK_ENGINE a new version (the day's date), then write both here.
  expect([BANK_ENGINE, digest]).toEqual(['2026-11-28.6', '2b5f602324756587'])
})

test('what was left out is summed by reason, largest first; everything else stays', () => {
  const { excludedCredits, ...rest } = analysis
  const { excluded, ...kept } = keepable(analysis)
  expect(kept).toEqual(rest)
  const total = (list: readonly { amount: number }[]) => list.reduce((sum, { amount }) => sum + amount, 0)
  expect(total(excluded)).toBe(total(excludedCredits))
  expect(excluded.reduce((sum, { count }) => sum + count, 0)).toBe(excludedCredits.length)
  const amounts = excluded.map(({ amount }) => amount)
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
})

test.each(['2026-01-01', '2026-11-20', '2027-06-30'])(
  'as of %s it says what the engine says as of then',
  (day) => expect(asOfDay(keepable(analysis), day)).toEqual(keepable(analyseBank(history, { asOf: day }))),
)
