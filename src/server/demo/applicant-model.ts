// What a sample applicant types into pages 0 to 4, as it goes over the wire.
import { defaultTitle } from '#core/domain/titles.ts'
import type { SampleApplicant } from './applicant-rows.ts'

/** The wire model of a sample: everything that pages 0 to 4 ask. */
export function modelOf(sample: SampleApplicant, index: number): Record<string, unknown> {
  const { business, owner, street, city, state, zip, industry } = sample
  const words = owner.replace(/^Dr\. /, '').split(' ')
  const digits = String(index).padStart(2, '0')
  const sole = index % 7 === 3 && !/LLC|Inc|Co$|Group|Partners/.test(business)
  const classification = sole ? 'Sole Proprietorship' : /Inc|Co$/.test(business) ? 'C Corporation' : 'LLC'
  return {
    business: {
      products:
        sample.end === 'equipment'
          ? 'Equipment Financing'
          : index % 6 === 2
            ? 'Credit Line'
            : 'Working Capital',
      requestedAmount: sample.requested,
      monthly_sales: sample.sales,
      name: business,
      email: `owner${digits}@example.com`,
      smsConsent: index % 3 === 0 ? '1' : '0',
      years_in_business: sample.years,
      classification,
      tid: sole ? `501-22-${4000 + index}` : `${index % 2 ? '84' : '47'}-20${digits}3${digits}`,
      general_industry: sample.generalIndustry,
      ...(industry ? { industry } : {}),
      address: street,
      city,
      state,
      zip,
      phone: `20755502${digits}`,
      utm_source: index % 2 ? 'google' : 'facebook',
      utm_device_type: index % 3 ? 'desktop' : 'mobile',
    },
    pg: {
      fn: words[0],
      ln: words.slice(1).join(' '),
      phone: `20755501${digits}`,
      srfico: sample.creditBand,
      title: defaultTitle(classification),
      // Others hold less than the share from which owners are named.
      ownership: sole ? 100 : 100 - (index % 4) * 5,
      ...(sole ? {} : { ssn: `501-22-${4000 + index}` }),
      address: street,
      city,
      state,
      zip,
      creditReport: index % 3 > 0,
      dob: `19${60 + (index % 35)}-0${1 + (index % 9)}-1${index % 10}`,
    },
    interest: ['Inventory', 'Payroll', 'Equipment Purchase', 'Supplies'][index % 4],
    funds_needed_timeframe: ['Immediately', 'With in a week', 'With in a month'][index % 3],
    securing_financing: ['Speed', 'Amount', 'Cost'][index % 3],
    refer: index % 2 ? 'Google' : 'Facebook',
  }
}
