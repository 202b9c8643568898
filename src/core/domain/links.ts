// What a link can be for: one entry per purpose says how long it lives, where it leads, whose it is, what it opens and who may send it.
import type { LeadAction } from './access.ts'
import { ENVELOPE_DAYS } from './envelope.ts'
import { hasOffer, isClosed, type Stage } from './lead-stage.ts'

export type LinkPurpose =
  | 'continue'
  | 'todo'
  | 'bank-verification'
  | 'connect-bank'
  | 'verify-bank-lead'
  | 'verify-bank-journey'
  | 'connect-bank-opportunity'
  | 'documents'
  | 'confirm-address'
  | 'incomplete'
  | 'questions'
  | 'lead-signer'
  | 'signer'
  | 'sign-app'
  | 'offer'
  | 'sign'
  | 'signed-copy'
  | 'rn'
  | 'affiliate-sign'
  | 'affiliate'
  | 'aggregation'
  | 'decisions'
  | 'paper'

/** Whom a link is about; a subject other than the application has a row of its own (docs/decisions/016). */
export type LinkSubject = 'application' | 'person' | 'business' | 'affiliate'

/** What a link can open. `session`: it is exchanged for the application's own session, and opens nothing besides. */
export type Opening =
  | 'session'
  | 'bank'
  | 'documents'
  | 'pre-offers'
  | 'offers'
  | 'answers'
  | 'deposits'
  | 'person'

interface LinkRule {
  /** Days until it expires when nobody says otherwise. */
  readonly days: number
  /** Its path below the site's address (specification 1 and 2, routes). `contact`: the id of the person whom it is about, for the one path that names it. */
  readonly path: (code: string, contact?: string) => string
  readonly subject: LinkSubject
  readonly opens: readonly Opening[]
  /** Still opens an application that has ended; without this the link ends with it. */
  readonly outlivesEnd: boolean
  /** Made for an application with an offer only: the specification's opportunity, another code of the same application. */
  readonly needsOffer?: true
  /** The message that carries it when it is sent by itself; links that ask for the same thing share one. Absent: no message carries it. */
  readonly template?: string
  /** The right to the application that sends it; 'signing': only the course of an envelope does. */
  readonly sentWith: Extract<LeadAction, 'send-link' | 'request-document' | 'share-file'> | 'signing'
}

/** What every link to the bank has in common: statements stand in for a bank, and estimates are shown where none was linked (specification 2). */
const toTheBank = {
  days: 14,
  subject: 'application',
  opens: ['bank', 'documents', 'pre-offers'],
  outlivesEnd: false,
  template: 'bank-verification-link',
  sentWith: 'send-link',
} as const

/** What the links of one person of an application have in common: they show and take that person's own data, and nobody else's. */
const toAPerson = {
  days: 14,
  subject: 'person',
  opens: ['person'],
  outlivesEnd: false,
  template: 'signer-link',
  sentWith: 'send-link',
} as const

export const links = {
  continue: {
    days: 14,
    path: (code) => `/business/apply/continue/${code}`,
    subject: 'application',
    opens: ['session'],
    // A 'no' and its reasons are shown where the offers would be.
    outlivesEnd: true,
    template: 'continue-link',
    sentWith: 'send-link',
  },
  todo: {
    days: 14,
    path: (code) => `/business/todo/${code}`,
    subject: 'application',
    // Answers are given in the wizard, which takes a session.
    opens: ['session', 'bank', 'documents', 'deposits'],
    outlivesEnd: false,
    template: 'todo-link',
    sentWith: 'send-link',
  },
  'bank-verification': { ...toTheBank, path: (code) => `/business/bank-verification/${code}` },
  'connect-bank': {
    ...toTheBank,
    template: 'connect-bank-link',
    path: (code) => `/business/connect-bank/${code}`,
  },
  'verify-bank-lead': { ...toTheBank, path: (code) => `/business/verify_bank_lead/${code}` },
  'verify-bank-journey': {
    ...toTheBank,
    path: (code) => `/business/verify_bank_journey_opportunity/${code}`,
    needsOffer: true,
  },
  'connect-bank-opportunity': {
    ...toTheBank,
    template: 'connect-bank-link',
    path: (code) => `/business/connect-bank-opportunity/${code}`,
    needsOffer: true,
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
  // What some deposits are: asked where the answer decides what can be offered.
  questions: {
    days: 14,
    path: (code) => `/business/questions/${code}`,
    subject: 'application',
    opens: ['deposits', 'documents'],
    outlivesEnd: false,
    template: 'questions-link',
    sentWith: 'send-link',
  },
  'lead-signer': { ...toAPerson, path: (code) => `/business/lead-signer/${code}` },
  signer: { ...toAPerson, path: (code) => `/business/signer/${code}` },
  'sign-app': {
    ...toAPerson,
    path: (code, contact = '') => `/business/sign-app/${code}${contact && `/${contact}`}`,
    needsOffer: true,
  },
  // Specification 2: the offer link. What is still missing after the choice is sent by this link too.
  offer: {
    days: 14,
    path: (code) => `/business/offer/${code}`,
    subject: 'application',
    opens: ['offers', 'documents'],
    outlivesEnd: false,
    needsOffer: true,
    template: 'offer-link',
    sentWith: 'send-link',
  },
  // Its code goes to one signer alone: `detail.signature` names whose. The signer also reads by it what happened to the contract.
  sign: {
    days: ENVELOPE_DAYS,
    path: (code) => `/business/sign/${code}`,
    subject: 'application',
    opens: [],
    outlivesEnd: false,
    template: 'sign-link',
    sentWith: 'signing',
  },
  'signed-copy': {
    days: 90,
    path: (code) => `/business/sign/${code}`,
    subject: 'application',
    opens: [],
    // Whoever signed keeps the copy, whatever becomes of the application.
    outlivesEnd: true,
    template: 'signed-copy-link',
    sentWith: 'signing',
  },
  // Specification 2: the renewal. It makes an application of its business, and opens the bank and the documents of that one.
  rn: {
    days: 30,
    path: (code) => `/business/rn/${code}`,
    subject: 'business',
    opens: ['bank', 'documents'],
    outlivesEnd: false,
    template: 'renewal-link',
    sentWith: 'send-link',
  },
  // The agreement of an affiliate, signed on the pages where contracts are.
  'affiliate-sign': {
    days: ENVELOPE_DAYS,
    path: (code) => `/business/sign/${code}`,
    subject: 'affiliate',
    opens: [],
    outlivesEnd: true,
    template: 'affiliate-sign-link',
    sentWith: 'signing',
  },
  // Its own page: its link, how many applied by it, its copy of the agreement.
  affiliate: {
    days: 365,
    path: (code) => `/business/affiliate/${code}`,
    subject: 'affiliate',
    opens: [],
    outlivesEnd: true,
    template: 'affiliate-welcome',
    sentWith: 'signing',
  },
  // Specification 3, section 2: the file for a colleague's or partner's eyes, with an access code that is sent separately. Read only, also after the application has ended.
  aggregation: {
    days: 14,
    path: (code) => `/business/aggregation/${code}`,
    subject: 'application',
    opens: [],
    outlivesEnd: true,
    sentWith: 'share-file',
  },
  decisions: {
    days: 14,
    path: (code) => `/business/decisions/${code}`,
    subject: 'application',
    opens: [],
    outlivesEnd: true,
    sentWith: 'share-file',
  },
  // Specification 3, section 2.3: one paper of the document generator. Its address holds more than the code: `paperAddress` makes it.
  paper: {
    days: 14,
    path: (address) => `/business/docgenerator/${address}`,
    subject: 'application',
    opens: [],
    outlivesEnd: true,
    sentWith: 'share-file',
  },
} as const satisfies Record<LinkPurpose, LinkRule>

/** The purposes whose links show the file itself, to whoever has the access code. */
export const filePurposes = ['aggregation', 'decisions'] as const satisfies readonly LinkPurpose[]
export type FilePurpose = (typeof filePurposes)[number]
export const isOfFile = (purpose: LinkPurpose): purpose is FilePurpose =>
  filePurposes.some((each) => each === purpose)

export const linkPurposes = Object.keys(links) as LinkPurpose[]

/** The purposes that are about one kind of subject. */
type PurposeOf<S extends LinkSubject> = {
  [P in LinkPurpose]: (typeof links)[P]['subject'] extends S ? P : never
}[LinkPurpose]
export type BusinessPurpose = PurposeOf<'business'>
type ApplicationPurpose = PurposeOf<'application' | 'person'>
export type PersonPurpose = PurposeOf<'person'>
export type AffiliatePurpose = PurposeOf<'affiliate'>

export const linkRule = (purpose: LinkPurpose): LinkRule => links[purpose]

/** Whether its links open an application from the first day: those of its own and of its persons. */
export const isOfApplication = (purpose: LinkPurpose): purpose is ApplicationPurpose =>
  links[purpose].subject === 'application' || links[purpose].subject === 'person'

export type LinkTemplate = Extract<(typeof links)[LinkPurpose], { readonly template: string }>['template']

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

/** The links that are about a subject of this kind, among those that staff send by choosing one. */
export const sendableLinksTo = (subject: LinkSubject): SendableLink[] =>
  sendableLinks.filter((purpose) => links[purpose].subject === subject)

/** Whether a link of this purpose can be made for an application at this stage; one to a business or an affiliate at any. */
export const mayBeMade = (purpose: LinkPurpose, stage: Stage): boolean => {
  const { subject, outlivesEnd, needsOffer } = linkRule(purpose)
  if (subject === 'business' || subject === 'affiliate') return true
  return (outlivesEnd || !isClosed(stage)) && (!needsOffer || hasOffer(stage))
}

/** When a link made now ends, if nobody says otherwise. */
export const linkEnd = (purpose: LinkPurpose, now: Date): Date =>
  new Date(now.getTime() + links[purpose].days * 86_400_000)
