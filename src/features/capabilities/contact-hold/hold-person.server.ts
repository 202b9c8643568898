// The same for every other person of an application: whoever changes where their code goes, or names them anew, could else sign as them.
import { randomInt } from 'node:crypto'
import type { LeadAnswers } from '#core/contract/lead-fields.ts'
import { compareSignature } from '#core/domain/signed-name.ts'
import { queueContactMessage } from '#features/capabilities/messages/contact-messages.server.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import {
  contactHolds,
  countedPersonHolds,
  holdContact,
  lastNamedBy,
  personHolds,
  releaseContact,
} from '#platform/store/contact-holds.ts'
import { isProven } from '#platform/store/contact-proofs.ts'
import { addEvent, type DoneBy } from '#platform/store/events.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { isSent, messagesOf, openSent } from '#platform/store/messages.ts'
import { lastRemoved, noteFormer, personsOf, readPerson, type PersonRow } from '#platform/store/persons.ts'
import { addedSince, firstContract, keysOf, nameOf, rightsOf, whoActed } from './acted-before.server.ts'
import { ATTEMPTS, codeHashes, HOLD_MS, usable } from './hold-contact.server.ts'

interface PersonChanger {
  readonly by: DoneBy
  /** The member of staff who handed out the link by which it is changed; null = nobody did. */
  readonly handedOutBy: string | null
}

/** Before the person is taken off: under what they acted. One that was held never acted. */
export async function noteActed(tx: Queryable, deps: Deps, person: PersonRow): Promise<void> {
  const now = deps.clock()
  const holds = await personHolds(tx, person.leadId, now)
  if (holds.some(({ personId }) => personId === person.id)) return
  const [key = null] = keysOf(deps, person.answers.email)
  await noteFormer(tx, person, { name: nameOf(person.answers), key, at: now.toISOString() })
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
  const replaces = out !== null && removed !== null && removed.at >= out.madeAt
  const found = await whoActed(tx, deps, lead, person, { replaces, out })
  if (!found) return
  await hold(tx, deps, lead, person, { key: found.key, changer })
  if (!found.byName && removed) await tellFormer(tx, deps, lead, removed)
}

/**
 * Before somebody is taken off, or after they were called otherwise (`gone`: as they were): who was added since the first contract went
 * out, or is called alike, takes their place. Whoever added somebody is no second person for them.
 */
export async function holdInPlace(
  tx: Queryable,
  deps: Deps,
  lead: LeadRow,
  gone: PersonRow,
  { changer, removed }: { readonly changer: PersonChanger; readonly removed: boolean },
): Promise<void> {
  const out = await firstContract(tx, lead.id)
  if (!out) return
  const { former = [] } = (await readPerson(tx, lead.id, gone.id)) ?? {}
  const names = [nameOf(gone.answers), ...former.map(({ name }) => name)]
  const key = former.at(-1)?.key ?? null
  const holds = await countedPersonHolds(tx, lead.id, deps.clock())
  let told = false
  for (const person of await personsOf(tx, lead.id)) {
    if (person.id === gone.id) continue
    const theirs = [nameOf(person.answers), ...person.former.map(({ name }) => name)]
    const alike = names.some((name) => theirs.some((each) => compareSignature(each, name) !== 'other'))
    if (!alike && !addedSince(person, out)) continue
    const standing = holds.some((each) => each.standing && each.personId === person.id)
    // Who is called otherwise is still named: what waits already waits for that too.
    if (standing && !removed) continue
    // Of another name that staff give the applicant hears already.
    const inPlace = { tell: !told && (removed || changer.by.actor !== 'staff') }
    await hold(tx, deps, lead, person, { key: alike && removed ? key : null, changer, inPlace })
    told = true
  }
  if (told && removed) await tellFormer(tx, deps, lead, { former, language: gone.language })
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
  const moved = before.email !== person.answers.email
  if (!renamed && !moved) return
  await noteActed(tx, deps, { ...person, answers: before })
  const out = await firstContract(tx, lead.id)
  const [was = null] = keysOf(deps, before.email)
  const acted = out !== null || (await writtenTo(tx, deps, lead.id, [was])).length > 0
  const standing = (await personHolds(tx, lead.id, deps.clock())).some((each) => each.personId === person.id)
  // Who gives another name by a link of their own is the same reader.
  const replaces = renamed && out !== null && changer.by.actor === 'staff'
  const found = await whoActed(tx, deps, lead, person, { replaces, out, ...(!acted && { own: before }) })
  if ((moved && acted) || (renamed && found)) {
    // Where they are held nothing of theirs acts.
    const own = standing ? null : was
    const key = found?.byName && (renamed || standing) ? found.key : own
    await hold(tx, deps, lead, person, { key, changer, from: before.email })
  } else if (found) await hold(tx, deps, lead, person, { key: found.key, changer, from: before.email })
  if (renamed) await holdInPlace(tx, deps, lead, { ...person, answers: before }, { changer, removed: false })
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

/** Who was taken off reads that their address counts no more. */
async function tellFormer(
  tx: Queryable,
  deps: Deps,
  lead: LeadRow,
  { former, language }: Pick<PersonRow, 'former' | 'language'>,
): Promise<void> {
  const [to] = await writtenTo(tx, deps, lead.id, [former.at(-1)?.key ?? null])
  if (!to) return
  const reader = { ...lead, language: language ?? lead.language }
  await queueContactMessage(tx, deps, reader, { template: 'contact-changed', channel: 'email', to })
}

/**
 * As `holdChanged` does for the applicant, who is told besides. `from`: the address before the change; `inPlace`: the person takes
 * another's place, so that nothing of their own gives them back; `tell`: the applicant.
 */
async function hold(
  tx: Queryable,
  deps: Deps,
  lead: LeadRow,
  person: PersonRow,
  {
    key,
    changer: { by, handedOutBy },
    from,
    inPlace,
  }: {
    readonly key: string | null
    readonly changer: PersonChanger
    readonly from?: string | undefined
    readonly inPlace?: { readonly tell: boolean }
  },
): Promise<void> {
  const now = deps.clock()
  const detail = { channel: 'email', person: person.id } as const
  const place = { leadId: lead.id, personId: person.id, channel: 'email' } as const
  const before = (await countedPersonHolds(tx, lead.id, now)).find(({ personId }) => personId === person.id)
  const stood = before?.standing && !inPlace ? before.wasKey : null
  const present = keysOf(deps, person.answers.email)
  const rights = await rightsOf(tx, deps, person, stood ?? key ?? '')
  if (stood && present.includes(stood) && from !== person.answers.email && rights.returns) {
    await releaseContact(tx, place, null, now)
    return addEvent(tx, { leadId: lead.id, kind: 'contact-restored', ...by, detail }, now)
  }
  const spent = (before?.attempts ?? -1) + 1 >= ATTEMPTS
  const wasKey = stood ?? key
  const [former] = await writtenTo(tx, deps, lead.id, [wasKey])
  const elsewhere = former !== undefined && !spent && wasKey !== null && !present.includes(wasKey)
  const reader = { ...lead, language: person.language ?? lead.language }
  // A wait that began with another name has not told the address that acts no more.
  const untold = !stood || keysOf(deps, from).includes(stood)
  if (elsewhere && untold && !inPlace)
    await queueContactMessage(tx, deps, reader, { template: 'contact-changed', channel: 'email', to: former })
  if (inPlace ? inPlace.tell : !before?.standing && !spent) await tellApplicant(tx, deps, lead)
  // Whoever reads where they acted before, and at the new address, is the person: they need not wait. Under another's name they are not.
  const theirs = key === null || key === wasKey
  const asked = elsewhere && theirs && rights.reads && (await isProven(tx, keysOf(deps, former)))
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  if (asked)
    await queueContactMessage(tx, deps, reader, {
      template: 'contact-code',
      channel: 'email',
      to: former,
      code,
    })
  const changedBy = by.actorId ?? handedOutBy
  await holdContact(
    tx,
    {
      ...place,
      until: new Date(now.getTime() + HOLD_MS),
      madeBy: inPlace ? ((await lastNamedBy(tx, place)) ?? changedBy) : changedBy,
      codeHash: asked ? codeHashes(deps, place, code)[0]! : null,
      wasKey,
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
