// The simulated merchants, one plan for each persona that is a business. Cents a month unless the plan's type says otherwise.
import type { Cents } from '#core/ground/money.ts'
import type { AccountPlan } from './ledger.ts'
import type { MerchantPlan } from './merchant-plan.ts'

const even = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
const shop = [0.93, 0.92, 1, 1, 1.02, 1.02, 1, 0.98, 0.98, 1.01, 1.04, 1.1]
const garden = [0.52, 0.55, 0.85, 1.2, 1.45, 1.5, 1.42, 1.35, 1.15, 0.9, 0.6, 0.5]
const counterWeek = [0.8, 0.85, 0.9, 0.95, 1.05, 1.25, 1.2]
const officeWeek = [0, 1.4, 1.4, 1.4, 1.4, 1.4, 0]

export const checking = (mask: string, opening: Cents, name = 'Business Checking'): AccountPlan => ({
  id: 'a1',
  name,
  kind: 'checking',
  mask,
  holder: 'business',
  opening,
})
const savings = (mask: string, opening: Cents): AccountPlan => ({
  id: 'a2',
  name: 'Business Savings',
  kind: 'savings',
  mask,
  holder: 'business',
  opening,
})

export const cafe: MerchantPlan = {
  owners: ['Dana Whitfield'],
  accounts: [checking('7310', 2_460_000), savings('4821', 1_850_000)],
  sales: 6_000_000,
  season: shop,
  week: counterWeek,
  growth: 0.05,
  cards: [
    { text: 'SQUARE INC DES:SQ###### ID:T3########## CO ID:9424300002 CCD', share: 0.66 },
    { text: 'DOORDASH, INC. DES:MERCHANT P ID:ST-######', share: 0.08, weeklyOn: 2 },
  ],
  invoices: {
    share: 0.18,
    count: 6,
    payers: [
      'HARBORSIDE CATERING CLIENT',
      'MARIGOLD BAY SCHOOL DIST',
      'COASTAL CONFERENCE CTR',
      'LIGHTHOUSE REALTY GRP',
    ],
  },
  cash: 0.08,
  costs: {
    supplies: {
      share: 0.29,
      count: 26,
      sellers: [
        'SYSCO CORPORATION DES:ACH',
        'COSTCO WHSE #0###',
        'RESTAURANT DEPOT ###',
        'SEABREEZE ROASTERS LLC',
        'WEBSTAURANT STORE',
      ],
    },
    rent: 420_000,
    payroll: { share: 0.25, text: 'GUSTO DES:PAY ###### CCD' },
    salesTax: { share: 0.045, text: 'STATE DEPT OF REV DES:SALES TAX' },
    bills: [
      [8, 61_000, 0.2, 'CENTRAL POWER & LIGHT DES:UTIL PYMT'],
      [11, 28_500, 0, 'HARTLAND MUTUAL INS DES:PREMIUM'],
      [16, 17_900, 0.02, 'COMCAST BUSINESS DES:CABLE'],
      [22, 118_000, 0.25, 'AMEX EPAYMENT DES:ACH PMT'],
      [27, 6_900, 0, 'INTUIT *QBOOKS ONLINE'],
    ],
  },
  floor: 1_350_000,
  target: 2_250_000,
  saves: 0.15,
  advances: [],
  bounces: 0,
}

const landscaper: MerchantPlan = {
  ...cafe,
  owners: ['Marco Villalobos'],
  accounts: [checking('5502', 2_900_000), savings('5519', 4_200_000)],
  sales: 5_800_000,
  season: garden,
  week: officeWeek,
  growth: 0.04,
  cards: [{ text: 'STRIPE TRANSFER ST-##########', share: 0.35 }],
  invoices: {
    share: 0.6,
    count: 16,
    payers: [
      'TALL PINE HOA',
      'DULUTH PARKS DEPT',
      'NORTHSHORE PROPERTIES',
      'BIRCHWOOD SENIOR LIVING',
      'ZELLE FROM HOMEOWNER',
    ],
  },
  cash: 0.05,
  costs: {
    supplies: {
      share: 0.27,
      count: 22,
      sellers: [
        'SITEONE LANDSCAPE ###',
        'THE HOME DEPOT #####',
        'KWIK TRIP #### FUEL',
        'NORTHLAND NURSERY SUPPLY',
        'TRACTOR SUPPLY #####',
      ],
    },
    rent: 240_000,
    payroll: { share: 0.3, text: 'PAYCHEX DES:PAYROLL ID:#######' },
    salesTax: { share: 0.03, text: 'STATE DEPT OF REV DES:SALES TAX' },
    bills: [
      [5, 68_000, 0, 'JOHN DEERE FINANCIAL DES:PYMT'],
      [12, 46_000, 0, 'PRAIRIE MUTUAL INS DES:PREMIUM'],
      [18, 22_000, 0.2, 'VERIZON WIRELESS DES:PAYMENTS'],
    ],
  },
  floor: 1_300_000,
  target: 2_600_000,
  saves: 0.3,
}

const cleaner: MerchantPlan = {
  ...cafe,
  owners: ['Renee Castillo'],
  accounts: [checking('2087', 260_000)],
  sales: 1_250_000,
  season: even,
  week: officeWeek,
  growth: 0.02,
  cards: [{ text: 'SQ *SPARKLE CLEAN DES:SQ######', share: 0.3 }],
  invoices: {
    share: 0.6,
    count: 9,
    payers: ['ZELLE FROM CLIENT', 'BUTTE DENTAL GROUP', 'BIG SKY OFFICE PARK'],
  },
  cash: 0.1,
  costs: {
    supplies: {
      share: 0.2,
      count: 12,
      sellers: ['WALMART.COM', 'SAMSCLUB #####', 'AMZN MKTP US*#######', 'TOWN PUMP FUEL'],
    },
    rent: 65_000,
    payroll: { share: 0.2, text: 'ADP PAYROLL DES:FEES&PAY ID:#####' },
    bills: [
      [9, 31_000, 0, 'PROGRESSIVE INS DES:PREM'],
      [17, 14_500, 0.1, 'T-MOBILE DES:PCS SVC'],
    ],
  },
  floor: 150_000,
  target: 230_000,
  saves: 0,
}

const restaurant: MerchantPlan = {
  ...cafe,
  owners: ['Anthony Russo', 'Lucia Russo'],
  accounts: [checking('9146', 1_150_000), savings('9153', 250_000)],
  sales: 6_400_000,
  growth: 0.02,
  cards: [
    { text: 'TOAST INC DES:DEP ID:######', share: 0.78 },
    { text: 'UBER USA DES:EDI PAYM ID:######', share: 0.1, weeklyOn: 3 },
  ],
  invoices: undefined,
  cash: 0.12,
  costs: {
    supplies: {
      share: 0.24,
      count: 28,
      sellers: [
        'US FOODS INC DES:ACH PMT',
        'PFG PERFORMANCE FOOD',
        'RESTAURANT DEPOT ###',
        'SOUTHERN GLAZERS WINE',
        'CINTAS CORP',
      ],
    },
    rent: 520_000,
    payroll: { share: 0.2, text: 'TOAST PAYROLL DES:NET PAY ID:#####' },
    salesTax: { share: 0.05, text: 'GA DEPT OF REVENUE DES:TAX PYMT' },
    bills: [
      [7, 84_000, 0.15, 'GEORGIA POWER DES:UTILITY'],
      [13, 39_000, 0, 'PEACH STATE INS DES:PREMIUM'],
      [20, 95_000, 0.2, 'CHASE CREDIT CRD DES:AUTOPAY'],
    ],
  },
  floor: 400_000,
  target: 750_000,
  saves: 0,
  // Payments reckoned as funded x factor / number of payments: 1.38 / 189 bank days, 1.40 / 32 weeks, 1.45 / 105 bank days.
  advances: [
    {
      fundedDaysBefore: 168,
      funded: 4_500_000,
      creditText: 'ACH CREDIT FORWARD FINANCING DES:FUNDING',
      debitText: 'FORWARD FINANCING DES:ACH DEBIT ID:84421',
      payment: 32_857,
      every: 'daily',
    },
    {
      fundedDaysBefore: 96,
      funded: 3_000_000,
      creditText: 'WIRE TYPE:WIRE IN ORIG:KAPITUS SERVICING',
      debitText: 'KAPITUS SERVICING DES:WKLY PMT ID:2207',
      payment: 131_250,
      every: 3,
    },
    {
      fundedDaysBefore: 18,
      funded: 2_000_000,
      creditText: 'ACH CREDIT RAPID FINANCE DES:PROCEEDS',
      debitText: 'RAPID FINANCE DES:DLY PMT ID:7731',
      payment: 27_619,
      every: 'daily',
    },
  ],
}

const repairShop: MerchantPlan = {
  ...cafe,
  owners: ['Terrence Boyd'],
  accounts: [checking('6674', 210_000)],
  sales: 2_700_000,
  season: even,
  week: officeWeek,
  growth: -0.03,
  cards: [{ text: 'CLOVER DES:DEP ID:##########', share: 0.75 }],
  invoices: { share: 0.15, count: 4, payers: ['MEMPHIS FLEET SVCS', 'RIVERBEND TAXI CO'] },
  cash: 0.1,
  costs: {
    supplies: {
      share: 0.33,
      count: 18,
      sellers: ['OREILLY AUTO #####', 'AUTOZONE #####', 'NAPA PARTS #####', 'LKQ CORPORATION'],
    },
    rent: 260_000,
    payroll: { share: 0.28, text: 'ADP PAYROLL DES:NET PAY ID:#####' },
    bills: [
      [10, 42_000, 0.2, 'MEMPHIS LGW DES:UTILITY'],
      [19, 33_000, 0, 'STATE FARM DES:INS PREM'],
    ],
  },
  floor: 40_000,
  target: 120_000,
  saves: 0,
  bounces: 4,
}

const boutique: MerchantPlan = {
  ...cafe,
  owners: ['Grace Okafor'],
  accounts: [checking('3391', 2_700_000), savings('3408', 1_200_000)],
  sales: 5_700_000,
  cards: [
    { text: 'SHOPIFY DES:TRANSFER ID:ST-##########', share: 0.55 },
    { text: 'SQUARE INC DES:SQ###### ID:T3##########', share: 0.35 },
  ],
  invoices: undefined,
  cash: 0.1,
}

const salon: MerchantPlan = {
  ...cafe,
  owners: ['Mei Tanaka'],
  accounts: [checking('8820', 2_350_000, 'Commercial Checking'), savings('8837', 900_000)],
  sales: 5_500_000,
  cards: [{ text: 'WORLDPAY DES:COMB DEP ID:########', share: 0.85 }],
  invoices: undefined,
  cash: 0.15,
}

const places = ['DOWNTOWN', 'NORTH LOOP', 'LAKELINE']

const restaurantGroup: MerchantPlan = {
  ...cafe,
  owners: ['Hector Salinas', 'Priya Raman'],
  accounts: [
    checking('1180', 9_800_000, 'Operating Checking'),
    savings('1197', 12_500_000),
    {
      id: 'a3',
      name: 'Payroll Checking',
      kind: 'checking',
      mask: '1204',
      holder: 'business',
      opening: 2_500_000,
    },
    {
      id: 'a4',
      name: 'Business Rewards Card',
      kind: 'card',
      mask: '0412',
      holder: 'business',
      opening: -640_000,
    },
  ],
  sales: 31_000_000,
  growth: 0.09,
  cards: places.flatMap((place) => [
    { text: `FISERV MERCHANT ${place} DES:DEPOSIT ID:######`, share: 0.17 },
    { text: `AMEX SETTLEMENT ${place} ID:######`, share: 0.05 },
    { text: `DISCOVER NETWORK ${place} ID:######`, share: 0.02 },
    { text: `DOORDASH, INC. ${place} ID:ST-######`, share: 0.03, weeklyOn: 2 },
    { text: `GRUBHUB INC ${place} DES:ACTVTY`, share: 0.01, weeklyOn: 4 },
  ]),
  invoices: {
    share: 0.08,
    count: 14,
    payers: ['LONE STAR EVENTS', 'AUSTIN CONV CENTER', 'HILLTOP WEDDINGS', 'CAPITOL CATERING CLIENT'],
  },
  cash: 0.08,
  costs: {
    supplies: {
      share: 0.3,
      count: 230,
      sellers: [
        'SYSCO CENTRAL TX DES:ACH',
        'US FOODS INC DES:ACH PMT',
        'BEN E KEITH CO',
        'FARM TO TABLE TX LLC',
        'HEB #####',
        'RESTAURANT DEPOT ###',
        'ECOLAB INC',
        'AIRGAS USA',
        'SOUTHERN GLAZERS WINE',
        'REPUBLIC NATL DIST',
      ],
    },
    rent: 2_150_000,
    payroll: { share: 0.27, text: 'PAYLOCITY DES:PAYROLL ID:######' },
    salesTax: { share: 0.06, text: 'TX COMPTROLLER DES:TAX PYMT' },
    bills: [
      [6, 390_000, 0.15, 'AUSTIN ENERGY DES:UTILITY'],
      [9, 88_000, 0.1, 'TEXAS GAS SERVICE DES:PYMT'],
      [12, 240_000, 0, 'LONGHORN INS GRP DES:PREMIUM'],
      [18, 61_000, 0.05, 'SPECTRUM BUSINESS DES:SPECTRUM'],
    ],
  },
  floor: 5_500_000,
  target: 10_000_000,
  saves: 0.25,
}

/** Plans of the personas that are businesses; 'personal-only' is a household (`household.ts`). */
export const merchantPlans = {
  healthy: cafe,
  seasonal: landscaper,
  thin: cleaner,
  stacked: restaurant,
  'nsf-ridden': repairShop,
  mfa: boutique,
  oauth: salon,
  'institution-down': salon,
  busy: restaurantGroup,
  'needs-login': boutique,
} as const satisfies Record<string, MerchantPlan>
