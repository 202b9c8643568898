// Linking a bank on the server: the calls per flow, the shared ones and the vendors' webhooks.
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import { route, type Route } from '#platform/http/mount.ts'
import { bankLinkState } from './bank-state.server.ts'
import * as contract from './contract.ts'
import { frameDone, openFrame } from './frame-calls.server.ts'
import { recordOutcome } from './outcome.server.ts'
import { exchangeToken, openWidget } from './token-calls.server.ts'
import { bankWebhooks } from './webhooks.server.ts'
import { whoAsks, whoMayChange, type WhoIs } from './who.server.ts'

/** The `{api}` calls of a flow that links a bank; `whoIs` tells whose application a call is about. */
export function bankLinkRoutes(api: string, deps: Deps, whoIs: WhoIs = whoAsks): readonly Route[] {
  const who = whoMayChange(whoIs)
  return [
    route(contract.getFrameLink(api), (request, call) => openFrame(deps, who, request, call)),
    route(contract.refreshCustomer(api), (request, call) => frameDone(deps, who, request, call)),
    route(contract.getAccessToken(api), (request, call) => exchangeToken(deps, who, request, call)),
  ]
}

export const bankLink: Feature = {
  name: 'bank-link',
  routes: (deps) => {
    const who = whoMayChange(whoAsks)
    return [
      route(contract.getLinkToken, (request, call) => openWidget(deps, who, request, call)),
      route(contract.bankLinkOutcome, (request, call) => recordOutcome(deps, who, request, call)),
      route(contract.getBankLinkState, (request, call) => bankLinkState(deps, whoAsks, request, call)),
      route(contract.postBankLinkState, (request, call) => bankLinkState(deps, whoAsks, request, call)),
    ]
  },
  plugin: bankWebhooks,
}
