// The wizard's question whether there is a result yet. Its contract belongs to the wizard, which a capability may not use: here is what the page reads.
import type { Endpoint } from '#core/contract/endpoint.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import type { CallFailure } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import * as paths from './paths.ts'

export interface Eligibility {
  readonly status: 'approved' | 'declined' | 'review' | 'pending'
  /** Who must act before there is a result; null = nobody. */
  readonly awaits: 'applicant' | 'staff' | null
  /** While it is worked out: what is being done, in truth. */
  readonly progress?: 'fetching' | 'analysing'
  readonly retry_in_seconds?: number
}

/** Whether it is being worked out: worth asking again. */
export const inProgress = ({ status, awaits }: Eligibility): boolean =>
  status === 'pending' && awaits === null

export const askEligibility = (
  leadId: string,
  signal: AbortSignal,
): Promise<Outcome<Eligibility, CallFailure>> =>
  call<Endpoint<{ sf_leadid: string }, Eligibility, 'POST', typeof paths.determineEligibility.path>>(
    paths.determineEligibility,
    { sf_leadid: leadId },
    { signal },
  )
