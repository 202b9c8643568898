// The messages that the product sends: by which ways each goes, and which link it carries.
import type { LinkPurpose } from '#core/domain/links.ts'

export type Template =
  | 'continue-link'
  | 'application-received'
  | 'document-request'
  | 'bank-verification-link'
  | 'bank-needs-attention'
  | 'in-review'
  | 'statements-received'
  | 'offers-ready'
  | 'offer-chosen'
  | 'declined'
  | 'adverse-action'
  | 'incomplete-notice'
  | 'staff-message'
/** Answers to a text message; they go out whatever the consent, once each. */
export type TextAnswer = 'text-stopped' | 'text-started' | 'text-help'

export type Channel = 'email' | 'sms'

export interface TemplateRule {
  /** The ways it takes when nobody says otherwise; a text goes only to those who agreed to texts. */
  readonly channels: readonly Channel[]
  /** A link of this purpose is made for it. */
  readonly link?: LinkPurpose
}

export const templates: Readonly<Record<Template, TemplateRule>> = {
  'continue-link': { channels: ['email'], link: 'continue' },
  'application-received': { channels: ['email'], link: 'continue' },
  'document-request': { channels: ['email', 'sms'], link: 'documents' },
  'bank-verification-link': { channels: ['email', 'sms'], link: 'bank-verification' },
  'bank-needs-attention': { channels: ['email', 'sms'], link: 'bank-verification' },
  'in-review': { channels: ['email'] },
  'statements-received': { channels: ['email', 'sms'] },
  'offers-ready': { channels: ['email', 'sms'], link: 'continue' },
  'offer-chosen': { channels: ['email', 'sms'], link: 'continue' },
  declined: { channels: ['email', 'sms'] },
  // A notice must be complete and in writing: a text message is neither.
  'adverse-action': { channels: ['email'] },
  // In writing, like the other notice.
  'incomplete-notice': { channels: ['email'], link: 'continue' },
  'staff-message': { channels: ['email'] },
}

export const isTemplate = (name: string): name is Template => Object.hasOwn(templates, name)
