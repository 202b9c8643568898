// Finds everything that an e-mail address belongs to, so that a right of its person reaches all of it and not one application alone.
import type { AffiliateState } from '#core/domain/affiliates.ts'
import type { Stage } from '#core/domain/lead-stage.ts'
import type { Id } from '#core/ground/id.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { KeyRing } from '#platform/keys.ts'

export interface FoundOfPerson {
  /** `before`: the address was corrected since; consents were given under it. */
  readonly applications: readonly { readonly id: Id; readonly stage: Stage; readonly before: boolean }[]
  /** Co-owners, guarantors and signers, each of somebody's application. */
  readonly persons: readonly {
    readonly id: Id
    readonly applicationId: Id
    readonly role: string
    readonly removed: boolean
  }[]
  readonly businesses: readonly { readonly id: Id }[]
  readonly affiliates: readonly { readonly id: Id; readonly state: AffiliateState }[]
}

/** By every version of the keyed hash; persons hold none, so that theirs are compared as they are. `email`: as a field keeps it. */
export async function findPerson(
  db: Queryable,
  keys: Pick<KeyRing, 'everyIndex'>,
  email: string,
): Promise<FoundOfPerson> {
  const hashes = keys.everyIndex(email, 'email')
  return {
    applications: await db.query(
      `select id, stage, coalesce(email_key <> all($1::text[]), true) as before from lead
       where email_key = any($1::text[])
         or id in (select lead_id from consent where contact_key = any($1::text[]) and person_id is null)
       order by created_at, id`,
      [hashes],
    ),
    persons: await db.query(
      `select id, lead_id as "applicationId", role, removed_at is not null as removed from person
       where answers ->> 'email' = $1 order by created_at, id`,
      [email],
    ),
    businesses: await db.query(
      `select id from business where email_key = any($1::text[]) order by created_at, id`,
      [hashes],
    ),
    affiliates: await db.query(
      `select id, state from affiliate where email_key = any($1::text[]) order by created_at, id`,
      [hashes],
    ),
  }
}
