// What a browser that holds only the lead id would change, and how often it may be wrong: who guesses learns nothing any more.
import { fieldIds, leadFields, secretFields, type FieldId } from '#core/contract/lead-fields.ts'
import { wireName, type ReadAnswers } from '#core/contract/lead-model.ts'
import type { FieldRefusal } from '#core/contract/refusals.ts'
import { en } from '#core/words/refusals/en.ts'
import { es } from '#core/words/refusals/es.ts'
import { pick } from '#core/words/words.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { addEvent, countFieldsToldSince } from '#platform/store/events.ts'
import { lockLead, type SavedLead } from '#platform/store/leads.ts'

/**
 * What only the application's own browser may change: who the person is, where links are sent, and what decides the qualification. Whoever holds the bare lead id may
 * still add what is missing (a resumed application goes on), and gets no session by it (decisions 5 and 28).
 */
export const identity: readonly FieldId[] = [
  'firstName',
  'lastName',
  'email',
  'cellPhone',
  'businessName',
  'monthlySales',
  'yearsInBusiness',
  ...secretFields,
]

/** The start of the business follows from its band and counts with it. */
const allButStart = fieldIds.filter((id) => id !== 'startMonth' && id !== 'startYear')

const MOST_WRONG = 5
const WITHIN_MS = 60 * 60_000

/**
 * The answers to refuse: those of the identity while the application is being filled in, any once it is complete, that differ from what
 * is stored. Equal ones pass, for clients send the whole model; after five wrong ones within an hour none does, right or wrong.
 */
export async function strangersChanges(
  deps: Deps,
  call: Call,
  lead: SavedLead,
  { values }: ReadAnswers,
): Promise<FieldRefusal[]> {
  const open = lead.stage === 'draft' || lead.stage === 'referred'
  const sent = (open ? identity : allButStart).filter((id) => values[id] !== undefined)
  if (!sent.length) return []
  const now = deps.clock()
  // One guess after the other: a hundred at the same moment would each find that none was wrong before.
  const refusedFields = await deps.db.transaction(async (tx) => {
    const stored = (await lockLead(tx, lead.id))?.answers ?? lead.answers
    const since = new Date(now.getTime() - WITHIN_MS)
    const before = await countFieldsToldSince(tx, lead.id, 'strange-answers-refused', since)
    if (before >= MOST_WRONG) return sent
    // Nobody signs in the name of an owner whose browser this is not.
    const wrong = sent.filter(
      (id) => id === 'signature' || (stored[id] !== undefined && values[id] !== stored[id]),
    )
    if (wrong.length)
      await addEvent(
        tx,
        {
          leadId: lead.id,
          kind: 'strange-answers-refused',
          actor: 'applicant',
          ip: call.ip,
          userAgent: call.userAgent,
          detail: { fields: wrong },
        },
        now,
      )
    return wrong
  })
  const message = pick({ en, es }, call.language)['session-needed']
  return refusedFields.map((id) => ({ field: wireName(leadFields, id), message }))
}
