// A changed contact does not count at once: the old contact gets a message, and the new one waits for a code from another contact, a second person, or a day.
import { randomInt } from 'node:crypto'
import type { LeadAnswers } from '#core/contract/lead-fields.ts'
import type { Stage } from '#core/domain/lead-stage.ts'
import { queueContactMessage } from '#features/capabilities/messages/contact-messages.server.ts'
import { addressOf, whyNotToSend } from '#features/capabilities/messages/why-held.server.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import {
  countAttempt,
  countedHolds,
  holdContact,
  releaseContact,
  type ContactHold,
  type HeldChannel,
} from '#platform/store/contact-holds.ts'
import { addEvent, type DoneBy } from '#platform/store/events.ts'
import { columnsOf } from '#platform/store/lead-columns.ts'
import type { LeadRow } from '#platform/store/leads.ts'

export const HOLD_MS = 86_400_000
export const ATTEMPTS = 5

type Held = Pick<LeadRow, 'id' | 'answers'>

/** Who changes a contact: by the answer's page, a link, or a correction. */
interface ContactChanger {
  readonly by: DoneBy
  /** The member of staff who handed out the link that let the browser in; null = nobody did. */
  readonly handedOutBy: string | null
}

/**
 * Whether a contact that changes has to wait: always where a person of staff had a hand in it; else once the application is complete, for
 * by then links to it have gone to the previous contact. An owner's own draft is typed and corrected freely.
 */
export const mustWait = (stage: Stage, byStaff: boolean): boolean =>
  byStaff || (stage !== 'draft' && stage !== 'referred')

/** The ways to the owner that differ between two sets of answers: given, changed or emptied. */
export const changedChannels = (before: LeadAnswers, after: LeadAnswers): HeldChannel[] => [
  ...(before.email === after.email ? [] : (['email'] as const)),
  ...(before.cellPhone === after.cellPhone ? [] : (['sms'] as const)),
]

/** Where a message may go this way now, '' where none may: a text only where the owner agreed to texts at this number. `asked`: a code. */
export const usable = async (
  tx: Queryable,
  deps: Deps,
  lead: Held,
  channel: HeldChannel,
  { asked = false } = {},
): Promise<string> => {
  const to = addressOf(lead, channel)
  return (await whyNotToSend(tx, deps, lead, { channel, to }, { asked })) ? '' : to
}

/** A contact as it acted: where a message may go, and what it is known by when it comes back. */
type ContactsBefore = Readonly<Record<HeldChannel, { readonly to: string; readonly key: string | null }>>

/** The contacts that each way had: to be read before the change is written, for a consent to texts belongs to the stored number. */
export async function contactsBefore(tx: Queryable, deps: Deps, lead: Held): Promise<ContactsBefore> {
  const { emailKey, phoneKey } = columnsOf(deps.keys, lead.id, lead.answers)
  return {
    email: { to: addressOf(lead, 'email'), key: emailKey },
    sms: { to: await usable(tx, deps, lead, 'sms'), key: phoneKey },
  }
}

/**
 * Tells the previous contact, holds the new one, and sends a code to the other one where that stands as it was and is not held. `lead` is
 * the application as it was changed, locked by the caller; call `deps.nudge()` after the commit. The previous contact, given back, acts
 * at once. While a contact is held it tells nobody that it changes again, and five codes are sent at most: a browser that keeps changing
 * it floods no mailbox.
 */
export async function holdChanged(
  tx: Queryable,
  deps: Deps,
  lead: LeadRow,
  {
    before,
    changed,
    changer: { by, handedOutBy },
  }: {
    readonly before: ContactsBefore
    readonly changed: readonly HeldChannel[]
    readonly changer: ContactChanger
  },
): Promise<void> {
  const now = deps.clock()
  const counted = await countedHolds(tx, lead.id, now)
  const columns = columnsOf(deps.keys, lead.id, lead.answers)
  for (const channel of changed) {
    const hold = counted.find((each) => each.channel === channel)
    const key = channel === 'email' ? columns.emailKey : columns.phoneKey
    if (hold?.standing && key !== null && key === hold.wasKey) {
      await releaseContact(tx, hold, null, now)
      await addEvent(tx, { leadId: lead.id, kind: 'contact-restored', ...by, detail: { channel } }, now)
      continue
    }
    const spent = (hold?.attempts ?? -1) + 1 >= ATTEMPTS
    const old = before[channel].to
    if (old && !hold?.standing && !spent)
      await queueContactMessage(tx, deps, lead, { template: 'contact-changed', channel, to: old })
    const other: HeldChannel = channel === 'email' ? 'sms' : 'email'
    const free =
      !spent && !changed.includes(other) && !counted.some((each) => each.channel === other && each.standing)
    const to = free ? await usable(tx, deps, lead, other, { asked: true }) : ''
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    if (to) await queueContactMessage(tx, deps, lead, { template: 'contact-code', channel: other, to, code })
    await holdContact(
      tx,
      {
        leadId: lead.id,
        personId: null,
        channel,
        until: new Date(now.getTime() + HOLD_MS),
        madeBy: by.actorId ?? handedOutBy,
        codeHash: to ? codeHashes(deps, { leadId: lead.id, personId: null, channel }, code)[0]! : null,
        wasKey: before[channel].key,
      },
      now,
    )
    await addEvent(tx, { leadId: lead.id, kind: 'contact-held', ...by, detail: { channel } }, now)
  }
}

/** Of a code for this contact; the first is by the present key. */
export const codeHashes = (
  deps: Pick<Deps, 'keys'>,
  { leadId, personId, channel }: Pick<ContactHold, 'leadId' | 'personId' | 'channel'>,
  code: string,
): string[] => deps.keys.everyIndex(`${personId ?? leadId} ${channel} ${code}`, 'contact-code')

/** Whether a code may still open this hold. */
export const takesCode = ({ codeHash, attempts }: ContactHold): boolean =>
  codeHash !== null && attempts < ATTEMPTS

/**
 * Those of the holds that a code belongs to: each contact has its own. Where it is none of theirs it counts as a try against each that
 * still takes one.
 */
export async function holdsOfCode(
  tx: Queryable,
  deps: Deps,
  holds: readonly ContactHold[],
  code: string,
): Promise<ContactHold[]> {
  const open = holds.filter(takesCode)
  const fitting = open.filter((hold) => codeHashes(deps, hold, code).includes(hold.codeHash!))
  if (!fitting.length) for (const hold of open) await countAttempt(tx, hold)
  return fitting
}
