// A signer says who else must sign. Whoever has a link for one part adds nobody to the contract: a representative reads it and does.
import { missingAnswer, readerOf, type LeadModel } from '#core/contract/lead-model.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { en } from '#core/words/signers/en.ts'
import { es } from '#core/words/signers/es.ts'
import { fill, pick } from '#core/words/words.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import type { PersonVisit } from '#platform/http/person-door.ts'
import { newId } from '#platform/ids.ts'
import { addEvent, countEvents } from '#platform/store/events.ts'
import { lockLead } from '#platform/store/leads.ts'
import { addMessage } from '#platform/store/messages.ts'
import { addOwnerRequest } from '#platform/store/owner-requests.ts'
import { otherSet, type otherFields, type OtherField } from './other-fields.ts'

const readOther = readerOf<OtherField, typeof otherFields>(otherSet)

/** Of one application, for its life. */
const MOST_PROPOSED = 5

/** Refuses with a message per bad field, and with 'signers-named' more of them than an application may have. */
export async function sendOther(
  deps: Deps,
  { lead: { id: leadId }, person }: PersonVisit,
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
  return deps.db.transaction(async (tx): Promise<Answer<{ sent: boolean }>> => {
    const lead = await lockLead(tx, leadId)
    if (!lead || isClosed(lead.stage)) return refused({ code: 'link-invalid' })
    if ((await countEvents(tx, leadId, 'signer-proposed')) >= MOST_PROPOSED)
      return refused({ code: 'signers-named' })
    const message = newId(now)
    const { firstName = '', lastName = '' } = person.answers
    const words = pick({ en, es }, lead.language)
    const body = fill(words.proposed, { who: `${firstName} ${lastName}`.trim(), name, email })
    await addMessage(
      tx,
      deps.keys,
      {
        id: message,
        leadId,
        subject: 'person',
        personId: person.id,
        template: 'inbound',
        language: lead.language,
        content: { channel: 'portal', to: '', body },
        state: 'received',
      },
      now,
    )
    const { ip, userAgent } = call
    const detail = { person: person.id, message }
    await addEvent(tx, { leadId, kind: 'signer-proposed', actor: 'applicant', ip, userAgent, detail }, now)
    await addOwnerRequest(tx, leadId, 'reply', now)
    return ok({ sent: true })
  })
}
