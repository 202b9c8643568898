// A corrected contact does not act at once: the old one is told, and the new one waits for a code from another contact, a second person, or a day.
import { randomInt } from 'node:crypto'
import type { RequestOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { refused } from '#core/ground/outcome.ts'
import { en } from '#core/words/staff/en.ts'
import { es } from '#core/words/staff/es.ts'
import { pick } from '#core/words/words.ts'
import { queueContactMessage } from '#features/capabilities/messages/contact-messages.server.ts'
import { addressOf, whyNotToSend } from '#features/capabilities/messages/queue-message.server.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { addEvent } from '#platform/store/events.ts'
import {
  contactHolds,
  countAttempt,
  holdContact,
  releaseContact,
  type ContactHold,
  type HeldChannel,
} from '#platform/store/contact-holds.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { byStaff, done, type LoggedIn } from '../login/session.server.ts'
import type { confirmContact as declared } from './action-contract.ts'
import { lockedLeadFor } from './lead-for.server.ts'

const HOLD_MS = 86_400_000
const ATTEMPTS = 5

const hashOf = (deps: Deps, leadId: string, channel: HeldChannel, code: string): string =>
  deps.keys.index(`${leadId} ${channel} ${code}`, 'contact-code')

/** Whether a message may go this way now: a text only where the owner agreed to texts at this number. */
const usable = async (tx: Queryable, deps: Deps, lead: LeadRow, channel: HeldChannel): Promise<string> => {
  const to = addressOf(lead, channel)
  return (await whyNotToSend(tx, deps, lead, { channel, to })) ? '' : to
}

/** The address that each contact had, as far as a message may go there: read before the correction is written. */
export async function contactsBefore(tx: Queryable, deps: Deps, lead: LeadRow) {
  return { email: addressOf(lead, 'email'), sms: await usable(tx, deps, lead, 'sms') }
}

/** Tells the contact of before, holds the new one, and sends a code to the other one where that stands as it was and is not held. */
export async function holdChanged(
  tx: Queryable,
  deps: Deps,
  staff: LoggedIn,
  lead: LeadRow,
  { before, changed }: { before: Record<HeldChannel, string>; changed: readonly HeldChannel[] },
): Promise<void> {
  const now = deps.clock()
  const held = await contactHolds(tx, lead.id, now)
  for (const channel of changed) {
    const old = before[channel]
    if (old) await queueContactMessage(tx, deps, lead, { template: 'contact-changed', channel, to: old })
    const other: HeldChannel = channel === 'email' ? 'sms' : 'email'
    const free = !changed.includes(other) && !held.some((each) => each.channel === other)
    const to = free ? await usable(tx, deps, lead, other) : ''
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    if (to) await queueContactMessage(tx, deps, lead, { template: 'contact-code', channel: other, to, code })
    await holdContact(tx, {
      leadId: lead.id,
      channel,
      until: new Date(now.getTime() + HOLD_MS),
      madeBy: staff.id,
      codeHash: to ? hashOf(deps, lead.id, channel, code) : null,
    })
  }
}

/** By the code that the owner reads back to whoever corrected it, or by a second person without one. */
export async function confirmContact(
  deps: Deps,
  staff: LoggedIn,
  { id, code }: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<{ ok: boolean }>> {
  const now = deps.clock()
  const settled = await deps.db.transaction(async (tx): Promise<Answer<{ ok: boolean }>> => {
    const found = await lockedLeadFor(tx, staff, id, 'correct')
    if (!found.ok) return found
    const holds = await contactHolds(tx, id, now)
    if (!holds.length) return refused({ code: 'done-already' })
    const given = code?.replace(/\s/g, '') ?? ''
    const may: ContactHold[] = []
    for (const hold of holds)
      if (given ? await fits(deps, tx, hold, given) : hold.madeBy !== staff.id) may.push(hold)
    if (!may.length) {
      const message = pick({ en, es }, call.language)[given ? 'contactCodeWrong' : 'contactCodeMissing']
      return refused({ code: 'invalid-fields', errors: [{ field: 'code', message }] })
    }
    for (const hold of may) {
      await releaseContact(tx, hold, staff.id, now)
      const detail = { channel: hold.channel, how: given ? ('code' as const) : ('second-person' as const) }
      await addEvent(tx, { leadId: id, kind: 'contact-confirmed', ...byStaff(staff, call), detail }, now)
    }
    return done
  })
  deps.nudge()
  return settled
}

/** A wrong code counts, also where it is refused: after five only a second person or time is left. */
async function fits(deps: Deps, tx: Queryable, hold: ContactHold, code: string): Promise<boolean> {
  if (!hold.codeHash || hold.attempts >= ATTEMPTS) return false
  if (hold.codeHash === hashOf(deps, hold.leadId, hold.channel, code)) return true
  await countAttempt(tx, hold)
  return false
}
