// The application that the load sends: a full one with SSN, EIN and date of birth, as the wizard sends it with every page.

/** Pages 0 to 4: one save makes the application, four change it, the last one completes it. */
export const PAGES = [0, 1, 2, 3, 4] as const

/** The body of one save; `n` makes the person, `leadId` is absent in the first save. */
export function bodyOf(n: number, page: number, leadId: string | undefined): string {
  const digits = String(n % 10_000_000).padStart(7, '0')
  return JSON.stringify({
    page,
    utm_app_cta: null,
    marketing_cloud_campaign: null,
    model: {
      ...(leadId ? { sfleadid: leadId } : {}),
      business: {
        products: 'Working Capital',
        requestedAmount: '50,000',
        monthly_sales: '61,000',
        email: `ana.quispe.${n}@harborstreet.example`,
        smsConsent: '1',
        name: `Harbor Street Bakery ${n} LLC`,
        years_in_business: '5+ years',
        startMonthNumber: 3,
        startYear: 2018,
        classification: 'LLC',
        tid: `12-${digits}`,
        general_industry: 'Restaurants and Food Services',
        industry: 'Catering',
        address: '120 Commercial St',
        address2: 'Suite 4',
        city: 'Portland',
        state: 'ME',
        zip: '04101',
        phone: `(207) 555-${digits.slice(3)}`,
        utm_source: 'search',
        utm_medium: 'cpc',
        utm_campaign: 'bakery',
        utm_device_type: 'mobile',
        utm_browser: 'Chrome',
        utm_OS: 'Android',
      },
      pg: {
        fn: 'Ana',
        ln: 'Quispe',
        phone: `(207) 556-${digits.slice(3)}`,
        srfico: '650-700',
        title: 'Managing Member',
        ownership: '100',
        // 0000 is nobody's.
        ssn: `123-45-${String(1 + (n % 9999)).padStart(4, '0')}`,
        address: '8 Pine St',
        city: 'Portland',
        state: 'ME',
        zip: '04102',
        dob: '1980-04-12',
      },
      interest: 'Inventory',
      funds_needed_timeframe: 'With in a week',
      securing_financing: 'Cost',
      refer: 'Google',
    },
  })
}
