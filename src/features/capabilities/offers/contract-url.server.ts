// Where the contract of a chosen offer is signed by its applicant, or '' while it may not be shown.
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { sessionFor } from '#platform/http/lead-session.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { handedOutBy, type LinkRow } from '#platform/store/links.ts'
import { contractLinkOf } from '../signing/contract-link.server.ts'
import { needsDisclosure } from '../signing/order-contract.server.ts'

/** Whether whoever asks came by a link that a member of staff holds too. */
export async function cameByCopy(
  deps: Deps,
  lead: LeadRow,
  link: LinkRow | null,
  call: Call,
): Promise<boolean> {
  const id = link?.id ?? sessionFor(deps, call, { id: lead.id, epoch: lead.codeEpoch })?.copiedLink
  return id !== undefined && id !== null && (await handedOutBy(deps.db, { leadId: lead.id, id })) !== null
}

/**
 * '' while there is nothing for the applicant to sign. Spec 112: in a state with an offer-disclosure law it stays '' until the
 * disclosure of exactly this offer was signed; that form is not built, so there a representative goes on.
 */
export async function findContractUrl(
  deps: Pick<Deps, 'db' | 'keys' | 'clock'>,
  lead: LeadRow,
): Promise<string> {
  if (lead.stage !== 'contract-out' || needsDisclosure(lead)) return ''
  return (await contractLinkOf(deps, lead.id)) ?? ''
}
