// What money that goes out is for.
import { lenderAt } from '#core/codes/all-lenders.ts'
import { debitOfKnown } from './known-class.ts'
import { isNamedLikeLender } from './known-names.ts'
import { invoice, pair, pay, vendor } from './parse/abbreviations.ts'
import { tradeWords, type DebitClass, type Reading, type Sure } from './reading.ts'

const billWords =
  /payroll|\bsalary|\bwages?\b|dir dep|\btax(?:es)?\b|usataxpymt|\brents?\b|\brental\b|\bleases?\b|leasing|landlord|property m|realty|properties|residential|storage|insurance|\bins prem|\bpremium|electric|utilit|\bgas (?:co|bill)|waste|internet|telecom|crcardpmt|card pmt|autopay|credit card|mortgage|subscr|software|billing|\bdisc(?:ount|t)?\b|monthlyfee|acct fee|recorded fee|\b(?:merch|merchant|processing|card|gateway) fees?\b|\btran fee|mthly chgs|child ?support|\bhoa\b|dues|401k|benefits?|workers comp/
const utilityWords = /energy|\bpower\b|\bwater\b/
/**
 * Words of a trade that draws equal amounts from businesses and lends them nothing: tolls, fuel, bread and other goods, postage, day labour,
 * uniforms, lottery, levies, settlements of agents, cover by the day. In a name that ends in a word of the lenders' trade they tell nothing
 * ('Power Funding'); as a purpose they always do.
 */
const tradeGoods = new RegExp(
  [
    'tolls?|toll ?way|turnpike|e ?z ?pass|replenish\\w*|rebill',
    'fuels?|petro\\w*|gasoline|diesel|oil|propane|fleet',
    'bak(?:ery|ing|eries)|bread|mill(?:s|ing)|milk|dairy|produce|meats?|poultry|seafood|fish|eggs?|foods?|beverages?|bottling|brew(?:ing|ery)|coffee|roasters?|farms?|grocer\\w*|distribut\\w*|wholesale|imports?|suppl(?:y|ies)|lumber|parts|florist|flowers|nursery',
    'postage|stamps?|labels?|shipping|freight|courier|parcel|logistics|trucking|air',
    'staff(?:ing?)?|labou?r\\w*|shift(?:s|pay|work)?|temps?|workforce|personnel|day ?work',
    'uniforms?|linen|laundry|textile|aprons?|mats',
    'lott(?:o|ery)|levy|levies|garnish\\w*|assessments?|permits?|parking|daycare|child ?care',
    `ads?|advertis\\w*|marketing|hosting|records|${invoice}|order|ord|purchase|${vendor}|tickets?|tuition|school|college|academy|lessons?|church|methodist|tithes?|charity|fundrais\\w*|campaign|fitness|gym|club|magazine|publish\\w*|printing`,
    'prem|cover(?:age)?|medical|dental|disposal|recycling|clean(?:ing|ers)?|janitor\\w*|pest|landscap\\w*|lawn|barber|salon|copier|machines|transit',
    'child ?supp?o?r?t?|sdu|royalt(?:y|ies)|franchis\\w*|auct(?:io)?n|tools|rnt|atm settle\\w*|agent set\\w*|money ?orders?|money ?code|sweep|529|hsa|retirement|contrib\\w*|investments?|collections?',
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join('|'),
)
const cardPayment = /\b(?:crd|credit card)\b/
const processorTakesBack = /chgbc?k|charge ?back/
const chargeback = /\bchargeback\b|\bchgbc?k\b/
/** Distributors of drink draw through one service, several times a week, under their own names. */
const fintech = /fintech ?eft|\bfintech\b/
const lenderPurpose = new RegExp(
  String.raw`loan repay|${pair('loan', pay)}|daily pmt|merchant cash|\bmca\b|future rec(?:eivable|eipt)`,
)
const feesOf: Readonly<Record<string, DebitClass>> = {
  'nsf fee': 'nsf-fee',
  'overdraft fee': 'overdraft-fee',
}

/** What a debit is for, and how sure that is (0-100); rails that say it alone never come here. */
export function debitOf(reading: Reading): Sure<DebitClass> {
  const { descriptor, known, lender, holder, name, all } = reading
  const { rail, purpose, counterparty } = descriptor
  if (rail === 'fee') return { is: feesOf[purpose] ?? 'bank-fee', confidence: 95 }
  if (rail === 'returned')
    return { is: purpose === 'deposited item' ? 'deposited-return' : 'nsf-fee', confidence: 80 }
  // A mortgage or a car is debt of another sort: a bill, though the lender is named.
  if (lender >= 0) return { is: lenderAt(lender)?.loan ? 'bill' : 'lender', confidence: 95 }
  if (rail === 'transfer') {
    if (cardPayment.test(purpose)) return { is: 'bill', confidence: 80 }
    return counterparty === '' ||
      holder.isOwnCompany(counterparty) ||
      holder.isFirstNameOrSurname(counterparty)
      ? { is: 'own-transfer', confidence: 85 }
      : { is: 'purchase', confidence: 50 }
  }
  if (known?.kind === 'processor' && processorTakesBack.test(all)) return { is: 'chargeback', confidence: 90 }
  if (chargeback.test(all)) return { is: 'chargeback', confidence: 80 }
  if (holder.isOwnCompany(name)) return { is: 'own-transfer', confidence: 80 }
  if (fintech.test(all)) return { is: 'purchase', confidence: 90 }
  const byKind = debitOfKnown(reading)
  if (byKind) return byKind
  const isNamedAsLender = tradeWords.test(name)
  if (billWords.test(all) || utilityWords.test(isNamedAsLender ? purpose : all))
    return { is: 'bill', confidence: 75 }
  if (tradeGoods.test(purpose) || (!isNamedAsLender && tradeGoods.test(name)))
    return { is: 'purchase', confidence: 60 }
  if (isNamedLikeLender(name)) return { is: 'purchase', confidence: 60 }
  if (rail !== 'wire' && (isNamedAsLender || lenderPurpose.test(all))) return { is: 'lender', confidence: 50 }
  return { is: 'purchase', confidence: 40 }
}
