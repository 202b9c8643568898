// What owners signed an application with, still sealed: the applicant's own, and those of its persons.
import type { Queryable } from '../db/db.ts'

interface ApplicationSignatureRow {
  readonly id: string
  readonly at: Date
  /** Ciphertext of what `capabilities/answers/sign.server.ts` sealed. */
  readonly sealed: string
  /** Null for the applicant. */
  readonly personId: string | null
}

/** All of an application, oldest first: the last of a person counts. */
export const applicationSignaturesOf = (db: Queryable, leadId: string): Promise<ApplicationSignatureRow[]> =>
  db.query<ApplicationSignatureRow>(
    `select id, at, sealed, person_id as "personId" from application_signature where lead_id = $1::uuid order by at, id`,
    [leadId],
  )
