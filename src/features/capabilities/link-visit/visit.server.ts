// What is noted of a link that was opened: the door (platform/http) has found it, and refused every unusable one alike.
import type { Deps } from '#platform/deps.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Call } from '#platform/http/call.ts'
import { openerOf } from '#platform/http/staff-browser.ts'
import { addEvent } from '#platform/store/events.ts'
import { proveByLink } from '#platform/store/contact-proofs.ts'
import { loggedWith, markFinished, markOpened, type LinkRow } from '#platform/store/links.ts'

/** A visit by a link, whoever it is about. */
interface OfLink {
  readonly link: LinkRow
}

/**
 * Notes that a link was opened, and by whom; answers whether it was the owner. That never uses a link up: mail scanners open links too,
 * and where staff are logged in it does not count as opened.
 */
export async function noteOpened(deps: Deps, { link }: OfLink, call: Call): Promise<boolean> {
  const now = deps.clock()
  const opener = await openerOf(deps, call)
  const byOwner = opener.actor !== 'staff'
  await deps.db.transaction(async (tx) => {
    if (byOwner) await markOpened(tx, link, now)
    await addEvent(tx, { ...eventOf('link-opened', link, call), ...opener }, now)
  })
  return byOwner
}

/**
 * Notes that what the link asked for was done, by whoever came by it: they read at its address. In the transaction in which it was done,
 * where there is one.
 */
export async function noteFinished(tx: Queryable, { link }: OfLink, call: Call, now: Date): Promise<void> {
  await proveByLink(tx, link, now)
  await noteFoundDone(tx, { link }, call, now)
}

/** Notes the same where it was found done, perhaps by another way: that proves nothing, since mail scanners open links. */
export async function noteFoundDone(tx: Queryable, { link }: OfLink, call: Call, now: Date): Promise<void> {
  if (await markFinished(tx, link, now)) await addEvent(tx, eventOf('link-finished', link, call), now)
}

const eventOf = (kind: 'link-opened' | 'link-finished', link: LinkRow, call: Call) =>
  ({
    ...loggedWith(link),
    kind,
    actor: 'applicant',
    ip: call.ip,
    userAgent: call.userAgent,
    detail: { link: link.id, purpose: link.purpose },
  }) as const
