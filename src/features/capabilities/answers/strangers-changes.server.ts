// What a browser that holds only the lead id would change, and how often it may be wrong: who guesses learns nothing any more.
import { fieldIds, leadFields, type FieldId } from '#core/contract/lead-fields.ts'
import { wireName, type ReadAnswers } from '#core/contract/lead-model.ts'
import type { FieldRefusal } from '#core/contract/refusals.ts'
import { en } from '#core/words/refusals/en.ts'
import { es } from '#core/words/refusals/es.ts'
import { pick } from '#core/words/words.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import type { Queryable } from '#platform/db/db.ts'
import { addEvent, countFieldsToldSince } from '#platform/store/events.ts'
import { lockLead, type SavedLead } from '#platform/store/leads.ts'
import { identity } from './identity.ts'

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
    // Nobody signs in the name of an owner whose browser this is not.
    const wrong = sent.filter(
      (id) => id === 'signature' || (stored[id] !== undefined && values[id] !== stored[id]),
    )
    return countWrong(tx, call, lead.id, { sent, wrong }, now)
  })
  const message = pick({ en, es }, call.language)['session-needed']
  return refusedFields.map((id) => ({ field: wireName(leadFields, id), message }))
}

/**
 * Which of the answers sent are refused: the wrong ones, which it writes down, and after five within an hour all of them, right or wrong.
 * The caller holds the lock on the application.
 */
export async function countWrong(
  tx: Queryable,
  { ip, userAgent }: Call,
  leadId: string,
  { sent, wrong }: { readonly sent: readonly FieldId[]; readonly wrong: readonly FieldId[] },
  now: Date,
): Promise<readonly FieldId[]> {
  const since = new Date(now.getTime() - WITHIN_MS)
  const before = await countFieldsToldSince(tx, leadId, 'strange-answers-refused', since)
  if (before >= MOST_WRONG) return sent
  const kind = 'strange-answers-refused'
  if (wrong.length)
    await addEvent(tx, { leadId, kind, actor: 'applicant', ip, userAgent, detail: { fields: wrong } }, now)
  return wrong
}
