// Who runs a command, for the event that it writes: `--by <e-mail>` of a member of staff.
import type { Queryable } from '#platform/db/db.ts'
import type { DoneBy } from '#platform/store/events.ts'
import { staffByEmail } from '#platform/store/staff.ts'

/** The other words, and whose e-mail stands behind `--by`; without it nobody is named. */
export function splitOperator(words: readonly string[]): {
  readonly rest: readonly string[]
  readonly email: string | null
} {
  const at = words.indexOf('--by')
  if (at < 0) return { rest: words, email: null }
  const email = words[at + 1]
  if (!email) throw new Error('Behind --by stands the e-mail of a member of staff.')
  return { rest: [...words.slice(0, at), ...words.slice(at + 2)], email }
}

/** What the event says; throws a plain sentence where nobody who may log in has this e-mail. */
export async function operatorOf(db: Queryable, email: string | null): Promise<DoneBy> {
  if (email === null) return { actor: 'system' }
  const staff = await staffByEmail(db, email)
  if (!staff || staff.disabledAt)
    throw new Error('No member of staff has the e-mail that stands behind --by.')
  return { actor: 'staff', actorId: staff.id }
}
