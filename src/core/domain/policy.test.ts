// The policy file is read whole, and what contradicts itself is refused with a sentence.
import { describe, expect, test } from 'vitest'
import file from '../../../policies/2026-11.json' with { type: 'json' }
import { parsePolicy } from './policy.ts'

const changed = (path: string, value: unknown): unknown => {
  const copy = structuredClone(file) as unknown as Record<string, unknown>
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const at = keys.reduce((node, key) => node[key] as Record<string, unknown>, copy)
  at[last] = value
  return copy
}

describe('the first policy file', () => {
  const parsed = parsePolicy(file)
  if (!parsed.ok) throw new Error(parsed.refusal)
  const policy = parsed.value

  test('turns dollars, percents and rates into integers', () => {
    expect(policy.limits.maximumAmount).toBe(10_000_000)
    expect(policy.grades).toEqual({ A: 80, B: 65, C: 50, D: 35 })
    expect(policy.revenueShare.B).toBe(12_000)
    expect(policy.factorRates.B).toEqual([
      12400, 12600, 12800, 13000, 13200, 13300, 13500, 13700, 13800, 14000,
    ])
    expect(policy.numbers['revenue-level'].bands[0]).toEqual({ limit: 5_000_000, points: 15 })
    expect(policy.numbers['days-of-cover'].bands.at(-1)).toEqual({ limit: 15, points: 1 })
  })

  test('has eight non-core industries and marks every section as a default that the operator owns', () => {
    expect(policy.industries.nonCore).toHaveLength(8)
    expect(Object.keys(policy.marks)).toHaveLength(15)
    for (const mark of Object.values(policy.marks))
      expect(mark).toMatchObject({ owner: 'operator', status: 'default' })
  })

  test('prices rise with the term and with the risk', () => {
    const { A, B, C, D } = policy.factorRates
    for (const rates of [A, B, C, D])
      for (let i = 1; i < rates.length; i++) expect(rates[i]).toBeGreaterThan(rates[i - 1] as number)
    A.forEach((rate, i) => {
      expect(rate).toBeLessThan(B[i] as number)
      expect(B[i]).toBeLessThan(C[i] as number)
      expect(C[i]).toBeLessThan(D[i] as number)
    })
  })
})

test.each([
  ['sections.limits.values.longestTerm', 2, 'longestTerm'],
  ['sections.factorRates.values.B', [1.2], 'factorRates: B needs 10 rates'],
  ['sections.grades.values.B', 90, 'cut-off'],
  ['sections.numbers.values.nsf-count.max', 9, 'nsf-count'],
  [
    'sections.numbers.values.nsf-count.bands',
    [
      [5, 10],
      [0, 9],
    ],
    'not in order',
  ],
  ['sections.choices.values.liens.max', 3, 'add up to 101'],
  ['sections.limits.values.minimumAmount', '5000', 'sections.limits.values.minimumAmount'],
  ['sections.limits.status', 'maybe', 'sections.limits.status'],
  ['effectiveFrom', '2026-13-01', 'effectiveFrom'],
])('refuses %s', (path, value, sentence) => {
  const parsed = parsePolicy(changed(path, value))
  expect(parsed.ok).toBe(false)
  if (!parsed.ok) expect(parsed.refusal).toContain(sentence)
})

test('refuses what is no policy at all', () => {
  expect(parsePolicy(null).ok).toBe(false)
  expect(parsePolicy({}).ok).toBe(false)
})

test('a figure that is not known may cost points only where there are words for it', () => {
  const parsed = parsePolicy(changed('sections.numbers.values.nsf-count.unknown', 8))
  expect(parsed).toMatchObject({
    ok: false,
    refusal: expect.stringContaining('nsf-count has no words') as string,
  })
})
