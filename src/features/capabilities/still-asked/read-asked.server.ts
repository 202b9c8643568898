// Reads the facts of the list of what is still missing. Every page, link and member of staff reads this one list.
import { stillAsked, type StillAsked } from '#core/domain/still-asked.ts'
import { asksOf } from '#core/domain/persons.ts'
import type { Deps } from '#platform/deps.ts'
import { openSigning } from '../signing/who-signs.server.ts'
import { areNumbersKnown } from '#platform/store/bank-data.ts'
import { documentRequestsOf, documentsOf } from '#platform/store/documents.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { personsOf } from '#platform/store/persons.ts'

export async function readAsked(
  deps: Parameters<typeof documentRequestsOf>[0] & Pick<Deps, 'keys' | 'policy'>,
  lead: Pick<LeadRow, 'id' | 'stage' | 'bankState' | 'answers'>,
): Promise<StillAsked[]> {
  const { db } = deps
  const { id, stage, bankState } = lead
  const documents = (await documentsOf(db, id)).map(({ kind }) => kind)
  const requested = (await documentRequestsOf(deps, id)).filter(({ fulfilledAt }) => !fulfilledAt)
  const persons = (await personsOf(db, id)).map((person) => ({
    id: person.id,
    name: person.answers.firstName ?? '',
    asks: asksOf(person),
  }))
  const numbersKnown = await areNumbersKnown(db, id)
  const signing = await openSigning(deps, db, lead)
  return stillAsked({ stage, bankState, documents, requested, persons, numbersKnown, signing })
}
