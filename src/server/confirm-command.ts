// The operator's command that confirms somebody as a person of their own: from then on they may be the second person also for whoever made their login.
import { decides } from '#core/domain/access.ts'
import { noteAndTell } from '#features/staff/login/tell-of-change.server.ts'
import type { Deps } from '#platform/deps.ts'
import { lockStaff, readStaff } from '#platform/store/staff.ts'
import type { Input } from './read-line.ts'
import { readMember } from './read-member.ts'

const USAGE =
  'Usage: npm run admin -- confirm, then the e-mail address of a member of staff and Enter. Nothing is typed behind the command.'

/**
 * Written into the staff log, and told by e-mail to all administrators and the person. It counts for what was done to the login before:
 * a reset after it takes it away. Throws a plain sentence where nobody can be confirmed.
 */
export async function runConfirm(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  say: (text: string) => void,
  input: Input,
  words: readonly string[],
): Promise<void> {
  const found = await readMember(db, { input, words, usage: USAGE })
  await db.transaction(async (tx) => {
    await lockStaff(tx, found.id)
    const person = (await readStaff(tx, found.id))!
    // Until then whoever made the login may still open it.
    const { passwordIsTemporary, passwordHash, totpConfirmedAt, lastLoginAt } = person
    if (passwordIsTemporary || (passwordHash && !totpConfirmedAt) || !lastLoginAt)
      throw new Error(
        'They have not set up their login yet. Confirm them once they have, and told you so themselves.',
      )
    if (!decides(person.role)) throw new Error('Their role approves nothing, so there is nothing to confirm.')
    await noteAndTell(tx, { staffId: person.id, kind: 'second-person-confirmed', actorId: null }, clock())
  })
  say(
    `${found.name} (${found.role}) is confirmed as a person of their own, for all that was done to their login until now.`,
  )
  say('All administrators are told by e-mail, and the staff log says it.')
}
