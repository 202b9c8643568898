// What a statement line is, read from its words alone: revenue or why not, whose debit, which fee.
import { lenders } from '#core/codes/lenders.ts'
import type { ExclusionReason } from '../underwriting.ts'
import { bit, type Phrases } from './phrases.ts'

/** Small integers, so that a million lines can carry one each; 0 = revenue. */
export const exclusionReasons: readonly ExclusionReason[] = [
  'own-transfer',
  'advance-funding',
  'loan-proceeds',
  'owner-injection',
  'factoring-advance',
  'returned-item',
  'refund',
  'tax-refund',
  'chargeback-reversal',
  'debt-settlement',
  'insurance-payout',
]
/** Code of an exclusion reason: its place plus one. */
export const exclusion = Object.fromEntries(exclusionReasons.map((reason, i) => [reason, i + 1])) as Readonly<
  Record<ExclusionReason, number>
>

/** How a debit counts in the search for other lenders. */
export type DebitClass = 'lender' | 'advance-words' | 'bill' | 'transfer' | 'unknown'

/** What the words of a line say; lines of the same phrases share one. */
export interface LineClass {
  /** Index in `lenders`, or -1. */
  readonly lender: number
  /** Code of the exclusion when money comes in; 0 = revenue. */
  readonly credit: number
  readonly debit: DebitClass
  readonly transfer: boolean
  readonly personToPerson: boolean
  readonly cardSales: boolean
  /** The words say nothing: only such credits can be an unnamed funding, only such lines pair without transfer words. */
  readonly unexplained: boolean
  readonly nsfFee: boolean
  readonly overdraftFee: boolean
  readonly returned: boolean
}

const bills =
  bit.payroll |
  bit.tax |
  bit.rent |
  bit.insurance |
  bit.utilities |
  bit.cardBill |
  bit.vehicle |
  bit.everyday |
  bit.nsfFee |
  bit.overdraftFee |
  bit.personToPerson

function creditOf(found: number, lender: number, returned: boolean, transfer: boolean): number {
  if (returned) return exclusion['returned-item']
  if (found & (bit.nsfFee | bit.overdraftFee)) return exclusion.refund
  if (lender >= 0)
    return lenders[lender]?.kind === 'advance' ? exclusion['advance-funding'] : exclusion['loan-proceeds']
  if (found & bit.chargebackReversal) return exclusion['chargeback-reversal']
  if (found & bit.taxRefund) return exclusion['tax-refund']
  if (found & bit.insurancePayout) return exclusion['insurance-payout']
  if (found & bit.debtSettlement) return exclusion['debt-settlement']
  if (found & bit.loanProceeds) return exclusion['loan-proceeds']
  if (found & bit.ownerInjection) return exclusion['owner-injection']
  if (found & bit.factoring) return exclusion['factoring-advance']
  if (found & bit.refund) return exclusion.refund
  return transfer ? exclusion['own-transfer'] : 0
}

/** What the phrases of a description make of it. */
export function classOf({ found, lender }: Phrases): LineClass {
  const cardSales = (found & bit.cardSales) !== 0 && lender < 0
  const overdraftTransfer = (found & bit.overdraftFee) !== 0 && (found & bit.transfer) !== 0
  const transfer = lender < 0 && !cardSales && (found & bit.transfer) !== 0
  const depositedItem = (found & bit.depositedItemReturned) !== 0
  const nsfFee = (found & bit.nsfFee) !== 0 && !depositedItem
  const overdraftFee = !nsfFee && (found & bit.overdraftFee) !== 0 && !overdraftTransfer
  // 'RETURNED ITEM NSF <payee>' is the item itself, 'NSF RETURNED ITEM FEE' what the bank took for it.
  const returned =
    (found & bit.returned) !== 0 &&
    !depositedItem &&
    (found & bit.chargebackReversal) === 0 &&
    !(nsfFee && (found & bit.fee) !== 0)
  let debit: DebitClass = 'unknown'
  if (lender >= 0) debit = 'lender'
  else if (transfer) debit = 'transfer'
  else if (found & bills) debit = 'bill'
  else if (found & bit.advanceWords) debit = 'advance-words'
  return {
    lender,
    credit: creditOf(found, lender, returned, transfer),
    debit,
    transfer,
    personToPerson: (found & bit.personToPerson) !== 0,
    cardSales,
    unexplained: lender < 0 && (found & ~(bit.advanceWords | bit.fee)) === 0,
    nsfFee,
    overdraftFee,
    returned,
  }
}
