// What a line is by its own text: which kind of income, or why none; which kind of expense. The bank's form words decide nothing.
import { lenders } from '#core/codes/lenders.ts'
import type { ExclusionReason, RevenueKind } from '../underwriting.ts'
import { knownAtStart, lenderWithin, type KnownName } from './known-names.ts'
import type { Holder } from './holder.ts'
import type { Parts, Rail } from './parse/parts.ts'
import { nameWords } from './parse/words.ts'

export type CreditClass = RevenueKind | ExclusionReason | 'unclassed'
export type DebitClass =
  | 'lender'
  | 'bill'
  | 'purchase'
  | 'own-transfer'
  | 'person'
  | 'bank-fee'
  | 'nsf-fee'
  | 'overdraft-fee'
  | 'deposited-return'
  | 'chargeback'
  | 'cash-out'
  | 'check'

export interface LineClass {
  readonly rail: Rail
  /** Equal for the lines of one party, however its name is cut; '' = nobody is named. */
  readonly party: string
  readonly counterparty: string
  /** Index in `lenders`, or -1. */
  readonly lender: number
  /** The name has words of the trade (capital, funding, advance): a hint, never enough. */
  readonly hasTradeWords: boolean
  /** What money that comes in is; null for money that goes out. */
  readonly credit: CreditClass | null
  readonly debit: DebitClass | null
  /** 0-100: how sure the text is of the class. */
  readonly confidence: number
  /** Card processors pay for many customers and are no payer. */
  readonly cardSales: boolean
}

/** A name that ends in a word of the trade ('Summit Peak Funding LLC'); 'Funding Academy' and 'Capital Waste' do not. */
const tradeWords =
  /\b(?:capital|capita|cap|funding|fundin|fundi|fund|fnd|funder|funders|advance|advances|advanc|adv|mca|lending|financing|financin)(?: (?:group|grp|grou|gro|gr|llc|inc|corp|co|partners|solutions|services|servicing|source|holdings|lp|l|ll|g|s|usa|ny|\d\S*))*$/
const loanPurpose =
  /\b(?:sq )?cap(?:ital)?\d*\b|\bcap0\b|capital r|loan|work ?cap|working|\bwc\b|lending|\badvance/
/** Products that a processor or a marketplace lends by, by the party's name. */
const lendingArms: readonly (readonly [RegExp, string])[] = [
  [/^(?:three )?square/, 'Square'],
  [/^toast/, 'Toast Capital'],
  [/^paypal/, 'Paypal/Swift'],
  [/^shopify/, 'Shopify'],
  [/^stripe/, 'Stripe Capital'],
  [/^amazon|^amzn/, 'Amazon Lending'],
  [/^american express/, 'American Express'],
  [/^intuit|^quickbooks/, 'Intuit'],
]
const armOf = (known: KnownName, text: string): number => {
  if ((known.kind !== 'processor' && known.kind !== 'marketplace') || !loanPurpose.test(text)) return -1
  const arm = lendingArms.find(([name]) => name.test(known.name))
  return arm ? lenders.findIndex(({ name }) => name === arm[1]) : -1
}

interface Reading {
  readonly descriptor: Parts
  readonly known: KnownName | null
  readonly lender: number
  readonly holder: Holder
}

const sure = (is: CreditClass, confidence = 90): { is: CreditClass; confidence: number } => ({
  is,
  confidence,
})

function creditOfKnown(
  { descriptor: { purpose }, known, lender, holder }: Reading,
  name: string,
): ReturnType<typeof sure> | null {
  if (lender >= 0) {
    if (/\brefund|\brtn\b|return/.test(purpose)) return sure('returned-item')
    return sure(lenders[lender]?.kind === 'advance' ? 'advance-funding' : 'loan-proceeds', 95)
  }
  if (holder.isOwnCompany(name)) return sure('own-transfer')
  switch (known?.kind) {
    case 'processor':
      if (/chgbk|charge ?back|dispute/.test(purpose)) return sure('chargeback-reversal')
      return /\badj|refund|fees?\b|rebate/.test(purpose) && !/txns|dep|settl/.test(purpose)
        ? sure('refund')
        : sure('card', 95)
    case 'marketplace':
      return /refund/.test(purpose) ? sure('refund') : sure('marketplace')
    case 'health-payer':
      return /refund/.test(purpose) ? sure('refund') : sure('health-claims')
    case 'insurer':
      // The clearing house keeps this word for what health plans pay to those who treat: sales, whichever insurer pays them.
      if (/hcclaimpmt/.test(purpose)) return sure('health-claims')
      if (/loss|claim/.test(`${purpose} ${name}`)) return sure('insurance-payout')
      if (/refund|prem|return/.test(purpose)) return sure('refund')
      return sure('ach-customer', 70)
    case 'tax':
      return sure(/vendor|ap paym/.test(purpose) ? 'ach-customer' : 'tax-refund')
    case 'factor':
      return sure('factoring-advance')
    case 'person-app':
      return sure('person', 75)
    case 'payroll':
    case 'card-issuer':
    case 'vehicle':
    case 'utility':
    case 'software':
      return /refund|credit|rebate|return/.test(purpose) ? sure('refund') : sure('unclassed', 50)
    default:
      return null
  }
}

const wordsOfCredit: readonly (readonly [RegExp, CreditClass])[] = [
  [/hcclaimpmt|claimpmt|\bhc claim|medicaid|dhs nfo/, 'health-claims'],
  [/charge ?back|provisional credit|dispute credit/, 'chargeback-reversal'],
  [/factoring|invoice advance|receivables advance/, 'factoring-advance'],
  [/tax ref|sttaxrf|treas 310|state refund/, 'tax-refund'],
  [/claim pay|claims p|loss pay|insurance (?:claim|payout)/, 'insurance-payout'],
  [/\bgrants?\b|erc refund/, 'grant'],
  [/debt (?:settlement|relief)|settlement escrow/, 'debt-settlement'],
  [
    /loan proceed|loan disb|loan adv|line of credit adv|\bloc adv|sba (?:loan|disb)|\beidl\b|ppp loan|^\S+(?: \S+)? draw$/,
    'loan-proceeds',
  ],
  [
    /capital contribution|(?:owner|member|shareholder) (?:loan|deposit|contribution|investment)/,
    'owner-injection',
  ],
  [/\binvestment\b|\bseed\b|\bsafe note\b/, 'investment'],
  [/\brefund|rebate|cash ?back|merchandise return|\bmtot adj/, 'refund'],
  [
    /\bmtot dep|\bbtot dep|bankcard|merch(?:ant)? (?:bnk|bank)?cd|merch(?:ant)? dep|cr cd dep|bkcd stlmt|card settl|comb dep/,
    'card',
  ],
  [/\bpayout\b/, 'marketplace'],
]

/** Any of them: spares most lines the list. */
const anyWordsOfCredit = new RegExp(wordsOfCredit.map(([words]) => words.source).join('|'))

function creditOf(reading: Reading, name: string, all: string): ReturnType<typeof sure> {
  const { descriptor, holder } = reading
  const { rail, purpose, counterparty } = descriptor
  if (rail === 'returned') return sure('returned-item')
  if (rail === 'fee') return sure('refund')
  if (rail === 'interest') return sure('interest')
  if (rail === 'card') return sure('refund', 80)
  if (rail === 'deposit')
    return sure(purpose === 'cash' ? 'cash' : purpose === 'check' ? 'check' : 'deposit', 80)
  const isOwner = holder.isOwner(counterparty)
  if (rail === 'person')
    return isOwner
      ? sure('owner-injection')
      : holder.isOwnCompany(name)
        ? sure('own-transfer')
        : sure('person', 75)
  const known = rail === 'transfer' && reading.lender < 0 ? null : creditOfKnown(reading, name)
  if (
    rail === 'transfer' &&
    counterparty === '' &&
    !/contribution|loan|line of|owner|member|shareholder/.test(purpose)
  )
    // A bare 'FUNDS TRANSFER' may be anybody's; an account or the bank's own channel makes it the holder's.
    return /\b(?:chkg?|checking|sav|savings|acct|account|share|mma|money market|sweep|internal|banking|online|mobile|telephone|home|user|dda)\b|\d/.test(
      purpose,
    )
      ? sure('own-transfer')
      : sure('unclassed', 40)
  if (known) return known
  if (isOwner) return sure('owner-injection', 80)
  const byWords = anyWordsOfCredit.test(all) ? wordsOfCredit.find(([words]) => words.test(all)) : undefined
  if (byWords && !(rail === 'wire' && byWords[1] === 'refund')) return sure(byWords[1], 80)
  if (rail === 'transfer') {
    if (holder.isOwnCompany(counterparty)) return sure('own-transfer')
    return holder.isFirstNameOrSurname(counterparty) ? sure('owner-injection', 60) : sure('wire-customer', 60)
  }
  const paysForWork =
    /\b(?:inv|invoice|vendor|ap|payables|edi|school|university|college|hoa|title|church|fees?)\b/.test(all)
  if (tradeWords.test(name) && !paysForWork && (rail === 'wire' || /advance|funding/.test(all)))
    return sure('advance-funding', 60)
  if (rail === 'wire') return name === '' ? sure('wire-customer', 60) : sure('wire-customer', 80)
  if (name !== '' && !/^(?:adjustment|misc|correction|credit memo|memo)\b/.test(name))
    return sure('ach-customer', 75)
  return /payment|invoice/.test(all) ? sure('ach-customer', 60) : sure('unclassed', 30)
}

const billWords =
  /payroll|\bsalary|\bwages?\b|dir dep|\btax(?:es)?\b|usataxpymt|\brents?\b|\brental\b|\bleases?\b|leasing|landlord|property m|realty|properties|residential|storage|insurance|\bins prem|\bpremium|electric|energy|\bpower\b|\bwater\b|utilit|\bgas (?:co|bill)|waste|internet|telecom|crcardpmt|card pmt|autopay|credit card|mortgage|subscr|software|billing|\bdisc(?:ount|t)?\b|monthlyfee|acct fee|\btran fee|mthly chgs|child ?support|\bhoa\b|dues|401k|benefits?|workers comp/
const feesOf: Readonly<Record<string, DebitClass>> = {
  'nsf fee': 'nsf-fee',
  'overdraft fee': 'overdraft-fee',
}

function debitOf(
  { descriptor, known, lender, holder }: Reading,
  name: string,
  all: string,
): { is: DebitClass; confidence: number } {
  const { rail, purpose, counterparty } = descriptor
  if (rail === 'fee') return { is: feesOf[purpose] ?? 'bank-fee', confidence: 95 }
  if (rail === 'returned')
    return { is: purpose === 'deposited item' ? 'deposited-return' : 'nsf-fee', confidence: 80 }
  if (rail === 'cash-out' || rail === 'check') return { is: rail, confidence: 95 }
  if (rail === 'card') return { is: known?.kind === 'person-app' ? 'person' : 'purchase', confidence: 90 }
  if (rail === 'person') return { is: 'person', confidence: 90 }
  if (lender >= 0) return { is: 'lender', confidence: 95 }
  if (rail === 'transfer') {
    if (/\b(?:crd|credit card)\b/.test(purpose)) return { is: 'bill', confidence: 80 }
    return counterparty === '' ||
      holder.isOwnCompany(counterparty) ||
      holder.isFirstNameOrSurname(counterparty)
      ? { is: 'own-transfer', confidence: 85 }
      : { is: 'purchase', confidence: 50 }
  }
  if (known?.kind === 'processor' && /chgbk|chgbck|charge ?back/.test(all))
    return { is: 'chargeback', confidence: 90 }
  if (/\bchargeback\b/.test(all)) return { is: 'chargeback', confidence: 80 }
  if (holder.isOwnCompany(name)) return { is: 'own-transfer', confidence: 80 }
  if (known?.kind === 'person-app') return { is: 'person', confidence: 85 }
  if (known?.kind === 'shop' || known?.kind === 'marketplace') return { is: 'purchase', confidence: 85 }
  if (known)
    return {
      is: known.kind === 'processor' && /bill_?pay|inst xfer/.test(all) ? 'purchase' : 'bill',
      confidence: 85,
    }
  if (billWords.test(all)) return { is: 'bill', confidence: 75 }
  if (rail !== 'wire' && (tradeWords.test(name) || /loan repay|loan pmt|daily pmt|merchant cash/.test(all)))
    return { is: 'lender', confidence: 50 }
  return { is: 'purchase', confidence: 40 }
}

/** Key of a party: names that a bank cut at 16 letters and whole ones share it. */
const keyOf = (name: string): string =>
  nameWords(name)
    .filter((word) => !/\d/.test(word))
    .join('')
    .slice(0, 13)

/** The known party of a line, or null. Forms without fields may put other words, or the holder's name, around it. */
function knownIn(descriptor: Parts, name: string, all: string): KnownName | null {
  const { rail, delimited } = descriptor
  const known = knownAtStart(delimited ? name : all)
  // On a card a name is a shop's; lenders draw by the clearing house.
  if (rail === 'card') return known?.kind === 'lender' ? null : known
  if (delimited || known?.kind === 'lender') return known
  return lenderWithin(`${descriptor.counterparty} ${descriptor.purpose}`) ?? known
}
/** Whoever is named on these is nobody whom the tables know. */
const namelessRails = new Set<Rail>(['fee', 'interest', 'deposit', 'cash-out', 'check', 'person'])

/** Class of a line that was parsed, for the holder of the accounts: as money that comes in, or as money that goes out. */
export function classOf(given: Parts, holder: Holder, isIncoming: boolean): LineClass {
  // 'Stripe Transfer' is a payout: 'transfer' is a form's word only where nobody known stands before it.
  const payer = given.rail === 'transfer' ? knownAtStart(given.purpose) : null
  const descriptor: Parts = payer ? { ...given, rail: 'ach', counterparty: given.purpose } : given
  const ownAt = descriptor.delimited ? -1 : holder.placeIn(descriptor.counterparty)
  const name = ownAt > 0 ? descriptor.counterparty.slice(0, ownAt).trim() : descriptor.counterparty
  const all = `${name} ${descriptor.purpose}`.trim()
  const isNameless = namelessRails.has(descriptor.rail) || (!isIncoming && descriptor.rail === 'card')
  const known = isNameless ? null : knownIn(descriptor, name, all)
  const products =
    descriptor.delimited || !known
      ? descriptor.purpose
      : `${descriptor.purpose} ${name.replace(known.name, '')}`
  const lender = !known ? -1 : known.lender >= 0 ? known.lender : armOf(known, products)
  const reading: Reading = { descriptor, known, lender, holder }
  const credit = isIncoming ? creditOf(reading, name, all) : null
  const debit = isIncoming ? null : debitOf(reading, name, all)
  return {
    rail: descriptor.rail,
    party: lender >= 0 ? `lender ${lender}` : isNameless ? '' : keyOf(name),
    counterparty: name,
    lender,
    hasTradeWords: debit ? debit.is === 'lender' : credit?.is === 'advance-funding',
    credit: credit?.is ?? null,
    debit: debit?.is ?? null,
    confidence: (credit ?? debit)?.confidence ?? 0,
    cardSales: credit?.is === 'card' || credit?.is === 'marketplace',
  }
}
