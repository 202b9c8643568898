// Small integers for what a credit is, so that a million rows can carry one each: 0 income, then the reasons why not, last unclassed.
import type { ExclusionReason } from '../underwriting.ts'
import type { CreditClass } from './reading.ts'

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
  'grant',
  'investment',
  'interest',
  'circle',
  'client-money',
]
/** Code of an exclusion reason: its place plus one. */
export const exclusion = Object.fromEntries(exclusionReasons.map((reason, i) => [reason, i + 1])) as Readonly<
  Record<ExclusionReason, number>
>
export const unclassed = exclusionReasons.length + 1

export const creditCode = (is: CreditClass | null): number =>
  is === 'unclassed' ? unclassed : ((exclusion as Readonly<Record<string, number>>)[is ?? ''] ?? 0)
