// The calls of the staff views by link: verify, open with the access code, log in, refresh, leave; and making such a link.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { filePurposes, linkEnd, links } from '#core/domain/links.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import { findApplication, type Application } from '#platform/http/application-door.ts'
import type { Call } from '#platform/http/call.ts'
import { endFileSession, linkOfFileSession, startFileSession } from '#platform/http/file-session.ts'
import { route, type Route } from '#platform/http/mount.ts'
import { anybody, application, fileGuest, fileStaff, handingOut, staffOn } from '#platform/http/takes.ts'
import { addEvent } from '#platform/store/events.ts'
import { markOpened, type LinkRow } from '#platform/store/links.ts'
import { changeLeadFor } from '../applications/lead-for.server.ts'
import { refreshBank } from '../applications/refresh-bank.server.ts'
import { logInWithKey, logOut } from '../login/log-in.server.ts'
import { byStaff, done, staffRoute, type LoggedIn } from '../login/session.server.ts'
import { judgeAccessCode } from './access-code.server.ts'
import { getAccountSummary, getAggregation, listTransactions } from './account-lines.server.ts'
import * as contract from './aggregation-contract.ts'
import * as lines from './lines-contract.ts'
import { fileRoute, numberOfFile, openFile, readerOf, type OpenFile } from './file-door.server.ts'
import { downloadStatements } from './download-statements.server.ts'
import { readFile } from './read-file.server.ts'
import { makeSharedLink } from './share-link.server.ts'

const takes = application({ by: [], purposes: filePurposes })

/** For a link of these purposes, named by its code in `link`. */
const linkRoute = <Request extends { readonly link: string }, Response>(
  deps: Deps,
  endpoint: Parameters<typeof route<Request, Response>>[0],
  handler: (file: OpenFile, request: Request, call: Call) => Promise<Answer<Response>>,
): Route => ({
  endpoint,
  takes,
  find: async (_who, request, call) => {
    const found = await findApplication(deps, call, takes, (request as Request).link)
    if (!found.ok) return found
    const { link, lead } = found.value as Application & { readonly link: LinkRow }
    return openFile(deps, call, link, lead)
  },
  handler: (file, request, call) => handler(file as OpenFile, request as Request, call),
})

async function getAccounts(
  deps: Deps,
  file: OpenFile,
  { pass, appnum, token }: RequestOf<typeof contract.getAccounts>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.getAccounts>>> {
  const { link, lead } = file
  if (appnum && appnum !== numberOfFile(deps, lead.id)) return refused({ code: 'link-invalid' })
  const held = linkOfFileSession(deps, call) === link.id
  // No code at all is no wrong one.
  if (!held && !pass.trim()) return refused({ code: 'wrong-access-code' })
  const judged = held && !pass.trim() ? null : await judgeAccessCode(deps, call, link, pass)
  if (judged === 'wrong') {
    const by = { actor: 'guest', ip: call.ip, userAgent: call.userAgent } as const
    await addEvent(
      deps.db,
      { leadId: lead.id, kind: 'access-code-refused', ...by, detail: { link: link.id } },
      deps.clock(),
    )
    return refused({ code: 'wrong-access-code' })
  }
  if (judged) return refused({ code: 'too-many', retryAfterSeconds: judged.wait })
  const asked = rememberCookies(call)
  const known = token?.trim() ? await logInWithKey(deps, { authKey: token }, asked) : null
  if (known && !known.ok) return known
  const now = known ? await openFile(deps, asked, link, lead) : ok(file)
  if (!now.ok) return now
  await noteShown(deps, now.value, call)
  if (!held) startFileSession(deps, call, link)
  return readFile(deps, now.value)
}

/** The same call, in which a cookie that was just set is read as if it had come along. */
function rememberCookies(call: Call): Call {
  const set = new Map<string, string>()
  return {
    ...call,
    cookie: (name) => set.get(name) ?? call.cookie(name),
    setCookie: (name, value, maxAge) => {
      set.set(name, value)
      call.setCookie(name, value, maxAge)
    },
  }
}

/** Each view is written down before it is shown. */
async function noteShown(deps: Deps, file: OpenFile, call: Call): Promise<void> {
  const now = deps.clock()
  const { link, lead } = file
  await deps.db.transaction(async (tx) => {
    await markOpened(tx, link, now)
    await addEvent(
      tx,
      {
        leadId: lead.id,
        kind: 'file-shown',
        ...readerOf(file, call),
        detail: { link: link.id, page: 'accounts' },
      },
      now,
    )
  })
}

async function authenticate(
  deps: Deps,
  { token }: RequestOf<typeof contract.authenticate>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.authenticate>>> {
  const entered = await logInWithKey(deps, { authKey: token }, call)
  if (!entered.ok) return entered
  const { id, name, role, scope } = entered.value.me
  return ok({ userdata: { id, name, role, scope } })
}

async function shareFile(
  deps: Deps,
  staff: LoggedIn,
  { id, kind }: RequestOf<typeof contract.shareFile>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.shareFile>>> {
  const now = deps.clock()
  return changeLeadFor(deps, staff, id, 'share-file', async (tx) => {
    const link = await makeSharedLink(tx, deps, { leadId: id, purpose: kind, createdBy: staff.id })
    await addEvent(
      tx,
      { leadId: id, kind: 'link-copied', ...byStaff(staff, call), detail: { link: link.id } },
      now,
    )
    return ok({
      linkId: link.id,
      url: deps.publicUrl + links[kind].path(link.code),
      accessCode: link.accessCode,
      expiresAt: linkEnd(kind, now).toISOString(),
    })
  })
}

async function leave(deps: Deps, call: Call): Promise<Answer<{ ok: boolean }>> {
  endFileSession(call)
  return logOut(deps, call)
}

export const aggregationRoutes = (deps: Deps): Route[] => [
  linkRoute(deps, contract.verifyLink, async ({ lead, link }, _request, call) =>
    ok({ appnum: numberOfFile(deps, lead.id), open: linkOfFileSession(deps, call) === link.id }),
  ),
  linkRoute(deps, contract.getAccounts, (file, request, call) => getAccounts(deps, file, request, call)),
  route(contract.authenticate, anybody('exchanges an auth key, as the staff login does'), (request, call) =>
    authenticate(deps, request, call),
  ),
  fileRoute(
    deps,
    contract.refreshCustomer,
    fileStaff('refresh-bank'),
    (_deps, { staff, lead }, _request, call) =>
      staff ? refreshBank(deps, staff, { id: lead.id }, call) : Promise.resolve(done),
  ),
  fileRoute(deps, contract.downloadStatements, handingOut(fileStaff('open-document')), downloadStatements),
  route(contract.leaveFile, anybody('ends sessions of this browser alone'), (_request, call) =>
    leave(deps, call),
  ),
  fileRoute(deps, lines.getAggregation, fileGuest, getAggregation),
  fileRoute(deps, lines.getAccountSummary, fileGuest, getAccountSummary),
  fileRoute(deps, lines.listTransactions, fileGuest, listTransactions),
  staffRoute(deps, contract.shareFile, staffOn('share-file'), shareFile),
]
