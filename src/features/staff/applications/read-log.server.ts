// What happened to an application and what was written about it, as its page shows it.
import { mayDo } from '#core/domain/access.ts'
import { fromE164 } from '#core/fields/phone.ts'
import type { Deps } from '#platform/deps.ts'
import { duplicatesOf } from '#platform/store/lead-list.ts'
import * as page from '#platform/store/lead-page.ts'
import { listLinks } from '#platform/store/links.ts'
import { doubtedText } from '#features/capabilities/messages/doubted-text.server.ts'
import { addressOf } from '#features/capabilities/messages/why-held.server.ts'
import { isHandOver } from '#features/capabilities/uploads/hand-over-link.server.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { ownerRequestsOf } from '#platform/store/owner-requests.ts'
import { notesOf } from '#platform/store/notes.ts'
import type { LoggedIn } from '../login/session.server.ts'
import { shownLink } from './shown-link.server.ts'

const iso = (date: Date): string => date.toISOString()
const isoOrNull = (date: Date | null): string | null => date?.toISOString() ?? null

/** Who was given an application stands in its event as an id: the page reads a name. Grade and score are made of the bank's data. */
async function eventsOf(deps: Deps, lead: LeadRow, opened: boolean) {
  const rows = await page.readEventsWithNames(deps.db, lead.id)
  const receiver = ({ kind, detail }: (typeof rows)[number]) =>
    kind === 'assigned' && typeof detail.to === 'string' ? detail.to : null
  const names = await page.staffNames(deps.db, rows.map(receiver))
  return rows.map((row) => {
    const to = receiver(row)
    const { grade: _grade, score: _score, ...rest } = row.detail
    const told = opened ? row.detail : rest
    const detail = to ? { ...told, colleague: names.get(to) ?? '-' } : told
    return { ...row, detail, at: iso(row.at) }
  })
}

/** What the owner waits for; of a doubt its text, and the number where the application has another one by now. */
const askedOf = async (deps: Deps, lead: LeadRow) =>
  Promise.all(
    (await ownerRequestsOf(deps.db, lead.id)).map(async (request) => {
      const { id, kind, askedAt } = request
      const raised = kind === 'maybe-stop' ? await doubtedText(deps.db, deps, lead.id, request) : null
      const isOther = raised !== null && raised.from !== addressOf(lead, 'sms')
      const from = isOther ? fromE164(raised.from) : null
      return { id, kind, askedAt: iso(askedAt), messageId: raised?.messageId ?? null, from }
    }),
  )

export async function logOf(
  deps: Deps,
  staff: LoggedIn,
  lead: LeadRow,
  { opened, now }: { readonly opened: boolean; readonly now: Date },
) {
  const links = (await listLinks(deps.db, lead.id)).filter((link) => !isHandOver(link))
  const names = await page.staffNames(
    deps.db,
    links.map((link) => link.createdBy),
  )
  return {
    duplicates: (await duplicatesOf(deps.db, lead.id)).map((row) => {
      const visible = mayDo(staff, 'view', row)
      return {
        id: visible ? row.id : null,
        name: visible ? row.businessName || row.ownerName : '',
        stage: row.stage,
        createdAt: iso(row.createdAt),
        same: [...row.same],
      }
    }),
    links: links.map((row) => shownLink(row, names.get(row.createdBy ?? '') ?? null, now)),
    messages: (await page.messageRows(deps.db, lead.id)).map((row) => ({
      ...row,
      createdAt: iso(row.createdAt),
      sentAt: isoOrNull(row.sentAt),
    })),
    ownerRequests: await askedOf(deps, lead),
    notes: (await notesOf(deps, lead.id)).map((row) => ({ ...row, at: iso(row.at) })),
    events: await eventsOf(deps, lead, opened),
  }
}
