// A new start for a login whose secrets were lost: everything that opened it ends.
import type { Queryable } from '#platform/db/db.ts'
import { dropPasskeys } from '#platform/store/passkeys.ts'
import { dropRecoveryCodes } from '#platform/store/recovery-codes.ts'
import { dropSetUpLink } from '#platform/store/set-up-links.ts'
import { dropSecondFactor, setPassword } from '#platform/store/staff.ts'
import { endSessionsOf, revokeAuthKeysOf } from '#platform/store/staff-sessions.ts'

/** `passwordHash`: of one that must be replaced at the first login; null = they come by sign-on. */
export async function resetLogin(
  tx: Queryable,
  id: string,
  passwordHash: string | null,
  now: Date,
): Promise<void> {
  if (passwordHash) await setPassword(tx, id, passwordHash, true, now)
  await dropSetUpLink(tx, id)
  await dropSecondFactor(tx, id)
  await dropPasskeys(tx, id)
  await dropRecoveryCodes(tx, id)
  await endSessionsOf(tx, id)
  await revokeAuthKeysOf(tx, id, now)
}
