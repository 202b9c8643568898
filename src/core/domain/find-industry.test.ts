// An industry is found by a few letters of either list, in both languages, with the wire texts of both.
import { expect, test } from 'vitest'
import { asksForIndustry } from '#core/codes/asks-for-industry.ts'
import { findIndustries, industryNamed } from './find-industry.ts'
import { generalIndustries } from '#core/codes/industries.ts'
import { subIndustriesOf } from '#core/codes/sub-industries.ts'

test.each([
  ['bak', 'en', 'Restaurants and Food Services', 'Bakery'],
  ['panaderia', 'es', 'Restaurants and Food Services', 'Bakery'],
  ['Bakery', 'es', 'Restaurants and Food Services', 'Bakery'],
  ['TRUCKING - L', 'en', 'Transportation and Logistics', 'Trucking - Local'],
  ['non-prof', 'en', 'Non-profits', ''],
] as const)('%s in %s', (text, language, general, industry) =>
  expect(findIndustries(text, language)[0]).toMatchObject({ general, industry }),
)

test('every industry is found by its whole name, and named by its wire texts', () => {
  for (const general of generalIndustries) {
    const below = asksForIndustry(general.value)
      ? subIndustriesOf(general.value)
      : [{ ...general, value: '' }]
    for (const each of below)
      for (const language of ['en', 'es'] as const) {
        const found = findIndustries(each[language], language)
        const wanted = { general: general.value, industry: each.value }
        expect(found).toContainEqual(expect.objectContaining(wanted))
        expect(industryNamed(general.value, each.value, language)?.text).toBe(each[language])
      }
  }
})

test('nothing fits nothing, and a general name leads to all below it', () => {
  expect(findIndustries(' ', 'en')).toEqual([])
  expect(findIndustries('zzz', 'en')).toEqual([])
  expect(findIndustries('wholesale', 'en').every(({ general }) => general === 'Wholesale')).toBe(true)
  expect(industryNamed('Retail', '', 'en')).toBeNull()
})
