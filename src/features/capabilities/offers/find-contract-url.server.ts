// Where the contract of a chosen offer is read and signed, or '' while it may not be shown.
import type { Deps } from '#platform/deps.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { contractLinkOf } from '../signing/contract-link.server.ts'
import { isDisclosureState } from './next-step.server.ts'

/**
 * The address at which the applicant signs, '' while there is none or it is another's turn. Decision 54: in a state with an
 * offer-disclosure law it stays '' until the disclosure of exactly this offer was signed; that form is not built, so there a representative goes on.
 */
export const findContractUrl = async (
  deps: Pick<Deps, 'db' | 'keys' | 'clock'>,
  lead: LeadRow,
): Promise<string> =>
  lead.stage === 'contract-out' && !isDisclosureState(lead) ? ((await contractLinkOf(deps, lead.id)) ?? '') : ''
