// The names of the answers on the wire, as the specification gives them, and which answers are kept encrypted.
import { expect, test } from 'vitest'
import { affiliateFields, askedOfAffiliate } from './affiliate-fields.ts'
import { partOf, type Fields } from './field-set.ts'
import { fieldIds, leadFields, leadSet, secretFields } from './lead-fields.ts'

const told = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([id, { wire }]) => [id, wire]))

test('an application’s answers: their wire paths, the first match first', () => {
  expect(told(leadFields)).toEqual({
    product: ['business.products'],
    requestedAmount: ['business.requestedAmount'],
    monthlySales: ['business.monthly_sales'],
    // The person's contact may stand under either part.
    firstName: ['pg.fn', 'business.fn'],
    lastName: ['pg.ln', 'business.ln'],
    oneName: ['pg.onename'],
    ownName: ['pg.ownName'],
    email: ['business.email', 'pg.email'],
    cellPhone: ['pg.phone', 'business.phone[contact]'],
    smsConsent: ['business.smsConsent', 'business.smsOptIn', 'pg.smsOptIn'],
    businessName: ['business.name'],
    ownBusinessName: ['business.ownName'],
    yearsInBusiness: ['business.years_in_business'],
    startMonth: ['business.startMonthNumber'],
    startYear: ['business.startYear'],
    classification: ['business.classification'],
    ein: ['business.tid[ein]'],
    ssn: ['pg.ssn', 'business.tid[sole]'],
    dateOfBirth: ['pg.dob'],
    generalIndustry: ['business.general_industry'],
    industry: ['business.industry'],
    interest: ['interest', 'business.interest'],
    fundsNeeded: ['funds_needed_timeframe', 'business.funds_needed_timeframe'],
    mostImportant: ['securing_financing', 'business.securing_financing'],
    referral: ['refer', 'business.refer', 'pg.refer'],
    otherReferrer: ['other_referrer', 'business.other_referrer', 'pg.other_referrer'],
    creditBand: ['pg.srfico'],
    title: ['pg.title'],
    ownership: ['pg.ownership'],
    creditReport: ['pg.creditReport'],
    homeAddress: ['pg.address'],
    homeAddress2: ['pg.address2'],
    homeCity: ['pg.city'],
    homeState: ['pg.state'],
    homeZip: ['pg.zip'],
    businessAddress: ['business.address'],
    businessAddress2: ['business.address2'],
    businessCity: ['business.city'],
    businessState: ['business.state'],
    businessZip: ['business.zip'],
    businessPhone: ['business.phone'],
    homeBased: ['business.home_based_business'],
    businessDescription: ['business.description', 'loan.justification'],
    loanUses: ['loan.loanuse', 'business.loanuse'],
    contactMethod: ['pg.contact_method', 'business.contact_method'],
    website: ['business.website'],
    signature: ['pg.signature'],
    signatureVariant: ['pg.signaturevariant'],
  })
  expect(fieldIds).toEqual(Object.keys(leadFields))
})

test('what identifies a person or a business is kept encrypted, and nothing else', () => {
  expect(secretFields).toEqual(['ein', 'ssn', 'dateOfBirth', 'signature'])
})

test('an affiliate’s answers (specification 2, section 3); only the second address line and names in one’s own writing may stay empty', () => {
  expect(told(affiliateFields)).toEqual({
    firstName: ['firstname'],
    lastName: ['lastname'],
    oneName: ['onename'],
    ownName: ['ownname'],
    email: ['email'],
    cellPhone: ['phone'],
    businessName: ['company'],
    ownBusinessName: ['owncompany'],
    businessAddress: ['address'],
    businessAddress2: ['address2'],
    businessCity: ['city'],
    businessState: ['state'],
    businessZip: ['zip'],
  })
  const optional = askedOfAffiliate.filter(({ required }) => !required).map(({ field }) => field)
  expect(optional).toEqual(['oneName', 'ownName', 'ownBusinessName', 'businessAddress2'])
})

test('a part of a set holds the named fields with their labels in both languages, and no others', () => {
  const { fields, labels } = partOf(leadSet, ['ein', 'email'])
  expect(fields).toEqual({ ein: leadFields.ein, email: leadFields.email })
  expect(labels).toEqual({
    en: { ein: leadSet.labels.en.ein, email: leadSet.labels.en.email },
    es: { ein: leadSet.labels.es.ein, email: leadSet.labels.es.email },
  })
})
