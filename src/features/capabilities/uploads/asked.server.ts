// Which documents an owner is still asked for, told alike to the wizard, to links and to staff.
import { documentsAsked, type OwnerDocument } from '#core/domain/documents.ts'
import type { Queryable } from '#platform/db/db.ts'
import { areNumbersKnown } from '#platform/store/bank-data.ts'
import { documentsOf } from '#platform/store/documents.ts'

export interface Asked {
  /** The bank gave account and routing number: no voided check is asked for. */
  readonly numbersKnown: boolean
  /** Asked for and not there. */
  readonly missing: readonly OwnerDocument[]
}

export async function askedDocuments(db: Queryable, leadId: string): Promise<Asked> {
  const numbersKnown = await areNumbersKnown(db, leadId)
  const there = new Set((await documentsOf(db, leadId)).map(({ kind }) => kind))
  return { numbersKnown, missing: documentsAsked(numbersKnown).filter((kind) => !there.has(kind)) }
}
