// How staff read each answer of an application: in which section, and as what. A field without its row is a compile error.
import * as codes from '#core/codes/choices.ts'
import { generalIndustries } from '#core/codes/industries.ts'
import { industryNames } from '#core/codes/sub-industries.ts'
import { yesNo } from '#core/codes/yes-no.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'

export const sections = ['request', 'contact', 'business', 'owner'] as const
export type Section = (typeof sections)[number]

/** Choices are read by their names in the reader's language, the rest as said, with the sign that its input shows beside it. */
type ReadAs = readonly codes.Choice[] | 'typed' | 'yes-no' | 'dollars' | 'percent' | 'month'

/** In the order in which a person reads them within their section. */
export const answerTable: Readonly<Record<FieldId, readonly [section: Section, as: ReadAs]>> = {
  product: ['request', codes.products],
  requestedAmount: ['request', 'dollars'],
  monthlySales: ['request', 'dollars'],
  interest: ['request', codes.loanUses],
  fundsNeeded: ['request', codes.fundsNeeded],
  mostImportant: ['request', codes.mostImportant],
  loanUses: ['request', codes.loanUses],
  firstName: ['contact', 'typed'],
  lastName: ['contact', 'typed'],
  oneName: ['contact', 'yes-no'],
  ownName: ['contact', 'typed'],
  email: ['contact', 'typed'],
  cellPhone: ['contact', 'typed'],
  smsConsent: ['contact', 'yes-no'],
  contactMethod: ['contact', codes.contactMethods],
  referral: ['contact', codes.referralSources],
  otherReferrer: ['contact', 'typed'],
  businessName: ['business', 'typed'],
  ownBusinessName: ['business', 'typed'],
  classification: ['business', [...codes.classifications, ...codes.linkClassifications]],
  ein: ['business', 'typed'],
  yearsInBusiness: ['business', codes.yearsInBusiness],
  startMonth: ['business', 'month'],
  startYear: ['business', 'typed'],
  generalIndustry: ['business', generalIndustries],
  industry: ['business', industryNames],
  businessAddress: ['business', 'typed'],
  businessAddress2: ['business', 'typed'],
  businessCity: ['business', 'typed'],
  businessState: ['business', 'typed'],
  businessZip: ['business', 'typed'],
  businessPhone: ['business', 'typed'],
  businessDescription: ['business', 'typed'],
  website: ['business', 'typed'],
  homeBased: ['business', yesNo],
  title: ['owner', codes.jobTitles],
  ownership: ['owner', 'percent'],
  creditReport: ['owner', 'yes-no'],
  ssn: ['owner', 'typed'],
  dateOfBirth: ['owner', 'typed'],
  creditBand: ['owner', [...codes.creditBands, ...codes.creditSteps]],
  homeAddress: ['owner', 'typed'],
  homeAddress2: ['owner', 'typed'],
  homeCity: ['owner', 'typed'],
  homeState: ['owner', 'typed'],
  homeZip: ['owner', 'typed'],
  signature: ['owner', 'typed'],
  signatureVariant: ['owner', 'yes-no'],
}
