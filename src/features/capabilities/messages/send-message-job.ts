// How other features ask for a message: a job to be written in the transaction of the change that the message tells about.
import type { Channel, Template } from './templates.ts'

export interface MessageValues {
  /** 'both' = e-mail, and a text where the person agreed to texts. Default: as the template says. */
  readonly channel?: Channel | 'both'
  /** document-request: the kind, 'photo-id' or a name of its own. */
  readonly document?: string
  /** adverse-action: the decision whose reasons are stated; the latest one when absent. */
  readonly decision?: string
}

/** A `NewJob` of the outbox, told here in full because this file is no server file. */
export interface MessageJob {
  readonly kind: string
  readonly leadId: string
  readonly onceKey: string
  readonly payload: Readonly<Record<string, string>>
}

/**
 * The job that composes and sends a message. Asking twice before it ran sends one message. What a member of staff typed goes by
 * `queueMessage`, not through a job: jobs hold ids and kinds only.
 */
export const sendMessageJob = (
  leadId: string,
  template: Exclude<Template, 'staff-message' | 'incomplete-notice'>,
  values: MessageValues = {},
): MessageJob => ({
  kind: 'send-message',
  leadId,
  onceKey: [template, values.document, values.decision].filter(Boolean).join(' '),
  payload: { template, ...values },
})
