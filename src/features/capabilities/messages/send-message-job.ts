// How other features ask for a message: a job to be written in the transaction of the change that the message tells about.
import type { JobPayloads } from '#core/contract/job-payloads.ts'

/** `channel` 'both' = e-mail, and a text where the person agreed to texts; as the template says when absent. */
type MessageValues = Omit<JobPayloads['send-message'], 'template'>

/** A `NewJob` of the outbox, told here in full because this file is no server file. */
interface MessageJob {
  readonly kind: 'send-message'
  readonly leadId: string
  readonly onceKey: string
  readonly payload: JobPayloads['send-message']
}

/**
 * The same later, for a letter that says 'we received it' while a bank is read that may decide within seconds: it is left where the result
 * was there first.
 */
export const unlessDecided = <J extends object>(job: J, now: Date): J & { readonly runAt: Date } => ({
  ...job,
  runAt: new Date(now.getTime() + DECIDED_AFTER_MS),
})

/** Fetching, reading and deciding take less, where nothing is in the way. */
const DECIDED_AFTER_MS = 3 * 60_000

/**
 * The job that composes and sends a message. Asking twice before it ran sends one message. What a member of staff typed goes by
 * `queueMessage`, not through a job: jobs hold ids and kinds only.
 */
export const sendMessageJob = (
  leadId: string,
  template: JobPayloads['send-message']['template'],
  values: MessageValues = {},
): MessageJob => ({
  kind: 'send-message',
  leadId,
  onceKey: [template, values.document, values.decision].filter(Boolean).join(' '),
  payload: { template, ...values },
})
