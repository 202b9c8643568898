// What money that comes in is: which kind of income, or why none.
import { lenders } from '#core/codes/lenders.ts'
import { tradeWords, type CreditClass, type Reading } from './reading.ts'

interface Sure {
  readonly is: CreditClass
  readonly confidence: number
}
const sure = (is: CreditClass, confidence = 90): Sure => ({ is, confidence })

function creditOfKnown({ descriptor: { purpose }, known, lender, holder, name }: Reading): Sure | null {
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

const ownersMoney = /contribution|loan|line of|owner|member|shareholder/
/** A bare 'FUNDS TRANSFER' may be anybody's; an account or the bank's own channel makes it the holder's. */
const ownAccount =
  /\b(?:chkg?|checking|sav|savings|acct|account|share|mma|money market|sweep|internal|banking|online|mobile|telephone|home|user|dda)\b|\d/
const paysForWork =
  /\b(?:inv|invoice|vendor|ap|payables|edi|school|university|college|hoa|title|church|fees?)\b/
const fundersPurpose = /advance|funding/
/** What stands in the place of a name and is none. */
export const noPayer = /^(?:adjustment|misc|correction|credit memo|memo)\b/
const somePurpose = /payment|invoice/

/** What a credit is, and how sure that is (0-100). */
export function creditOf(reading: Reading): Sure {
  const { descriptor, holder, name, all } = reading
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
  const known = rail === 'transfer' && reading.lender < 0 ? null : creditOfKnown(reading)
  if (rail === 'transfer' && counterparty === '' && !ownersMoney.test(purpose))
    return ownAccount.test(purpose) ? sure('own-transfer') : sure('unclassed', 40)
  if (known) return known
  if (isOwner) return sure('owner-injection', 80)
  const byWords = anyWordsOfCredit.test(all) ? wordsOfCredit.find(([words]) => words.test(all)) : undefined
  if (byWords && !(rail === 'wire' && byWords[1] === 'refund')) return sure(byWords[1], 80)
  if (rail === 'transfer') {
    if (holder.isOwnCompany(counterparty)) return sure('own-transfer')
    return holder.isFirstNameOrSurname(counterparty) ? sure('owner-injection', 60) : sure('wire-customer', 60)
  }
  if (tradeWords.test(name) && !paysForWork.test(all) && (rail === 'wire' || fundersPurpose.test(all)))
    return sure('advance-funding', 60)
  if (rail === 'wire') return name === '' ? sure('wire-customer', 60) : sure('wire-customer', 80)
  if (name !== '' && !noPayer.test(name)) return sure('ach-customer', 75)
  return somePurpose.test(all) ? sure('ach-customer', 60) : sure('unclassed', 30)
}
