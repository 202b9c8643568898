// Every kind of event of an application, a business or an affiliate, and what each may say besides who, when and from where.
import type { BankReason } from '#core/codes/bank-reasons.ts'
import type { OpenReason } from '#core/domain/access.ts'
import type {
  Channel,
  ContactMessage,
  OwnMessageReason,
  Template,
  TextAnswer,
} from '#core/domain/messages.ts'
import type { CreditLabel, PositionLabel, RepeatLabel } from '#core/domain/bank/labels.ts'
import type { ConsentKind } from '#core/domain/consents.ts'
import type { CreditPurpose, ReportResult } from '#core/domain/credit-report/pulls.ts'
import type { Stage } from '#core/domain/lead-stage.ts'
import type { Beside } from '#core/domain/models-part.ts'
import type { CertainNo } from '#core/domain/told-limits.ts'
import type { GeneralMinimums } from '#core/domain/policy-cells.ts'
import type { LinkPurpose } from '#core/domain/links.ts'
import type { OfferObjection } from '#core/domain/offer-objections.ts'
import type { OwnerRequestKind } from '#core/domain/owner-requests.ts'
import type { CreditWord } from '#core/domain/owners-word.ts'
import type { PaperDoc } from '#core/domain/paper-docs.ts'
import type { MqlType } from '#core/domain/qualification.ts'
import type { ReasonCode } from '#core/domain/reasons.ts'
import type { KeptKind } from '#core/domain/retention.ts'
import type { Grade } from '#core/domain/underwriting.ts'
import type { Id } from '#core/ground/id.ts'
import type { Language } from '#core/words/words.ts'
import type { AffiliateField } from './affiliate-fields.ts'
import type { FieldId } from './lead-fields.ts'

// The texts that an event may hold. Everything else is an id, a code of ours, a field's id, a number or yes and no: no type here takes a
// person's name, address or number.

/** What a member of staff typed to say why; it shows on the page of the application only. */
type StaffReason = string
/** A vendor's own code for what went wrong ('30007'). */
type VendorCode = string
/** A known kind of document, or the name that staff gave to one ('Lease agreement'). */
export type DocumentKind = string
/** A lender of the brand's file. */
type LenderName = string
/** 'YYYY-MM'. */
type Month = string
/** The version of a policy or of a wording: a date, or a name in a file of ours. */
type Version = string
/** A day or a moment, as 'YYYY-MM-DD…'. */
export type IsoTime = `${number}-${string}-${string}`
/** Of a deal, within its decision. */
type DealId = string

type Vendor = 'finicity' | 'plaid'
type Fault = 'needs-login' | 'rate-limited' | 'unavailable' | 'rejected' | 'malformed'
type Nothing = Record<never, never>

interface Connection {
  readonly connection: Id
}
interface LinkTo {
  readonly link: Id
  readonly purpose: LinkPurpose
}
interface Message {
  readonly message: Id
  readonly channel: Channel
  readonly template: Template | TextAnswer | ContactMessage | 'inbound'
}
interface Decided {
  readonly decision: Id
  readonly outcome: 'approved' | 'declined' | 'review'
  readonly grade: Grade | null
  readonly score: number
  readonly policy: Version
  /** How many. */
  readonly deals: number
}
interface Document {
  readonly document: Id
  readonly kind: DocumentKind
}
interface OfEnvelope {
  readonly envelope: Id
}
interface CreditReportOf {
  readonly report: Id
  readonly person?: Id
}
interface Chosen {
  readonly decision: Id
  readonly offer: DealId
  readonly before?: DealId
}

/**
 * Why no contract goes out by itself: the state's disclosure is not given here; electronic records were withdrawn from; the choice is of
 * a decision that was replaced; the account is not known; name or address of the business is; a signer has no name or no address of
 * their own; the operator's address, contact or governing state is not set; the text is not approved; owners are not named or have not
 * consented; nobody signs who may bind the business. 'dates' stands in older events alone.
 */
export const withheldReasons = [
  'disclosure',
  'dates',
  'paper',
  'decision',
  'account',
  'business',
  'signers',
  'funder',
  'text',
  'owners',
  'authority',
] as const
export type Withheld = (typeof withheldReasons)[number]

/** Kind -> its detail. Amounts are cents. */
export interface EventDetails {
  /** `fields`: whose answers the save brought. `partial`: the page was being filled in; one for each page. */
  'answers-saved': { readonly page: number; readonly fields: readonly FieldId[]; readonly partial?: true }
  'strange-answers-refused': { readonly fields: readonly FieldId[] }
  /** By a link that asks questions; only what changed. */
  'answers-given': { readonly fields: readonly FieldId[]; readonly link: Id }
  /** By whoever is written to in it, on a page of their own. */
  'language-chosen': { readonly language: Language; readonly person?: Id }
  'person-added': { readonly person: Id; readonly link?: Id }
  /** By a link of that person; only what changed. */
  'person-answers-given': { readonly person: Id; readonly fields: readonly FieldId[]; readonly link: Id }
  /** By staff. */
  'person-corrected': { readonly person: Id; readonly fields: readonly FieldId[] }
  'person-removed': { readonly person: Id }
  /** That nobody who is not named holds this percent or more: by the owner, or by staff for them. */
  /** In the portal, while the owners are asked for: what part is the owner's own. */
  'share-stated': { readonly fields: readonly FieldId[] }
  'owners-stated': { readonly percent: number }
  /** Staff saw a paper of the business that names this person; absent = the applicant. */
  'authority-checked': { readonly document: Id; readonly person?: Id; readonly reason: StaffReason }
  'answers-corrected': { readonly fields: readonly FieldId[]; readonly reason: StaffReason }
  /** `minimums`: what was demanded of one that did not qualify; absent in older events. */
  'application-completed': {
    readonly mql_type: MqlType
    readonly stage: Stage
    readonly minimums?: GeneralMinimums
  }
  /** By its owner, before it was finished; `causes`: which answers the policy refuses by itself. */
  'application-stopped': {
    readonly from: 'draft' | 'referred'
    readonly causes: readonly CertainNo[]
  }
  /** By its owner, after they had stopped it. */
  'application-taken-up': Nothing
  'application-viewed': Nothing
  'application-decided': Decided
  'outcomes-imported': { readonly count: number }
  'decision-held': Decided & { readonly beside: Beside }
  'decision-overridden': {
    readonly decision: Id
    readonly outcome: 'approved' | 'declined'
    readonly reason: StaffReason
    readonly amount?: number
    readonly reasons?: readonly ReasonCode[]
    /** A decline whose reasons carry a written justification. */
    readonly justified?: boolean
    /** Who proposed what this person approved. */
    readonly proposedBy?: Id
  }
  /** A person decided; it can be undone until it goes out. */
  'decision-committed': { readonly decision: Id; readonly outcome: 'approved' | 'declined' }
  'decision-undone': { readonly decision: Id }
  /** The application changed before it went out. */
  'decision-not-sent': { readonly decision: Id }
  /** `amount`: cents; `lapsesAt`: ISO time. */
  'decision-proposed': {
    readonly decision: Id
    readonly amount: number
    readonly lapsesAt: IsoTime
    readonly reason: StaffReason
  }
  'proposal-refused': { readonly decision: Id; readonly reason: StaffReason }
  'proposal-lapsed': { readonly decision: Id }
  'application-reopened': { readonly reason: StaffReason }
  /** `due`: the last day in time. */
  'answer-due': { readonly days: number; readonly due: IsoTime }
  /** Nobody accepted it yet. */
  'counteroffer-due': { readonly days: number; readonly due: IsoTime }
  'incompleteness-noticed': { readonly missing: 'bank' | 'answers' }
  'file-opened': { readonly opening: OpenReason }
  'bank-viewed': Nothing
  /** What the offer tool's inputs can be taken from: bank months, scores, stated answers. */
  'sources-viewed': Nothing
  /** A contact was changed and waits for its confirmation; or the previous one came back. */
  'contact-held': { readonly channel: Channel; readonly person?: Id }
  'contact-restored': { readonly channel: Channel; readonly person?: Id }
  'contact-confirmed': {
    readonly channel: Channel
    readonly how: 'code' | 'second-person'
    readonly person?: Id
  }
  'application-withdrawn': { readonly reason: StaffReason }
  'application-expired': { readonly from: Stage; readonly days: number }
  'stage-changed': { readonly from: Stage; readonly to: Stage }
  'sent-to-review': { readonly why: 'product' | 'renewal' }
  'secrets-purged': { readonly fields: readonly FieldId[] }
  'data-retired': { readonly kinds: readonly KeptKind[] }
  /** By a command of the operator. */
  'retention-held': { readonly reason: StaffReason }
  'retention-released': { readonly reason: StaffReason }
  'erasure-asked': { readonly reason: StaffReason }
  /** An operator exported everything that is kept. */
  'data-exported': { readonly reason: StaffReason }
  /** The same of a person of the application. */
  'person-exported': { readonly person: Id; readonly reason: StaffReason }
  'secret-revealed': { readonly field: FieldId; readonly reason: StaffReason }

  /** Of a business. `application`: the one that it was made from, or that brought more about it. */
  'business-made': { readonly application?: Id }
  'business-updated': { readonly fields: readonly FieldId[]; readonly application?: Id }
  'business-viewed': Nothing
  'business-forgotten': { readonly days: number }
  /** Its owner asked for it, and its last application is gone. */
  'business-erased': Nothing
  /** Of an application: whose it is. */
  'business-named': { readonly business: Id }
  /** Of a renewal, and of its business. `amount`: cents. */
  'renewal-begun': { readonly application: Id; readonly link: Id; readonly amount: number }

  /** Of an application: the declined one that it was begun from. Of that one: the new one. */
  'begun-again': { readonly from: Id }
  'applied-again': { readonly application: Id }

  'consent-given': { readonly consent: ConsentKind; readonly version: Version; readonly person?: Id }
  'consent-refused': { readonly consent: ConsentKind; readonly version: Version; readonly person?: Id }

  /** `files`: how many. */
  'statements-sent-for-analysis': { readonly analysis: Id; readonly files: number }
  /** `doubtful`: a file may have been changed after it was made. */
  'statements-analysed': {
    readonly analysis: Id
    readonly accounts: number
    readonly doubtful: boolean
    readonly unread: number
  }
  /** By ourselves; `addUp`: how many of the files do. */
  'statements-read': { readonly analysis: Id; readonly files: number; readonly addUp: number }
  /** By a person, beside the page; `mends`: how many things are put right now; `addUp`: how many accounts of the file do with them. */
  'statement-mended': { readonly document: Id; readonly mends: number; readonly addUp: number }
  'statement-analysis-failed': { readonly analysis: Id; readonly fault: Fault; readonly code: VendorCode }

  /** Of a person of the application, or of its applicant; `purpose`: why the law allows it. */
  'credit-report-asked': CreditReportOf & {
    readonly purpose: CreditPurpose
    readonly inquiry: 'soft'
    /** The version of the wording that the person agreed to. */
    readonly consent: Version
  }
  'credit-report-received': CreditReportOf & { readonly result: ReportResult }
  'credit-report-failed': CreditReportOf & { readonly fault: Fault; readonly code?: VendorCode }
  'credit-report-viewed': CreditReportOf & { readonly purpose: OpenReason }
  /** `outcome`: how we read the provider's answer. */
  'prefill-asked': { readonly outcome: 'match' | 'no-match' | Fault }
  /** Not asked any more: which limit was reached. */
  'prefill-withheld': { readonly limit: 'application' | 'person' | 'network' }
  'prefill-confirmed': { readonly fields: readonly FieldId[] }
  'prefill-declined': Nothing

  /** `handOver`: from one browser of the owner's to another, for minutes. */
  'link-created': LinkTo & { readonly days: number } & { readonly handOver?: true }
  'link-copied': { readonly link: Id }
  'link-asked': Nothing
  /** Without its id where a wizard was opened by a continue link. */
  'link-opened': { readonly link?: Id; readonly purpose: LinkPurpose }
  'link-revoked': LinkTo
  /** A page of the file was shown by a link of `filePurposes`. */
  'file-shown': { readonly link: Id; readonly page: 'accounts' | 'lines' | 'summary' }
  'access-code-refused': { readonly link: Id }
  /** By a link of the document generator, on its page or as a file. */
  'paper-shown': { readonly link: Id; readonly doc: PaperDoc; readonly as: 'page' | 'file' }
  /** In the staff room. `reason`: why the numbers in it are not masked. */
  'paper-downloaded': { readonly doc: PaperDoc; readonly month?: Month; readonly reason?: StaffReason }
  /** All papers and documents together. */
  'file-downloaded': { readonly files: number }
  'link-finished': LinkTo

  'message-queued': Message
  'message-sent': Message
  'message-not-sent': Message & { readonly reason?: OwnMessageReason | VendorCode }
  'message-delivered': { readonly message: Id; readonly channel: Channel; readonly template?: Template }
  'message-not-delivered': {
    readonly message: Id
    readonly channel: Channel
    readonly template?: Template
    readonly code?: VendorCode
  }
  'message-read': { readonly message: Id }
  'texts-stopped': { readonly message: Id }
  'texts-started': { readonly message: Id }
  'text-received': { readonly message: Id }
  /** `from`: whether the address is the one that we wrote to. */
  'mail-received': { readonly message: Id; readonly from: 'contact' | 'other' | 'machine' }

  /** Of the portal: a code went out, and somebody who typed it came in. */
  'portal-code-sent': { readonly channel: Channel }
  'portal-entered': { readonly channel: Channel }
  'portal-message': { readonly message: Id }
  'deletion-asked': Nothing
  'paper-asked': Nothing
  /** `stopped`: of a 'maybe-stop', that it was one. */
  'request-settled': { readonly request: OwnerRequestKind; readonly stopped?: boolean }
  /** Of the files that came with a text. */
  'text-files-read': { readonly message: Id; readonly taken: number; readonly refused: number }

  'bank-linked': Connection & { readonly provider: Vendor }
  'bank-link-started': Connection & { readonly provider: Vendor; readonly repair?: boolean }
  'bank-link-failed': Partial<Connection> & {
    readonly provider?: Vendor
    readonly reason?: BankReason
    readonly repair?: boolean
  }
  'bank-link-skipped': Partial<Connection> & { readonly reason?: BankReason }
  'bank-link-cancelled': Partial<Connection> & { readonly reason?: BankReason }
  'bank-link-attempt-failed': Connection & { readonly reason: BankReason }
  /** `connection` was replaced by `by`. */
  'bank-link-replaced': Connection & { readonly by: Id }
  'bank-history-fetched': Connection & {
    readonly accounts: number
    readonly transactions: number
    readonly attention?: BankReason
  }
  /** `from`: the connection of an earlier application of the same business. */
  'bank-link-reused': Connection & { readonly from: Id }
  /** `statements`: how many the bank had; `link`: by which the file was read, absent in the staff room. */
  'bank-statements-opened': Connection & { readonly link?: Id; readonly statements: number }
  'bank-refresh-asked': { readonly connections: number }
  /** Of a position, a credit, or a line that was counted once; null: taken back. */
  'bank-labelled': {
    readonly what: 'position' | 'credit' | 'repeat'
    readonly says: CreditLabel | PositionLabel | RepeatLabel | null
  }
  /** A decision found deposits that the owner is asked about; how many payers. */
  'deposits-asked': { readonly count: number }
  /** Of one payer's deposits. `link`: by which it came; null = in the application's own browser. */
  'deposits-answered': { readonly word: CreditWord; readonly deposits: number; readonly link: Id | null }
  /** By a command of the operator: of the whole book, without names. */
  'bank-labels-exported': Nothing
  /** `unasked`: nobody needs the bank now, so its owner was not written to. */
  'bank-needs-attention': Connection & { readonly reason: BankReason; readonly unasked?: true }
  'bank-access-revoked': Connection & { readonly by?: 'owner' }
  /** Erased by the operator's command, without a word to the vendor. */
  'bank-access-forgotten': Connection & { readonly reason: StaffReason }

  'document-uploaded': Document & {
    readonly bytes: number
    /** Those that a statement counts for; empty while nobody knows them. */
    readonly months: readonly Month[]
    readonly scan: 'off' | 'clean' | 'pending' | 'infected'
    readonly link: Id | null
  }
  'document-requested': { readonly request: Id; readonly kind: DocumentKind }
  'document-opened': Document
  /** Its sender keeps it, though it may be hard to read. */
  'document-kept': Document & { readonly link: Id | null }
  /** A person takes it as it is. */
  'document-accepted': Document
  /** By its sender, before anybody judged it; `replaced`: another file took its place. */
  'document-taken-back': Document & { readonly link: Id | null; readonly replaced?: true }
  'document-removed': Document & { readonly reason: 'infected' }
  'document-refused': { readonly kind?: DocumentKind; readonly reason: 'infected' }
  'statement-month-corrected': {
    readonly document: Id
    readonly month: Month
    readonly before: readonly Month[]
    readonly link: Id | null
  }
  /** Nobody had told them, and its reading is proven. */
  'statement-months-read': { readonly document: Id; readonly months: readonly Month[] }
  'statements-completed': { readonly months: number; readonly stage: Stage }

  'merchant-defaults-checked': {
    readonly hit: boolean
    readonly records: number
  }
  'partner-referred': { readonly lender: LenderName }
  'partner-submitted': { readonly repeated: boolean }
  'partner-submission-failed': { readonly fault: Fault }
  'pre-offer-selected': { readonly amount: number }
  'offer-chosen': Chosen
  'offer-changed': Chosen
  'offer-objected': { readonly decision: Id; readonly objection: OfferObjection }
  /** Of an envelope; `signature`: the signer's part. */
  'contract-sent': OfEnvelope & { readonly signature: Id }
  'contract-opened': OfEnvelope & { readonly signature: Id }
  /** `by`: the sample was shown in this browser, or its code typed. */
  'contract-consented': OfEnvelope & {
    readonly signature: Id
    readonly version: Version
    readonly by: 'shown' | 'code'
  }
  /** Staff send it; it can be signed here meanwhile. */
  'contract-paper-asked': OfEnvelope & { readonly signature: Id }
  'contract-signed': OfEnvelope & { readonly signature: Id; readonly how: 'drawn' | 'typed' | 'provider' }
  'contract-declined': OfEnvelope & { readonly signature: Id }
  'contract-finished': OfEnvelope & { readonly copies: number }
  'contract-expired': OfEnvelope
  'contract-void': OfEnvelope
  /** By somebody at the signing provider, or by the provider itself. */
  'contract-void-there': OfEnvelope
  /** The signers changed after somebody had signed: staff decide what to do. */
  'contract-outdated': OfEnvelope
  'contract-link-sent': OfEnvelope & { readonly signature: Id }
  'contract-opened-by-staff': OfEnvelope & { readonly file: 'paper' | 'copy' }
  'contract-void-by-staff': OfEnvelope & { readonly reason: StaffReason }
  'contract-ordered': Nothing
  /** A chosen offer whose days had passed before its contract went out: the same price with other days. */
  'offer-days-moved': Nothing
  'funding-account-named': Nothing
  'contract-code-asked': OfEnvelope & { readonly signature: Id }
  'contract-code-sent': Nothing
  /** In the browser that asked for it: the contact is the signer's. */
  'contract-code-typed': OfEnvelope & { readonly signature: Id }
  /** By a person's own link; `message`: what they wrote. */
  'signer-proposed': { readonly person: Id; readonly message: Id }
  /** `also`: what is missing besides. */
  'contract-withheld': { readonly why: Withheld; readonly also?: readonly Withheld[] }
  /** Of an affiliate. */
  'affiliate-signed-up': Nothing
  'affiliate-changed': { readonly fields: readonly AffiliateField[] }
  'affiliate-viewed': Nothing
  'affiliate-deactivated': { readonly reason: StaffReason }
  'affiliate-reactivated': { readonly reason: StaffReason }
  'affiliate-forgotten': Nothing
  'notify-asked': Nothing
  'notify-declined': Nothing

  'note-added': Nothing
  /** `to`: the member of staff. */
  assigned: { readonly to: Id | null }
  unassigned: { readonly to: Id | null }
  'job-retried': { readonly job: Id }
}

export type EventKind = keyof EventDetails

/** An event's kind with its detail; the detail may be left out where nothing in it is needed. */
export type Told<K extends EventKind = EventKind> = {
  [Kind in K]: { readonly kind: Kind } & (Nothing extends EventDetails[Kind]
    ? { readonly detail?: EventDetails[Kind] }
    : { readonly detail: EventDetails[Kind] })
}[K]

/** The kinds of events whose detail has this entry. */
export type KindsTelling<Entry extends string> = {
  [Kind in EventKind]: Entry extends keyof EventDetails[Kind] ? Kind : never
}[EventKind]
