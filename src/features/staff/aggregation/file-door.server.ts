// The door to a file that was opened by a link: its session, its link and whoever made that still hold, and what the call names is of this file.
import type { Endpoint } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { mayDo } from '#core/domain/access.ts'
import { readAccountId } from '#core/domain/lines/account-id.ts'
import { isOfFile } from '#core/domain/links.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { linkOfFileSession } from '#platform/http/file-session.ts'
import { guardedRoute, type Route } from '#platform/http/mount.ts'
import type { TakesFile } from '#platform/http/takes.ts'
import type { DoneBy } from '#platform/store/events.ts'
import { readLead, type LeadRow } from '#platform/store/leads.ts'
import { readLiveLink, type LinkRow } from '#platform/store/links.ts'
import { readStaff, type StaffRow } from '#platform/store/staff.ts'
import { byStaff, countExport, staffOf, type LoggedIn } from '../login/session.server.ts'

/** A file that a browser may read. */
export interface OpenFile {
  readonly lead: LeadRow
  readonly link: LinkRow
  /** Who made the link: a guest sees nothing that they may not see. */
  readonly maker: StaffRow
  /** Who is logged in besides, where they may see this application. */
  readonly staff: LoggedIn | null
}

/** The application's number on the wire: it tells files apart and opens nothing. */
export const numberOfFile = ({ keys }: Pick<Deps, 'keys'>, leadId: string): string =>
  keys.lastingIndex(leadId, 'application number').slice(0, 12)

/** Refuses with 'link-invalid' a link whose maker left or may not see the application any more, as if there were none. */
export async function openFile(
  deps: Deps,
  call: Call,
  link: LinkRow,
  lead: LeadRow | null,
): Promise<Answer<OpenFile>> {
  const maker = link.createdBy ? await readStaff(deps.db, link.createdBy) : null
  const may = maker && !maker.disabledAt && lead && mayDo({ ...maker, scope: 'full' }, 'view', lead)
  if (!may) return refused({ code: 'link-invalid' })
  const staff = await staffOf(deps, call)
  return ok({ lead, link, maker, staff: staff && mayDo(staff, 'view', lead) ? staff : null })
}

/** The file of this browser's session. Refuses with 'link-invalid' where there is none, or its link ended. */
async function fileOfSession(deps: Deps, call: Call): Promise<Answer<OpenFile>> {
  const id = linkOfFileSession(deps, call)
  const link = id ? await readLiveLink(deps.db, id, deps.clock()) : null
  if (!link?.leadId || !isOfFile(link.purpose)) return refused({ code: 'link-invalid' })
  return openFile(deps, call, link, await readLead(deps.db, link.leadId))
}

/** What a call may name of a file; anything of another file is answered as if the link were none. */
function namesThisFile(deps: Deps, { lead }: OpenFile, request: unknown): boolean {
  const { appnum, custid, accountid } = request as Readonly<Record<string, unknown>>
  const number = numberOfFile(deps, lead.id)
  return (
    [undefined, '', number].includes(appnum as string | undefined) &&
    [undefined, '', lead.id].includes(custid as string | undefined) &&
    (typeof accountid !== 'string' || readAccountId(accountid)?.leadId === lead.id)
  )
}

/** Refuses a guest with 'login-required' where staff are wanted, and staff who may not do it with 'not-allowed'. */
function judgeStaff({ staff, lead }: OpenFile, takes: TakesFile): Answer<true> {
  if (!takes.staff) return ok(true)
  if (!staff) return refused({ code: 'login-required' })
  return mayDo(staff, takes.staff, lead) ? ok(true) : refused({ code: 'not-allowed' })
}

/** Ties a handler to its endpoint and to the file of the browser's session. */
export const fileRoute = <Request, Response>(
  deps: Deps,
  endpoint: Endpoint<Request, Response>,
  takes: TakesFile,
  handler: (deps: Deps, file: OpenFile, request: Request, call: Call) => Promise<Answer<Response>>,
): Route =>
  guardedRoute(
    endpoint,
    {
      takes,
      door: async (call) => {
        const file = await fileOfSession(deps, call)
        if (!file.ok) return file
        const judged = judgeStaff(file.value, takes)
        if (!judged.ok) return judged
        const { staff } = file.value
        return (takes.handsOut && staff && (await countExport(deps, staff, call))) || file
      },
      find: async (file, request) =>
        namesThisFile(deps, file, request) ? ok(file) : refused({ code: 'link-invalid' }),
    },
    (file, request, call) => handler(deps, file, request, call),
  )

/** In whose name a page of the file is shown. */
export const readerOf = ({ staff }: OpenFile, call: Call): DoneBy =>
  staff ? byStaff(staff, call) : { actor: 'guest', ip: call.ip, userAgent: call.userAgent }
