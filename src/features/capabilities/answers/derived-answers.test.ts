// What follows from an answer follows until somebody says otherwise.
import { describe, expect, it } from 'vitest'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { derivedAnswers } from './derived-answers.ts'

const today = '2026-11-20'
const none = new Set<FieldId>()
const start = (yearsInBusiness: string, monthlySales: string, touched = none) =>
  derivedAnswers('yearsInBusiness', { monthlySales }, { yearsInBusiness, monthlySales }, touched, today)

describe('derived answers', () => {
  it.each([
    ['0-1 year', '20,000', '5', '2026'],
    ['1-2 years', '20,000', '11', '2025'],
    ['2-5 years', '20,000', '11', '2024'],
    ['5+ years', '20,000', '11', '2021'],
    ['0-1 year', '75,000', '11', '2024'],
    ['1-2 years', '75,000', '11', '2024'],
    ['0-1 year', '74,999', '5', '2026'],
    ['5+ years', '90,000', '11', '2021'],
  ])('%s at %s a month started %s/%s', (band, sales, startMonth, startYear) =>
    expect(start(band, sales)).toEqual({ startMonth, startYear }),
  )

  it('give a title by classification unless one was chosen', () => {
    const title = (classification: string, touched = none) =>
      derivedAnswers('classification', {}, { classification }, touched, today).title
    expect(
      ['Sole Proprietorship', 'Partnership', 'LLC', 'C Corporation', 'S Corporation'].map((each) =>
        title(each),
      ),
    ).toEqual(['Owner', 'Partner', 'Managing Member', 'President', 'President'])
    expect(title('LLC', new Set(['title']))).toBeUndefined()
  })

  it('leave a corrected start alone', () =>
    expect(start('5+ years', '1', new Set(['startYear']))).toEqual({}))

  it('follow while the start is the rule, and leave one that somebody gave in another visit', () => {
    const before = { yearsInBusiness: '2-5 years', monthlySales: '20,000' }
    const change = (startMonth: string, startYear: string) => {
      const given = { ...before, startMonth, startYear }
      return derivedAnswers('yearsInBusiness', given, { ...given, yearsInBusiness: '5+ years' }, none, today)
    }
    const follows = { startMonth: '11', startYear: '2021' }
    expect([change('11', '2024'), change('10', '2024')]).toEqual([follows, follows])
    expect([change('9', '2024'), change('', '2024')]).toEqual([{}, {}])
  })

  it('drop answers to questions that no longer stand', () => {
    expect(derivedAnswers('referral', {}, { referral: 'Google' }, none, today)).toEqual({ otherReferrer: '' })
    expect(derivedAnswers('referral', {}, { referral: 'Other' }, none, today)).toEqual({})
    expect(derivedAnswers('generalIndustry', {}, { generalIndustry: 'Retail' }, none, today)).toEqual({
      industry: '',
    })
  })
})
