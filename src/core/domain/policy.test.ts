// The policy file is read whole, and what contradicts itself is refused with a sentence.
import { describe, expect, test } from 'vitest'
import file from '../../../policies/2026-11.json' with { type: 'json' }
import shipped1 from './cases/shipped-policies/1.json' with { type: 'json' }
import shipped2 from './cases/shipped-policies/2.json' with { type: 'json' }
import shipped3 from './cases/shipped-policies/3.json' with { type: 'json' }
import shipped4 from './cases/shipped-policies/4.json' with { type: 'json' }
import shipped7 from './cases/shipped-policies/7.json' with { type: 'json' }
import { decide } from './decision.ts'
import { parsePolicy } from './policy.ts'
import type { ModelInputs, Policy } from './underwriting.ts'

/** `value` undefined: the key is taken out. */
const changed = (path: string, value: unknown, before: unknown = file): unknown => {
  const copy = structuredClone(before) as Record<string, unknown>
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const at = keys.reduce((node, key) => node[key] as Record<string, unknown>, copy)
  if (value === undefined) delete at[last]
  else at[last] = value
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
    expect(policy.numbers['revenue-level']!.bands[0]).toEqual({ limit: 5_000_000, points: 15 })
    expect(policy.numbers['days-of-cover']!.bands.at(-1)).toEqual({ limit: 15, points: 1 })
  })

  test('has eight non-core industries and marks every section as a default that the operator owns', () => {
    expect(policy.industries.nonCore).toHaveLength(8)
    expect(Object.keys(policy.marks)).toHaveLength(17)
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
  [
    'sections.limits.values.minimumAmount',
    '5000',
    'sections.limits.values.minimumAmount must be a number, and is a text',
  ],
  ['sections.limits.values.minimumAmount', undefined, 'sections.limits.values.minimumAmount is missing'],
  ['sections.limits.values.minimumAmount', null, 'must be a number, and is null'],
  ['sections.limits.values.minimumAmount', -1, 'minimumAmount must be at least 0'],
  ['sections.limits.values.shortestTerm', 1.5, 'shortestTerm must be a whole number'],
  ['sections.grades.values.A', 101, 'sections.grades.values.A must be at most 100'],
  ['sections.limits.status', 'maybe', 'sections.limits.status must be one of default, set'],
  ['sections.authority.values.secondApprovers', [], 'secondApprovers is too short'],
  ['sections.authority', undefined, 'sections.authority is missing'],
  ['sections.cashFlow.values', undefined, 'sections.cashFlow.values is missing'],
  ['sections.review.values.acceptsOwnerNames', undefined, 'acceptsOwnerNames is missing'],
  ['sections.numbers', [], 'sections.numbers must be an object, and is a list'],
  ['sections', null, 'sections must be an object, and is null'],
  ['effectiveFrom', '2026-13-01', 'effectiveFrom cannot be read'],
  [
    'sections.numbers.values.reviews-online',
    { max: 0 },
    'sections.numbers.values holds reviews-online, which this release of Underway does not know',
  ],
  ['sections.pets', {}, 'sections holds pets, which'],
  ['note', 'mine', 'the policy holds note, which'],
  ['sections.choices.values.liens.unsaid', 2, 'liens has unsaid, which only files of schema 1 to 3 mean'],
  ['sections.numbers.values.nsf-count.unsaid', 8, 'nsf-count has unsaid, which only'],
])('refuses %s', (path, value, sentence) => {
  const parsed = parsePolicy(changed(path, value))
  expect(parsed.ok).toBe(false)
  if (!parsed.ok) expect(parsed.refusal).toContain(sentence)
})

test.each([null, 'policy', [file], 6])('refuses what is no policy at all: %j', (json) => {
  expect(parsePolicy(json)).toMatchObject({
    ok: false,
    refusal: expect.stringContaining('no policy') as string,
  })
})

describe('the schema', () => {
  const said = (path: string, value: unknown, before: unknown = file) => {
    const parsed = parsePolicy(changed(path, value, before))
    return parsed.ok ? 'read' : parsed.refusal
  }

  test('of a later release is refused with what to do', () => {
    expect(said('schema', 9)).toBe(
      'it has schema 9, and this release of Underway reads schemas up to 8. Upgrade Underway, or use a file of schema 8',
    )
  })

  test.each(['6', 0, -1, 2.5, null, true])('is a whole number, not %j', (schema) => {
    expect(said('schema', schema)).toContain('schema must be a whole number from 1 to 8')
  })

  test('may be told about a former file too, and then it is that one', () => {
    expect(said('schema', 5, shipped7)).toBe('read')
    // Of schema 3 what is not known has points.
    expect(said('schema', 3, shipped7)).toContain('unknown must be a number, and is null')
    expect(said('schema', 6, shipped1)).toBe('sections.knockOuts.values.maximumNsfLastThreeMonths is missing')
  })

  test('7 says the general minimums, and none below what ends the review', () => {
    const minimums = 'sections.generalMinimums'
    expect(said(minimums, undefined)).toBe('sections.generalMinimums is missing')
    expect(said('sections.signing', undefined)).toBe('sections.signing is missing')
    expect(said(`${minimums}.values.monthlySales`, 14_999)).toBe(
      'generalMinimums: monthlySales is below minimumMonthlyRevenue of knockOuts',
    )
    expect(said(`${minimums}.values.monthsInBusiness`, 5)).toBe(
      'generalMinimums: monthsInBusiness is below minimumTimeInBusinessMonths of knockOuts',
    )
    expect(said(`${minimums}.values.monthlySales`, 15_000)).toBe('read')
    expect(said(`${minimums}.values.monthsInBusiness`, 6.5)).toContain('must be a whole number')
    // The form asks for bands: of 20 months it hears what it hears of 12.
    for (const months of [7, 17, 18, 36, 61])
      expect(said(`${minimums}.values.monthsInBusiness`, months)).toBe(
        'generalMinimums: monthsInBusiness must be 12, 24 or 60, where a band of the form begins, or 6 or less',
      )
    for (const months of [6, 12, 24, 60])
      expect(said(`${minimums}.values.monthsInBusiness`, months)).toBe('read')
  })

  test('asks for no sales and gives no amount that the form cannot tell', () => {
    const sales = 'sections.generalMinimums.values.monthlySales'
    expect(said(sales, 9_999_999_999_999)).toBe('read')
    expect(said(sales, 10_000_000_000_000)).toBe(
      'generalMinimums: monthlySales is above $9,999,999,999,999.00, the most that the form can tell',
    )
    const limits = { ...file.sections.limits.values, minimumAmount: 1_000_000, maximumAmount: 2_000_000 }
    expect(said('sections.limits.values', limits)).toBe('read')
    expect(said('sections.limits.values', { ...limits, minimumAmount: 1_000_001 })).toBe(
      'limits: minimumAmount is above $1,000,000.00, the most that the form can ask for',
    )
  })

  test.each([
    ['ownerShare', 0, 'must be at least 1'],
    ['ownerShare', 0.001, 'must be at least 1'],
    ['ownerShare', 101, 'must be at most 100'],
    // Everybody is named at 100, and it would still not be more.
    ['togetherMoreThan', 100, 'must be at most 90'],
    ['togetherMoreThan', 90, 'read'],
    ['ownerShare', 100, 'read'],
  ])('asks for no owners whom no answer could name: %s %s', (cell, value, expected) =>
    expect(said(`sections.signing.values.${cell}`, value)).toContain(expected),
  )

  test('that a file shows is that of the newest thing in it: what got lost is missing, not older', () => {
    expect(said('sections.authority', undefined, shipped7)).toBe('sections.authority is missing')
    expect(said('sections.cashFlow', undefined, shipped7)).toBe('sections.cashFlow is missing')
    expect(said('sections.outsideModel', undefined, shipped3)).toBe('sections.outsideModel is missing')
    expect(said('sections.knockOuts.values.maximumNsfLastThreeMonths', undefined, shipped3)).toContain(
      'maximumNsfLastThreeMonths is missing',
    )
  })

  test.each([
    ['sections.review.values.acceptsOwnerNames', true, shipped4, 'sections.cashFlow is missing'],
    ['sections.review.values.sameMonthsLastYear', -30, shipped4, 'sections.cashFlow is missing'],
    ['sections.economics.values.expectedLoss', null, shipped4, 'sections.cashFlow is missing'],
    ['sections.numbers.values.nsf-count.mean', 9, shipped3, 'mean is missing'],
    ['sections.authority', {}, shipped2, 'sections.authority.owner is missing'],
    ['sections.outsideModel', {}, shipped2, 'sections.authority is missing'],
    ['sections.economics', {}, shipped2, 'sections.authority is missing'],
    [
      'sections.knockOuts.values.maximumNsfLastThreeMonths',
      8,
      shipped1,
      'maximumNegativeDaysPerMonth is missing',
    ],
    [
      'sections.knockOuts.values.maximumNegativeDaysPerMonth',
      12,
      shipped1,
      'maximumNsfLastThreeMonths is missing',
    ],
  ])('is shown by %s alone', (path, value, before, sentence) => {
    expect(said(path, value, before)).toContain(sentence)
  })

  test('1 to 3 had unknown where unsaid stands now, and is refused in those words', () => {
    const path = 'sections.numbers.values.nsf-count.unknown'
    expect(said(path, '8', shipped1)).toBe(
      'sections.numbers.values.nsf-count.unknown must be a number, and is a text',
    )
    expect(said(path, undefined, shipped1)).toContain('nsf-count.unknown must be')
    expect(said(path, 11, shipped1)).toBe('nsf-count gives more points than its max')
    expect(said('sections.choices.values.liens.unknown', 3, shipped1)).toBe(
      'liens gives more points than its max',
    )
  })

  test.each(['sections', 'sections.numbers', 'sections.knockOuts.values', 'sections.choices.values.liens'])(
    '1 with %s that is none is refused like any other',
    (path) => {
      for (const value of [null, 'x', 5, [], undefined]) expect(said(path, value, shipped1)).not.toBe('read')
    },
  )
})

describe('a part that the file leaves out', () => {
  const without = (part: string, more: Readonly<Record<string, unknown>>): Policy => {
    const left = Object.entries(more).reduce(
      (before, [path, value]) => changed(path, value, before),
      changed(part, undefined),
    )
    const parsed = parsePolicy(left)
    if (!parsed.ok) throw new Error(parsed.refusal)
    return parsed.value
  }
  const inputs: ModelInputs = {
    asOf: '2026-11-20',
    months: ['2026-08', '2026-09', '2026-10'].map((month) => ({
      month,
      gross: 4_000_000,
      averageDailyBalance: 900_000,
      negativeDays: 2,
      deposits: 20,
      nsf: 2,
    })),
    homeOwner: false,
    onlinePresence: false,
    ficos: [{ score: 600, source: 'stated' }],
  }

  test('counts 0 of 0: in no score, no maximum, no reason', () => {
    const policy = without('sections.choices.values.home-ownership', {
      'sections.choices.values.online-presence.max': 2,
    })
    const business = decide(policy, inputs).factors.find(({ name }) => name === 'business')!
    expect(business).toMatchObject({ score: 1, maxScore: 6 })
    expect(business.reasons.map(({ code }) => code)).toEqual([
      'time-in-business-unverified',
      'online-presence',
    ])
  })

  test('may be all of a factor, which then stands as if nothing of it were known', () => {
    const policy = without('sections.numbers.values.nsf-count', {
      'sections.numbers.values.credit-score.max': 18,
    })
    const { factors, score } = decide(policy, inputs)
    expect(factors.find(({ name }) => name === 'nsf')).toMatchObject({ score: 0, maxScore: 0, reasons: [] })
    const points = factors.reduce((sum, factor) => sum + factor.score, 0)
    expect(score).toBe(Math.round((points * 100) / factors.reduce((sum, { maxScore }) => sum + maxScore, 0)))
  })

  test('must not be forgotten: the maxima of the others make 100', () => {
    const parsed = parsePolicy(changed('sections.choices.values.home-ownership', undefined))
    expect(parsed).toMatchObject({ ok: false, refusal: expect.stringContaining('add up to 99') as string })
  })
})

test('a figure that is not known may cost points only where there are words for it', () => {
  const parsed = parsePolicy(changed('sections.numbers.values.nsf-count.unknown', 8))
  expect(parsed).toMatchObject({
    ok: false,
    refusal: expect.stringContaining('nsf-count has no words') as string,
  })
})
