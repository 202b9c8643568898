// Linking a bank on the server: the calls per flow, the shared ones and the vendors' webhooks.
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import { applicationRoute } from '#platform/http/application-route.ts'
import type { Route } from '#platform/http/mount.ts'
import { application } from '#platform/http/takes.ts'
import { bankLinkState } from './bank-state.server.ts'
import * as contract from './contract.ts'
import { frameDone, openFrame } from './frame-calls.server.ts'
import { recordOutcome } from './outcome.server.ts'
import { exchangeToken, openWidget } from './token-calls.server.ts'
import { bankWebhooks } from './webhooks.server.ts'

/** A change takes the application's own browser or a link to its bank; an application that has ended takes no bank any more. */
const changes = application({ by: ['session'], opens: 'bank', records: 'open' })
/** The state of linking is told to a bare lead id too, without names and accounts. */
const reads = application({ by: ['lead-id', 'session'], opens: 'bank' })

/** The `{api}` calls of a flow that links a bank. */
export const bankLinkRoutes = (api: string, deps: Deps): readonly Route[] => [
  applicationRoute(deps, contract.getFrameLink(api), changes, openFrame),
  applicationRoute(deps, contract.refreshCustomer(api), changes, frameDone),
  applicationRoute(deps, contract.getAccessToken(api), changes, exchangeToken),
]

export const bankLink: Feature = {
  name: 'bank-link',
  routes: (deps) => [
    applicationRoute(deps, contract.getLinkToken, changes, openWidget),
    applicationRoute(deps, contract.bankLinkOutcome, changes, recordOutcome),
    applicationRoute(deps, contract.getBankLinkState, reads, bankLinkState),
    applicationRoute(deps, contract.postBankLinkState, reads, bankLinkState),
  ],
  plugin: bankWebhooks,
}
