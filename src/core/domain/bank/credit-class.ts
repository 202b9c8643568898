// What money that comes in is: which kind of income, or why none; by its rail, a known party (`known-class.ts`), its words, and the evidence of a sale.
import { creditOfKnown, mayBeInvoiced, maySell } from './known-class.ts'
import { deposit, merchant, pair, settle } from './parse/abbreviations.ts'
import {
  sure,
  tradeWords,
  type CreditClass,
  type Reading,
  type RevenueEvidence,
  type Sure,
} from './reading.ts'

/** Somebody else's money that is only kept here: of clients, tenants, buyers. What of it is earned nobody can read from the line. */
const keptForOthers =
  /\biolta\b|\btrust (?:account|acct|dep|deposit|funds?)\b|\bescrow\b(?! i\b)|earnest|\bclient ?fund|client payroll|\bowner pmt\b|security deposit|deposito de (?:seguridad|garant)|less attorney/

const wordsOfCredit: readonly (readonly [RegExp, CreditClass])[] = [
  [
    /payroll ?ret|\br0[1-9]\b|revers(?:e|al)(?: of)? (?:corporate )?(?:ach|debit)|stop payment/,
    'returned-item',
  ],
  [
    /(?:capital|owners?|members?|shareholders?|partners?) (?:loan|deposit|contribution|investment|draw)\b|paid in capital/,
    'owner-injection',
  ],
  [/\block ?box\b(?! (?:fees?|capital|storage|fund|lease|rent))/, 'check'],
  // Pharmacies' payers name the trade; a plan that pays a person back does not.
  [
    /hcclaimpmt|claimpmt|\bhc claim|\b(?:pharm(?:acy)?|rx|ncpdp) ?(?:claims?|clms?|remit\w*|reimb\w*)\b|medicaid|dhs nfo/,
    'health-claims',
  ],
  [/charge ?back|chgbc?k|provisional credit|dispute credit/, 'chargeback-reversal'],
  [/factoring|invoice advance|receivables advance/, 'factoring-advance'],
  [/tax ref|sttaxrf|state refund/, 'tax-refund'],
  [/claim pay|claims p|loss pay|insurance (?:claim|payout)/, 'insurance-payout'],
  [/\bgrants?\b|erc refund/, 'grant'],
  [/debt (?:settlement|relief)|settlement escrow/, 'debt-settlement'],
  [
    /\bloans?\b(?! (?:signing|pay|pmt|pymt|officer))|line of credit|credit line|commercial line|\bloc (?:adv|draw|sweep)|\bheloc\b|cash advance|sba disb|\beidl\b|paycheck protection|economic injury|from cl x|^\S+(?: \S+)? draw$/,
    'loan-proceeds',
  ],
  [/\bint(?:erest)? (?:paid|payment|pymt|earned|credit)|\bdividend\b/, 'interest'],
  [/\binvestment\b|\bseed\b|\bsafe note\b/, 'investment'],
  [
    /\brefund|rebate|cash ?back|cash ?rewards?\b|rewards? redemption|(?:stmt|statement|merchandise) credit|credit adjustment|merchandise return|\bmtot adj/,
    'refund',
  ],
  [
    new RegExp(
      String.raw`\b[mb]tot dep|bankcard|merch(?:ant)? (?:bnk|bank)?cd|comb dep|\bebt\b.*settl|^sq .*instant transfer|${pair(`(?:${merchant})(?: ?(?:services?|svcs?|srvcs?|serv))?|bnk ?cd|bkcd|cr ?cd|card|cc|visa mc|mc visa|pos|processing`, `${settle}|${deposit}`)}`,
    ),
    'card',
  ],
  [/\b(?:settlement batch|batch settl\w*|(?:merch?|merchant|bank ?card|card|pos) (?:sales|batch))\b/, 'card'],
  [/(?<!registry )\bpayout\b|\bmktpl(?:ace|c)/, 'marketplace'],
]

/** Any of them: spares most lines the list. */
const anyWordsOfCredit = new RegExp(wordsOfCredit.map(([words]) => words.source).join('|'))

const ownersMoney = /contribution|loan|line of|\bloc\b|\bcl x|owner|member|shareholder/
/** A bare 'FUNDS TRANSFER' may be anybody's; an account or the bank's own channel makes it the holder's. */
const ownAccountKind =
  /\b(?:chkg?|checking|sav|savings|share|mma|money market|sweep|dda|zba|treasury|dep act|ck\d?|auto transfer|brokerage)\b/
const ownAccount =
  /\b(?:chkg?|checking|sav|savings|acct|account|share|mma|money market|sweep|internal|internet|automatic|auto|banking|online|mobile|telephone|home|user|dda|zba|thank you|cash mgmt|cash management)\b|\d/
const paysForWork =
  /\b(?:inv|invoice|vendor|ap|payables|edi|school|university|college|hoa|title|church|fees?)\b/
const fundersPurpose = /advance|funding/
/** What stands in the place of a name and is none. */
export const noPayer = /^(?:adjustment|misc|correction|credit memo|memo)\b/
/** Words of the bank's own books alone ('REVOLVING CREDIT ADVANCE', 'OVERDRAFT PROTECTION DEPOSIT', 'PROCEEDS OF LN 0091') are no payer. */
const bankBooks =
  /^(?:(?:of|from|fr|to|on|the|business|commercial|consumer|credit|cr|line|lines|loc|ln|loan|revolving|revolver|facility|draw ?down|draws?|adv|advances?|overdraft|od|protection|proceeds|principal|disbursement|deposits?|dep|cashiers?|official|officers?|shareholders?|stockholders?|check|transfer|xfer|account|acct|internal|book|\S*\d\S*)(?: |$))+$/
const somePurpose = /payment|invoice/

/** Words of an invoice weigh more than these, which stand in names of shops and goods as well. */
const weakWords: ReadonlySet<CreditClass> = new Set(['refund', 'investment', 'grant', 'marketplace'])

function byWordsOf({ descriptor, all }: Reading): CreditClass | undefined {
  if (!anyWordsOfCredit.test(all)) return undefined
  const found = wordsOfCredit.find(([words]) => words.test(all))?.[1]
  if (found === undefined || (descriptor.isInvoiced && weakWords.has(found))) return undefined
  return descriptor.rail === 'wire' && found === 'refund' ? undefined : found
}

/** What a credit is, and how sure that is (0-100). A sale is one only where `evidenceOf` says so. */
export function creditOf(reading: Reading): Sure<CreditClass> {
  const { descriptor, holder, name, all } = reading
  const { rail, purpose, counterparty } = descriptor
  if (rail === 'returned') return sure('returned-item')
  if (rail === 'fee') return sure('refund')
  if (rail === 'interest') return sure('interest')
  if (rail === 'card') return sure('refund', 80)
  if (rail === 'deposit')
    return sure(purpose === 'cash' ? 'cash' : purpose === 'check' ? 'check' : 'deposit', 80)
  const isOwner = holder.isOwner(counterparty)
  if (isOwner && (rail === 'person' || rail === 'transfer')) return sure('owner-injection')
  const known = rail === 'transfer' && reading.lender < 0 ? null : creditOfKnown(reading)
  if (rail === 'transfer' && counterparty === '' && !ownersMoney.test(purpose))
    return ownAccount.test(purpose) ? sure('own-transfer') : sure('unclassed', 40)
  if (rail !== 'person' && known) {
    if (known.is !== 'unclassed') return known
    // Whoever it is: settlements of cards are sales.
    if (byWordsOf(reading) === 'card') return sure('card', 80)
    return mayBeInvoiced(reading) ? sure('ach-customer', 60) : known
  }
  if (isOwner) return sure('owner-injection', 80)
  if (holder.isOwnCompany(rail === 'transfer' ? counterparty : name)) return sure('own-transfer')
  const byWords = byWordsOf(reading)
  if (byWords) return sure(byWords, 80)
  if (keptForOthers.test(all)) return sure('unclassed', 60)
  if (rail === 'person') return sure('person', 75)
  if (rail === 'transfer') return ofTransfer(reading)
  if (tradeWords.test(name) && !paysForWork.test(all) && (rail === 'wire' || fundersPurpose.test(all)))
    return sure('advance-funding', 60)
  if (rail === 'wire') return name === '' ? sure('wire-customer', 60) : sure('wire-customer', 80)
  if (name !== '' && !noPayer.test(name)) return sure('ach-customer', 75)
  return somePurpose.test(all) ? sure('ach-customer', 60) : sure('unclassed', 30)
}

/** A transfer with somebody's name. The kind of an account beside it makes it the holder's own, whatever the account is called. */
function ofTransfer({ descriptor, holder }: Reading): Sure<CreditClass> {
  if (holder.isFirstNameOrSurname(descriptor.counterparty)) return sure('owner-injection', 60)
  return ownAccountKind.test(descriptor.purpose) && !descriptor.isInvoiced
    ? sure('own-transfer', 60)
    : sure('wire-customer', 60)
}

const byItsRail: Partial<Readonly<Record<CreditClass, RevenueEvidence>>> = {
  card: 'rail',
  marketplace: 'rail',
  'health-claims': 'rail',
  cash: 'counter',
  check: 'counter',
  deposit: 'counter',
}

/** Classes that a name alone gives: a sale only where something says that this payer is a customer. */
const ofSomebody: ReadonlySet<CreditClass> = new Set(['ach-customer', 'wire-customer', 'person'])

/** What a transfer is for, where nobody's name stands. */
const invoiceAlone =
  /^(?:(?:inv|invoices?|invce?|orders?|job|estimate|contract|project|po|pmt|payment|memo|for)(?: |$))*$/

/** Why a credit of this class is a sale; null = nothing in its text says so. */
export function evidenceOf(is: CreditClass, reading: Reading): RevenueEvidence | null {
  if (!ofSomebody.has(is)) return byItsRail[is] ?? null
  const { rail, counterparty, isInvoiced } = reading.descriptor
  // Who moves money within the bank from an account without a name writes what he likes.
  if (isInvoiced && !(rail === 'transfer' && invoiceAlone.test(counterparty))) return 'words'
  return creditOfKnown(reading)?.is === 'ach-customer' ? 'payer' : null
}

/** Names under which money comes that is none of customers: banks, funds, trusts, agents of others. */
const financeName =
  /\b(?:bank|credit union|fcu|capital|cap|funding|fund|funds|funder|lend\w*|loans?|financ\w*|invest\w*|brokerage|securities|equity|ventures?|wealth|savings|treasury|trust|escrow|title|holdings?|holdco|spv|partners|advisors?|crypto|exchange|estate of)\b/
const wageWords = /payroll|salary|\bn[oó]mina\b|\bfed sal\b|\bwages?\b|dir(?:ect)? dep/

/** Whether a payer without evidence may earn the name of a customer by coming again: somebody with a name, who is no bank, fund or employer. */
export function mayEarn(is: CreditClass, reading: Reading): boolean {
  const { descriptor, holder, name, all } = reading
  const isSomebody =
    ofSomebody.has(is) || is === 'insurance-payout' || (is === 'unclassed' && maySell(reading))
  if (!isSomebody || descriptor.rail === 'transfer' || name === '' || noPayer.test(name)) return false
  if (bankBooks.test(name)) return false
  const individual = descriptor.individual ?? ''
  const isForOwner = holder.isOwner(individual) && !holder.isOwnCompany(individual)
  return !isForOwner && !financeName.test(name) && !wageWords.test(all)
}
