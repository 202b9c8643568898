// Every answer of an application: its id inside, its names on the wire, its kind, and whether it is kept encrypted.
import { isStartAhead } from '#core/domain/start-dates.ts'
import { businessNameKind } from '#core/fields/business-name.ts'
import {
  classificationKind,
  contactMethodKind,
  creditBandKind,
  fundsNeededKind,
  generalIndustryKind,
  industryKind,
  jobTitleKind,
  loanUseKind,
  mostImportantKind,
  referralKind,
  yearsInBusinessKind,
} from '#core/fields/listed-choices.ts'
import { dateOfBirthKind } from '#core/fields/date-of-birth.ts'
import { einKind } from '#core/fields/ein.ts'
import { longTextKind } from '#core/fields/long-text.ts'
import { loanUsesKind } from '#core/fields/multi-select.ts'
import { monthKind, yearKind } from '#core/fields/year.ts'
import { ownershipKind } from '#core/fields/percent.ts'
import { phoneKind } from '#core/fields/phone.ts'
import { signatureKind } from '#core/fields/signature.ts'
import { ssnKind } from '#core/fields/ssn.ts'
import { stateKind } from '#core/fields/state.ts'
import { homeStreetKind, homeUnitKind, streetKind } from '#core/fields/street.ts'
import { anyTextKind, textKind } from '#core/fields/text.ts'
import { yesNoKind } from '#core/fields/yes-no.ts'
import { zipKind } from '#core/fields/zip.ts'
import { en } from '#core/words/lead-fields/en.ts'
import { es } from '#core/words/lead-fields/es.ts'
import { contactFields } from './contact-fields.ts'
import { field, type AnswersTo, type FieldSet, type Fields, type Known, type ValueOf } from './field-set.ts'

export type { AnswerValue } from './field-set.ts'

export type FieldId = keyof typeof en
export type KnownLead = Known<FieldId>

/** Spec 1 section 3. */
export const leadFields = {
  ...contactFields,
  businessName: field(businessNameKind, ['business.name']),
  yearsInBusiness: field(yearsInBusinessKind, ['business.years_in_business']),
  startMonth: field(monthKind, ['business.startMonthNumber'], {
    wrongBeside: (answer, today) => isStartAhead(answer('startYear'), answer('startMonth'), today),
  }),
  startYear: field(yearKind, ['business.startYear']),
  classification: field(classificationKind, ['business.classification']),
  // Which number 'tid' is, the classification says.
  ein: field(einKind, ['business.tid[ein]'], { secret: true, along: 'classification' }),
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
  homeAddress: field(homeStreetKind, ['pg.address']),
  homeAddress2: field(homeUnitKind, ['pg.address2']),
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
  businessDescription: field(longTextKind, ['business.description', 'loan.justification']),
  loanUses: field(loanUsesKind, ['loan.loanuse', 'business.loanuse']),
  contactMethod: field(contactMethodKind, ['pg.contact_method', 'business.contact_method']),
  // Kept apart (capabilities/answers/sign.server.ts); what stands with the answers says that it was given.
  signature: field(signatureKind, ['pg.signature'], { secret: true }),
  website: field(anyTextKind, ['business.website']),
  homeBased: field(yesNoKind, ['business.home_based_business']),
} as const satisfies Fields<FieldId>

export const leadSet = { fields: leadFields, labels: { en, es } } satisfies FieldSet<FieldId>

/** What the answer of a field is ('monthlySales': cents), and the answers of an application. */
export type AnswerOf<Id extends FieldId> = ValueOf<(typeof leadFields)[Id]>
export type LeadAnswers = AnswersTo<typeof leadFields>

export const fieldIds = Object.keys(leadFields) as FieldId[]
export const secretFields = fieldIds.filter((id) => leadFields[id].secret)
