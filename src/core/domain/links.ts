// What a link can be for: one entry per purpose says how long it lives, where it leads, whose it is, what it opens and who may send it.
import type { LeadAction } from './access.ts'

export type LinkPurpose = 'continue' | 'bank-verification' | 'documents' | 'confirm-address' | 'incomplete'

/** Whom a link is about; a subject other than the application has a row of its own (docs/decisions/016). */
export type LinkSubject = 'application' | 'signer' | 'business' | 'affiliate'

/** What a link can open. `session`: it is exchanged for the application's own session, and opens nothing besides. */
export type Opening = 'session' | 'bank' | 'documents' | 'pre-offers' | 'offers' | 'answers'

export interface LinkRule {
  /** Days until it expires when nobody says otherwise. */
  readonly days: number
  /** Its path below the site's address (spec 1 and 2, routes). */
  readonly path: (code: string) => string
  readonly subject: LinkSubject
  readonly opens: readonly Opening[]
  /** Still opens an application that has ended; every other link ends with it. */
  readonly outlivesEnd: boolean
  /** The message that carries it when it is sent by itself. */
  readonly template: string
  /** The right to the application that sends it. */
  readonly sentWith: Extract<LeadAction, 'send-link' | 'request-document'>
}

export const links = {
  continue: {
    days: 14,
    path: (code) => `/business/apply/continue/${code}`,
    subject: 'application',
    opens: ['session'],
    // A 'no' and its reasons are read where the offers would stand.
    outlivesEnd: true,
    template: 'continue-link',
    sentWith: 'send-link',
  },
  'bank-verification': {
    days: 14,
    path: (code) => `/business/bank-verification/${code}`,
    subject: 'application',
    // Spec 2: statements and two documents are asked for by the bank flow, estimates are shown where no bank was linked.
    opens: ['bank', 'documents', 'pre-offers'],
    outlivesEnd: false,
    template: 'bank-verification-link',
    sentWith: 'send-link',
  },
  documents: {
    days: 14,
    path: (code) => `/business/documents/${code}`,
    subject: 'application',
    opens: ['documents'],
    outlivesEnd: false,
    template: 'document-request',
    sentWith: 'request-document',
  },
  'confirm-address': {
    days: 14,
    path: (code) => `/business/confirm-address/${code}`,
    subject: 'application',
    opens: ['answers'],
    outlivesEnd: false,
    template: 'confirm-address-link',
    sentWith: 'send-link',
  },
  incomplete: {
    days: 14,
    path: (code) => `/business/incomplete/${code}`,
    subject: 'application',
    opens: ['answers'],
    outlivesEnd: false,
    template: 'incomplete-link',
    sentWith: 'send-link',
  },
} as const satisfies Record<LinkPurpose, LinkRule>

export const linkPurposes = Object.keys(links) as LinkPurpose[]

export const linkRule = (purpose: LinkPurpose): LinkRule => links[purpose]

export type LinkTemplate = (typeof links)[LinkPurpose]['template']

/** The purposes whose links open this. */
export const purposesThatOpen = (opening: Opening): readonly LinkPurpose[] =>
  linkPurposes.filter((purpose) => linkRule(purpose).opens.includes(opening))

/** The links that staff send by choosing one; a document link is sent by asking for a document. */
export type SendableLink = {
  [P in LinkPurpose]: (typeof links)[P]['sentWith'] extends 'send-link' ? P : never
}[LinkPurpose]
export const sendableLinks = linkPurposes.filter(
  (purpose): purpose is SendableLink => links[purpose].sentWith === 'send-link',
)

/** When a link made now ends, if nobody says otherwise. */
export const linkEnd = (purpose: LinkPurpose, now: Date): Date =>
  new Date(now.getTime() + links[purpose].days * 86_400_000)
