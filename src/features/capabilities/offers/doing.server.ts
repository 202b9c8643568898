// What goes on right now, as the next step tells it.
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { lastWithheld } from '#platform/store/waiting-contracts.ts'
import { waitsForOthers } from '../signing/contract-link.server.ts'
import { needsDisclosure } from '../signing/order-contract.server.ts'
import { findContractUrl } from './contract-url.server.ts'
import { findDoneSoFar, type DoneSoFar } from './done-so-far.server.ts'

/**
 * The bank data is fetched or read; the contract is made, waits for the owner's word on the account, or for somebody else's signature; the
 * application expired with an offer that nobody took.
 */
export type Doing = 'deciding' | 'making' | 'account' | 'others' | 'offer-expired' | null

/** `url`: where the applicant signs, who is the first to. */
export async function doingOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  lead: LeadRow,
  working: DoneSoFar['working'],
  url: string,
): Promise<Doing> {
  if (working) return working === 'plaid_json' ? 'deciding' : 'making'
  if (lead.stage === 'expired')
    return (await currentDecision(deps.db, lead.id))?.result.deals.length ? 'offer-expired' : null
  if (await waitsForAccount(deps.db, lead)) return 'account'
  if (lead.stage !== 'contract-out' || url || needsDisclosure(lead)) return null
  return (await waitsForOthers(deps, lead.id)) ? 'others' : null
}

/** No contract goes out before the owner says which account gets the money. */
export const waitsForAccount = async (db: Queryable, { id, stage }: LeadRow): Promise<boolean> =>
  stage === 'offer-chosen' && (await lastWithheld(db, id)).includes('account')

export const findDoing = async (deps: Pick<Deps, 'db' | 'keys' | 'clock'>, lead: LeadRow): Promise<Doing> =>
  doingOf(deps, lead, (await findDoneSoFar(deps.db, lead)).working, await findContractUrl(deps, lead))
