// Where the contract of a chosen offer is read and signed, or '' while it may not be shown.
import type { LeadRow } from '#platform/store/leads.ts'
import { isDisclosureState } from './next-step.server.ts'

/**
 * The address of the chosen offer's envelope, '' while there is none. Decision 54: in a state with an offer-disclosure law it stays ''
 * until the disclosure of exactly this offer was signed; that form is not built, so there a representative goes on.
 */
export const findContractUrl = (lead: LeadRow, envelopeUrl: string): string =>
  lead.stage === 'offer-chosen' && !isDisclosureState(lead) ? envelopeUrl : ''
