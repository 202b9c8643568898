// Correcting and removing a person of an application: links to an address that was wrong end, and a contract that names them is made again.
import type { FieldId } from '#core/contract/lead-fields.ts'
import { readTexts } from '#core/contract/lead-model.ts'
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer, Refusal } from '#core/contract/refusals.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok, refused, type Refused } from '#core/ground/outcome.ts'
import { en } from '#core/words/staff/en.ts'
import { es } from '#core/words/staff/es.ts'
import { pick } from '#core/words/words.ts'
import {
  holdCorrected,
  holdInPlace,
  noteActed,
} from '#features/capabilities/contact-hold/hold-person.server.ts'
import { followSigners } from '#features/capabilities/signing/order-contract.server.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { envelopesOf } from '#platform/store/envelopes.ts'
import { addEvent } from '#platform/store/events.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { listLinks, revokeLink } from '#platform/store/links.ts'
import { layOver } from '#platform/store/lead-columns.ts'
import { changePerson, personsOf, readPerson, removePerson, type PersonRow } from '#platform/store/persons.ts'
import { openSignature, signaturesOf } from '#platform/store/signatures.ts'
import { byStaff, done, type LoggedIn } from '../login/session.server.ts'
import { changeLeadFor } from './lead-for.server.ts'
import { isOptional, lastNameTexts } from './correctable.ts'
import type * as contract from './person-contract.ts'

const correctable = [
  'firstName',
  'lastName',
  'oneName',
  'ownName',
  'email',
] as const satisfies readonly FieldId[]

export async function correctPerson(
  deps: Deps,
  staff: LoggedIn,
  { id, personId, firstName, lastName, oneName, ownName, email }: RequestOf<typeof contract.correctPerson>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.correctPerson>>> {
  const now = deps.clock()
  const texts = {
    firstName,
    ...lastNameTexts(lastName, oneName),
    email,
    ...(ownName !== undefined && { ownName }),
  }
  const read = readTexts(texts, isOptional, easternDay(now), call.language)
  if (!read.ok) return refused({ code: 'invalid-fields', errors: read.refusal })
  const { values, emptied } = read.value
  return changeLeadFor(deps, staff, id, 'send-link', async (tx, lead) => {
    const found = await findPerson(tx, lead, personId)
    if (!found.ok) return found
    const person = found.value
    const fields = correctable.filter(
      (field) => (field in values || emptied.includes(field)) && values[field] !== person.answers[field],
    )
    if (!fields.length) return ok({ addressChanged: false })
    const others = (await personsOf(tx, id)).filter((each) => each.id !== person.id)
    if (others.some(({ answers }) => answers.email === values.email)) return refused({ code: 'done-already' })
    const renamed = fields.find(
      (field) => field === 'firstName' || field === 'lastName' || field === 'oneName',
    )
    if (renamed && (await hasSigned(deps, tx, person)))
      return say(renamed, pick({ en, es }, call.language).nameHasSigned)
    const answers = layOver(person.answers, { values, removed: emptied })
    await changePerson(tx, person, { answers, secrets: person.secrets, agreed: false, signed: null }, now)
    const addressChanged = fields.includes('email')
    if (addressChanged) await endLinks(tx, staff, person, now)
    const by = byStaff(staff, call)
    const changer = { by, handedOutBy: null }
    await holdCorrected(tx, deps, lead, { ...person, answers }, person.answers, changer)
    const detail = { person: person.id, fields }
    await addEvent(tx, { leadId: id, kind: 'person-corrected', ...by, detail }, now)
    await followSigners(deps, tx, id, by, now, true)
    return ok({ addressChanged })
  })
}

export async function removePersonFrom(
  deps: Deps,
  staff: LoggedIn,
  { id, personId }: RequestOf<typeof contract.removePerson>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.removePerson>>> {
  const now = deps.clock()
  return changeLeadFor(deps, staff, id, 'send-link', async (tx, lead) => {
    const found = await findPerson(tx, lead, personId)
    if (!found.ok) return found
    const person = found.value
    if (await hasSigned(deps, tx, person))
      return say('person', pick({ en, es }, call.language).personHasSigned)
    await endLinks(tx, staff, person, now)
    const by = byStaff(staff, call)
    await noteActed(tx, deps, person)
    await holdInPlace(tx, deps, lead, person, { changer: { by, handedOutBy: null }, removed: true })
    await removePerson(tx, person, now)
    await addEvent(tx, { leadId: id, kind: 'person-removed', ...by, detail: { person: person.id } }, now)
    await followSigners(deps, tx, id, by, now, true)
    return done
  })
}

const say = (field: string, message: string): Refused<Refusal> =>
  refused({ code: 'invalid-fields', errors: [{ field, message }] })

async function findPerson(tx: Queryable, lead: LeadRow, personId: string): Promise<Answer<PersonRow>> {
  if (isClosed(lead.stage)) return refused({ code: 'not-possible-now' })
  const person = await readPerson(tx, lead.id, personId)
  return person ? ok(person) : refused({ code: 'not-found' })
}

/** The application, or a contract that stands. */
async function hasSigned({ keys }: Pick<Deps, 'keys'>, tx: Queryable, person: PersonRow): Promise<boolean> {
  if (person.signedAt) return true
  const { firstName = '', lastName = '', email } = person.answers
  const name = `${firstName} ${lastName}`.trim()
  for (const envelope of await envelopesOf(tx, person.leadId)) {
    if (['void', 'declined', 'expired'].includes(envelope.state)) continue
    const signed = (await signaturesOf(tx, envelope)).filter(({ signedAt }) => signedAt)
    const signers = signed.map((row) => openSignature(keys, row))
    // Their address may have been corrected since; the applicant has none here.
    if (signers.some((signer) => signer.email && (signer.email === email || signer.name === name)))
      return true
  }
  return false
}

/** Whoever has the wrong address must not come in by them. */
async function endLinks(tx: Queryable, staff: LoggedIn, { leadId, id }: PersonRow, now: Date): Promise<void> {
  for (const link of await listLinks(tx, leadId))
    if (link.subject === 'person' && link.subjectId === id && !link.revokedAt && link.expiresAt > now)
      await revokeLink(tx, { leadId, id: link.id, actorId: staff.id }, now)
}
