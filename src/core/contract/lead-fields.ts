// Every answer of an application: its id inside, its names on the wire, its kind, and whether it is kept encrypted.
import {
  classificationKind,
  creditBandKind,
  fundsNeededKind,
  generalIndustryKind,
  industryKind,
  jobTitleKind,
  loanUseKind,
  mostImportantKind,
  productKind,
  referralKind,
  yearsInBusinessKind,
} from '#core/fields/choice.ts'
import { businessNameKind } from '#core/fields/business-name.ts'
import { fundingNeededKind, monthlySalesKind } from '#core/fields/currency.ts'
import { dateOfBirthKind } from '#core/fields/date-of-birth.ts'
import { einKind } from '#core/fields/ein.ts'
import { emailKind } from '#core/fields/email.ts'
import type { FieldKind, FieldOptions } from '#core/fields/field-kind.ts'
import { flagKind } from '#core/fields/checkbox.ts'
import { monthKind, yearKind } from '#core/fields/year.ts'
import { nameKind } from '#core/fields/name.ts'
import { ownershipKind } from '#core/fields/percent.ts'
import { phoneKind } from '#core/fields/phone.ts'
import { ssnKind } from '#core/fields/ssn.ts'
import { stateKind } from '#core/fields/state.ts'
import { streetKind } from '#core/fields/street.ts'
import { anyTextKind, textKind } from '#core/fields/text.ts'
import { zipKind } from '#core/fields/zip.ts'
import type { en } from '#core/words/lead-fields/en.ts'

/** Money answers are cents, counts numbers, flags booleans, everything else text as its kind keeps it. */
export type AnswerValue = string | number | boolean
export type FieldId = keyof typeof en

/** Answers as a flow's conditions see them: encrypted ones are known only to be there. */
export interface Known {
  has(id: FieldId): boolean
  get(id: FieldId): AnswerValue | undefined
}

export interface LeadField {
  readonly kind: FieldKind<AnswerValue>
  /** Where the wire model holds it, first match wins: 'business.tid'; '[sole]' = only for a sole proprietorship, '[ein]' = only otherwise; '[contact]' = only beside the business email, where it is the person's and not the shop's. */
  readonly wire: readonly string[]
  /** Kept encrypted, never sent back but masked. */
  readonly secret?: true
  readonly options?: FieldOptions
}

const field = <V extends AnswerValue>(
  kind: FieldKind<V>,
  wire: readonly string[],
  more: Pick<LeadField, 'secret' | 'options'> = {},
): LeadField => ({ kind: kind as unknown as FieldKind<AnswerValue>, wire, ...more })

/** Spec 1 section 3; the person's contact is accepted under `business` and under `pg`, as the described product sends it. */
export const leadFields: Readonly<Record<FieldId, LeadField>> = {
  product: field(productKind, ['business.products']),
  requestedAmount: field(fundingNeededKind, ['business.requestedAmount']),
  monthlySales: field(monthlySalesKind, ['business.monthly_sales']),
  firstName: field(nameKind, ['pg.fn', 'business.fn']),
  lastName: field(nameKind, ['pg.ln', 'business.ln']),
  email: field(emailKind, ['business.email', 'pg.email']),
  cellPhone: field(phoneKind, ['pg.phone', 'business.phone[contact]']),
  smsConsent: field(flagKind, ['business.smsConsent', 'business.smsOptIn', 'pg.smsOptIn']),
  businessName: field(businessNameKind, ['business.name']),
  yearsInBusiness: field(yearsInBusinessKind, ['business.years_in_business']),
  startMonth: field(monthKind, ['business.startMonthNumber']),
  startYear: field(yearKind, ['business.startYear']),
  classification: field(classificationKind, ['business.classification']),
  ein: field(einKind, ['business.tid[ein]'], { secret: true }),
  ssn: field(ssnKind, ['pg.ssn', 'business.tid[sole]'], { secret: true }),
  generalIndustry: field(generalIndustryKind, ['business.general_industry']),
  industry: field(industryKind, ['business.industry']),
  interest: field(loanUseKind, ['interest', 'business.interest']),
  fundsNeeded: field(fundsNeededKind, ['funds_needed_timeframe', 'business.funds_needed_timeframe']),
  mostImportant: field(mostImportantKind, ['securing_financing', 'business.securing_financing']),
  referral: field(referralKind, ['refer', 'business.refer', 'pg.refer']),
  otherReferrer: field(textKind, ['other_referrer', 'business.other_referrer', 'pg.other_referrer']),
  creditBand: field(creditBandKind, ['pg.srfico']),
  title: field(jobTitleKind, ['pg.title']),
  ownership: field(ownershipKind, ['pg.ownership']),
  homeAddress: field(textKind, ['pg.address']),
  homeAddress2: field(anyTextKind, ['pg.address2']),
  homeCity: field(textKind, ['pg.city']),
  homeState: field(stateKind, ['pg.state']),
  homeZip: field(zipKind, ['pg.zip']),
  dateOfBirth: field(dateOfBirthKind, ['pg.dob'], { secret: true }),
  businessAddress: field(streetKind, ['business.address']),
  businessAddress2: field(anyTextKind, ['business.address2']),
  businessCity: field(textKind, ['business.city']),
  businessState: field(stateKind, ['business.state']),
  businessZip: field(zipKind, ['business.zip']),
  businessPhone: field(phoneKind, ['business.phone']),
}

export const fieldIds = Object.keys(leadFields) as FieldId[]
export const secretFields = fieldIds.filter((id) => leadFields[id].secret)
