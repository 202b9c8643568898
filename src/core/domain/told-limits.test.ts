// Which answers make a no certain: only what the qualification and the engine refuse by themselves, at equality not.
import { describe, expect, test } from 'vitest'
import { mqlType } from './qualification.ts'
import { decide } from './decision.ts'
import { file, policy } from './sound-file.fixture.ts'
import { certainNoOf, toldLimits, type StatedSoFar } from './told-limits.ts'
import type { Policy } from './underwriting.ts'

const limits = toldLimits(policy)
const excluding: Policy = {
  ...policy,
  knockOuts: { ...policy.knockOuts, industries: ['Firearms', 'Other Services'], states: ['ND'] },
}

test('the policy is told as it is, lists only where something is not served', () => {
  expect(limits).toEqual({ least: 500_000, most: 10_000_000, sales: 2_000_000, months: 12 })
  expect(toldLimits(excluding).notServed).toMatchObject({
    industries: ['Firearms', 'Other Services'],
    states: ['ND'],
  })
})

test.each<[string, StatedSoFar, string[]]>([
  ['nothing stated', {}, []],
  ['exactly enough', { monthlySales: 2_000_000, yearsInBusiness: '1-2 years' }, []],
  ['a cent less', { monthlySales: 1_999_999, yearsInBusiness: '1-2 years' }, ['sales']],
  ['young', { monthlySales: 2_000_000, yearsInBusiness: '0-1 year' }, ['time-in-business']],
  ['both', { monthlySales: 0, yearsInBusiness: '0-1 year' }, ['sales', 'time-in-business']],
  ['an industry that the policy serves', { generalIndustry: 'Other Services', businessState: 'ND' }, []],
])('%s', (_, stated, expected) => expect(certainNoOf(limits, stated)).toEqual(expected))

describe('where the policy serves not all', () => {
  const told = toldLimits(excluding)
  test.each<[string, StatedSoFar, string[]]>([
    ['the general industry', { generalIndustry: 'Other Services' }, ['industry']],
    ['a narrower one below it', { generalIndustry: 'Other Services', industry: 'Barbers' }, ['industry']],
    [
      'one that the policy knows otherwise',
      { generalIndustry: 'Other Services', industry: 'Technology' },
      [],
    ],
    ['the narrower one alone', { generalIndustry: 'Retail', industry: 'Firearms' }, ['industry']],
    ['the state', { businessState: 'ND' }, ['state']],
    ['the state, for what a person prices', { businessState: 'ND', product: 'Equipment Financing' }, []],
    ['the industry, likewise', { generalIndustry: 'Other Services', product: 'Invoice Factoring' }, []],
    [
      'what the engine prices',
      { businessState: 'ND', generalIndustry: 'Other Services', product: 'Credit Line' },
      ['industry', 'state'],
    ],
    ['sales, whatever the product', { monthlySales: 1_999_999, product: 'Vehicle Financing' }, ['sales']],
    ['another state', { businessState: 'MA', generalIndustry: 'Retail' }, []],
  ])('%s', (_, stated, expected) => expect(certainNoOf(told, stated)).toEqual(expected))

  test('the engine declines what was told', () => {
    const codes = (more: Parameters<typeof file>[0]) =>
      decide(excluding, file(more)).knockOuts.map(({ code }) => code)
    expect(codes({ industry: 'Other Services' })).toEqual(['industry-not-served'])
    expect(codes({ state: 'ND' })).toEqual(['state-not-served'])
  })
})

test('over every band and sales around the limit a no is certain exactly where the answers do not qualify', () => {
  for (const yearsInBusiness of ['0-1 year', '1-2 years', '2-5 years', '5+ years'])
    for (const monthlySales of [0, 1_999_999, 2_000_000, 9_000_000]) {
      const months = { '0-1 year': 6, '1-2 years': 12, '2-5 years': 24, '5+ years': 60 }[yearsInBusiness]!
      const type = mqlType(
        { monthlySales, monthsInBusiness: months, product: 'Working Capital', inDefaultRegister: false },
        policy.generalMinimums!,
      )
      expect(certainNoOf(limits, { yearsInBusiness, monthlySales }).length > 0).toBe(type === 'DNQ')
    }
})
