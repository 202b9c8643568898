// By which ways each message goes, and which link it carries.
import type { Channel, Template } from '#core/codes/messages.ts'
import type { LinkPurpose } from '#core/domain/links.ts'

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
  'staff-message': { channels: ['email'] },
}

export const isTemplate = (name: string): name is Template => Object.hasOwn(templates, name)
