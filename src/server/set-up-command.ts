// The operator's command that gives somebody a new start where no mail server is set up: it shows a one-time password to whoever is at the shell, never to an admin in a browser.
import { hashPassword, randomPassword } from '#features/staff/login/password.server.ts'
import { noteAndTell } from '#features/staff/login/tell-of-change.server.ts'
import { resetLogin } from '#features/staff/people/reset-login.server.ts'
import type { Deps } from '#platform/deps.ts'
import { lockStaff } from '#platform/store/staff.ts'
import type { Input } from './read-line.ts'
import { readMember } from './read-member.ts'

const USAGE =
  'Usage: npm run admin -- set-up, then the e-mail address of a member of staff and Enter. Nothing is typed behind the command.'

/** Ends what opened the login before. Written into the staff log, and told like any reset. Throws a plain sentence where nobody has the address. */
export async function runSetUp(
  { db, clock, loginAt }: Pick<Deps, 'db' | 'clock'> & { readonly loginAt: string },
  say: (text: string) => void,
  input: Input,
  words: readonly string[],
): Promise<void> {
  const found = await readMember(db, { input, words, usage: USAGE })
  const password = randomPassword()
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const now = clock()
    await lockStaff(tx, found.id)
    await resetLogin(tx, found.id, passwordHash, now)
    await noteAndTell(tx, { staffId: found.id, kind: 'staff-reset', actorId: null }, now)
  })
  say(`One-time password of ${found.name} (shown only here, good for 24 hours): ${password}`)
  say(`Hand it to them in person. At ${loginAt} a new password and a second factor are asked for.`)
}
