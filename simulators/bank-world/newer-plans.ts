// Merchants whose histories ask more of the engine: one that stopped, a fresh advance by wire, insurers and wires as customers, an account shown twice.
import type { MerchantPlan } from './merchant-plan.ts'
import { cafe, checking } from './merchant-plans.ts'

const evenYear = Array.from({ length: 12 }, () => 1)
const officeWeek = [0, 1.4, 1.4, 1.4, 1.4, 1.4, 0]

const printShop: MerchantPlan = {
  ...cafe,
  owners: ['Walter Kimura'],
  accounts: [checking('6021', 2_900_000)],
  sales: 4_800_000,
  season: evenYear,
  week: officeWeek,
  cards: [{ text: 'STRIPE TRANSFER ST-##########', share: 0.7 }],
  soldUntilDaysBefore: 105,
  costs: { ...cafe.costs, rent: 160_000, bills: [[12, 21_000, 0.1, 'SAVANNAH UTILITIES DES:PYMT']] },
  target: 2_900_000,
}

const bakery: MerchantPlan = {
  ...cafe,
  owners: ['Ines Duarte'],
  accounts: [checking('7742', 2_600_000)],
  sales: 6_600_000,
  advances: [
    {
      // 1.36 over 126 bank days.
      fundedDaysBefore: 110,
      funded: 3_000_000,
      creditText: 'ACH CREDIT FORWARD FINANCING DES:FUNDING',
      debitText: 'FORWARD FINANCING DES:ACH DEBIT ID:90117',
      payment: 32_380,
      every: 'daily',
    },
    {
      fundedDaysBefore: 12,
      funded: 2_500_000,
      creditText: 'WIRE TYPE:WIRE IN ORIG:KAPITUS SERVICING',
      debitText: 'KAPITUS SERVICING DES:WKLY PMT ID:5518',
      payment: 109_000,
      every: 3,
    },
  ],
}

const practice: MerchantPlan = {
  ...cafe,
  owners: ['Priya Venkat'],
  accounts: [checking('2290', 2_700_000)],
  sales: 7_200_000,
  season: evenYear,
  week: officeWeek,
  cards: [{ text: 'CLOVER DES:DEP ID:##########', share: 0.22 }],
  invoices: {
    share: 0.73,
    count: 24,
    payers: [
      'DELTA DENTAL CA DES:HCCLAIMPMT',
      'METLIFE DENTAL DES:HCCLAIMPMT',
      'CIGNA DENTAL DES:HCCLAIMPMT',
      'GUARDIAN LIFE DES:HCCLAIMPMT',
      'AETNA AS01 DES:HCCLAIMPMT',
      'UNITED CONCORDIA DES:HCCLAIMPMT',
    ],
  },
  cash: 0.05,
}

const workshop: MerchantPlan = {
  ...cafe,
  owners: ['Tomasz Wieczorek'],
  accounts: [checking('8154', 2_700_000)],
  sales: 7_000_000,
  season: evenYear,
  week: officeWeek,
  cards: [],
  invoices: {
    share: 0.95,
    count: 18,
    payers: [
      'WIRE TYPE:WIRE IN ORIG:HILL COUNTRY MILLWORK INC',
      'WIRE TYPE:WIRE IN ORIG:LAMAR ARCHITECTS LLC',
      'WIRE TYPE:WIRE IN ORIG:BRAZOS CUSTOM HOMES LP',
      'WIRE TYPE:WIRE IN ORIG:PECAN STREET HOTELS INC',
      'WIRE TYPE:WIRE IN ORIG:TRAVIS JOINERY SUPPLY CO',
      'WIRE TYPE:WIRE IN ORIG:BARTON INTERIORS LLC',
    ],
  },
  cash: 0.05,
}

/** Sales that are known fall short of what is asked for; two credits whose text does not say what they are decide. */
const frameShop: MerchantPlan = {
  ...cafe,
  owners: ['Alicia Moreno'],
  accounts: [checking('6604', 3_400_000)],
  sales: 1_300_000,
  season: evenYear,
  growth: 0,
  cards: [{ text: 'SQUARE INC DES:SQ###### ID:T3########## CO ID:9424300002 CCD', share: 0.92 }],
  invoices: undefined,
  costs: {
    supplies: { share: 0.3, count: 8, sellers: ['COSTCO WHSE #0###', 'WEBSTAURANT STORE'] },
    rent: 180_000,
    bills: [[8, 14_000, 0.1, 'CENTRAL POWER & LIGHT DES:UTIL PYMT']],
  },
  floor: 2_600_000,
  target: 3_400_000,
  oneOffs: [
    { daysBefore: 62, amount: 680_000, text: 'CREDIT MEMO ORCHARD HOLDINGS' },
    { daysBefore: 40, amount: 740_000, text: 'CREDIT MEMO QUINN GALLERY' },
  ],
}

export const newerPlans = {
  'stopped-trading': printShop,
  'second-advance': bakery,
  'insurance-paid': practice,
  'wire-paid': workshop,
  'two-deposits': frameShop,
  'linked-twice': {
    ...cafe,
    owners: ['Odell Frazier'],
    accounts: [checking('4417', 2_460_000)],
    shownTwiceAs: 'Business Checking (shared access)',
  },
  'named-business': {
    ...cafe,
    owners: ['GANNET POINT OUTFITTERS LLC'],
    keepsOwners: true,
    accounts: [checking('9302', 2_460_000)],
  },
  'holder-unknown': { ...cafe, owners: ['Rosa Lindqvist'], accounts: [checking('9318', 2_460_000)] },
} as const satisfies Record<string, MerchantPlan>
