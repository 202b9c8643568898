// Notes and hands: writing a note, taking an application, giving it to somebody else.
import type { RequestOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { mayDo } from '#core/domain/access.ts'
import { refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { addEvent } from '#platform/store/events.ts'
import { assignLead } from '#platform/store/lead-list.ts'
import { addNote as write } from '#platform/store/notes.ts'
import { addStaffEvent, readStaff } from '#platform/store/staff.ts'
import { byStaff, done, type LoggedIn } from '../login/session.server.ts'
import { countUse } from '../quotas.server.ts'
import type * as contract from './action-contract.ts'
import { leadFor, changeLeadFor } from './lead-for.server.ts'
import { missingReason } from './reasons.server.ts'

export async function addNote(
  deps: Deps,
  staff: LoggedIn,
  { id, text }: RequestOf<typeof contract.addNote>,
  call: Call,
): Promise<Answer<{ ok: boolean }>> {
  const found = await leadFor(deps.db, staff, id, 'note')
  if (!found.ok) return found
  const missing = missingReason(text, call, 'text')
  if (missing) return missing
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    await write(tx, deps.keys, { leadId: id, staffId: staff.id, text: text.trim() }, now)
    await addEvent(tx, { leadId: id, kind: 'note-added', ...byStaff(staff, call) }, now)
  })
  return done
}

/** Taking a free application, and giving one's own back, needs less than giving one away. A representative takes so many a day. */
export async function assign(
  deps: Deps,
  staff: LoggedIn,
  { id, to }: RequestOf<typeof contract.assign>,
  call: Call,
): Promise<Answer<{ ok: boolean }>> {
  const now = deps.clock()
  return changeLeadFor(deps, staff, id, to === staff.id ? 'take' : 'view', async (tx, lead) => {
    const takes = to === staff.id && mayDo(staff, 'take', lead)
    const givesBack = to === null && lead.assignedTo === staff.id && mayDo(staff, 'give-back', lead)
    if (!takes && !givesBack && !mayDo(staff, 'assign', lead)) return refused({ code: 'not-allowed' })
    if (lead.assignedTo === to) return done
    if (takes && staff.role === 'representative') {
      const usedUp = await countUse(tx, deps, staff, 'takes', call)
      if (usedUp) return usedUp
    }
    const receiver = to === null ? null : await readStaff(tx, to)
    if (to !== null && (!receiver || receiver.disabledAt)) return refused({ code: 'not-found' })
    await assignLead(tx, id, { from: lead.assignedTo, to }, now)
    if (takes) {
      const event = { staffId: staff.id, kind: 'application-taken', actorId: staff.id, ip: call.ip }
      await addStaffEvent(tx, { ...event, detail: { application: id } }, now)
    }
    const detail = { to: receiver?.id ?? null }
    await addEvent(
      tx,
      { leadId: id, kind: to ? 'assigned' : 'unassigned', ...byStaff(staff, call), detail },
      now,
    )
    return done
  })
}
