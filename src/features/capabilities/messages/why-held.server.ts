// Why a message does not go out: no address, no consent, no way set up, or too many to somebody who never answered.
import type { Channel, Template } from '#core/domain/messages.ts'
import { fromE164, toE164 } from '#core/fields/phone.ts'
import type { Deps } from '#platform/deps.ts'
import type { Queryable } from '#platform/db/db.ts'
import {
  contactHashes,
  countedHashes,
  countSent,
  hasBounced,
  isProven,
} from '#platform/store/contact-proofs.ts'
import { type MessageContent, type MessageReason } from '#platform/store/messages.ts'
import { hasOptedOut, mayHaveStopped } from '#platform/store/texted-numbers.ts'
import { mayBeTexted, type Addressee } from './addressee.server.ts'
import { templates } from './templates.ts'

interface Order {
  readonly template: Template
  /** The member of staff who sends it. */
  readonly staffId?: string
}

export interface Plan {
  readonly channel: Channel
  /** '' where there is no address. */
  readonly to: string
  /** Why it does not go out; null when it does. */
  readonly reason: MessageReason | null
}

/** Why this message does not go out this way now; counts one that does. */
export const whyHeld = async (
  tx: Queryable,
  deps: Deps,
  lead: Addressee,
  order: Order,
  way: Pick<Plan, 'channel' | 'to'>,
): Promise<MessageReason | null> =>
  (await whyNotToSend(tx, deps, lead, way)) ?? whyKept(tx, deps, lead, order, way)

/**
 * Why one more does not go to this address by itself; counts one that goes. What staff send was seen by somebody. A report that a mail came
 * back may be anybody's: it holds no notice, and what it holds stands before staff.
 */
async function whyKept(
  tx: Queryable,
  { keys, config, clock }: Deps,
  { subject }: Addressee,
  { template, staffId }: Order,
  { channel, to }: Pick<Plan, 'channel' | 'to'>,
): Promise<MessageReason | null> {
  const whatever = templates[template].always === true || staffId !== undefined || subject === 'business'
  const hashes = contactHashes(keys, channel, to)
  if (!whatever && channel === 'email' && (await hasBounced(tx, hashes))) return 'bounced'
  const isFree = whatever || !config.rateLimits || (await isProven(tx, hashes))
  const full = await countSent(tx, countedHashes(keys, channel, to), isFree, clock())
  return full === null ? null : 'never-answered'
}

/**
 * Why this way cannot be used now; null when it can. A message that was written before a correction is not for this address. `asked`: a code
 * that somebody asks for, which no doubt holds; a stop does.
 */
export async function whyNotToSend(
  db: Queryable,
  deps: Deps,
  lead: Pick<Addressee, 'subject' | 'id' | 'personId' | 'phoneKey' | 'answers'>,
  { channel, to }: Pick<MessageContent, 'channel' | 'to'>,
  { asked = false } = {},
): Promise<MessageReason | null> {
  if (!to) return 'no-address'
  if (to !== addressOf(lead, channel)) return 'address-changed'
  if (channel === 'email') return deps.email ? null : 'not-set-up'
  const consent = await mayBeTexted(db, lead)
  if (consent !== 'given') return consent === 'none' ? 'no-consent' : 'other-number'
  return whyStopped(db, deps, to, { asked })
}

/** Why no text may go to a number (E.164), whosever it is: what was said from it, or no way set up. `asked`: as above. */
export async function whyStopped(
  db: Queryable,
  deps: Deps,
  to: string,
  { asked = false } = {},
): Promise<MessageReason | null> {
  if (await hasOptedOut(db, deps.keys, to)) return 'opted-out'
  if (!asked && (await mayHaveStopped(db, deps.keys, to))) return 'maybe-stopped'
  return deps.sms ? null : 'not-set-up'
}

/** Where messages of this way go at present: an e-mail address, a number in E.164; '' while the answer is missing. */
export function addressOf({ answers }: Pick<Addressee, 'answers'>, channel: Channel): string {
  if (channel === 'email') return answers.email ?? ''
  return answers.cellPhone ? toE164(fromE164(answers.cellPhone)) : ''
}
