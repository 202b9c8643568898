// Where the contract of a chosen offer is signed by its applicant, or '' while it may not be shown.
import type { Deps } from '#platform/deps.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { contractLinkOf } from '../signing/contract-link.server.ts'
import { needsDisclosure } from '../signing/order-contract.server.ts'

/**
 * '' while there is nothing for the applicant to sign. Decision 54: in a state with an offer-disclosure law it stays '' until the
 * disclosure of exactly this offer was signed; that form is not built, so there a representative goes on.
 */
export async function findContractUrl(
  deps: Pick<Deps, 'db' | 'keys' | 'clock'>,
  lead: LeadRow,
): Promise<string> {
  if (lead.stage !== 'contract-out' || needsDisclosure(lead)) return ''
  return (await contractLinkOf(deps, lead.id)) ?? ''
}
