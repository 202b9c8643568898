// By which ways each message goes, and which link it carries.
import { linkPurposes, linkRule, type LinkPurpose, type LinkTemplate } from '#core/domain/links.ts'
import type { Channel, Template } from '#core/domain/messages.ts'
import type { en } from '#core/words/messages/en.ts'

interface TemplateRule {
  /** The ways it takes when nobody says otherwise; a text goes only to those who agreed to texts. */
  readonly channels: readonly Channel[]
  /** The law asks for it in writing: where electronic records were withdrawn from, staff send it by post besides. */
  readonly notice?: true
  /** A link of this purpose is made for it. */
  readonly link?: LinkPurpose
  /**
   * It goes out however much went to an address where nobody ever answered: what the law asks for, and what follows from an offer. The
   * rest a stranger can cause by typing somebody's address.
   */
  readonly always?: true
}

/** The message that carries a link by itself: of this purpose, and no other. */
const carries = (template: LinkTemplate): { readonly link: LinkPurpose } => ({
  link: linkPurposes.find((purpose) => linkRule(purpose).template === template)!,
})

/** A link whose message has no subject, text or button in the words does not compile. */
type Said = keyof typeof en
type Worded<T extends LinkTemplate> = `${T}.${'subject' | 'text' | 'action'}` extends Said ? unknown : never

export const templates: Readonly<Record<Template, TemplateRule> & Worded<LinkTemplate>> = {
  'continue-link': { channels: ['email'], ...carries('continue-link') },
  'application-received': { channels: ['email'], link: 'continue' },
  'document-request': { channels: ['email', 'sms'], ...carries('document-request') },
  'todo-link': { channels: ['email', 'sms'], ...carries('todo-link') },
  'bank-verification-link': { channels: ['email', 'sms'], ...carries('bank-verification-link') },
  'connect-bank-link': { channels: ['email', 'sms'], ...carries('connect-bank-link') },
  'incomplete-link': { channels: ['email', 'sms'], ...carries('incomplete-link') },
  'questions-link': { channels: ['email', 'sms'], ...carries('questions-link') },
  'confirm-address-link': { channels: ['email', 'sms'], ...carries('confirm-address-link') },
  'signer-link': { channels: ['email', 'sms'], ...carries('signer-link') },
  'offer-link': { channels: ['email', 'sms'], ...carries('offer-link') },
  'renewal-link': { channels: ['email', 'sms'], ...carries('renewal-link') },
  'renewal-received': { channels: ['email', 'sms'] },
  'bank-needs-attention': { channels: ['email', 'sms'], link: 'bank-verification' },
  'in-review': { channels: ['email'] },
  'owners-asked': { channels: ['email'] },
  'statements-received': { channels: ['email', 'sms'] },
  'offers-ready': { channels: ['email', 'sms'], link: 'continue', always: true },
  // It says what cannot be had beside what can: a notice of action taken.
  'counter-offer': { channels: ['email', 'sms'], notice: true, link: 'continue', always: true },
  'offer-chosen': { channels: ['email', 'sms'], link: 'continue' },
  'sign-link': { channels: ['email', 'sms'], ...carries('sign-link'), always: true },
  'signed-copy-link': { channels: ['email', 'sms'], ...carries('signed-copy-link'), always: true },
  // An affiliate agreed to no texts.
  'affiliate-sign-link': { channels: ['email'], ...carries('affiliate-sign-link') },
  'affiliate-welcome': { channels: ['email'], ...carries('affiliate-welcome') },
  'contract-declined': { channels: ['email'], link: 'continue' },
  'contract-ended': { channels: ['email'], always: true },
  declined: { channels: ['email', 'sms'], always: true },
  'plan-date': { channels: ['email', 'sms'], link: 'continue' },
  // A notice must be complete and in writing: a text message is neither.
  'adverse-action': { channels: ['email'], notice: true, always: true },
  // In writing, like the other notice.
  'incomplete-notice': { channels: ['email'], notice: true, link: 'continue', always: true },
  'staff-message': { channels: ['email'] },
}

export const isTemplate = (name: string): name is Template => Object.hasOwn(templates, name)
