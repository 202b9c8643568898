// A season is held against itself: the counted months beside the same ones of the year before, and what a policy makes of it.
import { expect, test } from 'vitest'
import policyFile from '../../../policies/2026-11.json' with { type: 'json' }
import { analyseBank } from './bank-analysis.ts'
import { checking, onBankDays, SampleHistory } from './cases/sample-history.ts'
import { decide } from './decision.ts'
import { inputsFromAnalysis } from './model-inputs.ts'
import { parsePolicy } from './policy.ts'
import type { ModelInputs } from './underwriting.ts'

const parsed = parsePolicy(policyFile)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value
const asOf = '2026-11-20'

/** Every month's sales are a number of thousands, the same each year, times a share for this year. */
const season = [2, 2, 3, 5, 8, 9, 9, 8, 5, 3, 2, 2]
function seasonal(share: number, from = '2025-04-01') {
  const history = new SampleHistory([{ ...checking, balance: 100_000_000 }])
  for (let at = 0; at < 24; at++) {
    const month = new Date(Date.UTC(2025, 3 + at, 1)).toISOString().slice(0, 7)
    if (`${month}-28` < from || month > '2026-11') continue
    const dollars = (season[Number(month.slice(5)) - 1] as number) * 400 * (month >= '2026-04' ? share : 1)
    const last = month === '2026-11' ? asOf : `${month}-28`
    history.every(`${month}-01`, last, onBankDays, dollars, 'SQUARE INC SQ DEPOSIT')
  }
  return analyseBank(history.build(), { asOf })
}
const reviewed = (share: number, more: Partial<ModelInputs> = {}, of = policy) =>
  decide(of, {
    ...inputsFromAnalysis(seasonal(share)),
    timeInBusinessMonths: 60,
    industry: 'Other Services',
    ficos: [{ score: 720, source: 'stated' }],
    monthToDatePace: null,
    topPayerShare: 0,
    ...more,
  }).reasons.map(({ code }) => code)

test('a slack season that is as it was last year is no fall', () => {
  const { sameMonthsLastYear, trend } = seasonal(1)
  expect(trend).toBeLessThan(0)
  // Bank days of a month differ by a day from year to year.
  expect(Math.abs(sameMonthsLastYear!)).toBeLessThan(400)
  expect(reviewed(1)).not.toContain('below-last-year')
})

test('half of last year goes to a person, where the policy wants it', () => {
  expect(seasonal(0.5).sameMonthsLastYear).toBeLessThan(-4_500)
  expect(reviewed(0.5)).toContain('below-last-year')
  expect(reviewed(0.5, { sameMonthsLastYear: null })).not.toContain('below-last-year')
  const silent = { ...policy, review: { ...policy.review, sameMonthsLastYear: null } }
  expect(reviewed(0.5, {}, silent)).not.toContain('below-last-year')
})

test('without those months of last year nothing is said', () => {
  expect(seasonal(0.5, '2025-08-01').sameMonthsLastYear).toBeNull()
})
