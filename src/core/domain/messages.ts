// The messages that the product sends, by name; the ways they go, and why one does not.

import type { LinkTemplate } from './links.ts'

/** A link's own message, and what is written besides. */
export type Template =
  | LinkTemplate
  | 'application-received'
  | 'bank-needs-attention'
  | 'in-review'
  /** In its place where it is open who signs. */
  | 'owners-asked'
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

/** Answers to a text message; they go out whatever the consent, while they are still true. */
export type TextAnswer =
  | 'text-stopped'
  | 'text-started'
  | 'text-help'
  /** To a text that may ask for no more of them, until a person has judged it. */
  | 'text-how-to-stop'
  /** To files that came with a text: all are with the application; some or none are; nobody can tell to which application they belong. */
  | 'text-files-taken'
  | 'text-files-refused'
  | 'text-files-unknown'

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
  | 'ended-meanwhile'
  | 'no-consent'
  | 'other-number'
  | 'opted-out'
  /** They may have asked for no more texts: a person judges it first. */
  | 'maybe-stopped'
  /** An answer to a text: they wrote again, or a person judged it. */
  | 'settled-since'
  /** A confirmation of a STOP that would come long after it. */
  | 'too-late'
  | 'invalid-number'
  | 'not-set-up'
  /** Held for staff: as many went out as may go to an address where nobody ever answered. */
  | 'never-answered'
  /** Held for staff: the last mail to the address came back. */
  | 'bounced'
  | 'rejected'
