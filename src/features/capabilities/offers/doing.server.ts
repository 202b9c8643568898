// What goes on right now, as the next step tells it.
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { isErasureAsked } from '#platform/store/retention.ts'
import { lastWithheld } from '#platform/store/waiting-contracts.ts'
import { openSigning } from '../signing/who-signs.server.ts'
import { readAsked } from '../still-asked/read-asked.server.ts'
import { waitsForOthers } from '../signing/contract-link.server.ts'
import { needsDisclosure } from '../signing/order-contract.server.ts'
import { findContractUrl } from './contract-url.server.ts'
import { findDoneSoFar, type DoneSoFar } from './done-so-far.server.ts'

/**
 * The bank data is fetched or read; who signs is open, of the applicant or of others; the contract is made, waits for the owner's word on the account, or for somebody else's signature; the
 * application expired with an offer that nobody took, or has ended and is to be erased.
 */
export type Doing =
  | 'deciding'
  | 'owners'
  | 'owners-others'
  | 'making'
  | 'account'
  | 'others'
  | 'offer-expired'
  | 'to-be-erased'
  | null

/** `url`: where the applicant signs, who is the first to. */
export async function doingOf(
  deps: Deps,
  lead: LeadRow,
  working: DoneSoFar['working'],
  url: string,
): Promise<Doing> {
  if (working) return working === 'plaid_json' ? 'deciding' : 'making'
  if (endedWithoutAnswer(lead) && (await isErasureAsked(deps.db, lead.id))) return 'to-be-erased'
  if (lead.stage === 'expired')
    return (await currentDecision(deps.db, lead.id))?.result.deals.length ? 'offer-expired' : null
  if (await waitsForSigners(deps, lead))
    return (await isApplicantsTurn(deps, lead)) ? 'owners' : 'owners-others'
  if (await waitsForAccount(deps.db, lead)) return 'account'
  if (lead.stage !== 'contract-out' || url || needsDisclosure(lead)) return null
  return (await waitsForOthers(deps, lead.id)) ? 'others' : null
}

const endedWithoutAnswer = ({ stage }: LeadRow): boolean => stage === 'withdrawn' || stage === 'expired'

/** No contract goes out before the owner says which account gets the money. */
export const waitsForAccount = async (db: Queryable, { id, stage }: LeadRow): Promise<boolean> =>
  stage === 'offer-chosen' && (await lastWithheld(db, id)).includes('account')

/** Nothing is approved and no contract goes out while it is open who signs (ADR 142). */
export async function waitsForSigners(deps: Deps, lead: LeadRow): Promise<boolean> {
  const held =
    lead.stage === 'offer-chosen'
      ? (await lastWithheld(deps.db, lead.id)).some((why) => why === 'owners' || why === 'authority')
      : lead.stage === 'in-review' &&
        ((await currentDecision(deps.db, lead.id))?.result.reasons ?? []).some(
          ({ code }) => code === 'signers-open',
        )
  return held && (await openSigning(deps, deps.db, lead)).length > 0
}

const isApplicantsTurn = async (deps: Deps, lead: LeadRow): Promise<boolean> =>
  (await readAsked(deps, lead)).some(
    (each) => each.kind === 'owners' || (each.kind === 'document' && each.document === 'signing-authority'),
  )

export const findDoing = async (deps: Deps, lead: LeadRow): Promise<Doing> =>
  doingOf(deps, lead, (await findDoneSoFar(deps.db, lead)).working, await findContractUrl(deps, lead))
