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

test('best first: a name that begins so, then a word of it, then the general one; eight at most', () => {
  const rankOf = (text: string, wanted: string) =>
    text.toLowerCase().startsWith(wanted) ? 0 : ` ${text.toLowerCase()}`.includes(` ${wanted}`) ? 1 : 2
  for (const wanted of ['r', 'con', 'ser', 'food', 'retail', 'trans', 'health']) {
    const found = findIndustries(wanted, 'en')
    const ranks = found.map(({ text }) => rankOf(text, wanted))
    expect([wanted, ranks]).toEqual([wanted, [...ranks].sort()])
    expect(found.length).toBeLessThanOrEqual(8)
    // In English the text is the wire text itself.
    for (const { text, industry, general, beside } of found) {
      expect(text).toBe(industry || general)
      expect(beside).toBe(industry ? general : '')
    }
  }
  expect(findIndustries('r', 'en')).toHaveLength(8)
})

test('the middle of a word finds nothing; space around does not matter', () => {
  expect(findIndustries('akery', 'en')).toEqual([])
  expect(findIndustries('  bakery ', 'en')).toEqual(findIndustries('bakery', 'en'))
  expect(findIndustries('PANADERÍA', 'es')).toEqual(findIndustries('panaderia', 'es'))
})

test('one without a second list is named by itself, and only by both halves', () => {
  expect(industryNamed('Non-profits', '', 'en')).toEqual({
    general: 'Non-profits',
    industry: '',
    text: 'Non-profits',
    beside: '',
  })
  expect(industryNamed('Retail', 'Bakery', 'en')).toBeNull()
  expect(industryNamed('Restaurants and Food Services', 'Bakery', 'en')).toMatchObject({
    text: 'Bakery',
    beside: 'Restaurants and Food Services',
  })
})
