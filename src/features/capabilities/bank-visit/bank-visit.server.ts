// The links to the bank on the server: opening, loading, completing, and the bank and upload calls under each flow's api.
import type { ApiPath, ApiRoute } from '#core/contract/api-route.ts'
import { ownerDocuments } from '#core/domain/documents.ts'
import { documentsOfAsked } from '#core/domain/still-asked.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { linkRule, type LinkPurpose } from '#core/domain/links.ts'
import { ok } from '#core/ground/outcome.ts'
import { standingOf as bankStanding } from '#features/capabilities/bank-link/bank-state.server.ts'
import { bankWayOf } from '#features/capabilities/bank-link/bank-way.server.ts'
import { bankLinkRoutes } from '#features/capabilities/bank-link/handlers.server.ts'
import { noteFoundDone, noteOpened } from '#features/capabilities/link-visit/visit.server.ts'
import { readAsked } from '#features/capabilities/still-asked/read-asked.server.ts'
import { uploads } from '#features/capabilities/uploads/upload.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import type { LinkVisit } from '#platform/http/application-door.ts'
import { linkRoute } from '#platform/http/application-route.ts'
import type { Call } from '#platform/http/call.ts'
import { codeIn } from '#platform/http/code-in.ts'
import { areNumbersKnown, connectionsOf, openBankJobs } from '#platform/store/bank-data.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import {
  completeBankVisit,
  loadBankVisit,
  verifyBankVisit,
  type BankVisitStanding,
  type LoadedBankVisit,
  type OpenedBankVisit,
} from './contract.ts'
import type { BankVisitFlow } from './flow.ts'

/** Mounts the calls of all flows to the bank: each path once, for the links of the flows that name it. */
export function bankVisits(flows: readonly BankVisitFlow[]): Feature {
  const verified = callsOf(flows, ({ calls }) => calls.verify)
  const loaded = callsOf(flows, ({ calls }) => calls.load)
  const completed = callsOf(flows, ({ calls }) => calls.completed)
  const apis = groupsOf(flows, ({ api }) => api)
  return {
    name: 'bank-visits',
    routes: (deps) => [
      ...verified.map(({ route, of }) =>
        linkRoute(deps, verifyBankVisit(route, of.some(advances)), purposesOf(of), open),
      ),
      ...loaded.map(({ route, of }) => linkRoute(deps, loadBankVisit(route), purposesOf(of), load)),
      ...completed.map(({ route, of }) =>
        linkRoute(deps, completeBankVisit(route), purposesOf(of), complete),
      ),
      ...[...apis.keys()].flatMap((api) => bankLinkRoutes(api, deps)),
    ],
    plugin: async (app, deps) => {
      for (const [api, of] of apis) await uploads({ api, purposes: purposesOf(of) })(app, deps)
    },
  }
}

const purposesOf = (flows: readonly BankVisitFlow[]): LinkPurpose[] => flows.map(({ id }) => id)
const advances = ({ steps }: BankVisitFlow): boolean => steps.some(({ onInvalid }) => onInvalid === 'advance')

function groupsOf(
  flows: readonly BankVisitFlow[],
  key: (flow: BankVisitFlow) => string | undefined,
): Map<string, BankVisitFlow[]> {
  const groups = new Map<string, BankVisitFlow[]>()
  for (const flow of flows) {
    const at = key(flow)
    if (at !== undefined) groups.set(at, [...(groups.get(at) ?? []), flow])
  }
  return groups
}

/** Each path that the flows name, with the flows that name it. */
const callsOf = (
  flows: readonly BankVisitFlow[],
  route: (flow: BankVisitFlow) => ApiRoute<'POST', ApiPath> | undefined,
) => [...groupsOf(flows, (flow) => route(flow)?.path).values()].map((of) => ({ route: route(of[0]!)!, of }))

async function open(
  deps: Deps,
  visit: LinkVisit,
  _request: unknown,
  call: Call,
): Promise<Answer<OpenedBankVisit>> {
  await noteOpened(deps, visit, call)
  const { lead, link } = visit
  return ok({
    valid: true,
    source: linkRule(link.purpose).needsOffer ? 'opportunity' : 'lead',
    first_name: lead.answers.firstName ?? '',
    documents: link.detail.documents === true,
    bank_state: lead.bankState,
    numbers_known: await areNumbersKnown(deps.db, lead.id),
    way: bankWayOf(deps),
    brand: lead.brand,
  })
}

/** Told before the widget opens: whether another window has linked the bank meanwhile. */
async function load(_deps: Deps, { lead }: LinkVisit, request: unknown): Promise<Answer<LoadedBankVisit>> {
  return ok({ leadid: codeIn(request) ?? '', bank_state: lead.bankState })
}

async function complete(
  deps: Deps,
  visit: LinkVisit,
  _request: unknown,
  call: Call,
): Promise<Answer<BankVisitStanding>> {
  const { lead, link } = visit
  const standing = await standingOf(deps, lead)
  const result = standing.bank_state === 'linked' || standing.bank_state === 'linking'
  const asked = new Set(documentsOfAsked(await readAsked(deps, lead)))
  const missing = link.detail.documents === true ? ownerDocuments.filter((kind) => asked.has(kind)) : []
  const done = standing.bank_state === 'linked' && missing.length === 0
  if (done) {
    const now = deps.clock()
    await deps.db.transaction((tx) => noteFoundDone(tx, visit, call, now))
  }
  return ok({ result, done, ...standing, missing, numbers_known: await areNumbersKnown(deps.db, lead.id) })
}

/** Verified is a bank whose accounts were read and found to be the business's: until then it is still answering. */
async function standingOf(
  deps: Deps,
  lead: LeadRow,
): Promise<Pick<BankVisitStanding, 'bank_state' | 'reason'>> {
  const rows = await connectionsOf(deps.db, lead.id)
  const { state, reason } = bankStanding(lead, rows)
  if (state !== 'linked' && state !== 'needs-attention') return { bank_state: state, reason }
  const read = rows.some((row) => row.state === 'linked' && row.accounts)
  const reading =
    !read && (await openBankJobs(deps.db, lead.id)).some((kind) => kind !== 'decide-application')
  return { bank_state: reading ? 'linking' : state, reason }
}
