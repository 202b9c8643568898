// How long what belongs to an application is kept: one table, by what it is and how the application ended (ADR 083).

/** In the order in which they go; 'application' is all that is left, and leaves an empty row with its events. */
export const keptKinds = ['numbers', 'credit', 'bank', 'files', 'application'] as const
/**
 * numbers: social security and tax ids, dates of birth, signatures beside them. credit: what a bureau answered. bank: histories and what
 * was read of them and of statements. files: uploaded documents. application: answers, contacts, decisions, messages, papers, consents.
 */
export type KeptKind = (typeof keptKinds)[number]

/** unfinished: nobody decided. refused: declined, withdrawn, or left after a decision. funded: its contract was signed. */
export const fates = ['unfinished', 'refused', 'funded'] as const
export type Fate = (typeof fates)[number]

/** Days after it ended (unfinished: after it was begun). */
interface Term {
  readonly days: number
  /** The same once the applicant asked for erasure: no shorter than the law has it kept. */
  readonly least: number
}
export type RetentionSchedule = Readonly<Record<KeptKind, Readonly<Record<Fate, Term>>>>

export interface RetentionSettings {
  /** Days until an abandoned application loses what it was to be decided on. */
  readonly drafts: number
  /** Months that what a refusal rests on is kept. */
  readonly evidenceMonths: number
  /** Months that the application itself is kept, and everything of a funded one. */
  readonly applicationMonths: number
}

/** Reg B has applications and what they were judged by kept for 12 months after notice (12 CFR 1002.12(b)(1), business credit). */
export const LEAST_EVIDENCE_MONTHS = 12
/** Disclosures, what proves them, and what they rest on: four years (10 CCR 952, 23 NYCRR 600.21). The privacy notice says the same. */
export const LEAST_APPLICATION_MONTHS = 48

/** Reg B's months count from the notice, which is due within 30 days of the decision (12 CFR 1002.9(a)(1)). */
const NOTICE_DAYS = 30

/** No month is longer. */
const daysOf = (months: number): number => months * 31

/** The settings are within their least: the server does not start otherwise. */
export function retentionSchedule({
  drafts,
  evidenceMonths,
  applicationMonths,
}: RetentionSettings): RetentionSchedule {
  const evidence: Readonly<Record<Fate, Term>> = {
    unfinished: { days: drafts, least: 0 },
    refused: {
      days: daysOf(evidenceMonths) + NOTICE_DAYS,
      least: daysOf(LEAST_EVIDENCE_MONTHS) + NOTICE_DAYS,
    },
    funded: { days: daysOf(applicationMonths), least: daysOf(LEAST_APPLICATION_MONTHS) },
  }
  const kept = { days: daysOf(applicationMonths), least: daysOf(LEAST_APPLICATION_MONTHS) }
  return {
    numbers: evidence,
    credit: evidence,
    bank: evidence,
    files: evidence,
    application: {
      unfinished: { days: daysOf(evidenceMonths), least: 0 },
      refused: kept,
      funded: kept,
    },
  }
}
