// The messages that the product sends, by name; the ways they go, and why one does not.

import type { LinkTemplate } from './links.ts'

/** A link's own message, and what is written besides. */
export type Template =
  | LinkTemplate
  | 'application-received'
  | 'bank-needs-attention'
  | 'in-review'
  | 'statements-received'
  | 'renewal-received'
  | 'offers-ready'
  | 'counter-offer'
  | 'offer-chosen'
  | 'contract-declined'
  | 'contract-ended'
  | 'declined'
  | 'plan-date'
  | 'adverse-action'
  | 'incomplete-notice'
  | 'staff-message'

/** Answers to a text message; they go out whatever the consent, once each. */
export type TextAnswer = 'text-stopped' | 'text-started' | 'text-help'

/** About a contact that was changed: they go to the address they are written for, whatever the application holds. */
export type ContactMessage = 'contact-changed' | 'contact-code' | 'signer-changed'

/** By which way something was written: ours go by e-mail or text, the owner's also through the portal. */
export type WrittenBy = Channel | 'portal'

export type Channel = 'email' | 'sms'

/** Why a message was not sent, in codes of our own. */
export type OwnMessageReason =
  | 'no-address'
  | 'address-changed'
  | 'link-ended'
  | 'decided-anew'
  | 'done-meanwhile'
  | 'no-consent'
  | 'other-number'
  | 'opted-out'
  | 'invalid-number'
  | 'not-set-up'
  /** Held for staff: as many went out as may go to an address where nobody ever answered. */
  | 'never-answered'
  /** Held for staff: the last mail to the address came back. */
  | 'bounced'
  | 'rejected'
