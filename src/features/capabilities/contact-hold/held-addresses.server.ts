// Where persons of an application are reached who do not act yet: no code and no message goes there.
import type { Queryable } from '#platform/db/db.ts'
import { personHolds } from '#platform/store/contact-holds.ts'
import { personsOf } from '#platform/store/persons.ts'

export async function heldAddresses(db: Queryable, leadId: string, now: Date): Promise<string[]> {
  const holds = await personHolds(db, leadId, now)
  if (!holds.length) return []
  const held = (await personsOf(db, leadId)).filter(({ id }) => holds.some(({ personId }) => personId === id))
  return held.flatMap(({ answers }) => answers.email ?? [])
}
