// What money of a known party is, in and out: one table by the party's kind, and the words that turn it. All others: `credit-class.ts`, `debit-class.ts`.
import { lenderAt } from '#core/codes/all-lenders.ts'
import type { PartyKind } from '#core/codes/names/rows.ts'
import {
  deposit,
  invoice,
  merchant,
  pair,
  pay,
  payables,
  settle,
  supplier,
  vendor,
  wordsOf,
} from './parse/abbreviations.ts'
import { isInvoiced } from './parse/invoiced.ts'
import { sure, type CreditClass, type DebitClass, type Reading, type Sure } from './reading.ts'

type Turn = readonly [words: RegExp, is: CreditClass]
interface Kind {
  /** Without any words. `unclassed` where such a party pays for more than one reason: never sales. */
  readonly in: CreditClass
  /** The first whose words the line has turns it. */
  readonly turns?: readonly Turn[]
  readonly out: DebitClass
}

const refund: Turn = [
  /\brefund|\brebate|\breward|cash ?back|stmt credit|statement credit|\breturn\b|\brtn\b/,
  'refund',
]
const wage: Turn = [/\bpay ?roll|\bsalary|\bwages?\b|\bfed sal|\bimpound/, 'unclassed']
const taxBack: Turn = [/tax ?ref|sttaxr|taxeip|childctc|\btax\b.*\brefund|refund.*\btax\b/, 'tax-refund']
/** How companies and public bodies name what they pay suppliers. */
const paysSuppliers: Turn = [
  new RegExp(
    `${wordsOf('edi', 'ap', payables, vendor, invoice, supplier)}|rm[tr] iv|trade pay|\\bcontractor|${wordsOf(settle)}|carrier|vendor|settle|${pair('corp(?:orate)?', pay)}`,
  ),
  'ach-customer',
]
/** The Treasury's word for what agencies pay that is no wage, benefit or tax: mostly for work (Fiscal Service, 'Classifying Payments'). */
const miscellaneous: Turn = [/misc ?pay/, 'ach-customer']
const grants: Turn = [/\bgrants?\b|\baward/, 'grant']
const benefits: Turn = [/\bbenef|soc ?sec|\bssi?\b|pension|\bretire/, 'unclassed']
/** The clearing house keeps this word for what health plans pay to those who treat: sales, whoever pays. */
const treats: Turn = [/hcclaimpmt|claimpmt\b/, 'health-claims']
/** What a financer of buyers pays the shop or the practice that sold; to the buyer himself it never pays. */
const paidToSeller: Turn = [
  new RegExp(
    String.raw`\bfund(?:ing|ed)?\b|\bpay ?outs?\b|\bproceeds\b|\bdisb\w*|\bprovider\b|\bpractice\b|\bdealer\b|\bcontractor\b|${wordsOf(settle, deposit, merchant)}`,
  ),
  'card',
]
const claim: Turn = [/\bloss\b|\bclaims?\b|clm\b/, 'insurance-payout']
const premium: Turn = [/\bprem/, 'refund']
const commission: Turn = [/\bcomm(?:ission)?s?\b|agen(?:t|cy) ?comp/, 'ach-customer']

/** Wages or a payment that came back. */
const cameBack: Turn = [/payroll ?ret|\br0[1-9]\b|\breturned\b/, 'returned-item']
const asBill = (...turns: Turn[]): Kind => ({
  in: 'unclassed',
  turns: [cameBack, refund, [/\bcredit\b/, 'refund'], ...turns],
  out: 'bill',
})
/** Shops that sell for others pay out so. */
const soldForOthers: Turn = [/mktpl|marketplace|mp sett/, 'marketplace']
const asSupplier: Kind = {
  in: 'unclassed',
  turns: [wage, refund, soldForOthers, paysSuppliers],
  out: 'purchase',
}
const asPublic: Kind = { in: 'unclassed', turns: [wage, taxBack, paysSuppliers, refund], out: 'bill' }
const asInsurer: Kind = {
  in: 'unclassed',
  turns: [treats, paysSuppliers, claim, commission, refund, premium],
  out: 'bill',
}

export const kinds: Readonly<Record<PartyKind, Kind>> = {
  processor: {
    in: 'card',
    turns: [
      [/chgbk|charge ?back|dispute/, 'chargeback-reversal'],
      cameBack,
      wage,
      [
        /^(?!.*(?:txns|\bdep|settl)).*(?:\badj|refund|\bfees?\b|rebate|stmt credit|statement credit|\breward)/,
        'refund',
      ],
    ],
    out: 'bill',
  },
  marketplace: { in: 'marketplace', turns: [wage, refund], out: 'purchase' },
  // Customers pay through them, and the business its bills.
  payables: { in: 'ach-customer', turns: [wage, refund], out: 'purchase' },
  // Work by the job: sales of a sole owner.
  gig: { in: 'marketplace', turns: [wage, refund], out: 'purchase' },
  'settles-for-others': { in: 'unclassed', turns: [refund], out: 'purchase' },
  'health-payer': { in: 'health-claims', turns: [commission, refund, premium], out: 'bill' },
  insurer: asInsurer,
  'life-insurer': asInsurer,
  'premium-finance': { in: 'unclassed', turns: [refund, premium], out: 'bill' },
  commission: { in: 'ach-customer', out: 'bill' },
  payroll: asBill(),
  'wage-access': asBill(),
  tax: { in: 'tax-refund', turns: [[/vendor|ap paym|payables|\bedi\b|rmt iv/, 'ach-customer']], out: 'bill' },
  unemployment: asPublic,
  state: asPublic,
  city: asPublic,
  'child-support': { in: 'unclassed', out: 'bill' },
  benefit: { in: 'unclassed', turns: [paysSuppliers], out: 'bill' },
  'federal-buyer': {
    in: 'unclassed',
    turns: [wage, taxBack, grants, benefits, paysSuppliers, refund, miscellaneous],
    out: 'bill',
  },
  'federal-grant': { in: 'grant', turns: [wage, paysSuppliers], out: 'bill' },
  'large-payer': asSupplier,
  shop: asSupplier,
  supplier: asSupplier,
  'fuel-card': asSupplier,
  utility: asBill(paysSuppliers),
  software: asBill(paysSuppliers),
  vehicle: asBill(paysSuppliers),
  'card-issuer': asBill(),
  'point-of-sale': { in: 'unclassed', turns: [cameBack, refund, paidToSeller], out: 'bill' },
  collector: asBill(),
  'debt-relief': { in: 'debt-settlement', turns: [refund], out: 'bill' },
  'advance-broker': { in: 'unclassed', turns: [commission], out: 'bill' },
  factor: { in: 'factoring-advance', out: 'bill' },
  broker: { in: 'investment', out: 'purchase' },
  'own-savings': { in: 'own-transfer', out: 'purchase' },
  'money-mover': { in: 'unclassed', turns: [wage, refund], out: 'purchase' },
  'client-money': { in: 'unclassed', turns: [refund], out: 'purchase' },
  gambling: { in: 'unclassed', out: 'purchase' },
  'person-app': { in: 'person', out: 'person' },
}

/** Who keeps or lends others' money: words of an invoice make none of them a customer. */
const neverBuys: ReadonlySet<PartyKind> = new Set([
  'payroll',
  'wage-access',
  'child-support',
  'benefit',
  'premium-finance',
  'client-money',
  'settles-for-others',
  'gambling',
  'collector',
])
/**
 * Whether a known party may be a customer by words of an invoice; a lender's own name may hold such a word. Who advances money to businesses
 * pays brokers and merchants under the same words: no invoice makes him a customer.
 */
export function mayBeInvoiced({ known, lender, descriptor }: Reading): boolean {
  if (!descriptor.isInvoiced) return false
  if (known?.kind === 'lender') return lenderAt(lender)?.loan !== undefined && isInvoiced(descriptor.purpose)
  return known === null || !neverBuys.has(known.kind)
}

/** Whom a business may work for, though a single line does not say so: they earn the name of a customer by coming again. */
const mayBuy: ReadonlySet<PartyKind> = new Set(['state', 'city', 'federal-buyer', 'large-payer'])
export const maySell = ({ known }: Pick<Reading, 'known'>): boolean =>
  known !== null && known.kind !== 'lender' && mayBuy.has(known.kind)

/** Lenders by sort: an owner's or a thing's loan may also be settled to a dealer or a maker, which is no loan of his. */
const loanTurns: readonly Turn[] = [
  [/\binterest\b/, 'interest'],
  [/\beidg\b|\bgrants?\b/, 'grant'],
  wage,
  [/\bcomm(?:ission)?s?\b|vendor|\binvoice\b|dealer|floor ?plan/, 'unclassed'],
]
const moneyLent = /proceeds|disb|\bloan\b|\bln\b|\bfunding\b|\bdraw\b|\badvance\b/
const givenBack = /\brefund|\brtn\b|return/

/** Products that lend: 'CLOVER CAPITAL', 'PAYSAFE ADVANCE'. Not 'FUNDING': processors call their settlement so. */
const lendingProduct =
  /^(?:(?:business|merchant|seller|working) )*(?:cap|capi|capit|capita|capital|adv|advance|advances|financing|financin|loan|loans|lending)\b/
const hasProducts = new Set<PartyKind>([
  'processor',
  'marketplace',
  'payables',
  'gig',
  'software',
  'shop',
  'card-issuer',
  'supplier',
])

/** Whether a party that lends beside its trade is named by that product, though no lender is on the list for it. */
const isLendingArm = ({ known, name }: Pick<Reading, 'known' | 'name'>): boolean =>
  known !== null &&
  hasProducts.has(known.kind as PartyKind) &&
  name.startsWith(known.name) &&
  lendingProduct.test(name.slice(known.name.length).trim())

function creditOfLender({ descriptor: { purpose }, lender, all }: Reading): Sure<CreditClass> {
  const found = lenderAt(lender)
  const turned = loanTurns.find(([words]) => words.test(purpose) || words.test(all))
  if (turned) return sure(turned[1], 80)
  if (givenBack.test(purpose)) return sure(found?.loan ? 'refund' : 'returned-item')
  if (found?.loan && found.loan !== 'personal' && !moneyLent.test(purpose)) return sure('unclassed', 60)
  return sure(found?.kind === 'advance' ? 'advance-funding' : 'loan-proceeds', 95)
}

/** Agencies pay people under the same word; Veterans Affairs (36) pays as many veterans as suppliers. */
const mayBePersonal = ({ known, holder, all, descriptor: { individual = '' } }: Reading): boolean =>
  known?.name.includes('36 treas') === true || holder.isOwner(`${individual} ${all}`)

/** What money from a known party is; null where nobody is known. The table is the whole rule: what it does not settle is `unclassed`. */
export function creditOfKnown(reading: Reading): Sure<CreditClass> | null {
  const { descriptor, known, lender, holder, name, all } = reading
  if (lender >= 0) return creditOfLender(reading)
  if (holder.isOwnCompany(name)) return sure('own-transfer')
  if (!known || known.kind === 'lender') return null
  if (isLendingArm(reading)) return sure('advance-funding', 85)
  // Distributors of drink are paid through one service, and give back through it.
  if (/fintech ?eft|\bfintech\b/.test(all)) return sure('refund')
  // A shop's card refund names its web address; only by the clearing house it is a seller's payout.
  if (known.kind === 'marketplace' && descriptor.rail === 'unknown' && known.name.endsWith(' com'))
    return sure('unclassed', 50)
  const kind = kinds[known.kind]
  const words = all.startsWith(known.name) ? all.slice(known.name.length) : all
  const turned = kind.turns?.find(([pattern]) => pattern.test(words))
  if (turned === miscellaneous && mayBePersonal(reading)) return sure('unclassed', 50)
  if (turned) return sure(turned[1])
  const isSettled = kind.in !== 'unclassed'
  return sure(kind.in, kind.in === 'card' ? 95 : kind.in === 'person' ? 75 : isSettled ? 90 : 50)
}

const paysThrough = /bill ?pay|inst xfer/
/** A known party that is no lender's: bill, purchase or person; null where the line does not say. */
export function debitOfKnown(reading: Reading): Sure<DebitClass> | null {
  const { known, all } = reading
  if (!known || known.kind === 'lender') return null
  if (isLendingArm(reading)) return sure('lender', 60)
  const { out } = kinds[known.kind]
  return sure(known.kind === 'processor' && paysThrough.test(all) ? 'purchase' : out, 85)
}
