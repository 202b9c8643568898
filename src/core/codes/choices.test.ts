// The lists to choose from: complete, without doubles, in two languages.
import { describe, expect, it } from 'vitest'
import * as codes from './choices.ts'
import { isEinPrefix } from './ein-prefixes.ts'
import { asksForIndustry } from './asks-for-industry.ts'
import { generalIndustries } from './industries.ts'
import { subIndustriesOf } from './sub-industries.ts'

const lists = Object.entries(codes).flatMap(([name, list]) =>
  Array.isArray(list) ? [[name, list] as const] : [],
)

describe('choices', () => {
  it('names the partner in the list of the link flows alone', () => {
    const partner = (list: readonly codes.Choice[]) => list.some(({ value }) => value === 'Elevator Funding')
    expect(partner(codes.linkReferralSources)).toBe(true)
    expect(partner(codes.referralSources)).toBe(false)
  })

  it.each(lists)('%s has distinct values and words in both languages', (_, list) => {
    const values = (list as readonly codes.Choice[]).map(({ value }) => value)
    expect(new Set(values).size).toBe(values.length)
    for (const choice of list as readonly codes.Choice[])
      expect(choice.en && choice.es && choice.value).toBeTruthy()
  })

  it('reads a slip of the wire as it is meant, and sends it to the letter (spec 37)', () => {
    expect(codes.fundsNeeded.map(({ value, en }) => [value, en])).toEqual([
      ['Immediately', 'Immediately'],
      ['With in a week', 'Within a week'],
      ['With in a month', 'Within a month'],
    ])
  })

  it('gives the lower bound of a stated credit band', () => {
    expect(codes.creditFloor('<550')).toBe(300)
    expect(codes.creditFloor('650-700')).toBe(650)
    expect(codes.creditFloor('700+')).toBe(700)
    expect(codes.creditFloor('Less than 525')).toBe(300)
    expect(codes.creditFloor('good')).toBeNull()
  })

  it('has eighteen general industries, sixteen with a second list', () => {
    expect(generalIndustries).toHaveLength(18)
    for (const { value } of generalIndustries)
      expect(subIndustriesOf(value).length > 0).toBe(asksForIndustry(value))
    expect(generalIndustries.filter(({ value }) => asksForIndustry(value))).toHaveLength(16)
    expect(subIndustriesOf('toString')).toEqual([])
    expect(asksForIndustry('')).toBe(false)
  })

  it('knows the assigned EIN prefixes', () => {
    expect([isEinPrefix('45'), isEinPrefix('07'), isEinPrefix('00')]).toEqual([true, false, false])
  })
})
