// The sample applicants can be read and answer the questions with what the questions offer.
import { expect, it } from 'vitest'
import { modelOf } from './applicant-model.ts'
import { sampleApplicants } from './applicant-rows.ts'

it('are forty, each with a name of its own', () => {
  expect(new Set(sampleApplicants.map(({ business }) => business)).size).toBe(40)
  expect(sampleApplicants[0]).toEqual({
    business: 'Juniper Lane Florist LLC',
    owner: 'Grace Holloway',
    street: '14 Juniper Ln',
    city: 'Asheville',
    state: 'NC',
    zip: '28801',
    requested: 15_000,
    sales: 24_000,
    years: '2-5 years',
    generalIndustry: 'Retail',
    industry: 'Specialty Store',
    creditBand: '650-700',
    end: 'page-0',
  })
})

it('give no finer industry where there is none', () => {
  const { business } = modelOf(
    sampleApplicants.find(({ end }) => end === 'equipment')!,
    17,
  ) as {
    business: object
  }
  expect(business).toMatchObject({ general_industry: 'Other Services', products: 'Equipment Financing' })
  expect(business).not.toHaveProperty('industry')
})
