// The bank verification link on the server: verify, the bank and upload calls under its own api, finish.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok } from '#core/ground/outcome.ts'
import { standingOf as bankStanding } from '#features/capabilities/bank-link/bank-state.server.ts'
import { bankLinkRoutes } from '#features/capabilities/bank-link/handlers.server.ts'
import { noteFinished, noteOpened } from '#features/capabilities/link-visit/visit.server.ts'
import { askedDocuments } from '#features/capabilities/uploads/asked.server.ts'
import { uploads } from '#features/capabilities/uploads/upload.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import type { LinkVisit } from '#platform/http/application-door.ts'
import { linkRoute } from '#platform/http/application-route.ts'
import type { Call } from '#platform/http/call.ts'
import { areNumbersKnown, connectionsOf, openBankJobs } from '#platform/store/bank-data.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { finishLink, verifyLink } from './contract.ts'
import { BANK_VERIFICATION } from './flow.ts'

export const bankVerification: Feature = {
  name: BANK_VERIFICATION,
  routes: (deps) => [
    linkRoute(deps, verifyLink, BANK_VERIFICATION, verify),
    linkRoute(deps, finishLink, BANK_VERIFICATION, finish),
    ...bankLinkRoutes(BANK_VERIFICATION, deps),
  ],
  plugin: uploads({ api: BANK_VERIFICATION, purpose: BANK_VERIFICATION }),
}

async function verify(
  deps: Deps,
  visit: LinkVisit,
  _request: RequestOf<typeof verifyLink>,
  call: Call,
): Promise<Answer<ResponseOf<typeof verifyLink>>> {
  await noteOpened(deps, visit, call)
  const { lead, link } = visit
  return ok({
    source: 'lead',
    first_name: lead.answers.firstName ?? '',
    documents: link.detail.documents === true,
    bank_state: lead.bankState,
    numbers_known: await areNumbersKnown(deps.db, lead.id),
    way: deps.bankData.plaid ? 'token' : deps.bankData.finicity ? 'frame' : null,
    brand: lead.brand,
  })
}

async function finish(
  deps: Deps,
  visit: LinkVisit,
  _request: RequestOf<typeof finishLink>,
  call: Call,
): Promise<Answer<ResponseOf<typeof finishLink>>> {
  const { lead, link } = visit
  const standing = await standingOf(deps, lead)
  const result = standing.bank_state === 'linked' || standing.bank_state === 'linking'
  const asked = await askedDocuments(deps.db, lead.id)
  const missing = link.detail.documents === true ? asked.missing : []
  const done = standing.bank_state === 'linked' && missing.length === 0
  if (done) {
    const now = deps.clock()
    await deps.db.transaction((tx) => noteFinished(tx, visit, call, now))
  }
  return ok({ result, done, ...standing, missing: [...missing], numbers_known: asked.numbersKnown })
}

/** Verified is a bank whose accounts were read and found to be the business's: until then it is still answering. */
async function standingOf(
  deps: Deps,
  lead: LeadRow,
): Promise<Pick<ResponseOf<typeof finishLink>, 'bank_state' | 'reason'>> {
  const rows = await connectionsOf(deps.db, lead.id)
  const { state, reason } = bankStanding(lead, rows)
  if (state !== 'linked' && state !== 'needs-attention') return { bank_state: state, reason }
  const read = rows.some((row) => row.state === 'linked' && row.accounts)
  const reading =
    !read && (await openBankJobs(deps.db, lead.id)).some((kind) => kind !== 'decide-application')
  return { bank_state: reading ? 'linking' : state, reason }
}
