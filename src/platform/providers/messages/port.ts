// What the product needs to send e-mail and text messages, and to hear the answers of those it texted.
import type { ProviderCheck } from '../check.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import type { Fault } from '../faults.ts'

export interface Email {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Who writes, in place of the configured name: a partner's brand. The address stays the configured one. */
  readonly fromName?: string
  /** The part of the Message-ID before the @: the job's id, so that a retried job sends the same message, not a second one. */
  readonly messageId: string
  /** A person wrote it: whoever is away may answer so. Default: the product wrote it. */
  readonly byPerson?: boolean
}

export interface EmailPort {
  /** Logs in, and sends nothing. */
  readonly check: ProviderCheck
  send(email: Email): Promise<Outcome<{ readonly providerId: string }, Fault>>
}

interface Sms {
  /** E.164, '+1' and ten digits. */
  readonly to: string
  readonly body: string
  /** Our own opaque id of this message; it comes back with every status. */
  readonly reference: string
}

/** A webhook as it arrived: the public address that the provider called, its headers (lower case), its form fields. */
export interface SmsWebhook {
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly form: Readonly<Record<string, string>>
}

/** What the person asked for in their own words; 'text' is any other message. */
export type ConsentChange = 'stop' | 'maybe-stop' | 'start' | 'help' | 'text'

/** A file that came with a text: where the provider keeps it, without its host, and what its sender's phone calls it. */
export interface TextFile {
  readonly path: string
  readonly type: string
}

export interface InboundSms {
  readonly providerId: string
  /** E.164. */
  readonly from: string
  readonly change: ConsentChange
  readonly body: string
  /** Files that came with it, ten at most; those that lie elsewhere than with the provider are not among them. */
  readonly files: readonly TextFile[]
  /** How many came. */
  readonly fileCount: number
  /** The provider has already answered STOP, START or HELP and blocks the number itself; do not answer a second time. */
  readonly answeredByProvider: boolean
}

export interface SmsStatus {
  readonly providerId: string
  readonly reference: string | null
  readonly status: 'underway' | 'delivered' | 'failed'
  /** The provider's error number when it failed, e.g. '30003'. */
  readonly errorCode: string | null
}

/** 'no-number': from what is nobody's phone. */
type WebhookRefusal = 'bad-signature' | 'malformed' | 'no-number'

/** Seconds after which a text that went out unheard surely stands in the provider's list. */
export const LISTED_AFTER_S = 60

export interface SmsPort {
  readonly check: ProviderCheck
  /** A fault 'rejected' with code 'opted-out' means that the person has said STOP, 'invalid-number' that the number cannot be texted. */
  send(sms: Sms): Promise<Outcome<{ readonly providerId: string }, Fault>>
  /** Whether a text that was handed over at `since` or later, without an answer that came back, was taken; null = it was not. */
  findSent(
    sms: Pick<Sms, 'to' | 'body'>,
    since: Date,
  ): Promise<Outcome<{ readonly providerId: string } | null, Fault>>
  /** A file that came with a text, of at most so many bytes. */
  fetchFile(file: TextFile, mostBytes: number): Promise<Outcome<Uint8Array, Fault>>
  readInbound(webhook: SmsWebhook): Outcome<InboundSms, WebhookRefusal>
  readStatus(webhook: SmsWebhook): Outcome<SmsStatus, WebhookRefusal>
}
