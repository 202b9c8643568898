// A link that is opened: found or refused, every unusable one alike, and noted as opened and as finished.
import type { Answer } from '#core/contract/refusals.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import type { LinkPurpose } from '#core/domain/links.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { addEvent } from '#platform/store/events.ts'
import { readLead, type LeadRow } from '#platform/store/leads.ts'
import { findLink, markFinished, markOpened, type LinkRow } from '#platform/store/links.ts'

export interface Visit {
  readonly link: LinkRow
  readonly lead: LeadRow
}

/** The link of a code and its application. Refuses with 'link-invalid' what is made up, expired, revoked, of another purpose or of an ended application: nobody learns which. */
export async function findVisit(deps: Deps, purpose: LinkPurpose, code: string): Promise<Answer<Visit>> {
  const link = await findLink(deps.db, deps.keys, code, purpose, deps.clock())
  const lead = link ? await readLead(deps.db, link.leadId) : null
  return link && lead && !isClosed(lead.stage) ? ok({ link, lead }) : refused({ code: 'link-invalid' })
}

/** Finds a link and notes that it was opened. Opening never uses a link up: mail scanners open links too. */
export async function openVisit(
  deps: Deps,
  purpose: LinkPurpose,
  code: string,
  call: Call,
): Promise<Answer<Visit>> {
  const found = await findVisit(deps, purpose, code)
  if (!found.ok) return found
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    await markOpened(tx, found.value.link, now)
    await addEvent(tx, eventOf('link-opened', found.value.link, call), now)
  })
  return found
}

/** Notes that what the link asked for was done, once. In the transaction in which it was done, where there is one. */
export async function finishVisit(tx: Queryable, { link }: Visit, call: Call, now: Date): Promise<void> {
  if (await markFinished(tx, link, now)) await addEvent(tx, eventOf('link-finished', link, call), now)
}

const eventOf = (kind: 'link-opened' | 'link-finished', link: LinkRow, call: Call) =>
  ({
    leadId: link.leadId,
    kind,
    actor: 'applicant',
    ip: call.ip,
    userAgent: call.userAgent,
    detail: { link: link.id, purpose: link.purpose },
  }) as const
