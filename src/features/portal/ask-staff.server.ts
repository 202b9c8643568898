// What an owner does in the portal that reaches people: writes, gives or withdraws a consent, asks for deletion.
import type { RequestOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { en } from '#core/words/portal/en.ts'
import { es } from '#core/words/portal/es.ts'
import { pick } from '#core/words/words.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { newId } from '#platform/ids.ts'
import { giveConsent, hasWithdrawn } from '#platform/store/consents.ts'
import { addEvent } from '#platform/store/events.ts'
import { columnsOf } from '#platform/store/lead-columns.ts'
import { lockLead, type LeadRow } from '#platform/store/leads.ts'
import { addMessage } from '#platform/store/messages.ts'
import { hasOptedOut } from '#platform/store/texted-numbers.ts'
import { addOwnerRequest, settleOwnerRequest } from '#platform/store/owner-requests.ts'
import { leadsOfContact } from '#platform/store/portal-leads.ts'
import { countTry } from '#platform/store/try-counts.ts'
import { renewContract } from '#features/capabilities/signing/order-contract.server.ts'
import { addressOf } from '#features/capabilities/messages/why-held.server.ts'
import type * as contract from './contract.ts'
import { done, type OwnersApplication } from './session.server.ts'

type Done = Answer<{ ok: boolean }>

/** Messages of one contact a day: a conversation, no flood. */
const MESSAGES_A_DAY = 30

const byOwner = ({ ip, userAgent }: Call) => ({ actor: 'applicant', ip, userAgent }) as const

export async function writeMessage(
  deps: Deps,
  { lead, session }: OwnersApplication,
  { text: typed }: RequestOf<typeof contract.writeMessage>,
  call: Call,
): Promise<Done> {
  const text = typed.trim()
  if (!text) {
    const message = pick({ en, es }, call.language)['messageEmpty']
    return refused({ code: 'invalid-fields', errors: [{ field: 'text', message }] })
  }
  const now = deps.clock()
  return deps.db.transaction(async (tx): Promise<Done> => {
    const limit = { key: deps.keys.index(session.key, 'portal messages'), most: MESSAGES_A_DAY, hours: 24 }
    if (await countTry(tx, [limit], now)) return refused({ code: 'too-many' })
    const id = newId(now)
    await addMessage(
      tx,
      deps.keys,
      {
        id,
        leadId: lead.id,
        template: 'inbound',
        language: call.language,
        content: { channel: 'portal', to: '', body: text },
        state: 'received',
      },
      now,
    )
    await addEvent(
      tx,
      { leadId: lead.id, kind: 'portal-message', ...byOwner(call), detail: { message: id } },
      now,
    )
    await addOwnerRequest(tx, lead.id, 'reply', now)
    return done
  })
}

export async function setConsent(
  deps: Deps,
  { lead, session }: OwnersApplication,
  { kind, given }: RequestOf<typeof contract.setConsent>,
  call: Call,
): Promise<Done> {
  const now = deps.clock()
  const answer = await deps.db.transaction(async (tx): Promise<Done> => {
    if (kind === 'e-sign') {
      const stage = (await lockLead(tx, lead.id))?.stage
      const before = await hasWithdrawn(tx, lead.id, kind)
      await consentTo(tx, deps, lead, { kind, given }, call)
      if (given) await settleOwnerRequest(tx, lead.id, 'paper', null, now)
      else if (await addOwnerRequest(tx, lead.id, 'paper', now))
        await addEvent(tx, { leadId: lead.id, kind: 'paper-asked', ...byOwner(call) }, now)
      // Nobody signs electronically who withdrew from it: the contract that is out ends, and comes again with the consent.
      if (given ? before && stage === 'offer-chosen' : stage === 'contract-out')
        await renewContract(deps, tx, lead.id, byOwner(call), now)
      return done
    }
    const phone = addressOf(lead, 'sms')
    // Who texted STOP is blocked where texts come from, and only START from that phone opens it again.
    if (!phone || (given && (await hasOptedOut(tx, deps.keys, phone))))
      return refused({ code: 'not-possible-now' })
    // A number has texts or has none: the answer counts for all of the contact's applications that hold it.
    for (const each of await leadsOfContact(tx, session, now))
      if (addressOf(each, 'sms') === phone) await consentTo(tx, deps, each, { kind, given }, call)
    return done
  })
  if (answer.ok) deps.nudge()
  return answer
}

async function consentTo(
  tx: Queryable,
  deps: Deps,
  { id, answers }: LeadRow,
  { kind, given }: Pick<RequestOf<typeof contract.setConsent>, 'kind' | 'given'>,
  { language, ip, userAgent }: Call,
): Promise<void> {
  const contactKey = kind === 'sms' ? columnsOf(deps.keys, id, answers).phoneKey : null
  await giveConsent(tx, { leadId: id, kind, given, language, ip, userAgent, contactKey }, deps.clock())
}

export async function askDeletion(
  deps: Deps,
  { lead }: OwnersApplication,
  _request: object,
  call: Call,
): Promise<Done> {
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    await lockLead(tx, lead.id)
    if (await addOwnerRequest(tx, lead.id, 'deletion', now))
      await addEvent(tx, { leadId: lead.id, kind: 'deletion-asked', ...byOwner(call) }, now)
  })
  return ok({ ok: true })
}
