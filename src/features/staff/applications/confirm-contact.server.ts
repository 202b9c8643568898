// Letting a changed contact act: by the code that the owner reads back to whoever asks, or by a second person without one.
import type { RequestOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { roles } from '#core/domain/access.ts'
import { refused } from '#core/ground/outcome.ts'
import { en } from '#core/words/staff/en.ts'
import { es } from '#core/words/staff/es.ts'
import { pick } from '#core/words/words.ts'
import { holdsOfCode } from '#features/capabilities/contact-hold/hold-contact.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { contactHolds, personHolds, releaseContact } from '#platform/store/contact-holds.ts'
import { addEvent } from '#platform/store/events.ts'
import { byStaff, done, type LoggedIn } from '../login/session.server.ts'
import type { confirmContact as declared } from './action-contract.ts'
import { refusedSecond, secondPersons } from '../people/second-persons.server.ts'
import { changeLeadFor } from './lead-for.server.ts'

/** The second person is none who may hold the login of whoever changed it, or handed out the link by which it was changed. */
export async function confirmContact(
  deps: Deps,
  staff: LoggedIn,
  { id, code }: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<{ ok: boolean }>> {
  const now = deps.clock()
  return changeLeadFor(deps, staff, id, 'correct', async (tx) => {
    const holds = [...(await contactHolds(tx, id, now)), ...(await personHolds(tx, id, now))]
    if (!holds.length) return refused({ code: 'done-already' })
    const seconds = await secondPersons(tx, roles, now)
    const given = code?.replace(/\s/g, '') ?? ''
    const may = given
      ? await holdsOfCode(tx, deps, holds, given)
      : holds.filter(({ madeBy }) => seconds.judge(madeBy, staff).may)
    if (!may.length) {
      const oneHand = holds
        .map(({ madeBy }) => seconds.judge(madeBy, staff))
        .find((each) => !each.may && each.why === 'made')
      const noSecond = !given && oneHand && refusedSecond(oneHand)
      if (noSecond) return noSecond
      const message = pick({ en, es }, call.language)[given ? 'contactCodeWrong' : 'contactCodeMissing']
      return refused({ code: 'invalid-fields', errors: [{ field: 'code', message }] })
    }
    for (const hold of may) {
      await releaseContact(tx, hold, staff.id, now)
      const how = given ? ('code' as const) : ('second-person' as const)
      const person = hold.personId === null ? {} : { person: hold.personId }
      const detail = { channel: hold.channel, how, ...person }
      await addEvent(tx, { leadId: id, kind: 'contact-confirmed', ...byStaff(staff, call), detail }, now)
    }
    return done
  })
}
