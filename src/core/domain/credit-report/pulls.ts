// When a credit report of a person may be obtained, and how one ended.
import type { ConsentWording } from '../consents.ts'
import { shownPart, type CreditReport } from './report.ts'

/** Credit for a business that the person asked for and agreed to be looked up for (15 USC 1681b(a)(2), (3)(A)). */
export const creditPurposes = ['business-credit'] as const
export type CreditPurpose = (typeof creditPurposes)[number]

/**
 * scored: with a score. unscored: a file that is too thin for one. no-file: nobody of that name and number. frozen: the person locked it.
 * errors: the bureau could not say.
 */
export const reportResults = ['scored', 'unscored', 'no-file', 'frozen', 'errors'] as const
export type ReportResult = (typeof reportResults)[number]

export function resultOf(report: CreditReport): ReportResult {
  if (report.flags.includes('frozen') && !report.identity) return 'frozen'
  if (shownPart(report) === 'errors') return 'errors'
  if (report.score?.value != null) return 'scored'
  return report.identity ? 'unscored' : 'no-file'
}

/**
 * Why a report of a person cannot be obtained now: off = no bureau is set up; no-consent = they did not agree, or withdrew it; no-number =
 * their SSN or home address is not known; under-way; there = one that may still be decided on is there; closed = the application has ended.
 */
export const pullBars = ['off', 'no-consent', 'no-number', 'under-way', 'there', 'closed'] as const
export type PullBar = (typeof pullBars)[number]

interface PullFacts {
  readonly bureau: boolean
  readonly closed: boolean
  /** The person's latest answer; null where they were never asked. */
  readonly consent: { readonly given: boolean; readonly version: ConsentWording['version'] } | null
  readonly numbersKnown: boolean
  /** Of their latest report. */
  readonly latest: { readonly state: ReportState; readonly usable: boolean } | null
}

export type ReportState = 'asked' | 'received' | 'failed'

/** Null where one may be obtained. */
export function pullBar({ bureau, closed, consent, numbersKnown, latest }: PullFacts): PullBar | null {
  if (!bureau) return 'off'
  if (closed) return 'closed'
  if (latest?.state === 'asked') return 'under-way'
  if (latest?.state === 'received' && latest.usable) return 'there'
  if (!consent?.given) return 'no-consent'
  return numbersKnown ? null : 'no-number'
}
