// What kinds of small businesses sell and spend: buffer days from JPMorgan Chase Institute ('Cash is King', 2016), rails and shares from what such accounts show.
const nine = (number: number): string => String(1_000_000_00 + ((number * 7_919) % 900_000_000)).slice(0, 9)

interface Rail {
  /** Of the sales. */
  readonly share: number
  /** Of a bank day that money comes by it. */
  readonly chance: number
  readonly spread: number
  readonly text: (name: string, number: number, payer: number) => string
}
export interface Trade {
  readonly name: string
  /** As the application names it. */
  readonly industry: string
  readonly bufferDays: number
  /** Of sales, before lenders and owner. */
  readonly margin: number
  /** How far sales swing over a year. */
  readonly season: number
  readonly rent: number
  readonly payroll: number
  readonly rails: readonly Rail[]
  readonly supplier: string
}

const square: Rail['text'] = (name, n) =>
  `SQUARE INC DES:SQ${nine(n)} ID:T3${nine(n + 3)} INDN:${name} CO ID:9424300002 CCD`
const stripe: Rail['text'] = (name, n) =>
  `STRIPE DES:TRANSFER ID:ST-${nine(n)} INDN:${name} CO ID:1800948598 CCD`
const clover: Rail['text'] = (name, n) =>
  `BANKCARD 8076 DES:MTOT DEP ID:${nine(n)} INDN:${name} CO ID:1210001923 CCD`
const toast: Rail['text'] = (name, n) =>
  `TOAST DES:DEP ${nine(n)} ID:${nine(n + 1)} INDN:${name} CO ID:B264464710 CCD`
const amazon: Rail['text'] = (name, n) =>
  `AMAZON.COM SVCS DES:PAYMENTS ID:${nine(n)} INDN:${name} CO ID:2911646860 CCD`
const cash: Rail['text'] = () => 'CASH DEPOSIT BRANCH 0412'
const checks: Rail['text'] = (_name, n) => `MOBILE CHECK DEPOSIT REF ${nine(n)}`
const payers = [
  'ACME PROPERTY MGMT',
  'BAYSIDE SCHOOL DIST',
  'DELTA GENERAL CONTR',
  'HILLCREST HOMES',
  'NORTH FORK FOODS',
  'PINE MEDICAL GROUP',
]
const invoices: Rail['text'] = (name, n, payer) =>
  `${payers[payer % payers.length]} DES:VENDOR PMT ID:INV${nine(n).slice(0, 5)} INDN:${name} CO ID:14${nine(payer + 1).slice(0, 8)} CCD`
const claims: Rail['text'] = (name, n, payer) =>
  `${['UHC', 'AETNA A04', 'CIGNA', 'BCBS'][payer % 4]} DES:HCCLAIMPMT ID:${nine(n)} INDN:${name} CO ID:1411289245 CCD`

const rail = (text: Rail['text'], share: number, chance: number, spread: number): Rail => ({
  text,
  share,
  chance,
  spread,
})

export const trades: readonly Trade[] = [
  {
    name: 'BISTRO',
    industry: 'Restaurants',
    bufferDays: 16,
    margin: 0.06,
    season: 0.08,
    rent: 0.08,
    payroll: 0.33,
    supplier: 'SYSCO CORPORATION',
    rails: [rail(toast, 0.85, 1, 0.25), rail(cash, 0.15, 0.2, 0.3)],
  },
  {
    name: 'AUTO REPAIR',
    industry: 'Auto Repair',
    bufferDays: 18,
    margin: 0.1,
    season: 0.08,
    rent: 0.07,
    payroll: 0.3,
    supplier: 'OREILLY AUTO PARTS',
    rails: [rail(clover, 0.8, 0.95, 0.35), rail(checks, 0.2, 0.3, 0.5)],
  },
  {
    name: 'GIFTS',
    industry: 'Retail',
    bufferDays: 19,
    margin: 0.08,
    season: 0.25,
    rent: 0.08,
    payroll: 0.17,
    supplier: 'FAIRE WHOLESALE',
    rails: [rail(square, 0.9, 1, 0.3), rail(cash, 0.1, 0.2, 0.4)],
  },
  {
    name: 'BUILDERS',
    industry: 'Construction and Contracting',
    bufferDays: 20,
    margin: 0.12,
    season: 0.2,
    rent: 0.02,
    payroll: 0.3,
    supplier: 'HOME DEPOT PRO',
    rails: [rail(invoices, 0.7, 0.3, 0.6), rail(checks, 0.3, 0.2, 0.6)],
  },
  {
    name: 'SALON',
    industry: 'Personal Services',
    bufferDays: 21,
    margin: 0.11,
    season: 0.05,
    rent: 0.12,
    payroll: 0.42,
    supplier: 'SALLY BEAUTY SUPPLY',
    rails: [rail(square, 1, 1, 0.3)],
  },
  {
    name: 'FREIGHT',
    industry: 'Transportation and Logistics',
    bufferDays: 20,
    margin: 0.09,
    season: 0.07,
    rent: 0.02,
    payroll: 0.34,
    supplier: 'COMDATA FUEL',
    rails: [rail(invoices, 1, 0.45, 0.45)],
  },
  {
    name: 'DENTAL',
    industry: 'Health Care',
    bufferDays: 30,
    margin: 0.16,
    season: 0.05,
    rent: 0.06,
    payroll: 0.38,
    supplier: 'HENRY SCHEIN INC',
    rails: [rail(claims, 0.65, 0.8, 0.5), rail(clover, 0.35, 0.95, 0.4)],
  },
  {
    name: 'DESIGN',
    industry: 'Professional Services',
    bufferDays: 33,
    margin: 0.17,
    season: 0.06,
    rent: 0.04,
    payroll: 0.45,
    supplier: 'ADOBE SYSTEMS',
    rails: [rail(invoices, 0.75, 0.35, 0.5), rail(stripe, 0.25, 0.4, 0.5)],
  },
  {
    name: 'OUTFITTERS',
    industry: 'E-commerce',
    bufferDays: 22,
    margin: 0.08,
    season: 0.3,
    rent: 0.02,
    payroll: 0.12,
    supplier: 'ULINE SHIP SUPPLIES',
    rails: [rail(amazon, 0.5, 0.1, 0.2), rail(stripe, 0.5, 1, 0.35)],
  },
]
