// Logging in at the portal: asking for a code, typing it, and leaving. Nothing here tells whether anybody has the contact.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import type { Channel } from '#core/domain/messages.ts'
import { emailKind } from '#core/fields/email.ts'
import { codeIn } from '#core/fields/one-time-code.ts'
import { phoneKind } from '#core/fields/phone.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { en } from '#core/words/portal/en.ts'
import { es } from '#core/words/portal/es.ts'
import { pick } from '#core/words/words.ts'
import { orderCode } from '#features/capabilities/contact-code/order-code.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { endLeadSession } from '#platform/http/lead-session.ts'
import { PORTAL_COOKIE, SIGNER_COOKIE } from '#platform/http/owner-cookies.ts'
import { newCode } from '#platform/ids.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { markProven } from '#platform/store/contact-proofs.ts'
import { addEvent } from '#platform/store/events.ts'
import { CODE_MINUTES, takeCode, waitingCode } from '#platform/store/portal-codes.ts'
import { leadsOfContact } from '#platform/store/portal-leads.ts'
import { endPortalSession, endPortalSessionsOf, type PortalSession } from '#platform/store/portal-sessions.ts'
import type * as contract from './login-contract.ts'
import { beginPortalSession, done } from './session.server.ts'

const CODE_COOKIE = 'underway_portal_code'

/** A contact as applications keep it: an e-mail address in small letters, or ten digits. */
function readContact(typed: string): { channel: Channel; contact: string } | null {
  const email = emailKind.parse(typed)
  if (email.ok) return { channel: 'email', contact: email.value }
  const phone = phoneKind.parse(typed)
  return phone.ok ? { channel: 'sms', contact: phone.value } : null
}

export async function askCode(
  deps: Deps,
  { contact: typed }: RequestOf<typeof contract.askCode>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.askCode>>> {
  const read = readContact(typed)
  if (!read) return refused(fieldRefusal('contact', pick({ en, es }, call.language)['contactWrong']))
  const { channel, contact } = read
  const now = deps.clock()
  // Who has it, if anybody, is looked up by the job: what is done here is the same for every contact.
  const asked = await deps.db.transaction(async (tx) => {
    const browser = newCode()
    const { language, ip } = call
    const opens = 'portal' as const
    const order = { channel, contact, opens, language, ip, browser, before: call.cookie(CODE_COOKIE) }
    const ordered = await orderCode(tx, deps, order, now)
    if (!ordered.id) return ordered
    const { id } = ordered
    await addJob(tx, { kind: 'send-portal-code', leadId: id, onceKey: id, payload: { code: id } }, now)
    return { id, browser }
  })
  if (!asked.id) return refused({ code: 'too-many-codes', retryAfterSeconds: asked.retryAfterSeconds })
  call.setCookie(CODE_COOKIE, asked.browser, CODE_MINUTES * 60)
  deps.nudge()
  return ok({ ok: true, channel })
}

export async function readCode(
  deps: Deps,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.readCode>>> {
  const browser = call.cookie(CODE_COOKIE)
  const waiting = browser ? await waitingCode(deps.db, deps.keys, browser, deps.clock()) : null
  return ok({ channel: waiting?.channel ?? null })
}

export async function enterCode(
  deps: Deps,
  { code: typed }: RequestOf<typeof contract.enterCode>,
  call: Call,
): Promise<Answer<{ ok: boolean }>> {
  const browser = call.cookie(CODE_COOKIE)
  if (!browser) return refused({ code: 'code-ended' })
  const code = codeIn(typed)
  const words = pick({ en, es }, call.language)
  // Not a code at all: nobody guesses like that, and no try is lost.
  if (!code) return refused(fieldRefusal('code', words['codeShape']))
  const now = deps.clock()
  const taken = await deps.db.transaction(async (tx) => {
    const found = await takeCode(tx, deps.keys, browser, code, now)
    if (typeof found === 'string') return found
    await beginPortalSession(tx, call, found, now)
    await markProven(tx, found.key.split(',')[0]!, now)
    for (const { id } of await leadsOfContact(tx, found, now))
      await addEvent(
        tx,
        {
          leadId: id,
          kind: 'portal-entered',
          actor: 'applicant',
          ip: call.ip,
          userAgent: call.userAgent,
          detail: { channel: found.channel },
        },
        now,
      )
    return 'in'
  })
  if (taken === 'wrong') return refused(fieldRefusal('code', words['codeWrong']))
  call.clearCookie(CODE_COOKIE)
  return taken === 'in' ? done : refused({ code: 'code-ended' })
}

/** Also ends the application's own session in this browser: whoever leaves a shared computer leaves nothing open. */
export async function logOut(deps: Deps, call: Call): Promise<Answer<{ ok: boolean }>> {
  const token = call.cookie(PORTAL_COOKIE)
  if (token) await endPortalSession(deps.db, token)
  call.clearCookie(PORTAL_COOKIE)
  await endLeadSession(deps, call)
  call.clearCookie(SIGNER_COOKIE)
  return done
}

export async function logOutEverywhere(
  deps: Deps,
  session: PortalSession,
  _request: object,
  call: Call,
): Promise<Answer<{ ok: boolean }>> {
  await endPortalSessionsOf(deps.db, session)
  return logOut(deps, call)
}

const fieldRefusal = (field: string, message: string) =>
  ({ code: 'invalid-fields', errors: [{ field, message }] }) as const
