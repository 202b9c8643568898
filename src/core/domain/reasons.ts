// The causes that underwriting names, by code: what ends, lowers, holds or would raise an answer.
import type { ScoredPart } from './scored-parts.ts'

/** A cause in a form that words can be put to: `reason.<code>` in core/words/underwriting; money in `values` is cents. */
export interface Reason {
  readonly code: ReasonCode
  readonly values: ReasonValues
}
export type ReasonValues = Readonly<Record<string, number | string>>

export type KnockOutCode =
  | 'open-bankruptcy'
  | 'bankruptcy-policy'
  | 'bankruptcy-recent'
  | 'bankruptcies-several'
  | 'negative-today'
  | 'nsf-above-maximum'
  | 'negative-days-above-maximum'
  | 'tamper-review'
  | 'personal-account-only'
  | 'no-business-account'
  | 'revenue-below-minimum'
  | 'time-in-business-below-minimum'
  | 'industry-not-served'
  | 'state-not-served'
  | 'prior-default'
/** What cost points: the part, or what of it did where a part can lose them in several ways. */
export type ShortfallCode =
  | Exclude<ScoredPart, 'tax-returns'>
  | 'tax-returns-missing'
  | 'tax-returns-loss'
  | 'credit-score-of-bureau'
  | 'credit-unverified'
  | 'time-in-business-unverified'
export type OfferReasonCode =
  | 'balance-supports-too-little'
  | 'revenue-supports-too-little'
  | 'burden-leaves-no-room'
  | 'too-many-positions'
  | 'recent-position'
/** Faults of the bank data: each leads to a person or to a question, never to a decline. */
export type DataFindingCode =
  | 'history-too-short'
  | 'history-gap'
  | 'feed-stale'
  | 'no-recent-deposits'
  | 'empty-months'
  | 'balance-missing'
  | 'balance-zero-filled'
  | 'currency-not-usd'
  | 'account-holder-unknown'
  | 'accounts-may-be-one'
  | 'lines-twice'
  | 'lines-one-reference'
  | 'lines-alike'
  | 'credits-unclassed'
  /** Of an account that was read from statements (`statement-history`). */
  | 'statement-months-missing'
  | 'statements-do-not-follow'
  | 'statements-disagree'
  | 'statements-end-early'
  | 'labels-no-longer-match'
  /** A series of debits is likely another lender's, and nothing proves it. */
  | 'likely-advance'
  /** One funder pays in slices and draws at the same time. */
  | 'reverse-consolidation'
  | WholeFileCode
/** What the whole file shows (`bank/whole-file`), and whose account it is (`bank/strange-holder.ts`). */
type WholeFileCode =
  | 'circle'
  | 'pass-through'
  | 'one-off'
  | 'in-and-out'
  | 'begins-before-application'
  | 'round-amounts'
  | 'sales-end'
  /** Months of a whole year lose, without what owners took: the data show it by themselves, by no limit of a policy. */
  | 'loses-money'
  | 'receivables-sold'
  | 'stranger-account'
  | 'holder-unsure'
type ReviewCode =
  | DataFindingCode
  | 'too-few-months'
  | 'undisclosed-account'
  | 'bank-data-stale'
  | 'month-to-date-down'
  | 'below-last-year'
  /** The policy's check of the counted months, owners' draws among the costs. Not said beside `loses-money`; a notice states both as that. */
  | 'costs-exceed-sales'
  | 'revenue-concentrated'
  | 'default-check-pending'
  | 'identity-in-doubt'
  /** The two ends of what is uncertain lead to different outcomes. */
  | 'ends-disagree'
  /** It would be approved, by what staff said of its bank lines. */
  | 'rests-on-labels'
  /** The policy has no decision rest on statements alone. */
  | 'read-from-statements'
  /** What the owner said of deposits, or what speaks against it, needs a person. */
  | 'deposits-to-look-at'
  /** Owners are not named or have not consented, or nobody signs who may bind the business. */
  | 'signers-open'
  /** An owner besides the applicant has not allowed a credit report. */
  | 'owner-report-missing'
  /** No amount whose payments would be missed seldom enough. */
  | 'cash-flow-too-tight'
export type ReasonCode = KnockOutCode | ShortfallCode | OfferReasonCode | ReviewCode

/** `raise.<code>` in the words: what would raise the amount or turn the answer. */
export type RaiseCode =
  | 'higher-balance'
  | 'higher-revenue'
  | 'pay-down-advances'
  | 'wait-after-advance'
  | 'avoid-negative-days'
  | 'avoid-nsf'
  | 'better-credit'
  | 'connect-business-account'
  | 'more-history'
  | 'time-in-business'
export interface Raise {
  readonly code: RaiseCode
  readonly values: ReasonValues
}
