// The calls of a vendor that links by tokens: one to open its widget with, and the exchange of the one that the widget hands out.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Application } from '#platform/http/application-door.ts'
import type { Call } from '#platform/http/call.ts'
import { proveByLink } from '#platform/store/contact-proofs.ts'
import type { getAccessToken, getLinkToken } from './contract.ts'
import { finishNow } from './finish-link.server.ts'
import { keepToken } from './keep-token.server.ts'
import { resultsOf } from './results.server.ts'
import { returnUrl, startLink } from './start-link.server.ts'

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
  const id = await deps.db.transaction((tx) => keepToken(tx, deps, leadId, request.public_token))
  const finished = await finishNow(deps, leadId, id)
  if (finished.state === 'failed') return refused({ code: 'provider-rejected' })
  const { link } = application
  if (link && finished.state === 'linked') await proveByLink(deps.db, link, deps.clock())
  const reference = finished.state === 'linked' ? finished.connectionId : id
  return ok({
    plaid: { item_id: reference, access_token: reference },
    token: reference,
    results: await resultsOf(deps, leadId),
  })
}
