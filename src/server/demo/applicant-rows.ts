// The forty sample applicants: who they are, what they ask for, and how far each one gets. All names, numbers and addresses are invented.
import { personaNames, type Persona } from '#simulators/bank-world/personas.ts'

const stops = [
  'page-0',
  'page-1',
  'page-2',
  'page-3',
  'no-bank',
  'skipped',
  'statements',
  'not-qualified',
  'partner',
  'equipment',
  'chosen',
] as const
/** Where an applicant stops: after a page, without a bank, with statements in its place, at a partner, with a bank persona, or with an offer chosen. */
type End = (typeof stops)[number] | Persona

export interface SampleApplicant {
  readonly business: string
  readonly owner: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
  /** Whole dollars. */
  readonly requested: number
  /** Whole dollars a month. */
  readonly sales: number
  readonly years: string
  readonly generalIndustry: string
  /** '' where the general one has no finer ones. */
  readonly industry: string
  readonly creditBand: string
  readonly end: End
}

// business | owner | address | asks for | sales a month | years | industry | credit | end
const table = `
Juniper Lane Florist LLC  | Grace Holloway    | 14 Juniper Ln, Asheville, NC 28801      |  15000 |  24000 | 2-5 years | Retail > Specialty Store                                | 650-700 | page-0
Cobalt Auto Body          | Derek Vance       | 880 Foundry Rd, Toledo, OH 43604        |  40000 |  52000 | 5+ years  | Automotive > Auto Body and Collision                    | 600-650 | nsf-ridden
Harbor Street Bakery LLC  | Ana Quispe        | 120 Commercial St, Portland, ME 04101   |  50000 |  61000 | 5+ years  | Restaurants and Food Services > Bakery                  | 650-700 | chosen
Blue Lantern Freight Inc. | Samuel Okafor     | 4100 Dock Ave, Memphis, TN 38109        |  85000 | 140000 | 2-5 years | Transportation and Logistics > Trucking - Long Haul     | 700-750 | stacked
Tamale House de Oaxaca    | José Núñez        | 77 Mission Blvd, San Antonio, TX 78201  |  30000 |  46000 | 2-5 years | Restaurants and Food Services > Full-service Restaurant | 600-650 | healthy
North Fork Auto Repair    | Bill Tanaka       | 9 Mill Rd, Boise, ID 83702              |  15000 |  19000 | 5+ years  | Automotive > Auto Repair                                | 550-600 | not-qualified
Pine Ridge Dental Group   | Dr. Mina Patel    | 250 Ridge Pkwy, Boulder, CO 80302       | 250000 | 210000 | 5+ years  | Healthcare > Dentist                                    | 750+    | page-3
Cedar & Vine Landscaping  | Tom Ferris        | 31 Orchard Way, Salem, OR 97301         | 120000 |  95000 | 5+ years  | Construction and Contracting > Landscaping              | 650-700 | seasonal
Little Acorn Childcare    | Naomi Brooks      | 66 Elm St, Madison, WI 53703            |  20000 |  31000 | 2-5 years | Education and Childcare > Child Day Care                | 650-700 | no-bank
Redwood Custom Cabinets   | Luis Ortega       | 1180 Timber Dr, Eureka, CA 95501        |  60000 |  72000 | 5+ years  | Manufacturing > Wood Products                           | 700-750 | healthy
Sunny Side Car Wash       | Priya Raman       | 540 Grand Ave, Phoenix, AZ 85007        |  45000 |  38000 | 1-2 years | Automotive > Car Wash and Detailing                     | 600-650 | thin
Granite State Plumbing    | Owen Doyle        | 12 Quarry Ln, Concord, NH 03301         |  35000 |  58000 | 5+ years  | Construction and Contracting > Plumbing                 | 650-700 | healthy
Mariposa Nail Studio      | Linh Tran         | 208 Garden Grove, Westminster, CA 92683 |  12000 |  14000 | 1-2 years | Beauty and Wellness > Nail Salon                        | 600-650 | partner
Ironclad Fitness          | Marcus Reed       | 75 Union Sq, Columbus, OH 43215         |  50000 |  44000 | 2-5 years | Beauty and Wellness > Gym and Fitness                   | 550-600 | skipped
Lakeshore Print Works     | Helen Novak       | 3 Harbor Rd, Erie, PA 16507             |  28000 |  36000 | 5+ years  | Manufacturing > Printing                                | 650-700 | page-2
Copper Canyon Coffee      | Elena Ruiz        | 19 Plaza Vieja, Santa Fe, NM 87501      |  25000 |  41000 | 2-5 years | Restaurants and Food Services > Cafe or Coffee Shop     | 700-750 | chosen
Summit Roofing Co         | Kyle Jensen       | 900 Summit Ave, Spokane, WA 99201       |  75000 | 130000 | 5+ years  | Construction and Contracting > Roofing                  | 600-650 | stacked
Delta Crane Rental        | Robert Simms      | 4000 Levee Rd, Baton Rouge, LA 70802    | 180000 | 160000 | 5+ years  | Other Services                                          | 700-750 | equipment
Willow Creek Veterinary   | Dr. Sara Lind     | 88 Creek Rd, Lexington, KY 40502        |  65000 |  98000 | 5+ years  | Healthcare > Veterinarian                               | 750+    | healthy
Bright Path Tutoring      | Aaron Cole        | 15 College Ave, Ithaca, NY 14850        |  10000 |   9000 | 0-1 year  | Education and Childcare > Tutoring and Test Preparation | 650-700 | not-qualified
Old Town Jewelers         | Miriam Katz       | 40 King St, Alexandria, VA 22314        |  40000 |  55000 | 5+ years  | Retail > Jewelry Store                                  | 700-750 | personal-only
Bayou Catering            | Andre Fontenot    | 17 Canal St, Lafayette, LA 70501        |  22000 |  33000 | 2-5 years | Restaurants and Food Services > Catering                | 600-650 | no-bank
High Plains Trucking LLC  | Dwight Hale       | 5500 Route 54, Amarillo, TX 79104       |  95000 | 118000 | 5+ years  | Transportation and Logistics > Trucking - Local         | 600-650 | stacked
Gotham Web Studio         | Iris Cohen        | 300 Hudson St, New York, NY 10013       |  30000 |  47000 | 2-5 years | Technology > Web Design and Hosting                     | 700-750 | healthy
Sierra Solar Install      | Ben Whitaker      | 22 Vista Way, Reno, NV 89501            |  70000 |  88000 | 2-5 years | Construction and Contracting > Electrical               | 650-700 | page-1
Casa Verde Landscaping    | Rosa Delgado      | 51 Palm Ave, Fresno, CA 93701           |  18000 |  26000 | 1-2 years | Construction and Contracting > Landscaping              | 600-650 | thin
Maple Street Hardware     | George Whitman    | 5 Maple St, Burlington, VT 05401        |  55000 |  82000 | 5+ years  | Retail > Specialty Store                                | 700-750 | seasonal
Peachtree Staffing        | Tanya Brown       | 1000 Peachtree St, Atlanta, GA 30309    | 100000 | 190000 | 2-5 years | Professional Services > Staffing                        | 650-700 | busy
Riverbend Brewing         | Chris Nowak       | 70 River Rd, Milwaukee, WI 53202        |  60000 |  64000 | 5+ years  | Manufacturing > Food and Beverage                       | 650-700 | healthy
Silver Spoon Diner        | Nick Pappas       | 211 Route 9, Freehold, NJ 07728         |  26000 |  42000 | 5+ years  | Restaurants and Food Services > Full-service Restaurant | <550    | nsf-ridden
Evergreen Home Health     | Joyce Kim         | 14 Cedar St, Tacoma, WA 98402           |  80000 | 120000 | 2-5 years | Healthcare > Home Health Care                           | 650-700 | page-3
Lone Star Pressure Wash   | Ricky Salinas     | 808 Frontage Rd, Lubbock, TX 79401      |   9000 |   8000 | 1-2 years | Other Services                                          | 550-600 | partner
Atlas Moving Partners     | Yusuf Demir       | 60 Freight St, Newark, NJ 07102         |  48000 |  77000 | 2-5 years | Transportation and Logistics > Moving Company           | 600-650 | healthy
Prairie Wind Electric     | Carol Jensen      | 33 Main St, Fargo, ND 58102             |  42000 |  59000 | 5+ years  | Construction and Contracting > Electrical               | 700-750 | no-bank
Saffron Kitchen Supply    | Amir Haddad       | 900 Fletcher Ave, Dearborn, MI 48126    |  90000 | 150000 | 5+ years  | Wholesale > Food and Beverage                           | 650-700 | busy
Palmetto Pool Service     | Jenna Wells       | 27 Lagoon Dr, Charleston, SC 29401      |  24000 |  37000 | 2-5 years | Other Services                                          | 600-650 | statements
Panadería La Estrella     | Carmen Villalobos | 640 Cermak Rd, Chicago, IL 60608        |  35000 |  54000 | 5+ years  | Restaurants and Food Services > Bakery                  | 650-700 | chosen
Keystone Towing           | Frank Russo       | 18 Penn Ave, Scranton, PA 18503         |  50000 |  48000 | 2-5 years | Automotive > Towing                                     | 550-600 | page-2
Desert Bloom Spa          | Alicia Moreno     | 72 Oasis Dr, Tucson, AZ 85701           |  32000 |  51000 | 2-5 years | Beauty and Wellness > Day Spa and Massage               | 650-700 | two-deposits
Granary Organic Market    | Peter Lang        | 400 Barn Rd, Burlington, VT 05408       |  58000 |  86000 | 5+ years  | Retail > Grocery Store                                  | 700-750 | needs-login
`

/** The samples in the order in which they are made. */
export const sampleApplicants: readonly SampleApplicant[] = table.trim().split('\n').map(readRow)

function readRow(line: string): SampleApplicant {
  const [
    business = '',
    owner = '',
    address = '',
    requested,
    sales,
    years = '',
    field = '',
    creditBand = '',
    end = '',
  ] = line.split('|').map((cell) => cell.trim())
  const [, street, city, state, zip] = /^(.+), (.+), ([A-Z]{2}) (\d{5})$/.exec(address) ?? []
  const [generalIndustry = '', industry = ''] = field.split(' > ')
  if (!street || !city || !state || !zip || !isEnd(end))
    throw new Error(`the sample '${business}' cannot be read`)
  return {
    business,
    owner,
    street,
    city,
    state,
    zip,
    requested: Number(requested),
    sales: Number(sales),
    years,
    generalIndustry,
    industry,
    creditBand,
    end,
  }
}

function isEnd(text: string): text is End {
  return [...stops, ...personaNames].some((end) => end === text)
}
