// What a call answers when a thread could not do its work.
import type { Refusal } from '#core/contract/refusals.ts'
import type { ThreadFault } from './pool.ts'

/** Too much to do at once is worth another try; what failed is ours to mend. */
export const refusalOfThread = (fault: ThreadFault): Refusal =>
  fault === 'busy' || fault === 'stopped'
    ? { code: 'too-many', retryAfterSeconds: 5 }
    : { code: 'server-error' }
