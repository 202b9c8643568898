// What is known of an application's answers, as a flow's conditions ask for it: plain ones by value, encrypted ones by presence.
import type { AnswerValue, FieldId, KnownLead } from '#core/contract/lead-fields.ts'
import type { ReadAnswers } from '#core/contract/lead-model.ts'
import type { LeadRow } from '#platform/store/leads.ts'

/** The answers of a stored application with those of a request laid over them; either may be absent. */
export function knownOf(lead: Pick<LeadRow, 'answers' | 'secrets'> | null, read?: ReadAnswers): KnownLead {
  const values: Readonly<Partial<Record<FieldId, AnswerValue>>> = read?.values ?? {}
  const emptied = new Set<FieldId>(read?.emptied ?? [])
  return {
    has: (id) =>
      values[id] !== undefined ||
      (!emptied.has(id) && (lead?.answers[id] !== undefined || lead?.secrets[id] !== undefined)),
    get: (id) => values[id] ?? (emptied.has(id) ? undefined : lead?.answers[id]),
  }
}
