// What the product needs to read the mail that comes back to its sender address: what could not be delivered, and what people answer.
import type { Outcome } from '#core/ground/outcome.ts'
import type { ProviderCheck } from '../check.ts'
import type { Fault } from '../faults.ts'

/** How far a mailbox was read: the server's name for its numbering, and the last number. */
export interface MailPlace {
  readonly validity: string
  readonly uid: number
}

interface Comes {
  /** The same for the same mail, whoever reads it: a hash. */
  readonly key: string
  /** Message-IDs that it names, in angle brackets, the one that it answers first. Whoever saw one of ours can name it. */
  readonly names: readonly string[]
}

/** A report that a mail was not delivered. Nobody vouches for it. */
export interface ReturnedMail extends Comes {
  readonly kind: 'returned'
  /** For whom it was, in lower case: by the report, and by what was returned. */
  readonly recipients: readonly string[]
  /** RFC 3463 ('5.1.1') or a mail server's own figure ('550'); null where none is said. */
  readonly code: string | null
}

/** What somebody or their machine answers. Nobody vouches for the sender. */
export interface AnswerMail extends Comes {
  readonly kind: 'answer'
  /** In lower case; '' where there is none. */
  readonly from: string
  readonly subject: string
  /** Plain text without what it quotes at its end, at most 10,000 characters. */
  readonly text: string
  readonly attachments: number
  /** Nobody typed it: an absence, a receipt, a list. */
  readonly automatic: boolean
}

export type ReceivedMail = ReturnedMail | AnswerMail

interface MailBatch {
  /** Oldest first; without those that name no mail, or report a delay or a delivery. */
  readonly mails: readonly ReceivedMail[]
  /** How many were read. */
  readonly read: number
  readonly place: MailPlace
  /** There are later ones. */
  readonly more: boolean
}

export interface MailboxPort {
  /** Says which mailbox it is, without a secret: what keeps its place. */
  readonly name: string
  /** Logs in and opens the folder, and changes nothing. */
  readonly check: ProviderCheck
  /** What came after a place, or, without one or where the folder is numbered anew, since a day. It changes nothing there: people read it too. */
  read(after: MailPlace | null, since: Date): Promise<Outcome<MailBatch, Fault>>
}
