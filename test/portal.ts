// The portal in a test: owners who applied with a contact, their codes out of the inbox, and what the calls answer.
import { fillPath } from '#ui/api.ts'
import * as paths from '#features/portal/paths.ts'
import { apply, type Applicant } from './applicant.ts'
import type { TestApp } from './app.ts'
import type { Seen, Visitor } from './visitor.ts'

interface Owner extends Applicant {
  readonly email: string
}

/** The answer, or an error that says what stood in its place. */
export function mustAnswer(seen: Seen): Seen {
  if (seen.status !== 200) throw new Error(`${seen.status} ${seen.text}`)
  return seen
}

/** The address of a call about this application. */
export const at = (path: string, id: string) => fillPath(path, { id }).path

/** A list of objects in an answer. */
export const list = (value: unknown) => value as readonly Record<string, unknown>[]

let count = 0

export function portalOf(t: TestApp) {
  /** `phone`: the owner's cell phone. */
  async function owner({ phone, ...business }: Record<string, unknown> = {}): Promise<Owner> {
    const email = String(business.email ?? `owner-${++count}@portal.example`)
    const pg = phone === undefined ? {} : { phone }
    return { ...(await apply(t, { business: { ...business, email }, pg })), email }
  }

  /** Asks for a code as this browser, and answers what was sent; '' where nothing was. */
  async function codeFor(who: Visitor, contact: string, to = contact): Promise<string> {
    t.clock.advance(1_000)
    const before = t.inbox(to).length
    mustAnswer(await who.post(paths.askCode, { contact }))
    await t.worker.drain()
    const inbox = t.inbox(to)
    return inbox.length > before ? (/\b\d{6}\b/.exec(inbox[0]!.text)?.[0] ?? '') : ''
  }

  async function logIn(contact: string, to = contact): Promise<Visitor> {
    const who = t.visitor()
    const code = await codeFor(who, contact, to)
    mustAnswer(await who.post(paths.enterCode, { code }))
    return who
  }

  const home = async (who: Visitor) => mustAnswer(await who.get(paths.readHome.path)).body
  return {
    owner,
    codeFor,
    logIn,
    home,
    homeIds: async (who: Visitor) => list((await home(who)).applications).map(({ id }) => id),
    read: async (who: Visitor, id: string) =>
      mustAnswer(await who.get(at(paths.readApplication.path, id))).body,
  }
}
