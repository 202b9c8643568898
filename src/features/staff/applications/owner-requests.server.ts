// Answering what an owner asked for in the portal: a message back, and noting that the rest was done.
import type { RequestOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { refused } from '#core/ground/outcome.ts'
import { en } from '#core/words/staff/en.ts'
import { es } from '#core/words/staff/es.ts'
import { pick } from '#core/words/words.ts'
import { doubtedText } from '#features/capabilities/messages/doubted-text.server.ts'
import { queueMessage } from '#features/capabilities/messages/queue-message.server.ts'
import { addressOf } from '#features/capabilities/messages/why-held.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import type { Queryable } from '#platform/db/db.ts'
import { addEvent } from '#platform/store/events.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { setOptOut, setOptOutByKeys } from '#platform/store/texted-numbers.ts'
import { ownerRequestsOf, settleOwnerRequest, type RequestOfNumber } from '#platform/store/owner-requests.ts'
import { byStaff, done, type LoggedIn } from '../login/session.server.ts'
import { changeLeadFor } from './lead-for.server.ts'
import type * as contract from './writing-contract.ts'

type Done = Answer<{ ok: boolean }>

/** By e-mail; it stands in the owner's portal besides, also where no e-mail goes out. A message that waited for it is answered. */
export async function writeToOwner(
  deps: Deps,
  staff: LoggedIn,
  { id, text: typed }: RequestOf<typeof contract.writeToOwner>,
  call: Call,
): Promise<Done> {
  const text = typed.trim()
  if (!text) {
    const message = pick({ en, es }, call.language)['messageEmpty']
    return refused({ code: 'invalid-fields', errors: [{ field: 'text', message }] })
  }
  return changeLeadFor(deps, staff, id, 'send-link', async (tx, lead) => {
    const order = { template: 'staff-message', values: { message: text }, staffId: staff.id } as const
    await queueMessage(tx, deps, lead, order)
    await settle(tx, deps, staff, { id, kind: 'reply' }, call)
    return done
  })
}

export const settleRequest = (
  deps: Deps,
  staff: LoggedIn,
  request: RequestOf<typeof contract.settleRequest>,
  call: Call,
): Promise<Done> =>
  changeLeadFor(deps, staff, request.id, 'send-link', async (tx, lead) => {
    const open = (await ownerRequestsOf(tx, request.id)).filter(({ kind }) => kind === request.kind)
    const meant = request.request ? open.filter(({ id }) => id === request.request) : open
    const [one] = meant
    // A page of the release before does not say which of several it means.
    if (!one || meant.length > 1) return refused({ code: 'done-already' })
    if (!(await settle(tx, deps, staff, { ...request, request: one.id }, call)))
      return refused({ code: 'done-already' })
    if (request.kind === 'maybe-stop' && request.stopped) await stopTexts(tx, deps, lead, one)
    return done
  })

/** Of the number that wrote, whatever the application has now. */
async function stopTexts(tx: Queryable, deps: Deps, lead: LeadRow, doubt: RequestOfNumber): Promise<void> {
  const now = deps.clock()
  if (doubt.phoneKey !== null) {
    await setOptOutByKeys(tx, [doubt.phoneKey], true, now)
    return
  }
  const phone = (await doubtedText(tx, deps, lead.id, doubt))?.from ?? addressOf(lead, 'sms')
  if (phone) await setOptOut(tx, deps.keys, phone, true, now)
}

async function settle(
  tx: Queryable,
  deps: Deps,
  staff: LoggedIn,
  { id, kind, request, stopped = false }: RequestOf<typeof contract.settleRequest>,
  call: Call,
): Promise<boolean> {
  const now = deps.clock()
  if (!(await settleOwnerRequest(tx, id, kind, staff.id, now, request))) return false
  const detail = { request: kind, ...(kind === 'maybe-stop' ? { stopped } : {}) }
  await addEvent(tx, { leadId: id, kind: 'request-settled', ...byStaff(staff, call), detail }, now)
  return true
}
