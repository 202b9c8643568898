// A local Plaid: the published wire protocol over the bank world, with Link pages and the script that opens them.
import { linkScript } from '#simulators/bank-pages/link-script.ts'
import { bankPageRoutes } from '#simulators/bank-pages/pages.ts'
import type { WebhookPost } from '#simulators/bank-world/webhook-post.ts'
import type { FaultSwitch, WireAnswer, WireRequest } from '#simulators/bank-world/wire-server.ts'
import { createWireListener, listen, listenForPages } from '#simulators/bank-world/wire-server.ts'
import { faultAnswer, plaidApi } from './api.ts'
import { createItems } from './items.ts'
import { createLink } from './link.ts'
import { createReports } from './reports.ts'
import { createTransactions } from './transactions.ts'
import { createPlaidWebhooks } from './webhooks.ts'
import { plaidError } from './wire.ts'

interface PlaidSimulatorOptions {
  /** Default: any free one. */
  readonly port?: number
  readonly now?: () => Date
  readonly clientId?: string
  readonly secret?: string
  /** How often a report says PRODUCT_NOT_READY, and the transactions NOT_READY. Default 2. */
  readonly reportPolls?: number
  /** A report is ready by then even when nobody asks. Default 4,000 ms; 0 = only by polls. */
  readonly reportReadyAfterMs?: number
  /** LINK/SESSION_FINISHED, which the vendor sends only to accounts that it switched on. Default: not sent. */
  readonly tellsSessions?: boolean
  /** ITEM/LOGIN_REPAIRED after a repair in our own window, which the vendor does not send. Default: not sent. */
  readonly tellsRepairs?: boolean
}

export interface PlaidSimulator {
  readonly url: string
  /** Where Link's pages are. */
  readonly linkUrl: string
  /** What a page loads in place of the vendor's hosted Link script. */
  readonly scriptUrl: string
  readonly clientId: string
  readonly secret: string
  readonly faults: FaultSwitch
  readonly webhooks: WebhookPost
  /** What the console has as addresses to send browsers back to; null, as at first: any. */
  setRedirects(addresses: readonly string[] | null): void
  /** What happens to an item at its bank: from then on it has this error, null for none. */
  setError(itemId: string, code: string | null): void
  close(): Promise<void>
}

const scriptPath = '/link/v2/stable/link-initialize.js'
/** Stands for the calls that the vendor's script makes to its API from the page that holds it: the policy that they publish lets them out. */
const heartbeatPath = '/link/heartbeat'
const notFound = plaidError('INVALID_REQUEST', 'NOT_FOUND', 'the requested resource was not found', 404)

/** Listens on 127.0.0.1. */
export async function startPlaidSimulator(options: PlaidSimulatorOptions = {}): Promise<PlaidSimulator> {
  const { clientId = 'simulated-client-id', secret = 'simulated-secret', now = () => new Date() } = options
  let pagesUrl = ''
  let redirects: readonly string[] | null = null
  const items = createItems(now)
  const { webhooks, giveKey } = await createPlaidWebhooks(now)
  const timing = { polls: options.reportPolls ?? 2, readyAfterMs: options.reportReadyAfterMs ?? 4_000 }
  const link = createLink({
    items,
    webhooks,
    now,
    url: () => pagesUrl,
    tellsSessions: options.tellsSessions === true,
    tellsRepairs: options.tellsRepairs === true,
    registered: (address) => redirects === null || redirects.includes(address),
  })

  /** Keys may stand in the headers or in the body. */
  const guard = (request: WireRequest): WireAnswer | undefined => {
    if (request.path === heartbeatPath) return undefined
    const body = request.json()
    const id = request.headers['plaid-client-id'] ?? body['client_id']
    const key = request.headers['plaid-secret'] ?? body['secret']
    if (id === undefined || key === undefined)
      return plaidError(
        'INVALID_REQUEST',
        'MISSING_FIELDS',
        'the following required fields are missing: client_id, secret',
      )
    return id === clientId && key === secret
      ? undefined
      : plaidError('INVALID_INPUT', 'INVALID_API_KEYS', 'invalid client_id or secret provided')
  }
  const { listener, faults } = createWireListener({
    routes: [
      ['POST', '/link/token/create', link.createToken],
      ['POST', '/link/token/get', link.getToken],
      ['POST', '/webhook_verification_key/get', giveKey],
      ...plaidApi(items, createReports(items, webhooks, timing), createTransactions(items, timing.polls)),
      ['GET', heartbeatPath, () => ({ headers: { 'access-control-allow-origin': '*' }, json: {} })],
    ],
    guard,
    faultAnswer,
    notFound,
  })
  const server = await listen(listener, options.port)
  const script = linkScript(server.url + heartbeatPath)
  const pages = await listenForPages(
    [
      ...bankPageRoutes(link.host),
      [
        'GET',
        scriptPath,
        () => ({ headers: { 'content-type': 'text/javascript; charset=utf-8' }, body: script }),
      ],
    ],
    notFound,
  )
  pagesUrl = pages.url
  return {
    url: server.url,
    linkUrl: pagesUrl,
    scriptUrl: `${pagesUrl}${scriptPath}`,
    clientId,
    secret,
    faults,
    webhooks,
    setRedirects: (addresses) => void (redirects = addresses),
    setError: (itemId, code) => {
      const item = items.byId(itemId)
      if (!item) throw new Error('no such item')
      item.error = code
    },
    close: async () => void (await Promise.all([server.close(), pages.close()])),
  }
}
