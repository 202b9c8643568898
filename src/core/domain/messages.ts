// The messages that the product sends, by name; the ways they go, and why one does not.

import type { LinkTemplate } from './links.ts'

/** A link's own message, and what is written besides. */
export type Template =
  | LinkTemplate
  | 'application-received'
  | 'bank-needs-attention'
  | 'in-review'
  | 'statements-received'
  | 'offers-ready'
  | 'offer-chosen'
  | 'declined'
  | 'adverse-action'
  | 'staff-message'

/** Answers to a text message; they go out whatever the consent, once each. */
export type TextAnswer = 'text-stopped' | 'text-started' | 'text-help'

export type Channel = 'email' | 'sms'

/** Why a message was not sent, in codes of our own. */
export type OwnMessageReason =
  | 'no-address'
  | 'address-changed'
  | 'link-ended'
  | 'no-consent'
  | 'other-number'
  | 'opted-out'
  | 'invalid-number'
  | 'not-set-up'
  | 'rejected'
