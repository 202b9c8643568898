// A policy file as the model reads it, cell by cell with its unit; what a former schema did not say.
import { describe, expect, test } from 'vitest'
import file from '../../../policies/2026-11.json' with { type: 'json' }
import shipped1 from './cases/shipped-policies/1.json' with { type: 'json' }
import { changed } from './changed-policy.fixture.ts'
import { parsePolicy } from './policy.ts'
import { broughtUp, schemaOf } from './policy-schemas.ts'

const read = (json: unknown) => {
  const parsed = parsePolicy(json)
  if (!parsed.ok) throw new Error(parsed.refusal)
  return parsed.value
}
const hundred = (value: number): number => Math.round(value * 100)
const each = <T, U>(record: Readonly<Record<string, T>>, turn: (value: T, key: string) => U) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, turn(value, key)]))

test('every cell: dollars as cents, percents as basis points, rates as ten-thousandths, the rest as written', () => {
  const { sections } = file
  const { limits, generalMinimums, stack, knockOuts, review, authority, economics, preOffers } = each(
    sections,
    ({ values }) => values,
  ) as unknown as { [Name in keyof typeof sections]: (typeof sections)[Name]['values'] }
  const unitOf: Readonly<Record<string, number>> = {
    'revenue-level': 100,
    'revenue-trend': 100,
    'revenue-steadiness': 100,
    'balance-level': 100,
    'days-of-cover': 10,
    'negative-days': 100,
    'debt-burden': 100,
  }
  const role = (of: typeof authority.roles.admin) => ({
    ...of,
    maximumAmount: hundred(of.maximumAmount),
    maximumBurden: hundred(of.maximumBurden),
    minimumPaymentsInAdb: hundred(of.minimumPaymentsInAdb),
  })
  expect(read(file)).toEqual({
    version: '2026-11',
    effectiveFrom: '2026-11-01',
    marks: each(sections, ({ owner, status, why }) => ({ owner, status, why })),
    limits: {
      ...limits,
      minimumAmount: hundred(limits.minimumAmount),
      maximumAmount: hundred(limits.maximumAmount),
      amountStep: hundred(limits.amountStep),
      adjustmentThreshold: hundred(limits.adjustmentThreshold),
    },
    generalMinimums: { ...generalMinimums, monthlySales: hundred(generalMinimums.monthlySales) },
    grades: sections.grades.values,
    revenueShare: each(sections.revenueShare.values, hundred),
    factorRates: each(sections.factorRates.values, (rates) => rates.map((rate) => Math.round(rate * 10_000))),
    stack: { ...stack, maximumBurden: hundred(stack.maximumBurden) },
    knockOuts: {
      ...knockOuts,
      minimumMonthlyRevenue: hundred(knockOuts.minimumMonthlyRevenue),
      maximumNegativeDaysPerMonth: hundred(knockOuts.maximumNegativeDaysPerMonth),
    },
    review: {
      ...review,
      monthToDatePace: hundred(review.monthToDatePace),
      topPayerShare: hundred(review.topPayerShare),
      sameMonthsLastYear: hundred(review.sameMonthsLastYear),
    },
    authority: {
      ...authority,
      roles: {
        representative: null,
        underwriter: role(authority.roles.underwriter),
        admin: role(authority.roles.admin),
      },
    },
    outsideModel: sections.outsideModel.values,
    signing: {
      ownerShare: hundred(sections.signing.values.ownerShare),
      togetherMoreThan: hundred(sections.signing.values.togetherMoreThan),
      reportOfOwners: sections.signing.values.reportOfOwners,
      mayBind: sections.signing.values.mayBind,
    },
    cashFlow: each(sections.cashFlow.values, hundred),
    economics: {
      costOfFunds: hundred(economics.costOfFunds),
      commission: hundred(economics.commission),
      expectedLoss: each(economics.expectedLoss, hundred),
    },
    preOffers: {
      revenueShare: hundred(preOffers.revenueShare),
      fractions: preOffers.fractions.map(hundred),
    },
    industries: sections.industries.values,
    numbers: each(
      sections.numbers.values as Record<string, { mean: number; bands: (number | string)[][] }>,
      (part, name) => ({
        ...part,
        mean: hundred(part.mean),
        bands: part.bands.map(([limit, points]) => ({
          limit: Math.round(Number(limit) * (unitOf[name] ?? 1)),
          points,
        })),
      }),
    ),
    choices: each(sections.choices.values as Record<string, { mean: number }>, (part) => ({
      ...part,
      mean: hundred(part.mean),
    })),
  })
})

test('cells that may be null stay null, those that may be shares by grade are read so', () => {
  const none = read(changed('sections.cashFlow.values', null))
  expect(none.cashFlow).toBeNull()
  expect(read(changed('sections.signing.values', null)).signing).toBeNull()
  const shares = { A: 1, B: 2.5, C: 3, D: 4.25 }
  expect(read(changed('sections.economics.values.expectedLoss', shares)).economics.expectedLoss).toEqual({
    A: 100,
    B: 250,
    C: 300,
    D: 425,
  })
  expect(read(changed('sections.economics.values.costOfFunds', 9.5)).economics.costOfFunds).toBe(950)
  // The digits that were written count, not the binary fraction: 1.005 x 100 is 100.49999999999999.
  expect(read(changed('sections.economics.values.commission', 1.005)).economics.commission).toBe(101)
  const roles = read(
    changed('sections.authority.values.roles.admin', {
      maximumAmount: 1,
      maximumBurden: null,
      minimumPaymentsInAdb: null,
      lowestGrade: null,
    }),
  ).authority.roles
  expect(roles.admin).toEqual({
    maximumAmount: 100,
    maximumBurden: null,
    minimumPaymentsInAdb: null,
    lowestGrade: null,
  })
})

describe('a file of the first schema', () => {
  test('is one by what it lacks, and its own words stay', () => {
    expect(schemaOf(shipped1)).toEqual({ ok: true, value: 1 })
    const up = broughtUp(shipped1, 1) as typeof file
    expect(up.schema).toBe(8)
    for (const [name, section] of Object.entries(shipped1.sections))
      if (!['knockOuts', 'review', 'numbers', 'choices'].includes(name))
        expect(up.sections[name as 'limits']).toEqual(section)
    expect(up.sections.knockOuts.values).toEqual({
      ...shipped1.sections.knockOuts.values,
      maximumNsfLastThreeMonths: null,
      maximumNegativeDaysPerMonth: null,
    })
    expect(up.sections.review.values).toEqual({
      ...shipped1.sections.review.values,
      sameMonthsLastYear: null,
      acceptsOwnerNames: false,
    })
  })

  test('limits nobody, prices by the score’s own grade and simulates nothing', () => {
    const { authority, outsideModel, economics, cashFlow, knockOuts, marks } = read(shipped1)
    const anything = {
      maximumAmount: shipped1.sections.limits.values.maximumAmount * 100,
      maximumBurden: null,
      minimumPaymentsInAdb: null,
      lowestGrade: null,
    }
    expect(authority).toEqual({
      proposalDays: 3,
      secondApprovers: ['underwriter', 'admin'],
      roles: { representative: null, underwriter: anything, admin: anything },
    })
    expect(outsideModel).toEqual({ gradesLower: 0, knockedOut: null, withoutGrade: 'D' })
    expect(economics).toEqual({ costOfFunds: null, commission: null, expectedLoss: null })
    expect(cashFlow).toBeNull()
    expect(knockOuts.maximumNsfLastThreeMonths).toBeNull()
    for (const name of ['authority', 'outsideModel', 'economics', 'cashFlow'])
      expect(marks[name]).toEqual({
        owner: 'operator',
        status: 'default',
        why: 'The file is of an earlier schema, which did not have this section: nothing of it applies.',
      })
  })

  test('gives points for what is not known, and ranks its reasons by points lost', () => {
    const { numbers, choices } = read(shipped1)
    for (const [name, part] of Object.entries(shipped1.sections.numbers.values)) {
      const { max, unknown } = part as { max: number; unknown: number }
      expect(numbers[name as 'nsf-count']).toMatchObject({ unsaid: unknown, unknown: null, mean: max * 100 })
    }
    for (const [name, part] of Object.entries(shipped1.sections.choices.values)) {
      const { unknown, ...rest } = part as { max: number; unknown: number }
      expect(choices[name as 'liens']).toEqual({ ...rest, unsaid: unknown, mean: rest.max * 100 })
    }
  })
})
