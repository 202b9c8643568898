// The persons of an application for its staff page: reads them without their numbers, and adds one.
import { readTexts } from '#core/contract/lead-model.ts'
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import { mayBeMade, sendableLinksTo } from '#core/domain/links.ts'
import { asksOf } from '#core/domain/persons.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { holdAdded } from '#features/capabilities/contact-hold/hold-person.server.ts'
import { followSigners } from '#features/capabilities/signing/order-contract.server.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { consentRows } from '#platform/store/lead-page.ts'
import { addEvent, countEvents } from '#platform/store/events.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { addPerson as write, personsOf, readPerson } from '#platform/store/persons.ts'
import { byStaff, type LoggedIn } from '../login/session.server.ts'
import { changeLeadFor } from './lead-for.server.ts'
import { isOptional, lastNameTexts } from './correctable.ts'
import type * as contract from './person-contract.ts'

/** Of one application for its life, those who were removed too. */
const MOST_PERSONS = 12

export async function shownPersons(db: Queryable, lead: LeadRow): Promise<contract.ShownPerson[]> {
  const consents = await consentRows(db, lead.id)
  const sendable = sendableLinksTo('person').filter((purpose) => mayBeMade(purpose, lead.stage))
  return (await personsOf(db, lead.id)).map((person) => {
    const {
      firstName = '',
      lastName = '',
      oneName = false,
      ownName = '',
      email = '',
      title = '',
      ownership = null,
    } = person.answers
    const allowed = consents.findLast(
      ({ kind, personId }) => kind === 'credit-report' && personId === person.id,
    )
    return {
      id: person.id,
      name: `${firstName} ${lastName}`.trim(),
      firstName,
      lastName,
      oneName,
      ownName,
      email,
      role: person.role,
      language: person.language ?? lead.language,
      title,
      ownership,
      asks: asksOf(person),
      signedAt: person.signedAt?.toISOString() ?? null,
      creditReport: allowed?.given ?? null,
      sendable,
    }
  })
}

export async function addPersonTo(
  deps: Deps,
  staff: LoggedIn,
  {
    id,
    role,
    firstName,
    lastName,
    oneName,
    ownName = '',
    email,
    language,
  }: RequestOf<typeof contract.addPerson>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.addPerson>>> {
  const now = deps.clock()
  const today = easternDay(now)
  const read = readTexts(
    { firstName, ...lastNameTexts(lastName, oneName), ownName, email },
    isOptional,
    today,
    call.language,
  )
  if (!read.ok) return refused({ code: 'invalid-fields', errors: read.refusal })
  return changeLeadFor(deps, staff, id, 'send-link', async (tx, lead) => {
    if (isClosed(lead.stage)) return refused({ code: 'not-possible-now' })
    const { values: answers } = read.value
    const there = await personsOf(tx, id)
    if (there.some((person) => person.answers.email === answers.email))
      return refused({ code: 'done-already' })
    if ((await countEvents(tx, id, 'person-added')) >= MOST_PERSONS) return refused({ code: 'persons-full' })
    const personId = await write(
      tx,
      { leadId: id, role, answers, language: language ?? lead.language, addedBy: staff.id },
      now,
    )
    await addEvent(
      tx,
      { leadId: id, kind: 'person-added', ...byStaff(staff, call), detail: { person: personId } },
      now,
    )
    const person = await readPerson(tx, id, personId)
    if (person) await holdAdded(tx, deps, lead, person, { by: byStaff(staff, call), handedOutBy: null })
    await followSigners(deps, tx, id, byStaff(staff, call), now)
    return ok({ personId })
  })
}
