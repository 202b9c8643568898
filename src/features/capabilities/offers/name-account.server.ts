// The owner says which account gets the money: kept with the choice, and the contract that waited for it is ordered.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer, FieldRefusal } from '#core/contract/refusals.ts'
import { isMask } from '#core/domain/funding-account.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { en } from '#core/words/offering/en.ts'
import { es } from '#core/words/offering/es.ts'
import { pick } from '#core/words/words.ts'
import type { Deps } from '#platform/deps.ts'
import type { Application } from '#platform/http/application-door.ts'
import type { Call } from '#platform/http/call.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead } from '#platform/store/leads.ts'
import { saveAccount } from '#platform/store/offers.ts'
import { orderWithheld } from '../signing/order-contract.server.ts'
import type { nameAccount as declared } from './contract.ts'

/** Refuses with 'not-possible-now' where nothing is chosen, or its contract is out: that one names its account already. */
export async function nameAccount(
  deps: Deps,
  { lead: { id } }: Application,
  { bank: typedBank, last_four: typed }: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<ResponseOf<typeof declared>>> {
  const words = pick({ en, es }, call.language)
  const [bank, mask] = [typedBank.replace(/\s+/g, ' ').trim(), typed.trim()]
  const errors: FieldRefusal[] = [
    ...(/\p{L}/u.test(bank) ? [] : [{ field: 'bank', message: words.bankNeeded }]),
    ...(isMask(mask) ? [] : [{ field: 'last_four', message: words.lastFourNeeded }]),
  ]
  if (errors.length) return refused({ code: 'invalid-fields', errors })
  const answer = await deps.db.transaction(async (tx): Promise<Answer<{ ok: boolean }>> => {
    const lead = await lockLead(tx, id)
    if (!lead || lead.stage !== 'offer-chosen') return refused({ code: 'not-possible-now' })
    if (!(await saveAccount(tx, deps.keys, id, { bank, mask }))) return refused({ code: 'not-possible-now' })
    const now = deps.clock()
    const by = { actor: 'applicant', ip: call.ip, userAgent: call.userAgent } as const
    await addEvent(tx, { leadId: id, kind: 'funding-account-named', ...by }, now)
    await orderWithheld(deps, tx, id, now)
    return ok({ ok: true })
  })
  if (answer.ok) deps.nudge()
  return answer
}
