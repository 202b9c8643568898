// A local Finicity: the published wire protocol over the bank world, with Connect pages for people.
import { createHmac } from 'node:crypto'
import { bankPageRoutes } from '#simulators/bank-pages/pages.ts'
import { createWebhookPost } from '#simulators/bank-world/webhook-post.ts'
import type { WebhookPost } from '#simulators/bank-world/webhook-post.ts'
import type { FaultSwitch } from '#simulators/bank-world/wire-server.ts'
import { createWireListener, listen, listenForPages } from '#simulators/bank-world/wire-server.ts'
import { faultAnswer, finicityApi } from './api.ts'
import { createConnect } from './connect.ts'
import { createCustomers } from './customers.ts'
import type { PartnerKeys } from './partner.ts'
import { createPartnerDoor, failure } from './partner.ts'

interface FinicitySimulatorOptions extends Partial<PartnerKeys> {
  /** Default: any free one. */
  readonly port?: number
  readonly now?: () => Date
  /** Who asks for the data, as the pages say it. */
  readonly appName?: string
  /** Makes a link although nobody listens at its webhook address, which the vendor does not. Default false. */
  readonly allowsSilence?: boolean
}

export interface FinicitySimulator extends PartnerKeys {
  readonly url: string
  /** Where Connect is. */
  readonly connectOrigin: string
  readonly faults: FaultSwitch
  readonly webhooks: WebhookPost
  close(): Promise<void>
}

const authentication = '/aggregation/v2/partners/authentication'

/** Listens on 127.0.0.1. */
export async function startFinicitySimulator(
  options: FinicitySimulatorOptions = {},
): Promise<FinicitySimulator> {
  const keys: PartnerKeys = {
    appKey: options.appKey ?? 'simulated-app-key',
    partnerId: options.partnerId ?? '2445580000000',
    partnerSecret: options.partnerSecret ?? 'simulated-partner-secret',
  }
  const now = options.now ?? (() => new Date())
  let connectOrigin = ''
  const customers = createCustomers(() => Math.floor(now().getTime() / 1000))
  const webhooks = createWebhookPost(async (body) => ({
    'x-finicity-signature': createHmac('sha256', keys.partnerSecret).update(body).digest('hex'),
  }))
  const door = createPartnerDoor(keys, now)
  const connect = createConnect({
    keys,
    customers,
    webhooks,
    now,
    appName: options.appName ?? 'Underway',
    url: () => connectOrigin,
    allowsSilence: options.allowsSilence ?? false,
  })
  const notFound = failure(404, '14001', 'Resource not found.')
  const { listener, faults } = createWireListener({
    routes: [
      ['POST', authentication, (request) => door.authenticate(request)],
      ['POST', '/connect/v2/generate', connect.generate],
      ['POST', '/connect/v2/generate/fix', connect.fix],
      ...finicityApi(customers, now),
    ],
    guard: (request) => (request.path === authentication ? undefined : door.check(request)),
    faultAnswer,
    notFound,
  })
  const server = await listen(listener, options.port)
  const pages = await listenForPages(bankPageRoutes(connect.host), notFound)
  connectOrigin = pages.url
  const close = async () => void (await Promise.all([server.close(), pages.close()]))
  return { ...keys, url: server.url, connectOrigin, faults, webhooks, close }
}
