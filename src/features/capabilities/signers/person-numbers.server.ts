// The numbers of an application's persons in clear, for comparing on the server: nobody signs for two.
import { leadFields, type FieldId, type LeadAnswers } from '#core/contract/lead-fields.ts'
import { wireName } from '#core/contract/lead-model.ts'
import type { FieldRefusal } from '#core/contract/refusals.ts'
import { en } from '#core/words/signers/en.ts'
import { es } from '#core/words/signers/es.ts'
import { pick } from '#core/words/words.ts'
import { clearAnswer } from '#features/capabilities/answers/secrets.server.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { whereReadable } from '#platform/store/lead-secrets.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { personPlace, personsOf, type PersonRow } from '#platform/store/persons.ts'

type Reading = Pick<Deps, 'keys' | 'log'>

/**
 * The Social Security number of somebody else of the application: one person is named twice, or it was mistyped. It is no way to guess one:
 * the first other number that is sent stands.
 */
export async function numberTaken(
  tx: Queryable,
  deps: Reading,
  lead: LeadRow,
  person: PersonRow,
  { ssn }: LeadAnswers,
  call: Call,
): Promise<FieldRefusal | null> {
  if (ssn === undefined) return null
  const others = (await personsOf(tx, lead.id)).filter(({ id }) => id !== person.id)
  const numbers = [clearAnswer(deps, lead, 'ssn'), ...others.map((other) => clearOf(deps, other, 'ssn'))]
  if (!numbers.includes(ssn)) return null
  return {
    field: wireName(leadFields, 'ssn'),
    message: pick({ en, es }, call.language).numberTaken,
  }
}

/** An answer of a person in clear; undefined or null where there is none that can be read. */
export const clearOf = (deps: Reading, person: PersonRow, id: FieldId) => {
  const sealed = person.secrets[id]
  return sealed === undefined
    ? person.answers[id]
    : whereReadable(deps, { person: person.id, field: id }, () =>
        deps.keys.open(sealed, personPlace(id, person.id)),
      )
}
