// Finicity Connect: links to the bank pages, the messages of its browser library, and its signed webhooks.
import { createHmac, randomBytes } from 'node:crypto'
import type { BankPagesHost } from '#simulators/bank-pages/pages.ts'
import type { BankSession, FrameMessage, SessionEvent } from '#simulators/bank-pages/session.ts'
import { openSession, restartSession } from '#simulators/bank-pages/session.ts'
import { easternToday } from '#simulators/bank-world/eastern-today.ts'
import { newLink, sharedBits } from '#simulators/bank-world/linked-login.ts'
import { makePersonaHistory } from '#simulators/bank-world/make-persona-history.ts'
import type { Handler } from '#simulators/bank-world/wire-server.ts'
import type { createWebhookPost } from '#simulators/bank-world/webhook-post.ts'
import type { createCustomers, LoginState } from './customers.ts'
import { addLogin } from './customers.ts'
import type { PartnerKeys } from './partner.ts'
import { failure } from './partner.ts'
import { loginIdOf, loginOfId, wireAccount } from './wire.ts'

const linkLivesMs = 2 * 3_600_000

/** Asked before a link is made: without a 2xx none is. */
async function answersPing(url: string, allowsSilence: boolean): Promise<boolean> {
  try {
    const body = JSON.stringify({ eventType: 'ping', payload: {} })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(5_000) })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return allowsSilence
  }
}

interface ConnectSession {
  readonly page: BankSession
  readonly customerId: string
  readonly webhook: string | undefined
  readonly repairs: string | undefined
  started: boolean
}

interface ConnectParts {
  readonly keys: PartnerKeys
  readonly customers: ReturnType<typeof createCustomers>
  readonly webhooks: ReturnType<typeof createWebhookPost>
  readonly now: () => Date
  readonly appName: string
  /** Address under which browsers reach this simulator, without a slash at the end. */
  readonly url: () => string
  readonly allowsSilence: boolean
}

/** The two calls that make links (plain and 'fix'), and what the bank pages need to know. */
export function createConnect(parts: ConnectParts): { generate: Handler; fix: Handler; host: BankPagesHost } {
  const { keys, customers, webhooks, now, appName, url, allowsSilence } = parts
  const sessions = new Map<string, ConnectSession>()

  const generateLink =
    (fixing: boolean): Handler =>
    async (request) => {
      const { partnerId, customerId, webhook, language, institutionLoginId } = request.json()
      if (partnerId !== keys.partnerId) return failure(404, 12401, 'partner not found')
      const customer = customers.find(String(customerId ?? ''))
      if (!customer) return failure(404, '14001', 'Customer not found.')
      const login = fixing ? loginOfId(String(institutionLoginId ?? '')) : undefined
      if (fixing && !login)
        return failure(
          404,
          '38007',
          'Customer does not have any accounts associated with institutionLoginId.',
        )
      if (typeof webhook === 'string' && !(await answersPing(webhook, allowsSilence)))
        return failure(400, '10116', 'The webhook did not answer the ping')
      const at = now().getTime()
      const page = openSession({
        language: language === 'es' ? 'es' : 'en',
        appName,
        expiresAt: at + linkLivesMs,
        ...(login ? { repair: { bank: login.bank, identity: login.identity } } : {}),
      })
      sessions.set(page.id, {
        page,
        customerId: customer.id,
        webhook: typeof webhook === 'string' ? webhook : undefined,
        repairs: login ? loginIdOf(login) : undefined,
        started: false,
      })
      const query = new URLSearchParams({
        customerId: customer.id,
        origin: 'url',
        partnerId: keys.partnerId,
        signature: createHmac('sha256', keys.partnerSecret).update(page.id).digest('hex'),
        timestamp: String(at),
        ttl: String(at + linkLivesMs),
        session: page.id,
      })
      return { json: { link: `${url()}/bank/frame?${query.toString()}` } }
    }

  function tell(session: ConnectSession, eventType: string, payload: Record<string, unknown> = {}): void {
    if (!session.webhook) return
    const trait = session.page.identity?.trait
    const how = trait === 'webhook-twice' ? 'twice' : trait === 'webhook-disordered' ? 'held' : undefined
    const eventId = `${now().getTime()}-${randomBytes(12).toString('hex')}`
    webhooks.post(session.webhook, { customerId: session.customerId, eventType, eventId, payload }, how)
  }

  const own = (page: BankSession): ConnectSession => {
    const session = sessions.get(page.id)
    if (!session) throw new Error('a page without its session')
    return session
  }

  const host: BankPagesHost = {
    session(id) {
      const session = sessions.get(id)
      return session && session.page.expiresAt > now().getTime() ? session.page : undefined
    },
    sessionOfState: (state) => [...sessions.values()].find(({ page }) => page.oauthState === state)?.page,
    accounts: ({ identity, bank }) =>
      identity
        ? makePersonaHistory(identity.persona, {
            endDate: easternToday(now()),
            months: 1,
            institution: bank?.name ?? '',
          }).accounts
        : [],
    opened(page) {
      const session = own(page)
      if (page.step === 'left') restartSession(page)
      if (!session.started) tell(session, 'started')
      session.started = true
      return [{ type: 'route', data: { screen: page.step } }]
    },
    expired: () => [{ type: 'error', data: { code: 403, reason: 'expired' } }],
    happened(page, event) {
      const session = own(page)
      announce(session, event)
      return [{ type: 'route', data: { screen: page.step } }, ...userActions(event)]
    },
    linked(page, accountIds) {
      const session = own(page)
      const { bank, identity } = page
      const customer = customers.find(session.customerId)
      if (!bank || !identity || !customer) return
      const repaired = session.repairs === undefined ? undefined : loginOfId(session.repairs)
      if (repaired) {
        const known = customer.logins.get(loginIdOf(repaired)) ?? addLogin(customer, repaired, [])
        Object.assign(known, { repaired: true, pendingLists: 0 })
        return
      }
      tell(session, 'adding', { institutionId: bank.id })
      const shared = sharedBits(host.accounts(page), accountIds)
      const login = newLink({ bank, identity, linkedOn: easternToday(now()), shared })
      const state = addLogin(customer, login, accountIds)
      tell(session, 'added', {
        institutionId: bank.id,
        accounts: pendingAccounts(session, state),
        oauth: bank.manner === 'oauth',
      })
    },
    finished(page) {
      const session = own(page)
      tell(session, 'done')
      if (page.identity?.trait === 'webhook-disordered') void webhooks.release('reversed')
      return [{ type: 'done', data: { code: 200, reason: 'complete' } }]
    },
    left(page) {
      const session = own(page)
      if (page.step === 'down') return [{ type: 'error', data: { code: 500, reason: 'unableToConnect' } }]
      if (page.step === 'locked')
        return [{ type: 'error', data: { code: 401, reason: 'invalidCredentials' } }]
      tell(session, 'cancel')
      return [{ type: 'cancel', data: { code: 100, reason: 'exit' } }]
    },
    oauthUrl: (state) => `${url()}/bank/oauth?state=${state}`,
  }

  function announce(session: ConnectSession, event: SessionEvent): void {
    const institutionId = session.page.bank?.id
    if (event === 'credentials-wrong' || event === 'locked')
      tell(session, 'invalidCredentials', { institutionId })
    if (event === 'bank-down') tell(session, 'unableToConnect', { institutionId })
  }

  function pendingAccounts({ customerId }: ConnectSession, { login }: LoginState): Record<string, unknown>[] {
    const seen = makePersonaHistory(login.identity.persona, { endDate: login.linkedOn, months: 1 }).accounts
    const at = {
      customerId,
      status: 'pending' as const,
      aggregationStatusCode: 0,
      nowSeconds: Math.floor(now().getTime() / 1000),
    }
    return seen
      .filter((_, i) => (login.shared >> i) % 2 === 1)
      .map((account) => wireAccount(login, account, at))
  }

  return { generate: generateLink(false), fix: generateLink(true), host }
}

const actions: Partial<Record<SessionEvent, string>> = {
  'bank-chosen': 'SelectInstitution',
  'credentials-sent': 'SubmitCredentials',
  'credentials-wrong': 'InvalidCredentials',
  'oauth-opened': 'OpenOauth',
  'logged-in': 'DiscoverAccounts',
}

function userActions(event: SessionEvent): FrameMessage[] {
  const action = actions[event]
  return action ? [{ type: 'user', data: { action } }] : []
}
