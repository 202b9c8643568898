// Small integers for what a credit is, so that a million rows can carry one each: 0 income, then the reasons why not, last unclassed.
import type { ExclusionReason } from '../underwriting.ts'
import type { LineClass } from './line-class.ts'
import type { RevenueEvidence } from './reading.ts'

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

/** Code of a credit by its text: income only where the text has evidence of it. 0 for money that goes out. */
export function creditCode({ credit, evidence }: Pick<LineClass, 'credit' | 'evidence'>): number {
  if (credit === null || evidence !== null) return 0
  return (exclusion as Readonly<Record<string, number>>)[credit] ?? unclassed
}

/** Evidence of a sale as a small integer: 0 = none, else the place plus one. */
export const evidences: readonly RevenueEvidence[] = [
  'rail',
  'counter',
  'payer',
  'words',
  'repeat',
  'rhythm',
  'said',
  'trade',
]
export const evidenceCode = Object.fromEntries(evidences.map((each, i) => [each, i + 1])) as Readonly<
  Record<RevenueEvidence, number>
>
