// The port for bank data: link a bank, fetch its history, keep the connection alive, give it back. Finicity and Plaid speak it.
import type { ProviderCheck } from '../check.ts'
import type { BankHistory } from '#core/domain/bank-history.ts'
import type { IsoDate, IsoMonth } from '#core/ground/dates.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import type { VendorCaller } from '../call-vendor.ts'
import type { Fault } from '../faults.ts'

export interface LinkRequest {
  /** Opaque id of the application (no personal data); the same reference gives the same customer at the vendor. */
  readonly reference: string
  readonly firstName: string
  readonly lastName: string
  readonly email?: string
  /** E.164, '+12075550142'. */
  readonly phone?: string
  readonly language: 'en' | 'es'
  /** Where an OAuth bank sends the browser back to: our one fixed return route, without query. */
  readonly returnUrl?: string
  readonly webhookUrl?: string
  /** A customer made at the vendor earlier (Finicity); spares its creation. */
  readonly customerRef?: string
  /** `Connection.secret` of a connection whose login must be repaired; no new connection is made then. */
  readonly repair?: string
}

/** What the browser needs to open the vendor's widget. `expiresAt` is an ISO instant. */
export type LinkStart =
  | { readonly kind: 'frame'; readonly url: string; readonly customerRef: string; readonly expiresAt: string }
  /** After an OAuth return the widget must be opened again with this SAME token. */
  | { readonly kind: 'token'; readonly linkToken: string; readonly expiresAt: string }

/** What the widget gave back: Finicity only says 'done', Plaid hands out a token that can be used once. */
export type LinkFinish = { readonly customerRef: string } | { readonly publicToken: string }

export interface Connection {
  /** Everything needed to talk about this connection again. Opaque JSON; goes encrypted into the database. */
  readonly secret: string
  /** Not secret: the vendor's id of the connection, as its webhooks name it (`BankWebhook.itemRef` or `.customerRef`). */
  readonly itemRef: string
  /** Name of the bank for people, '' when the vendor did not say. */
  readonly institution: string
  /** Which accounts were linked, where the same connection may be finished again: equal = nothing new. Opaque. */
  readonly accountsKey?: string
}

export type AttentionReason = 'login' | 'second-factor' | 'institution-down'

/** An account whose data is old or incomplete until its owner (or the bank) does something. */
export interface Attention {
  readonly accountId: string
  readonly reason: AttentionReason
}

export interface StatedAddress {
  readonly line1: string
  readonly line2?: string
  readonly city: string
  /** Two letters. */
  readonly state: string
  readonly zip: string
}

/** Who applies, as stated: for vendors that compare it with what the bank keeps. What was not answered is absent. */
export interface StatedParty {
  readonly firstName: string
  readonly lastName: string
  readonly email?: string
  /** E.164. */
  readonly phone?: string
  readonly home?: StatedAddress
  /** There once name, telephone and address are. */
  readonly business?: { readonly name: string; readonly phone: string; readonly address: StatedAddress }
}

export interface FetchOptions {
  /** How far back, whole months (24 is the most that both vendors give). */
  readonly months: number
  /** US Eastern calendar day. */
  readonly today: IsoDate
  /** Where the vendor may tell that the history is ready. */
  readonly webhookUrl?: string
  /** Absent once names are erased. */
  readonly stated?: StatedParty
}

/**
 * `secret`, when present, replaces the stored one. `reportRef` is what a later webhook will name: store it beside the connection.
 * `pending` is no failure: ask again after `retryInSeconds`, or when a 'history-ready' webhook comes.
 */
export type Fetched =
  | {
      readonly state: 'ready'
      readonly history: BankHistory
      readonly needsAttention: readonly Attention[]
      readonly secret?: string
      readonly reportRef?: string
    }
  | {
      readonly state: 'pending'
      readonly retryInSeconds: number
      /** Why it takes long, where the vendor told: nothing of it can be used yet. */
      readonly reason?: Extract<AttentionReason, 'institution-down'>
      readonly secret?: string
      readonly reportRef?: string
    }

/**
 * 'ends-soon': sound today, its login must be renewed within days. 'account-gone': one account was withdrawn, the connection lives on.
 * 'repaired': its login was renewed, and no bank is new.
 */
export type BankChange =
  | 'history-ready'
  | 'needs-login'
  | 'ends-soon'
  | 'account-gone'
  | 'revoked'
  | 'linked'
  | 'repaired'
  | 'failed'
  | 'ignored'

/** One event from the vendor. The same `eventId` comes again when the vendor repeats itself: keep it and act once. */
export interface BankWebhook {
  readonly eventId: string
  readonly change: BankChange
  /** Finds the connection: exactly those that the vendor named are there. */
  readonly itemRef?: string
  readonly customerRef?: string
  readonly reportRef?: string
  readonly linkToken?: string
  /** Plaid, 'linked' only: lets the server finish the link when the browser was closed too early. A secret. */
  readonly publicToken?: string
  /** What was asked of the vendor before shows the old state: its data must be gathered again. */
  readonly stale?: true
  /** It says how things stood when it was sent: events overtake each other, so where the access stands now is asked (`look`). */
  readonly hint?: true
  /** The vendor's own word for it (a code, never personal data). */
  readonly reason?: string
}

/**
 * Where an access stands at the vendor, whatever its events said. 'gone': its owner or the vendor ended it; 'waits': something is wrong that
 * its owner cannot cure.
 */
export type AccessStanding = 'sound' | 'needs-login' | 'gone' | 'waits'

/** How a linking session ended whose browser told nothing. `reason`: the vendor's own word for why it was left. */
export type LinkEnd =
  | { readonly kind: 'open' }
  | { readonly kind: 'linked'; readonly publicToken: string }
  | { readonly kind: 'left'; readonly reason: string }

export interface WebhookInput {
  /** Names in lower case, as Node gives them. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The body's bytes as they came: signatures are over them. */
  readonly rawBody: Uint8Array
  /** The network that it came from: what strangers may cost is counted for each. Absent: all of these as one. */
  readonly from?: string
}

/** `unavailable`: the signature could not be checked just now (key not fetched); answer 503 and the vendor sends it again. */
export type WebhookRefusal = 'bad-signature' | 'malformed' | 'unavailable'

/** One statement that the bank itself keeps. `id` names it to `read`; `month`: the one that it ends in. */
export interface BankStatement {
  readonly id: string
  readonly month: IsoMonth
}

/** Those of one account, newest first, each once; 'second-factor': the bank wants its owner before it tells. */
export interface AccountStatements {
  readonly accountId: string
  readonly statements: readonly BankStatement[] | 'second-factor'
}

/** The bank's own statements as files: what the bank wrote, not what we make of its lines. */
export interface StatementsPort {
  /**
   * Of the accounts that `wanted` takes. An account that is not among them has none; a bank that gives nobody any answers an empty list.
   * 'rejected' where the owner was not asked for statements when the bank was linked: then nobody knows.
   */
  list(
    secret: string,
    wanted: (accountId: string) => boolean,
  ): Promise<Outcome<readonly AccountStatements[], Fault>>
  /** A PDF, whole and as the vendor sent it: 'malformed' where its hash is another or it is none. */
  read(secret: string, statement: BankStatement): Promise<Outcome<Uint8Array, Fault>>
}

/** The bank-data port. No method throws for what a vendor does; every refusal is a `Fault`. */
export interface BankDataPort {
  readonly vendor: 'finicity' | 'plaid'
  /** What people know it by: a consent to have it read a bank names it. */
  readonly shownAs: string
  readonly check: ProviderCheck
  /** Opens a linking (or repairing) session. */
  startLink(request: LinkRequest): Promise<Outcome<LinkStart, Fault>>
  /** Turns the widget's result into a connection. 'rejected' with vendorCode 'no-accounts' when nothing was linked. */
  finishLink(finish: LinkFinish): Promise<Outcome<Connection, Fault>>
  /** Asks the vendor to fetch fresh data from the bank (when the person is there to answer a second factor). */
  refresh(secret: string): Promise<Outcome<{ readonly secret?: string }, Fault>>
  fetchHistory(secret: string, options: FetchOptions): Promise<Outcome<Fetched, Fault>>
  /** Gives the access back. Revoking twice is no failure. */
  revoke(secret: string): Promise<Outcome<null, Fault>>
  /** The same of a customer for whom no bank was linked. Absent where none is made before that. */
  revokeCustomer?(customerRef: string): Promise<Outcome<null, Fault>>
  /** `fresh` with what was asked and paid for through `before`, which it replaces. Absent where a fresh access owes nothing to an older one. */
  carryOver?(fresh: string, before: string): string
  /** Absent where the vendor's events are not hints. */
  look?(secret: string): Promise<Outcome<AccessStanding, Fault>>
  /** Absent where a link leaves no token behind. 'rejected': the vendor does not know the session any more. */
  findLink?(linkToken: string): Promise<Outcome<LinkEnd, Fault>>
  /** Absent where the operator has not bought the vendor's statements. */
  readonly statements?: StatementsPort
  /** Checks the signature over the raw body, then translates. */
  readWebhook(input: WebhookInput): Promise<Outcome<BankWebhook, WebhookRefusal>>
}

interface AdapterOptions {
  /** Deadline of one call, milliseconds. Default 30,000 (Finicity refreshes: six times that). */
  readonly timeoutMs?: number
  /** How the vendor is called. Default: straight, without a door. */
  readonly call?: VendorCaller
  /** Whether the vendor's statements are bought: they are asked for with the link and can be fetched. Default: no. */
  readonly statements?: boolean
  readonly now?: () => Date
}

export interface FinicityOptions extends AdapterOptions {
  readonly baseUrl: string
  /** The origin of its Connect pages, which our pages may frame. */
  readonly connectOrigin: string
  readonly appKey: string
  readonly partnerId: string
  readonly partnerSecret: string
  /** Id of a Connect experience made in the vendor's console. */
  readonly experience?: string
  /** 'testing' customers reach only the vendor's practice banks. Default 'active'. */
  readonly customers?: 'active' | 'testing'
  /** Whether the vendor's Account Owner Match is bought: each account's holders are compared with the applicant. Default: no. */
  readonly ownerMatch?: boolean
  /** Whether a business record is kept for the vendor's own small-business reports. Default: no. */
  readonly businessRecord?: boolean
}

export interface PlaidOptions extends AdapterOptions {
  /** Reads a report of very many lines from its bytes, which are given away, where nobody waits for it; absent = it is read here. */
  readonly readElsewhere?: (
    chunks: readonly Uint8Array[],
    today: IsoDate,
  ) => Promise<Outcome<Pick<Extract<Fetched, { state: 'ready' }>, 'history' | 'needsAttention'>, Fault>>
  /** Whether re-checks are read as transactions, in place of another report: a subscription for each bank. Default: no. */
  readonly transactions?: boolean
  readonly baseUrl: string
  readonly clientId: string
  readonly secret: string
  /** Shown in Link, at most 30 characters. */
  readonly clientName: string
  /** Used where a request names none. */
  readonly webhookUrl?: string
  /** Used where a request names no `returnUrl`; registered in the vendor's console. */
  readonly redirectUri?: string
}
