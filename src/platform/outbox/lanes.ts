// How the worker treats each kind of job: how many run at once, and for how long a failing one is tried again.
import type { JobKind } from '#core/contract/job-payloads.ts'

interface Lane {
  /** Jobs of the kind that one process runs at the same time: a slow provider holds up its own kind only. */
  readonly atOnce: number
  /**
   * Hours after the first failed try during which it is tried again. It gives up at the first failure after them, but never before its
   * eighth try; 0 = at its eighth.
   */
  readonly hours: number
  /** Seconds that a run may take: then its place is free again. Until then its worker holds the job, and nobody else takes it. */
  readonly leaseSeconds: number
}

/** What waits for a mail server, a text gateway, a bank or a signing provider outlives a long week-end of theirs. */
const OUTLIVES_OUTAGES = 72
const LEASE_SECONDS = 300
/** A vendor asks a bank for each login and each account in turn, and may take three minutes for each: a second run beside it would ask the bank twice. */
const BANK_LEASE_SECONDS = 1800
const SCANS_LEASE_SECONDS = 1800

type LaneOf = Omit<Lane, 'leaseSeconds'> & Partial<Pick<Lane, 'leaseSeconds'>>

const laneOf: Readonly<Record<JobKind, LaneOf>> = {
  'send-message': { atOnce: 4, hours: OUTLIVES_OUTAGES },
  'deliver-message': { atOnce: 8, hours: OUTLIVES_OUTAGES },
  // Its code ends in minutes.
  'send-portal-code': { atOnce: 8, hours: 0 },
  'send-signer-code': { atOnce: 8, hours: 0 },
  // Its link ends in a day.
  'send-set-up-link': { atOnce: 4, hours: 24 },
  'tell-staff': { atOnce: 4, hours: OUTLIVES_OUTAGES },
  'finish-bank-link': { atOnce: 4, hours: OUTLIVES_OUTAGES, leaseSeconds: BANK_LEASE_SECONDS },
  // After a day its token is worth nothing.
  'find-bank-link': { atOnce: 2, hours: 24 },
  'look-at-bank-access': { atOnce: 2, hours: OUTLIVES_OUTAGES },
  'fetch-bank-history': { atOnce: 4, hours: OUTLIVES_OUTAGES, leaseSeconds: BANK_LEASE_SECONDS },
  'count-bank-statements': { atOnce: 2, hours: OUTLIVES_OUTAGES, leaseSeconds: BANK_LEASE_SECONDS },
  // Whoever opens the lines meanwhile has them made.
  'keep-line-book': { atOnce: 1, hours: 0 },
  'revoke-bank-connection': { atOnce: 2, hours: OUTLIVES_OUTAGES },
  'decide-application': { atOnce: 4, hours: 0 },
  'make-contract': { atOnce: 2, hours: OUTLIVES_OUTAGES },
  'make-affiliate-contract': { atOnce: 2, hours: OUTLIVES_OUTAGES },
  'finish-envelope': { atOnce: 2, hours: OUTLIVES_OUTAGES },
  'look-at-envelope': { atOnce: 4, hours: OUTLIVES_OUTAGES },
  'void-envelope': { atOnce: 2, hours: OUTLIVES_OUTAGES },
  'lapse-proposal': { atOnce: 2, hours: 0 },
  'send-decision': { atOnce: 4, hours: 0 },
  'analyse-statements': { atOnce: 2, hours: OUTLIVES_OUTAGES },
  // A scan takes some seconds a page; what was read of it stays.
  'read-statements': { atOnce: 2, hours: OUTLIVES_OUTAGES, leaseSeconds: SCANS_LEASE_SECONDS },
  // A report that comes days later would surprise the person.
  'pull-credit-report': { atOnce: 4, hours: 2 },
  'tell-conversion': { atOnce: 2, hours: OUTLIVES_OUTAGES },
  'check-merchant-defaults': { atOnce: 4, hours: OUTLIVES_OUTAGES },
  // The provider keeps them until they are deleted.
  'fetch-text-files': { atOnce: 2, hours: OUTLIVES_OUTAGES },
  'scan-document': { atOnce: 4, hours: OUTLIVES_OUTAGES },
  'judge-document': { atOnce: 1, hours: OUTLIVES_OUTAGES },
  'remove-unkept-file': { atOnce: 2, hours: OUTLIVES_OUTAGES },
}

export const lanes = Object.fromEntries(
  Object.entries(laneOf).map(([kind, lane]) => [kind, { leaseSeconds: LEASE_SECONDS, ...lane }]),
) as Readonly<Record<JobKind, Lane>>

const MOST_TRIES_AT_ONCE = 8
const HOUR_MS = 3_600_000

/** Whether a job that failed again has been tried for long enough. `since`: when its first try began. */
export function isSpent(kind: JobKind, attempt: number, since: Date, now: Date): boolean {
  return attempt >= MOST_TRIES_AT_ONCE && now.getTime() - since.getTime() >= lanes[kind].hours * HOUR_MS
}

/**
 * Seconds until the next try: anywhere up to 2, 4, 8 ... seconds, an hour at most ("full jitter": what failed together does not come
 * back together). It follows from the job's id and the number of the try.
 */
export function backoffSeconds(attempt: number, id: string): number {
  return Math.min(3600, 2 ** attempt) * fractionOf(`${id} ${attempt}`)
}

/** Seconds that somebody asked to wait, and up to a quarter more, for the same reason. It follows from the same. */
export function jitteredSeconds(seconds: number, attempt: number, id: string): number {
  return seconds * (1 + fractionOf(`${id} ${attempt}`) / 4)
}

/** A fraction from 0 to 1 that follows from a text (FNV-1a, 32 bits, its bits mixed again). */
function fractionOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000
}
