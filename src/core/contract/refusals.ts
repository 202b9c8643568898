// Every expected refusal: its HTTP status and the words a person reads. One table for all calls.
import type { Outcome } from '#core/ground/outcome.ts'
import type { en } from '#core/words/refusals/en.ts'

export const refusalStatus = {
  'invalid-fields': 422,
  'malformed-request': 400,
  'not-found': 404,
  'link-invalid': 404,
  'link-renewed': 410,
  'not-allowed': 403,
  'other-application-open': 409,
  'other-signer': 403,
  'session-needed': 403,
  'signup-needed': 403,
  'login-required': 401,
  'wrong-login': 401,
  'password-ended': 403,
  'set-up-link-ended': 410,
  'password-login-off': 403,
  'sign-on-over': 403,
  'sign-on-cancelled': 403,
  'sign-on-failed': 403,
  'sign-on-no-role': 403,
  'sign-on-no-email': 403,
  'sign-on-unknown': 403,
  'sign-on-disabled': 403,
  'sign-on-other': 403,
  'sign-on-no-proof': 403,
  'fresh-proof-needed': 403,
  'wrong-access-code': 403,
  'cross-site': 403,
  'unknown-host': 421,
  'changed-elsewhere': 409,
  'key-reused': 422,
  'not-possible-now': 409,
  'signed-already': 409,
  'decided-meanwhile': 409,
  'policy-changed': 409,
  'not-yourself': 409,
  'own-proposal': 403,
  'proposer-left': 409,
  'one-hand': 403,
  'look-again': 409,
  'same-offer': 409,
  'sent-already': 409,
  'about-to-send': 409,
  'staff-reads-only': 403,
  'take-first': 403,
  'takes-used-up': 429,
  'reveals-used-up': 429,
  'exports-used-up': 429,
  'lists-used-up': 429,
  'reason-needed': 403,
  'contact-held': 409,
  'signer-contact-held': 409,
  'done-already': 409,
  'address-refused': 409,
  'closed-application': 409,
  'erasure-asked': 409,
  'consent-needed': 403,
  'match-gone': 409,
  'given-before': 409,
  'answers-final': 409,
  'code-needed': 403,
  'code-ended': 410,
  'too-many-codes': 429,
  'too-many-sign-codes': 429,
  'too-large': 413,
  'upload-stalled': 408,
  'files-full': 409,
  'persons-full': 409,
  'signers-named': 409,
  'network-full': 429,
  'unsupported-type': 415,
  'unsupported-file': 422,
  'protected-pdf': 422,
  'wrong-password': 422,
  'unopened-pdf': 422,
  'infected-file': 422,
  'file-unchecked': 503,
  'too-many': 429,
  'busy-now': 503,
  'database-away': 503,
  'feature-off': 503,
  'provider-unavailable': 502,
  'provider-rejected': 502,
  'no-statements': 404,
  'bank-wants-owner': 409,
  'statements-failed': 502,
  'unreadable-value': 500,
  'server-error': 500,
} as const satisfies Record<keyof typeof en, number>

export type RefusalCode = keyof typeof refusalStatus

/** What one field of a request got wrong, by the field's name on the wire. */
export interface FieldRefusal {
  readonly field: string
  readonly message: string
}

export interface Refusal {
  readonly code: RefusalCode
  readonly errors?: readonly FieldRefusal[]
  /** More fields of the problem document (the current revision after a conflict, for instance). */
  readonly extra?: Readonly<Record<string, string | number | boolean>>
  readonly retryAfterSeconds?: number
}

/** What a handler answers: a value or a refusal. */
export type Answer<T> = Outcome<T, Refusal>
