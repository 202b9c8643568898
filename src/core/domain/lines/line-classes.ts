// What a line can be, as small numbers, and why: each has its words (`class.<name>`, `because.<name>`, `rail.<name>`).
import { exclusionReasons } from '../bank/credit-codes.ts'
import type { Rail } from '../bank/parse/parts.ts'
import type { DebitClass } from '../bank/reading.ts'
import type { ExclusionReason, RevenueKind } from '../bank-picture.ts'

export const revenueKinds = [
  'card',
  'cash',
  'check',
  'deposit',
  'ach-customer',
  'wire-customer',
  'marketplace',
  'health-claims',
  'person',
] as const satisfies readonly RevenueKind[]

/** Money that went out; 'lender-payment' belongs to a position, 'lender' names one without a rhythm. */
type SpentClass =
  | 'lender-payment'
  | 'lender'
  | 'bill'
  | 'purchase'
  | 'transfer-out'
  | 'person-paid'
  | 'bank-fee'
  | 'nsf-fee'
  | 'overdraft-fee'
  | 'deposited-return'
  | 'chargeback'
  | 'cash-out'
  | 'check-paid'
const spentClasses: readonly SpentClass[] = [
  'lender-payment',
  'lender',
  'bill',
  'purchase',
  'transfer-out',
  'person-paid',
  'bank-fee',
  'nsf-fee',
  'overdraft-fee',
  'deposited-return',
  'chargeback',
  'cash-out',
  'check-paid',
]

/** 'sale': income by staff's word alone; 'not-read': left out before its text was read. */
export type ShownClass = RevenueKind | 'sale' | ExclusionReason | 'unclassed' | SpentClass | 'not-read'
/** Reasons that came after the classes behind them had their places. */
const laterReasons: readonly ExclusionReason[] = ['circle', 'client-money']
/** Stored as its place: add at the end. */
export const shownClasses: readonly ShownClass[] = [
  ...revenueKinds,
  'sale',
  ...exclusionReasons.filter((reason) => !laterReasons.includes(reason)),
  'unclassed',
  ...spentClasses,
  'not-read',
  ...laterReasons,
]
export const classNumber = Object.fromEntries(shownClasses.map((name, at) => [name, at])) as Readonly<
  Record<ShownClass, number>
>

export const spentAs: Readonly<Record<DebitClass, SpentClass>> = {
  lender: 'lender',
  bill: 'bill',
  purchase: 'purchase',
  'own-transfer': 'transfer-out',
  person: 'person-paid',
  'bank-fee': 'bank-fee',
  'nsf-fee': 'nsf-fee',
  'overdraft-fee': 'overdraft-fee',
  'deposited-return': 'deposited-return',
  chargeback: 'chargeback',
  'cash-out': 'cash-out',
  check: 'check-paid',
}

/**
 * What decided the class: the line's own text, staff's word, the other side in another account, the funding or a payment of a position,
 * the evidence of a sale that stands beside the text, or that a deposit is like no other; or why the line counts nowhere.
 */
export type Why =
  | 'text'
  | 'said'
  | 'pair'
  | 'funding'
  | 'position'
  | 'pending'
  | 'account'
  | 'older'
  | SaleWhy
  /** The whole file shows it: circles, clients' money, what stands out (`bank/whole-file`). */
  | 'whole-file'
  | RepeatedWhy
/** Evidence that is not the class itself (`RevenueEvidence`). */
type SaleWhy = 'payer' | 'words' | 'repeat' | 'rhythm' | 'trade' | 'trade-alone'
/** Counted once with another line (`RepeatWhy`). */
type RepeatedWhy = 'same-reference' | 'same-run' | 'same-account' | 'same-pending'
export const whys: readonly Why[] = [
  'text',
  'said',
  'pair',
  'funding',
  'position',
  'pending',
  'account',
  'older',
  'same-reference',
  'same-run',
  'same-account',
  'same-pending',
  'whole-file',
  'payer',
  'words',
  'repeat',
  'rhythm',
  'trade',
  'trade-alone',
]
export const whyNumber = Object.fromEntries(whys.map((name, at) => [name, at])) as Readonly<
  Record<Why, number>
>
/** Places in `whys` of lines that are counted with another. */
export const repeatedWhys: ReadonlySet<number> = new Set(
  (['same-reference', 'same-run', 'same-account', 'same-pending'] as const).map((name) => whyNumber[name]),
)

export const rails: readonly Rail[] = [
  'ach',
  'rtp',
  'wire',
  'card',
  'check',
  'deposit',
  'person',
  'transfer',
  'fee',
  'returned',
  'interest',
  'cash-out',
  'unknown',
]

/** Bits of `LineBook.flags`. */
export const flag = {
  /** It is in the figures of its month. */
  counted: 1,
  /** It adds to true revenue, or takes from it. */
  revenue: 2,
  /** It is behind the number of returned payments. */
  nsf: 4,
  /** It is in what was paid to lenders. */
  debt: 8,
  /** The fetch before did not bring it. */
  fresh: 16,
  /** Another line is like it, and both count. */
  alike: 32,
} as const
