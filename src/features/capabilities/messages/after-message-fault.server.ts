// How a job goes on whose message a provider did not take.
import { afterFault } from '#platform/outbox/after-fault.ts'
import type { JobResult } from '#platform/outbox/outbox.ts'
import type { Fault } from '#platform/providers/faults.ts'
import { LISTED_AFTER_S } from '#platform/providers/messages/port.ts'

/** A text that nobody answered may have gone out: it is looked up before it is sent again, and not before it is listed. */
export function afterMessageFault(channel: 'email' | 'sms', fault: Fault): JobResult {
  const result = afterFault(`the provider of ${channel}`, channel, fault)
  const isUnheard = channel === 'sms' && fault.kind === 'unavailable'
  return 'retry' in result && isUnheard ? { ...result, leastSeconds: LISTED_AFTER_S } : result
}
