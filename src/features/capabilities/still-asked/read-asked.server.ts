// Reads the facts of the list of what is still asked; every page, link and member of staff is told by it.
import { stillAsked, type StillAsked } from '#core/domain/still-asked.ts'
import type { Queryable } from '#platform/db/db.ts'
import { areNumbersKnown } from '#platform/store/bank-data.ts'
import { documentRequestsOf, documentsOf } from '#platform/store/documents.ts'
import type { LeadRow } from '#platform/store/leads.ts'

export async function readAsked(
  db: Queryable,
  { id, stage, bankState }: Pick<LeadRow, 'id' | 'stage' | 'bankState'>,
): Promise<StillAsked[]> {
  const documents = (await documentsOf(db, id)).map(({ kind }) => kind)
  const requested = (await documentRequestsOf(db, id)).filter(({ fulfilledAt }) => !fulfilledAt)
  return stillAsked({ stage, bankState, documents, requested, numbersKnown: await areNumbersKnown(db, id) })
}
