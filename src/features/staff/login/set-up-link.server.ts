// The link by which somebody who was added or reset chooses their own password: a job makes and mails it, so that nobody else ever sees it, and one use opens what a login owes.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { en } from '#core/words/staff-notices/en.ts'
import { es } from '#core/words/staff-notices/es.ts'
import { fill } from '#core/words/words.ts'
import { afterMessageFault } from '#features/capabilities/messages/after-message-fault.server.ts'
import { emailOf } from '#features/capabilities/messages/layout.ts'
import { brandOf, longDate } from '#features/capabilities/messages/content-of.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { newCode } from '#platform/ids.ts'
import { done, type JobRunner } from '#platform/outbox/outbox.ts'
import { keepSetUpLink, takeSetUpLink } from '#platform/store/set-up-links.ts'
import { addStaffEvent, noteLogin, readStaff } from '#platform/store/staff.ts'
import type * as contract from './login-contract.ts'
import { beginSession, meOf } from './session.server.ts'

/** As long as a password that was given out. */
const LINK_MS = 24 * 3_600_000

/**
 * Job: the code is made here and lives in the mail and, hashed, in the database; a job that runs again sends another one, and the one
 * before ends. It stands behind the '#' of the address, which no browser sends to a server, so that no log has it.
 */
export const sendSetUpLink =
  (deps: Deps): JobRunner<'send-set-up-link'> =>
  async ({ id, leadId: staffId }) => {
    const person = await readStaff(deps.db, staffId)
    // Set up meanwhile, or disabled: there is nothing to open.
    if (!deps.email || !person || person.disabledAt || !person.passwordIsTemporary) return done
    const code = newCode()
    const expiresAt = new Date(deps.clock().getTime() + LINK_MS)
    await keepSetUpLink(deps.db, staffId, code, expiresAt)
    const url = `${deps.publicUrl}/business/staff/welcome#${code}`
    const sent = await deps.email.send({ to: person.email, ...letter(deps, url, expiresAt), messageId: id })
    return sent.ok ? done : afterMessageFault('email', sent.refusal)
  }

/** In both languages: a login has none of its own yet. */
function letter(deps: Deps, url: string, expiresAt: Date) {
  const brand = brandOf(deps, 'default')
  const both = ([en, es] as const).map((words) => ({
    subject: fill(words['set-up.subject'], { brand: brand.name }),
    text: fill(words['set-up.text'], { brand: brand.name }),
    label: words['set-up.action'],
    foot: fill(words.footer, { brand: brand.name }),
  }))
  return emailOf({
    brand,
    language: 'en',
    firstName: '',
    subject: both.map(({ subject }) => subject).join(' / '),
    text: both.map(({ text }) => text).join('\n\n'),
    because: both.map(({ foot }) => foot),
    action: { label: both.map(({ label }) => label).join(' / '), url, expires: longDate(expiresAt, 'en') },
  })
}

/** Opens what the login owes, and nothing else; 410 for a link that was used, has ended or was replaced. */
export async function useSetUpLink(
  deps: Deps,
  { code }: RequestOf<typeof contract.useSetUpLink>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.useSetUpLink>>> {
  if (!deps.config.passwordLogin) return refused({ code: 'password-login-off' })
  const now = deps.clock()
  const session = await deps.db.transaction(async (tx) => {
    const staffId = await takeSetUpLink(tx, code, now)
    if (!staffId) return null
    const { ip, userAgent } = call
    await addStaffEvent(tx, { staffId, kind: 'set-up-link-used', actorId: staffId, ip, userAgent }, now)
    await noteLogin(tx, staffId, now)
    return beginSession(tx, call, { staffId, scope: 'setup', provenAt: null }, now)
  })
  return session ? ok({ me: meOf(session) }) : refused({ code: 'set-up-link-ended' })
}
