// The same for every other person of an application: whoever changes where their code goes, or names them anew, could else sign as them.
import { randomInt } from 'node:crypto'
import type { LeadAnswers } from '#core/contract/lead-fields.ts'
import { actedBefore } from '#core/domain/named-anew.ts'
import { compareSignature } from '#core/domain/signed-name.ts'
import { queueContactMessage } from '#features/capabilities/messages/contact-messages.server.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import {
  contactHolds,
  countedPersonHolds,
  holdContact,
  personHolds,
  releaseContact,
} from '#platform/store/contact-holds.ts'
import { contactHashes, isProven } from '#platform/store/contact-proofs.ts'
import { envelopesOf } from '#platform/store/envelopes.ts'
import { addEvent, type DoneBy } from '#platform/store/events.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { isSent, messagesOf, openSent } from '#platform/store/messages.ts'
import {
  formerContacts,
  lastRemoved,
  noteFormer,
  personsOf,
  type PersonRow,
} from '#platform/store/persons.ts'
import { ATTEMPTS, codeHashes, HOLD_MS, usable } from './hold-contact.server.ts'

interface PersonChanger {
  readonly by: DoneBy
  /** The member of staff who handed out the link by which it is changed; null = nobody did. */
  readonly handedOutBy: string | null
}

const nameOf = ({ firstName = '', lastName = '' }: LeadAnswers): string => `${firstName} ${lastName}`.trim()

/** Every keyed hash of an e-mail address; the first is by the present key. */
const keysOf = ({ keys }: Pick<Deps, 'keys'>, email: string | undefined): string[] =>
  email ? [...contactHashes(keys, 'email', email)] : []

/** Before the person is taken off: under what they acted. One that was held never acted. */
export async function noteActed(tx: Queryable, deps: Deps, person: PersonRow): Promise<void> {
  const now = deps.clock()
  const holds = await personHolds(tx, person.leadId, now)
  if (holds.some(({ personId }) => personId === person.id)) return
  const [key = null] = keysOf(deps, person.answers.email)
  await noteFormer(tx, person, { name: nameOf(person.answers), key, at: now.toISOString() })
}

/** A contract of the application went out at some time: since when. */
async function firstContract(tx: Queryable, leadId: string): Promise<Date | null> {
  return (await envelopesOf(tx, leadId)).at(-1)?.madeAt ?? null
}

/**
 * Holds somebody who was just added, where they were named before under another contact, or take the place of one who was taken off since
 * a contract went out. The caller holds the application's lock; call `deps.nudge()` after the commit.
 */
export async function holdAdded(
  tx: Queryable,
  deps: Deps,
  lead: LeadRow,
  person: PersonRow,
  changer: PersonChanger,
): Promise<void> {
  const [out, removed] = [await firstContract(tx, lead.id), await lastRemoved(tx, lead.id)]
  const replaces = out !== null && removed !== null && removed >= out
  await holdWhoActed(tx, deps, lead, person, { replaces, changer })
}

/**
 * The same after a name or address was changed; `before`: as they were. Another address always waits, unless
 * nothing went to the one before and no contract went out; another name, once a contract went out or where somebody else acted under it.
 */
export async function holdCorrected(
  tx: Queryable,
  deps: Deps,
  lead: LeadRow,
  person: PersonRow,
  before: LeadAnswers,
  changer: PersonChanger,
): Promise<void> {
  const renamed = compareSignature(nameOf(person.answers), nameOf(before)) !== 'same'
  if (!renamed && before.email === person.answers.email) return
  await noteActed(tx, deps, { ...person, answers: before })
  const out = await firstContract(tx, lead.id)
  const [was = null] = keysOf(deps, before.email)
  const moved = before.email !== person.answers.email
  const acted = out !== null || (await writtenTo(tx, deps, lead.id, [was])).length > 0
  if (moved && acted) return hold(tx, deps, lead, person, { key: was, changer })
  // Who gives another name by a link of their own is the same reader.
  const replaces = renamed && out !== null && changer.by.actor === 'staff'
  await holdWhoActed(tx, deps, lead, person, { replaces, changer, own: before })
}

async function holdWhoActed(
  tx: Queryable,
  deps: Deps,
  lead: LeadRow,
  person: PersonRow,
  {
    replaces,
    changer,
    own,
  }: { readonly replaces: boolean; readonly changer: PersonChanger; readonly own?: LeadAnswers },
): Promise<void> {
  const others = (await personsOf(tx, lead.id)).filter(({ id }) => id !== person.id)
  const [was = null] = keysOf(deps, own?.email)
  const former = (await formerContacts(tx, lead.id)).filter(
    // An address that nothing went to, and that is corrected, never acted.
    ({ key, name }) => !own || key !== was || compareSignature(name, nameOf(own)) !== 'same',
  )
  const found = actedBefore(
    { name: nameOf(person.answers), keys: keysOf(deps, person.answers.email) },
    {
      former,
      others: others.map(({ answers }) => ({
        name: nameOf(answers),
        key: keysOf(deps, answers.email)[0] ?? null,
      })),
      replaces,
    },
  )
  if (found) await hold(tx, deps, lead, person, { key: found.key, changer })
}

/** The addresses to which something was sent, of these contacts. */
async function writtenTo(
  tx: Queryable,
  deps: Deps,
  leadId: string,
  keys: readonly (string | null)[],
): Promise<string[]> {
  if (keys.every((key) => key === null)) return []
  const sent = (await messagesOf(tx, leadId)).filter(isSent).map((row) => openSent(deps.keys, row).to)
  return [...new Set(sent)].filter(
    (to) => to.includes('@') && keysOf(deps, to).some((key) => keys.includes(key)),
  )
}

/** As `holdChanged` does for the applicant, who is told besides. */
async function hold(
  tx: Queryable,
  deps: Deps,
  lead: LeadRow,
  person: PersonRow,
  { key, changer }: { readonly key: string | null; readonly changer: PersonChanger },
): Promise<void> {
  const now = deps.clock()
  const { by, handedOutBy } = changer
  const detail = { channel: 'email', person: person.id } as const
  const place = { leadId: lead.id, personId: person.id, channel: 'email' } as const
  const before = (await countedPersonHolds(tx, lead.id, now)).find(({ personId }) => personId === person.id)
  if (before?.standing && before.wasKey && keysOf(deps, person.answers.email).includes(before.wasKey)) {
    await releaseContact(tx, place, null, now)
    return addEvent(tx, { leadId: lead.id, kind: 'contact-restored', ...by, detail }, now)
  }
  const spent = (before?.attempts ?? -1) + 1 >= ATTEMPTS
  const [former] = await writtenTo(tx, deps, lead.id, [before?.standing ? before.wasKey : key])
  const reader = { ...lead, language: person.language ?? lead.language }
  if (!before?.standing && !spent) {
    if (former)
      await queueContactMessage(tx, deps, reader, {
        template: 'contact-changed',
        channel: 'email',
        to: former,
      })
    await tellApplicant(tx, deps, lead)
  }
  // Whoever reads where they acted before, and at the new address, is the person: they need not wait.
  const asked = former !== undefined && !spent && (await isProven(tx, keysOf(deps, former)))
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  if (asked)
    await queueContactMessage(tx, deps, reader, {
      template: 'contact-code',
      channel: 'email',
      to: former,
      code,
    })
  await holdContact(
    tx,
    {
      ...place,
      until: new Date(now.getTime() + HOLD_MS),
      madeBy: by.actorId ?? handedOutBy,
      codeHash: asked ? codeHashes(deps, place, code)[0]! : null,
      wasKey: key,
    },
    now,
  )
  await addEvent(tx, { leadId: lead.id, kind: 'contact-held', ...by, detail }, now)
}

/** At a contact that is not held itself: else whoever changed both would be told. */
async function tellApplicant(tx: Queryable, deps: Deps, lead: LeadRow): Promise<void> {
  const held = (await contactHolds(tx, lead.id, deps.clock())).map(({ channel }) => channel)
  for (const channel of ['email', 'sms'] as const) {
    const to = held.includes(channel) ? '' : await usable(tx, deps, lead, channel)
    if (!to) continue
    return queueContactMessage(tx, deps, lead, { template: 'signer-changed', channel, to })
  }
}
