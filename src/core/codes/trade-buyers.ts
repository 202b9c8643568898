// Who buys from whom: words in the names of businesses and public bodies that pay a business of a trade.
import type { GeneralIndustry } from './industries.ts'

/**
 * Sources, public: 'The Use of Commodities by Industries' of the Bureau of Economic Analysis (input-output accounts, bea.gov) says which
 * industries buy a trade's output; the sector descriptions of the North American Industry Classification System (census.gov/naics) say what
 * such buyers are called. A word stands where companies of the buying industry bear it in their names and lenders do not.
 */
interface Buyers {
  /** NAICS codes, 2 to 6 digits, of those who sell. */
  readonly naics: readonly string[]
  readonly companies: RegExp
  /** Whether public bodies buy as well: schools, cities, counties, housing authorities. */
  readonly publicToo: boolean
}

const words = (...each: readonly string[]): RegExp => new RegExp(`\\b(?:${each.join('|')})\\b`)

const building =
  'builders?|homes|homebuilders?|construction|constructors?|contracting|contractors?|general contr\\w*|develop(?:ment|ers?)|roofing|restoration|remodeling|mechanical'
const buildings =
  'propert(?:y|ies)|prop mgmt|property m\\w*|realty|apartments?|residential|condo(?:minium)?s?|hoa|homeowners?|community assoc\\w*|church'
const making =
  'manufactur\\w*|mfg|industries|industrial|machin(?:e|ing|ery)|fabricat(?:ion|ors?)|aerospace|motors|steel|metals|plastics|packaging|oem'
const eating =
  'foods?|food ?service|grocer(?:y|s|ies)|supermarkets?|markets?|restaurants?|cafes?|catering|hospitality|hotels?|resorts?|deli|kitchens?|co ?op'
const sellingOn = 'distribut(?:ors?|ing|ion)|wholesale|stores?|retail|outlets?|supply'
const treating =
  'health|healthcare|health ?plan|medical|hospitals?|clinics?|hospice|physicians?|rehab\\w*|medicaid|medicare|hmo'

const trades = {
  building: { naics: ['236', '237', '238'], companies: words(building, buildings), publicToo: true },
  // Of the building trades the one that is asked by those who own, not by those who build alone.
  grounds: { naics: ['561730'], companies: words(buildings, building), publicToo: true },
  design: {
    naics: ['5413'],
    companies: words(building, 'realty|properties|architects?|engineering'),
    publicToo: true,
  },
  hauling: {
    naics: ['484', '492', '493'],
    companies: words(
      'freight|logistics|brokerage|transport(?:ation)?|trucking|carriers?|supply chain|forward(?:ing|ers?)|3pl|warehous(?:e|ing)|lumber|produce|mills',
      making,
      'distribut(?:ors?|ing|ion)',
    ),
    publicToo: false,
  },
  food: { naics: ['311', '312', '4244'], companies: words(eating, sellingOn), publicToo: true },
  catering: {
    naics: ['722320'],
    companies: words('events?|weddings?|hotels?|church', treating, 'country club'),
    publicToo: true,
  },
  making: {
    naics: ['313', '314', '315', '321', '323', '325', '326', '332', '333', '334', '337'],
    companies: words(making, sellingOn, building, 'products|equipment|interiors|furniture'),
    publicToo: true,
  },
  wholesale: { naics: ['423', '424'], companies: words(sellingOn, making, building), publicToo: true },
  medical: { naics: ['621', '623', '4234'], companies: words(treating), publicToo: false },
  repair: {
    naics: ['8111'],
    companies: words(
      'fleet|rentals?|motors|auto(?:motive)?|dealership|trucking|logistics|transport(?:ation)?',
    ),
    publicToo: true,
  },
} as const satisfies Readonly<Record<string, Buyers>>

/** A trade whose buyers are known. */
export type Trade = keyof typeof trades

export const buyersOf = (trade: Trade): Buyers => trades[trade]

/** Words of public bodies that pay for work; they give taxes and deposits back as well. */
export const publicBuyer = words(
  'school dist(?:rict)?|schools|isd|usd|county|city of|town of|village of|township|borough|university|college|housing auth(?:ority)?|port auth(?:ority)?|parks|dept of transp\\w*',
)

const byGeneral: Partial<Readonly<Record<GeneralIndustry, Trade>>> = {
  'Construction and Contracting': 'building',
  Manufacturing: 'making',
  Wholesale: 'wholesale',
  Healthcare: 'medical',
}
/** By general industry and, after a slash, what is below it. `null` = people are its buyers, or it is not known who is. */
const byBoth: Readonly<Record<string, Trade | null>> = {
  'Construction and Contracting/Landscaping': 'grounds',
  'Manufacturing/Food and Beverage': 'food',
  'Wholesale/Food and Beverage': 'food',
  'Wholesale/Medical Supplies': 'medical',
  'Healthcare/Veterinarian': null,
  'Restaurants and Food Services/Catering': 'catering',
  'Restaurants and Food Services/Bakery': 'food',
  'Transportation and Logistics/Courier and Delivery': 'hauling',
  'Transportation and Logistics/Freight Brokerage': 'hauling',
  'Transportation and Logistics/Trucking - Local': 'hauling',
  'Transportation and Logistics/Trucking - Long Haul': 'hauling',
  'Transportation and Logistics/Warehousing': 'hauling',
  'Professional Services/Architecture and Engineering': 'design',
  'Automotive/Auto Repair': 'repair',
  'Automotive/Auto Body and Collision': 'repair',
  'Automotive/Towing': 'repair',
}

/** The trade of a stated industry, as the form has it; null where nobody says who buys from it. */
export function tradeOf(general: string | undefined, below: string | undefined): Trade | null {
  const both = `${general ?? ''}/${below ?? ''}`
  if (Object.hasOwn(byBoth, both)) return byBoth[both] ?? null
  return (Object.hasOwn(byGeneral, general ?? '') && byGeneral[general as GeneralIndustry]) || null
}
