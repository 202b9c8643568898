// The five ways in which a call to a vendor can fail, the same for every adapter.

/**
 * Why a vendor gave no answer that can be used.
 * - `needs-login`: the person must log in at the vendor (or the bank behind it) again; retrying is useless.
 * - `rate-limited`: come back later, after `retryAfterSeconds` when the vendor said so.
 * - `unavailable`: time-out, no connection, 5xx: retry with backoff.
 * - `rejected`: the vendor understood and said no: retrying the same is useless.
 * - `malformed`: the answer was not what the vendor's contract promises.
 */
export type FaultKind = 'needs-login' | 'rate-limited' | 'unavailable' | 'rejected' | 'malformed'

/** `vendorCode` is the vendor's own code, for logs and staff; it never holds personal data. */
export interface Fault {
  readonly kind: FaultKind
  readonly vendorCode?: string
  readonly retryAfterSeconds?: number
  /** What is wrong is the operator's own: keys, products, permissions. No applicant can cure it, so staff must be told. */
  readonly ours?: true
  /** It is the trouble of one bank behind the vendor, told by the vendor in its own words: the vendor itself is there. */
  readonly ofBank?: true
}

/** As long as a vendor may make a job wait, in seconds. */
const LONGEST_WAIT = 86_400
/** As long as it may make a person wait who looks at a page. */
const LONGEST_PERSONS_WAIT = 900

/**
 * Seconds that a `Retry-After` asks for, given in seconds or as a date (RFC 9110, 10.2.3), a day at most; null where it asks for none, for
 * nothing sensible or for a moment that has passed.
 */
export function readRetryAfter(header: string | null, now: Date): number | null {
  const text = header?.trim() ?? ''
  if (!text) return null
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now.getTime()) / 1000)
  return seconds > 0 ? Math.min(LONGEST_WAIT, seconds) : null
}

/** The same for somebody who waits: a quarter of an hour at most. */
export const personsWait = ({ retryAfterSeconds }: Fault): number | undefined =>
  retryAfterSeconds === undefined ? undefined : Math.min(LONGEST_PERSONS_WAIT, retryAfterSeconds)

/** What failed and why, for the log and the list of jobs: the vendor's own code says more than our five kinds. */
export const faultText = (what: string, { kind, vendorCode }: Fault): string =>
  vendorCode && vendorCode !== kind ? `${what}: ${kind} (${vendorCode})` : `${what}: ${kind}`

/** How a fault that is the operator's to mend is told among the jobs that gave up. */
export const ourFault = (vendor: string, { vendorCode = '' }: Fault): string =>
  `our own setting at ${vendor}: ${vendorCode}`

/** The fault that a bare HTTP status stands for. */
export function faultOfStatus(status: number, retryAfter: string | null, now = new Date()): Fault {
  const seconds = readRetryAfter(retryAfter, now)
  const wait = seconds === null ? {} : { retryAfterSeconds: seconds }
  if (status === 429) return { kind: 'rate-limited', vendorCode: '429', ...wait }
  if (status === 408 || status >= 500) return { kind: 'unavailable', vendorCode: String(status), ...wait }
  // Whoever is not let in asked with our keys.
  if (status === 401) return { kind: 'rejected', vendorCode: '401', ours: true }
  return { kind: 'rejected', vendorCode: String(status) }
}
