// The calls of a vendor that links by tokens: one to open its widget with, and the exchange of the one that the widget hands out.
import type { Id } from '#core/ground/id.ts'
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Application } from '#platform/http/application-door.ts'
import type { Call } from '#platform/http/call.ts'
import { newId } from '#platform/ids.ts'
import {
  addConnection,
  changeConnection,
  connectionsOf,
  openConnection,
  sealConnection,
  settleBankState,
} from '#platform/store/bank-data.ts'
import { addRef, findConnectionsByReference } from '#platform/store/bank-references.ts'
import { lockLead } from '#platform/store/leads.ts'
import type { getAccessToken, getLinkToken } from './contract.ts'
import { finishNow } from './finish-link.server.ts'
import { resultsOf } from './results.server.ts'
import { isUnused, returnUrl, startLink } from './start-link.server.ts'

export async function openWidget(
  deps: Deps,
  application: Application,
  request: RequestOf<typeof getLinkToken>,
  call: Call,
): Promise<Answer<ResponseOf<typeof getLinkToken>>> {
  const allowed = [returnUrl(deps), new URL(returnUrl(deps)).pathname]
  if (request.redirect_url && !allowed.includes(request.redirect_url)) return refused({ code: 'not-allowed' })
  const started = await startLink(deps, call, application, { vendor: 'plaid', repair: request.repair })
  if (!started.ok) return started
  const { start } = started.value
  return start.kind === 'token' ? ok({ link_token: start.linkToken }) : refused({ code: 'server-error' })
}

/** Answers at once with references of ours; where the vendor is slow the exchange becomes a job. The same token twice gets the same answer. */
export async function exchangeToken(
  deps: Deps,
  application: Application,
  request: RequestOf<ReturnType<typeof getAccessToken>>,
): Promise<Answer<ResponseOf<ReturnType<typeof getAccessToken>>>> {
  if (!deps.bankData.plaid) return refused({ code: 'feature-off' })
  const leadId = application.lead.id
  const id = await keepToken(deps, leadId, request.public_token)
  const finished = await finishNow(deps, leadId, id)
  if (finished.state === 'failed') return refused({ code: 'provider-rejected' })
  const reference = finished.state === 'linked' ? finished.connectionId : id
  return ok({
    plaid: { item_id: reference, access_token: reference },
    token: reference,
    results: await resultsOf(deps, leadId),
  })
}

/** Writes the token down before it is spent, so that no crash loses the link; answers the connection that holds it. */
async function keepToken(deps: Deps, leadId: string, publicToken: string): Promise<Id> {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    await lockLead(tx, leadId)
    const named = await findConnectionsByReference(tx, deps.keys, {
      vendor: 'plaid',
      kind: 'public-token',
      ref: publicToken,
    })
    const seen = named.find((row) => row.leadId === leadId)
    if (seen) return seen.id
    const rows = await connectionsOf(tx, leadId)
    const open = rows.find((row) => row.provider === 'plaid' && isUnused(deps.keys, row))
    const row = { leadId, id: open?.id ?? newId(now), provider: 'plaid' as const }
    if (!open) await addConnection(tx, { ...row, state: 'linking' }, now)
    const secret = { ...(open ? openConnection(deps.keys, open) : {}), publicToken }
    await changeConnection(
      tx,
      row,
      { state: 'linking', reason: null, secret: sealConnection(deps.keys, row.id, secret) },
      now,
    )
    await addRef(tx, deps.keys, { row, kind: 'public-token', ref: publicToken })
    await settleBankState(tx, leadId, 'linking', now)
    return row.id
  })
}
