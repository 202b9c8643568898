// Where a document stands for whoever asked for it: fine, with a person of ours, or asked for anew.
import type { Verdict } from './document-quality.ts'

/** pending = it is being judged. */
export type Judgement = Verdict | 'pending'

/**
 * fine = it closes what asked for it; checking = it is being judged; with-us = a person looks at it; doubtful = its sender sends another or
 * keeps it; unusable = another is needed.
 */
export const standings = ['fine', 'checking', 'with-us', 'doubtful', 'unusable'] as const
export type Standing = (typeof standings)[number]

/** Judging takes a second; whatever was not judged within the hour waits for a person. */
const JUDGED_WITHIN_MS = 3_600_000

interface StandingFacts {
  /** Null: it came before documents were judged. */
  readonly judged: Judgement | null
  /** Since when its sender keeps it as it is. */
  readonly keptAt: Date | null
  /** Since when a member of staff takes it as it is. */
  readonly acceptedAt: Date | null
  readonly uploadedAt: Date
}

export function standingOf({ judged, keptAt, acceptedAt, uploadedAt }: StandingFacts, now: Date): Standing {
  if (acceptedAt) return 'fine'
  switch (judged) {
    case null:
    case 'usable':
      return 'fine'
    case 'pending':
      return now.getTime() - uploadedAt.getTime() < JUDGED_WITHIN_MS ? 'checking' : 'with-us'
    case 'unknown':
      return 'with-us'
    case 'doubtful':
      return keptAt ? 'with-us' : 'doubtful'
    case 'unusable':
      return 'unusable'
  }
}

/** Nothing is asked of its sender because of it. */
export const isAnswer = (standing: Standing): boolean => standing !== 'doubtful' && standing !== 'unusable'
