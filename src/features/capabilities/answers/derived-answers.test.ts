// What follows from an answer follows until somebody says otherwise.
import { describe, expect, it } from 'vitest'
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { TypedAnswers } from '#core/contract/write-model.ts'
import { derivedAnswers, startOf } from './derived-answers.ts'

const today = '2026-11-20'
const none = new Set<FieldId>()
const start = (yearsInBusiness: string, monthlySales: string, more: TypedAnswers = {}) =>
  startOf(['yearsInBusiness'], { yearsInBusiness, monthlySales, ...more }, today)

describe('the start of the business on the wire', () => {
  it.each([
    ['0-1 year', '20,000', '5', '2026'],
    ['1-2 years', '20,000', '11', '2025'],
    ['2-5 years', '20,000', '11', '2024'],
    ['5+ years', '20,000', '11', '2021'],
    ['0-1 year', '75,000', '11', '2024'],
    ['1-2 years', '75,000', '11', '2024'],
    ['0-1 year', '74,999', '5', '2026'],
    ['5+ years', '90,000', '11', '2021'],
  ])('%s at %s a month is %s/%s', (band, sales, startMonthNumber, startYear) =>
    expect(start(band, sales)).toEqual({ startMonthNumber, startYear, startgiven: '0' }),
  )

  it('is the one that was given, and half of one', () => {
    const both = { startMonth: '3', startYear: '1985' }
    expect(start('5+ years', '1', both)).toEqual({
      startMonthNumber: '3',
      startYear: '1985',
      startgiven: '1',
    })
    const half = { startMonthNumber: '', startYear: '1985', startgiven: '1' }
    expect(start('5+ years', '1', { startYear: '1985' })).toEqual(half)
  })

  it('is told with an answer about it, and empty without a band', () => {
    expect(startOf(['email', 'product'], { yearsInBusiness: '5+ years' }, today)).toBeNull()
    expect(startOf(['email', 'startYear'], { yearsInBusiness: '5+ years' }, today)).toMatchObject({
      startYear: '2021',
    })
    const none = { startMonthNumber: '', startYear: '', startgiven: '0' }
    expect(startOf(['monthlySales'], { monthlySales: '20,000' }, today)).toEqual(none)
  })
})

describe('derived answers', () => {
  it('give a title by classification unless one was chosen', () => {
    const title = (classification: string, touched = none) =>
      derivedAnswers('classification', { classification }, touched).title
    expect(
      ['Sole Proprietorship', 'Partnership', 'LLC', 'C Corporation', 'S Corporation'].map((each) =>
        title(each),
      ),
    ).toEqual(['Owner', 'Partner', 'Managing Member', 'President', 'President'])
    expect(title('LLC', new Set(['title']))).toBeUndefined()
  })

  it('are no start of the business: the band stays what was stated', () => {
    for (const changed of ['yearsInBusiness', 'monthlySales'] as const)
      expect(derivedAnswers(changed, { yearsInBusiness: '5+ years', monthlySales: '1' }, none)).toEqual({})
  })

  it('drop answers to questions that no longer stand', () => {
    expect(derivedAnswers('referral', { referral: 'Google' }, none)).toEqual({ otherReferrer: '' })
    expect(derivedAnswers('referral', { referral: 'Other' }, none)).toEqual({})
    expect(derivedAnswers('generalIndustry', { generalIndustry: 'Retail' }, none)).toEqual({
      industry: '',
    })
  })
})
