// A contract that is out for signature, for the guide: an applicant with an offer chooses it, and its jobs run as they always do.
import { contractLinkOf } from '#features/capabilities/signing/contract-link.server.ts'
import { needsDisclosure, orderContract } from '#features/capabilities/signing/order-contract.server.ts'
import { contractDates, dealOn } from '#core/domain/contract-dates.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import type { Deps } from '#platform/deps.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import { lockLead } from '#platform/store/leads.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import { saveChoice } from '#platform/store/offers.ts'

/** The newest samples are the ones that a person looks at first. */
const NEWEST_DAYS = 9

/** The code of the signer's link; null where no sample has an offer whose contract may go out. `drain` runs the jobs. */
export async function sendSampleContract(deps: Deps, drain: () => Promise<unknown>): Promise<string | null> {
  const today = deps.clock()
  // The newest ones show other flows.
  const offered = await deps.db.query<{ id: string }>(
    `select id from lead where stage = 'offered' and created_at > $1::timestamptz
       and not exists (select from link where link.lead_id = lead.id and purpose = 'offer')
     order by created_at desc, id offset 2 limit 8`,
    [new Date(today.getTime() - NEWEST_DAYS * 86_400_000)],
  )
  for (const { id } of offered) {
    // Chosen today: its contract can be signed for a week.
    const chosen = await deps.db.transaction(async (tx) => {
      const [lead, decision] = [await lockLead(tx, id), await currentDecision(tx, id)]
      const [deal] = decision?.result.deals ?? []
      if (!lead || !decision || !deal || needsDisclosure(lead)) return false
      const choice = await saveChoice(
        tx,
        {
          leadId: id,
          kind: 'deal',
          chosen: dealOn(deal, contractDates(easternDay(today))),
          decisionId: decision.id,
        },
        today,
      )
      await moveStage(tx, id, 'offer-chosen', { actor: 'applicant' }, today)
      await orderContract(deps, tx, lead, choice, today)
      return true
    })
    if (!chosen) continue
    await drain()
    const address = await contractLinkOf(deps, id)
    if (address) return address.split('/').pop() ?? null
  }
  return null
}
