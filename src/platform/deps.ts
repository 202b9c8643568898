// The one record that every handler is given: database, keys, clock, providers. A provider that is not set up is absent.
import type { Brand } from '#core/flow/brand.ts'
import type { Policy } from '#core/domain/underwriting.ts'
import type { Config } from './config.ts'
import type { Counts } from './counts.ts'
import type { Database } from './db/db.ts'
import type { KeyRing } from './keys.ts'
import type { AddressPort } from './providers/address/port.ts'
import type { BankDataPort } from './providers/bank-data/port.ts'
import type { BlobPort } from './providers/blobs/port.ts'
import type { ConsumerCreditPort } from './providers/consumer-credit/port.ts'
import type { Doors } from './providers/doors.ts'
import type { ESignPort } from './providers/e-sign/port.ts'
import type { SealSignerPort } from './providers/seal-signer/port.ts'
import type { TimestampPort } from './providers/timestamp/port.ts'
import type { FileScanPort } from './providers/file-scan/port.ts'
import type { MailboxPort } from './providers/mailbox/port.ts'
import type { MerchantDefaultsPort } from './providers/merchant-defaults/port.ts'
import type { EmailPort, SmsPort } from './providers/messages/port.ts'
import type { PartnerLenderPort } from './providers/partner-lender/port.ts'
import type { PrefillPort } from './providers/prefill/port.ts'
import type { SignOnPort } from './providers/sign-on/port.ts'
import type { StatementAnalysisPort } from './providers/statement-analysis/port.ts'
import type { TagPort } from './providers/tags/port.ts'
import type { StatusNews } from './status-news.ts'
import type { Threads } from './threads/threads.ts'

/** A log line never carries names, contacts, tax ids, dates of birth or bank data: ids, kinds and counts only. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface Deps {
  readonly config: Config
  readonly db: Database
  readonly keys: KeyRing
  /** For work that would hold the thread that serves: see threads/tasks.ts. */
  readonly threads: Threads
  /** Whether the vendors that are set up answer. */
  readonly doors: Pick<Doors, 'states'>
  readonly counts: Counts
  readonly clock: () => Date
  readonly log: Log
  readonly policy: Policy
  readonly brands: ReadonlyMap<string, Brand>
  /** Where people reach this server, without a slash at the end: links in messages, webhooks, OAuth returns. */
  readonly publicUrl: string
  readonly bankData: { readonly finicity?: BankDataPort; readonly plaid?: BankDataPort }
  readonly merchantDefaults?: MerchantDefaultsPort
  readonly partnerLender?: PartnerLenderPort
  readonly prefill?: PrefillPort
  readonly statementAnalysis?: StatementAnalysisPort
  readonly consumerCredit?: ConsumerCreditPort
  /** Who is told about conversions, with consent; in the order in which the consent names them. */
  readonly tags: readonly TagPort[]
  readonly email?: EmailPort
  readonly sms?: SmsPort
  /** The mail that comes back to the sender's address. */
  readonly mailbox?: MailboxPort
  readonly address: AddressPort
  readonly blobs: BlobPort
  readonly fileScan?: FileScanPort
  /** Who says who staff are, besides their passwords. */
  readonly signOn?: SignOnPort
  /** What finished papers are sealed with; absent in production until SEAL_FILE names one: then nothing is signed here. */
  readonly seal?: SealSignerPort
  /** Who says when a paper was sealed; absent = our own clock does. */
  readonly timestamps?: TimestampPort
  /** Who has papers signed: the first one takes new papers, the others finish theirs. Empty where nothing is sealed. */
  readonly eSign: readonly ESignPort[]
  /** Tells waiting pages that the status of an application changed, whichever process changed it. */
  readonly statusNews: StatusNews
  /** Tells the job worker of this process that there may be work, after a commit. */
  readonly nudge: () => void
}
