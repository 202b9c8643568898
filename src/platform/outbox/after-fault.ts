// How a job goes on whose call to a vendor failed: the same for every job.
import { faultText, ourFault, type Fault } from '../providers/faults.ts'
import type { JobResult } from './outbox.ts'

/**
 * What passes is tried again, when the vendor said so where it did; what was refused would be refused again. `what` names the job's
 * failure and `vendor` whom staff look at, both for staff. Whoever must do more on a refusal does it before.
 */
export function afterFault(
  vendor: string,
  what: string,
  fault: Fault,
): Extract<JobResult, { readonly retry: string } | { readonly giveUp: string }> {
  const { kind, vendorCode, ours, retryAfterSeconds } = fault
  if (ours) return { giveUp: ourFault(vendor, fault) }
  if (kind === 'rejected' || kind === 'needs-login')
    return { giveUp: `${what}: refused (${vendorCode ?? kind})` }
  return {
    retry: faultText(what, fault),
    ...(retryAfterSeconds === undefined ? {} : { afterSeconds: retryAfterSeconds }),
  }
}
