// Where the contract of a chosen offer stands for its applicant: being made, to be signed and at which address, or signed by them already.
import type { Deps } from '#platform/deps.ts'
import { isJobOpen } from '#platform/outbox/outbox.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { contractLinkOf } from '../signing/contract-link.server.ts'
import { needsDisclosure } from '../signing/order-contract.server.ts'

export interface ContractStanding {
  /** making = it goes out in a moment; others = the applicant has signed, and somebody else has not. */
  readonly doing: 'making' | 'others' | null
  /**
   * Where the applicant signs; '' while there is nothing for them to sign. Decision 54: in a state with an offer-disclosure law it stays ''
   * until the disclosure of exactly this offer was signed; that form is not built, so there a representative goes on.
   */
  readonly url: string
}

export async function contractStanding(
  deps: Pick<Deps, 'db' | 'keys' | 'clock'>,
  lead: LeadRow,
): Promise<ContractStanding> {
  if (lead.stage === 'offer-chosen') {
    const making = await isJobOpen(deps.db, lead.id, 'make-contract')
    return { doing: making ? 'making' : null, url: '' }
  }
  if (lead.stage !== 'contract-out' || needsDisclosure(lead)) return { doing: null, url: '' }
  const url = (await contractLinkOf(deps, lead.id)) ?? ''
  return { doing: url ? null : 'others', url }
}
