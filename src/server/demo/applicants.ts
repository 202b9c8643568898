// The forty sample applicants and how far each one gets. All names, numbers and addresses are invented.
import type { FastifyInstance } from 'fastify'
import type { Worker } from '#platform/outbox/drain.ts'
import { banks } from '#simulators/bank-world/banks.ts'
import { personas, type Persona } from '#simulators/bank-world/personas.ts'
import type { Simulators } from './simulators.ts'

/** Where the applicant stops: after a page, without a bank, at a partner, or with a bank persona (and what they do with the offers). */
type End =
  | 'page-0'
  | 'page-1'
  | 'page-2'
  | 'page-3'
  | 'no-bank'
  | 'skipped'
  | 'not-qualified'
  | 'partner'
  | 'equipment'
  | Persona
  | 'chosen'

type Row = readonly [
  business: string,
  owner: string,
  place: string,
  dollars: number,
  sales: number,
  years: string,
  industry: string,
  band: string,
  end: End,
]

const rows: readonly Row[] = [
  [
    'Juniper Lane Florist LLC',
    'Grace Holloway',
    '14 Juniper Ln|Asheville|NC|28801',
    15000,
    24000,
    '2-5 years',
    'Retail|Specialty Store',
    '650-700',
    'page-0',
  ],
  [
    'Cobalt Auto Body',
    'Derek Vance',
    '880 Foundry Rd|Toledo|OH|43604',
    40000,
    52000,
    '5+ years',
    'Automotive|Auto Body and Collision',
    '600-650',
    'nsf-ridden',
  ],
  [
    'Harbor Street Bakery LLC',
    'Ana Quispe',
    '120 Commercial St|Portland|ME|04101',
    50000,
    61000,
    '5+ years',
    'Restaurants and Food Services|Bakery',
    '650-700',
    'chosen',
  ],
  [
    'Blue Lantern Freight Inc.',
    'Samuel Okafor',
    '4100 Dock Ave|Memphis|TN|38109',
    85000,
    140000,
    '2-5 years',
    'Transportation and Logistics|Trucking - Long Haul',
    '700-750',
    'stacked',
  ],
  [
    'Tamale House de Oaxaca',
    'José Núñez',
    '77 Mission Blvd|San Antonio|TX|78201',
    30000,
    46000,
    '2-5 years',
    'Restaurants and Food Services|Full-service Restaurant',
    '600-650',
    'healthy',
  ],
  [
    'North Fork Auto Repair',
    'Bill Tanaka',
    '9 Mill Rd|Boise|ID|83702',
    15000,
    19000,
    '5+ years',
    'Automotive|Auto Repair',
    '550-600',
    'not-qualified',
  ],
  [
    'Pine Ridge Dental Group',
    'Dr. Mina Patel',
    '250 Ridge Pkwy|Boulder|CO|80302',
    250000,
    210000,
    '5+ years',
    'Healthcare|Dentist',
    '750+',
    'page-3',
  ],
  [
    'Cedar & Vine Landscaping',
    'Tom Ferris',
    '31 Orchard Way|Salem|OR|97301',
    120000,
    95000,
    '5+ years',
    'Construction and Contracting|Landscaping',
    '650-700',
    'seasonal',
  ],
  [
    'Little Acorn Childcare',
    'Naomi Brooks',
    '66 Elm St|Madison|WI|53703',
    20000,
    31000,
    '2-5 years',
    'Education and Childcare|Child Day Care',
    '650-700',
    'no-bank',
  ],
  [
    'Redwood Custom Cabinets',
    'Luis Ortega',
    '1180 Timber Dr|Eureka|CA|95501',
    60000,
    72000,
    '5+ years',
    'Manufacturing|Wood Products',
    '700-750',
    'healthy',
  ],
  [
    'Sunny Side Car Wash',
    'Priya Raman',
    '540 Grand Ave|Phoenix|AZ|85007',
    45000,
    38000,
    '1-2 years',
    'Automotive|Car Wash and Detailing',
    '600-650',
    'thin',
  ],
  [
    'Granite State Plumbing',
    'Owen Doyle',
    '12 Quarry Ln|Concord|NH|03301',
    35000,
    58000,
    '5+ years',
    'Construction and Contracting|Plumbing',
    '650-700',
    'healthy',
  ],
  [
    'Mariposa Nail Studio',
    'Linh Tran',
    '208 Garden Grove|Westminster|CA|92683',
    12000,
    14000,
    '1-2 years',
    'Beauty and Wellness|Nail Salon',
    '600-650',
    'partner',
  ],
  [
    'Ironclad Fitness',
    'Marcus Reed',
    '75 Union Sq|Columbus|OH|43215',
    50000,
    44000,
    '2-5 years',
    'Beauty and Wellness|Gym and Fitness',
    '550-600',
    'skipped',
  ],
  [
    'Lakeshore Print Works',
    'Helen Novak',
    '3 Harbor Rd|Erie|PA|16507',
    28000,
    36000,
    '5+ years',
    'Manufacturing|Printing',
    '650-700',
    'page-2',
  ],
  [
    'Copper Canyon Coffee',
    'Elena Ruiz',
    '19 Plaza Vieja|Santa Fe|NM|87501',
    25000,
    41000,
    '2-5 years',
    'Restaurants and Food Services|Cafe or Coffee Shop',
    '700-750',
    'chosen',
  ],
  [
    'Summit Roofing Co',
    'Kyle Jensen',
    '900 Summit Ave|Spokane|WA|99201',
    75000,
    130000,
    '5+ years',
    'Construction and Contracting|Roofing',
    '600-650',
    'stacked',
  ],
  [
    'Delta Crane Rental',
    'Robert Simms',
    '4000 Levee Rd|Baton Rouge|LA|70802',
    180000,
    160000,
    '5+ years',
    'Other Services|',
    '700-750',
    'equipment',
  ],
  [
    'Willow Creek Veterinary',
    'Dr. Sara Lind',
    '88 Creek Rd|Lexington|KY|40502',
    65000,
    98000,
    '5+ years',
    'Healthcare|Veterinarian',
    '750+',
    'healthy',
  ],
  [
    'Bright Path Tutoring',
    'Aaron Cole',
    '15 College Ave|Ithaca|NY|14850',
    10000,
    9000,
    '0-1 year',
    'Education and Childcare|Tutoring and Test Preparation',
    '650-700',
    'not-qualified',
  ],
  [
    'Old Town Jewelers',
    'Miriam Katz',
    '40 King St|Alexandria|VA|22314',
    40000,
    55000,
    '5+ years',
    'Retail|Jewelry Store',
    '700-750',
    'personal-only',
  ],
  [
    'Bayou Catering',
    'Andre Fontenot',
    '17 Canal St|Lafayette|LA|70501',
    22000,
    33000,
    '2-5 years',
    'Restaurants and Food Services|Catering',
    '600-650',
    'no-bank',
  ],
  [
    'High Plains Trucking LLC',
    'Dwight Hale',
    '5500 Route 54|Amarillo|TX|79104',
    95000,
    118000,
    '5+ years',
    'Transportation and Logistics|Trucking - Local',
    '600-650',
    'stacked',
  ],
  [
    'Gotham Web Studio',
    'Iris Cohen',
    '300 Hudson St|New York|NY|10013',
    30000,
    47000,
    '2-5 years',
    'Technology|Web Design and Hosting',
    '700-750',
    'healthy',
  ],
  [
    'Sierra Solar Install',
    'Ben Whitaker',
    '22 Vista Way|Reno|NV|89501',
    70000,
    88000,
    '2-5 years',
    'Construction and Contracting|Electrical',
    '650-700',
    'page-1',
  ],
  [
    'Casa Verde Landscaping',
    'Rosa Delgado',
    '51 Palm Ave|Fresno|CA|93701',
    18000,
    26000,
    '1-2 years',
    'Construction and Contracting|Landscaping',
    '600-650',
    'thin',
  ],
  [
    'Maple Street Hardware',
    'George Whitman',
    '5 Maple St|Burlington|VT|05401',
    55000,
    82000,
    '5+ years',
    'Retail|Specialty Store',
    '700-750',
    'seasonal',
  ],
  [
    'Peachtree Staffing',
    'Tanya Brown',
    '1000 Peachtree St|Atlanta|GA|30309',
    100000,
    190000,
    '2-5 years',
    'Professional Services|Staffing',
    '650-700',
    'busy',
  ],
  [
    'Riverbend Brewing',
    'Chris Nowak',
    '70 River Rd|Milwaukee|WI|53202',
    60000,
    64000,
    '5+ years',
    'Manufacturing|Food and Beverage',
    '650-700',
    'healthy',
  ],
  [
    'Silver Spoon Diner',
    'Nick Pappas',
    '211 Route 9|Freehold|NJ|07728',
    26000,
    42000,
    '5+ years',
    'Restaurants and Food Services|Full-service Restaurant',
    '<550',
    'nsf-ridden',
  ],
  [
    'Evergreen Home Health',
    'Joyce Kim',
    '14 Cedar St|Tacoma|WA|98402',
    80000,
    120000,
    '2-5 years',
    'Healthcare|Home Health Care',
    '650-700',
    'page-3',
  ],
  [
    'Lone Star Pressure Wash',
    'Ricky Salinas',
    '808 Frontage Rd|Lubbock|TX|79401',
    9000,
    8000,
    '1-2 years',
    'Other Services|',
    '550-600',
    'partner',
  ],
  [
    'Atlas Moving Partners',
    'Yusuf Demir',
    '60 Freight St|Newark|NJ|07102',
    48000,
    77000,
    '2-5 years',
    'Transportation and Logistics|Moving Company',
    '600-650',
    'healthy',
  ],
  [
    'Prairie Wind Electric',
    'Carol Jensen',
    '33 Main St|Fargo|ND|58102',
    42000,
    59000,
    '5+ years',
    'Construction and Contracting|Electrical',
    '700-750',
    'no-bank',
  ],
  [
    'Saffron Kitchen Supply',
    'Amir Haddad',
    '900 Fletcher Ave|Dearborn|MI|48126',
    90000,
    150000,
    '5+ years',
    'Wholesale|Food and Beverage',
    '650-700',
    'busy',
  ],
  [
    'Palmetto Pool Service',
    'Jenna Wells',
    '27 Lagoon Dr|Charleston|SC|29401',
    24000,
    37000,
    '2-5 years',
    'Other Services|',
    '600-650',
    'skipped',
  ],
  [
    'Panadería La Estrella',
    'Carmen Villalobos',
    '640 Cermak Rd|Chicago|IL|60608',
    35000,
    54000,
    '5+ years',
    'Restaurants and Food Services|Bakery',
    '650-700',
    'chosen',
  ],
  [
    'Keystone Towing',
    'Frank Russo',
    '18 Penn Ave|Scranton|PA|18503',
    50000,
    48000,
    '2-5 years',
    'Automotive|Towing',
    '550-600',
    'page-2',
  ],
  [
    'Desert Bloom Spa',
    'Alicia Moreno',
    '72 Oasis Dr|Tucson|AZ|85701',
    32000,
    51000,
    '2-5 years',
    'Beauty and Wellness|Day Spa and Massage',
    '650-700',
    'healthy',
  ],
  [
    'Granary Organic Market',
    'Peter Lang',
    '400 Barn Rd|Burlington|VT|05408',
    58000,
    86000,
    '5+ years',
    'Retail|Grocery Store',
    '700-750',
    'needs-login',
  ],
]

interface Stage {
  readonly server: FastifyInstance
  readonly worker: Worker
  readonly simulators: Simulators
  /** Lets time go on between two steps. */
  readonly pass: (minutes: number) => void
}

/** Lets one sample applicant go as far as their row says. */
export async function applicant(index: number, stage: Stage): Promise<void> {
  const row = rows[index % rows.length]!
  const spanish = index % 5 === 4 || index === 36
  const jar = new Map<string, string>()
  const post = async (url: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await stage.server.inject({
      method: 'POST',
      url,
      payload: body,
      headers: {
        'accept-language': spanish ? 'es' : 'en',
        'user-agent': 'Mozilla/5.0 (sample applicant)',
      },
      cookies: Object.fromEntries(jar),
    })
    for (const cookie of answer.cookies) jar.set(cookie.name, cookie.value)
    if (answer.statusCode >= 400) throw new Error(`sample ${index}: ${url} answered ${answer.statusCode}`)
    return answer.json<Record<string, unknown>>()
  }
  const end = row[8]
  const model = modelOf(row, index, end === 'equipment')
  const last = /^page-(\d)$/.exec(end)?.[1]
  let sfleadid: unknown
  for (let page = 0; page <= (last ? Number(last) : end === 'partner' ? 1 : 4); page++) {
    const saved = await post('/api/apply/lead', {
      model: { ...model, ...(sfleadid ? { sfleadid } : {}) },
      page,
      variant: 'plaid',
    })
    sfleadid = saved.leadid
    stage.pass(1)
  }
  await stage.worker.drain()
  if (end === 'partner') await post('/api/apply/fundbox_submit_lead', { sf_leadid: sfleadid, consent: true })
  if (end === 'skipped') await post('/api/bank-link/outcome', { sf_leadid: sfleadid, outcome: 'skipped' })
  const persona = personas.find((one) => one.persona === (end === 'chosen' ? 'healthy' : end))
  if (persona) await connect(persona, end, sfleadid, stage, post)
  await stage.worker.drain()
}

async function connect(
  persona: (typeof personas)[number],
  end: End,
  sfleadid: unknown,
  { simulators, worker, pass }: Stage,
  post: (url: string, body: object) => Promise<Record<string, unknown>>,
): Promise<void> {
  const bank = banks.find((one) => one.name === persona.bank)
  // The provider's own sandbox call stands in for the person at the bank page; everything after it is the real way.
  const made = await fetch(`${simulators.plaid.url}/sandbox/public_token/create`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'plaid-client-id': simulators.plaid.clientId,
      'plaid-secret': simulators.plaid.secret,
    },
    body: JSON.stringify({
      institution_id: bank?.id,
      initial_products: ['assets'],
      options: { override_username: persona.username, override_password: persona.password },
    }),
  })
  const { public_token } = (await made.json()) as { public_token: string }
  await post('/api/apply/get_access_token', { public_token, sfleadid })
  for (let round = 0; round < 6; round++) {
    await worker.drain()
    pass(1)
  }
  if (end !== 'chosen') return
  pass(12)
  const status = await post('/api/lead/offer_status', { sf_leadid: sfleadid })
  const [deal] = (status.offers as { term: number; amount: number; frequency: string }[] | undefined) ?? []
  if (deal)
    await post('/api/lead/select_offer', {
      sf_leadid: sfleadid,
      selected_terms: deal.term,
      selected_approved_amount: deal.amount,
      selected_frequency: deal.frequency,
    })
}

/** The wire model of a row: everything that pages 0 to 4 ask. */
function modelOf(row: Row, index: number, equipment: boolean): Record<string, unknown> {
  const [business, owner, place, dollars, sales, years, industry, band] = row
  const [street, city, state, zip] = place.split('|')
  const [general, sub] = industry.split('|')
  const words = owner.replace(/^Dr\. /, '').split(' ')
  const digits = String(index).padStart(2, '0')
  const sole = index % 7 === 3 && !/LLC|Inc|Co$|Group|Partners/.test(business)
  return {
    business: {
      products: equipment ? 'Equipment Financing' : index % 6 === 2 ? 'Credit Line' : 'Working Capital',
      requestedAmount: dollars,
      monthly_sales: sales,
      name: business,
      email: `owner${digits}@example.com`,
      smsConsent: index % 3 === 0 ? '1' : '0',
      years_in_business: years,
      classification: sole ? 'Sole Proprietorship' : /Inc|Co$/.test(business) ? 'C Corporation' : 'LLC',
      tid: sole ? `501-22-${4000 + index}` : `${index % 2 ? '84' : '47'}-20${digits}3${digits}`,
      general_industry: general,
      ...(sub ? { industry: sub } : {}),
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
      srfico: band,
      title: sole ? 'Owner' : 'Managing Member',
      ownership: sole ? 100 : 100 - (index % 4) * 15,
      ...(sole ? {} : { ssn: `501-22-${4000 + index}` }),
      address: street,
      city,
      state,
      zip,
      dob: `19${60 + (index % 35)}-0${1 + (index % 9)}-1${index % 10}`,
    },
    interest: ['Inventory', 'Payroll', 'Equipment Purchase', 'Supplies'][index % 4],
    funds_needed_timeframe: ['Immediately', 'With in a week', 'With in a month'][index % 3],
    securing_financing: ['Speed', 'Amount', 'Cost'][index % 3],
    refer: index % 2 ? 'Google' : 'Facebook',
  }
}
