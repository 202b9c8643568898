// A signer names somebody else who must sign: that person gets a link of their own. The first signer's part does not change.
import { missingAnswer, readerOf, type LeadModel } from '#core/contract/lead-model.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import { links } from '#core/domain/links.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { personAddressee } from '#features/capabilities/messages/addressee.server.ts'
import { queueMessage } from '#features/capabilities/messages/queue-message.server.ts'
import { followSigners } from '#features/capabilities/signing/order-contract.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import type { PersonVisit } from '#platform/http/person-door.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead } from '#platform/store/leads.ts'
import { addPerson, countNamedBy, personsOf, readPerson } from '#platform/store/persons.ts'
import type { SignerFlow } from './flow.ts'
import { otherSet, type otherFields, type OtherField } from './other-fields.ts'

const readOther = readerOf<OtherField, typeof otherFields>(otherSet)

/** Nobody sends mail to many by one link. */
const MOST_NAMED = 3

/** Refuses with a message per bad field, and with 'takes-used-up' more persons than one link may name. */
export async function sendOther(
  deps: Deps,
  flow: SignerFlow,
  { lead: { id: leadId }, link }: PersonVisit,
  model: LeadModel,
  call: Call,
): Promise<Answer<{ sent: boolean }>> {
  const now = deps.clock()
  const read = readOther(model, easternDay(now), call.language)
  if (!read.ok) return refused({ code: 'invalid-fields', errors: read.refusal })
  const { otherName: name, otherEmail: email } = read.value.values
  if (name === undefined || email === undefined) {
    const missing = [
      ...(name === undefined ? ['otherName' as const] : []),
      ...(email === undefined ? ['otherEmail' as const] : []),
    ]
    return refused({
      code: 'invalid-fields',
      errors: missing.map((id) => missingAnswer(otherSet, id, call.language)),
    })
  }
  const sent = await deps.db.transaction(async (tx): Promise<Answer<{ sent: boolean }>> => {
    const lead = await lockLead(tx, leadId)
    if (!lead || isClosed(lead.stage)) return refused({ code: 'link-invalid' })
    const known = (await personsOf(tx, leadId)).find(({ answers }) => answers.email === email)
    if (!known && (await countNamedBy(tx, leadId, link.id)) >= MOST_NAMED)
      return refused({ code: 'takes-used-up' })
    const [firstName = name, ...rest] = name.split(' ')
    const lastName = rest.join(' ')
    const answers = { firstName, ...(lastName && { lastName }), email }
    const id =
      known?.id ?? (await addPerson(tx, { leadId, role: 'signer', answers, addedByLink: link.id }, now))
    const { ip, userAgent } = call
    if (!known)
      await addEvent(
        tx,
        {
          leadId,
          kind: 'person-added',
          actor: 'applicant',
          ip,
          userAgent,
          detail: { person: id, link: link.id },
        },
        now,
      )
    await followSigners(deps, tx, leadId, { actor: 'applicant', ip, userAgent }, now)
    const person = await readPerson(tx, leadId, id)
    if (!person) throw new Error('a person that was just written is not there')
    const { messages } = await queueMessage(tx, deps, personAddressee(deps.keys, lead, person), {
      template: links[flow.id].template,
      purpose: flow.id,
      channel: 'email',
    })
    return ok({ sent: messages.some(({ state }) => state !== 'skipped') })
  })
  deps.nudge()
  return sent
}
