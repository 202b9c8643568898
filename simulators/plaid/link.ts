// Plaid Link: link tokens, the pages behind them, and what the browser library is told.
import { randomUUID } from 'node:crypto'
import { addMonths, isIsoDate, monthOf } from '#core/ground/dates.ts'
import type { BankPagesHost } from '#simulators/bank-pages/pages.ts'
import type { BankSession, FrameMessage } from '#simulators/bank-pages/session.ts'
import { openSession, restartSession, returnFromBank } from '#simulators/bank-pages/session.ts'
import { newLink, sharedBits } from '#simulators/bank-world/linked-login.ts'
import { makePersonaHistory } from '#simulators/bank-world/make-persona-history.ts'
import type { Handler } from '#simulators/bank-world/wire-server.ts'
import type { Item, Items } from './items.ts'
import { eventNames, exitError, exitErrors, statuses, viewNames } from './link-words.ts'
import { deliveryOf } from './reports.ts'
import { idOf } from './tokens.ts'
import type { PlaidWebhooks } from './webhooks.ts'
import { plaidError, wireAccount } from './wire.ts'

const hour = 3_600_000

interface LinkSession {
  readonly page: BankSession
  readonly legalName: string
  readonly webhook: string | undefined
  readonly statements: boolean
  readonly transactions: boolean
  /** Of what it was made with, what the vendor gives back. */
  readonly told: Readonly<Record<string, unknown>>
  /** The item to be repaired. */
  readonly repairs: Item | undefined
  item: Item | undefined
  sharedIds: readonly string[]
  /** As `/link/token/get` tells it: when the window was opened first and left last, and how. */
  startedAt: string | null
  finishedAt: string | null
  publicToken: string | null
  exit: { readonly error: unknown; readonly status: string } | null
}

interface LinkParts {
  readonly items: Items
  readonly webhooks: PlaidWebhooks
  readonly now: () => Date
  readonly tellsSessions: boolean
  readonly tellsRepairs: boolean
  /** Whether the console knows an address that browsers are sent back to. */
  readonly registered: (address: string) => boolean
  /** Address under which browsers reach this simulator, without a slash at the end. */
  readonly url: () => string
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** Two days in their order, the first not more than two years back. */
function isSpan(value: unknown, today: string): boolean {
  const { start_date: from, end_date: to } = (value ?? {}) as Record<string, unknown>
  if (typeof from !== 'string' || typeof to !== 'string' || !isIsoDate(from) || !isIsoDate(to)) return false
  return from <= to && from >= `${addMonths(monthOf(today), -24)}-01`
}

export function createLink(parts: LinkParts): {
  createToken: Handler
  getToken: Handler
  host: BankPagesHost
} {
  const { items, webhooks, now, url, tellsSessions, tellsRepairs, registered } = parts
  const sessions = new Map<string, LinkSession>()

  const createToken: Handler = (request) => {
    const body = request.json()
    const user = (typeof body['user'] === 'object' && body['user'] !== null ? body['user'] : {}) as Record<
      string,
      unknown
    >
    const name = text(body['client_name'])
    if (!name || name.length > 30)
      return plaidError(
        'INVALID_REQUEST',
        name ? 'INVALID_FIELD' : 'MISSING_FIELDS',
        'client_name must have 1 to 30 characters',
      )
    if (!text(user['client_user_id']))
      return plaidError('INVALID_REQUEST', 'MISSING_FIELDS', 'user.client_user_id is required')
    const access = text(body['access_token'])
    const repairs = access === undefined ? undefined : items.find(access)
    if (access !== undefined && !repairs)
      return plaidError('INVALID_INPUT', 'INVALID_ACCESS_TOKEN', 'could not find matching access token')
    if (!repairs && !(Array.isArray(body['products']) && body['products'].length > 0))
      return plaidError('INVALID_REQUEST', 'MISSING_FIELDS', 'products must be set')
    const asksFor = (product: string) =>
      [
        'required_if_supported_products',
        'optional_products',
        'products',
        'additional_consented_products',
      ].some((list) => {
        const products = body[list]
        return Array.isArray(products) && products.includes(product)
      })
    const statements = asksFor('statements')
    if (statements && !isSpan(body['statements'], items.today()))
      return plaidError(
        'INVALID_REQUEST',
        'INVALID_FIELD',
        'statements needs a start_date and an end_date, two years at most',
      )
    const redirectUri = text(body['redirect_uri'])
    if (redirectUri !== undefined && !/^https?:\/\/[^?#]+$/.test(redirectUri))
      return plaidError(
        'INVALID_REQUEST',
        'INVALID_FIELD',
        'OAuth redirect URI must not contain a query or a fragment',
      )
    if (redirectUri !== undefined && !registered(redirectUri))
      return plaidError(
        'INVALID_REQUEST',
        'INVALID_FIELD',
        'OAuth redirect URI must be configured in the developer dashboard. See https://plaid.com/docs/#oauth-redirect-uris',
      )
    const token = `link-sandbox-${randomUUID()}`
    const expiresAt = now().getTime() + (repairs ? hour / 2 : 4 * hour)
    const page = openSession(
      {
        language: body['language'] === 'es' ? 'es' : 'en',
        appName: name,
        expiresAt,
        ...(redirectUri === undefined ? {} : { redirectUri }),
        ...(repairs ? { repair: { bank: repairs.login.bank, identity: repairs.login.identity } } : {}),
      },
      token,
    )
    const legalName = text(user['legal_name']) ?? ''
    sessions.set(token, {
      page,
      legalName,
      webhook: text(body['webhook']),
      statements,
      transactions: asksFor('transactions'),
      repairs,
      item: undefined,
      sharedIds: [],
      startedAt: null,
      finishedAt: null,
      publicToken: null,
      exit: null,
      told: {
        webhook: text(body['webhook']) ?? null,
        country_codes: body['country_codes'],
        language: body['language'],
        redirect_uri: redirectUri ?? null,
        client_name: name,
      },
    })
    return {
      json: {
        link_token: token,
        expiration: new Date(expiresAt).toISOString(),
        request_id: idOf(token).slice(0, 15),
      },
    }
  }

  const getToken: Handler = (request) => {
    const session = sessions.get(String(request.json()['link_token'] ?? ''))
    if (!session) return plaidError('INVALID_INPUT', 'INVALID_LINK_TOKEN', 'link token could not be found')
    const expiration = new Date(session.page.expiresAt).toISOString()
    return {
      json: {
        link_token: session.page.id,
        created_at: null,
        expiration,
        metadata: { initial_products: session.repairs ? [] : ['assets'], ...session.told },
        link_sessions: session.startedAt === null ? [] : [wireSession(session)],
        request_id: idOf(session.page.id).slice(0, 15),
      },
    }
  }

  function wireSession(session: LinkSession): Record<string, unknown> {
    const { page, startedAt, finishedAt, publicToken, exit } = session
    const { institution, accounts } = metadata(session)
    return {
      link_session_id: page.sessionRef,
      started_at: startedAt,
      finished_at: finishedAt,
      ...(exit
        ? { exit: { error: exit.error, metadata: { status: exit.status, link_session_id: page.sessionRef } } }
        : {}),
      results: publicToken && {
        item_add_results: [{ public_token: publicToken, accounts, institution }],
        cra_item_add_results: [],
        cra_update_results: [],
        bank_income_results: [],
        payroll_income_results: [],
        document_income_results: null,
      },
    }
  }

  const own = (page: BankSession): LinkSession => {
    const session = sessions.get(page.id)
    if (!session) throw new Error('a page without its session')
    return session
  }
  const accountsOf = ({ identity, bank }: BankSession) =>
    identity
      ? makePersonaHistory(identity.persona, {
          endDate: items.today(),
          months: 1,
          institution: bank?.name ?? '',
        }).accounts
      : []

  function metadata(session: LinkSession): Record<string, unknown> {
    const { bank, sessionRef } = session.page
    const itemId = session.item?.itemId ?? ''
    const accounts = accountsOf(session.page).filter((account) => session.sharedIds.includes(account.id))
    return {
      institution: bank ? { name: bank.name, institution_id: `ins_${bank.id}` } : null,
      accounts: accounts.map((account) => {
        const wire = wireAccount(itemId, account)
        return {
          id: wire['account_id'],
          name: wire['name'],
          mask: wire['mask'],
          type: wire['type'],
          subtype: wire['subtype'],
          verification_status: null,
        }
      }),
      link_session_id: sessionRef,
      request_id: idOf(sessionRef).slice(0, 15),
    }
  }

  const say = (session: LinkSession, name: string, more: Record<string, unknown> = {}): FrameMessage => ({
    type: 'event',
    name,
    metadata: {
      link_session_id: session.page.sessionRef,
      view_name: viewNames[session.page.step],
      timestamp: now().toISOString(),
      ...more,
    },
  })

  const host: BankPagesHost = {
    session(token) {
      const session = sessions.get(token)
      return session && session.page.expiresAt > now().getTime() ? session.page : undefined
    },
    sessionOfState: (state) => [...sessions.values()].find(({ page }) => page.oauthState === state)?.page,
    accounts: accountsOf,
    opened(page, query) {
      const session = own(page)
      session.startedAt ??= now().toISOString()
      if (session.publicToken === null) Object.assign(session, { finishedAt: null, exit: null })
      const received = query.get('received')
      if (received === null) {
        if (page.step === 'left' || page.step === 'done' || page.step === 'oauth-wait') restartSession(page)
        return [say(session, 'TRANSITION_VIEW')]
      }
      if (
        !page.oauthState ||
        new URL(received, 'http://invalid').searchParams.get('oauth_state_id') !== page.oauthState
      ) {
        const error = exitError(
          'INVALID_REQUEST',
          'INVALID_FIELD',
          'oauth uri does not contain a valid oauth_state_id query parameter',
        )
        return [{ type: 'exit', error, metadata: metadata(session) }]
      }
      if (page.step === 'oauth-wait') returnFromBank(page)
      return [say(session, 'TRANSITION_VIEW')]
    },
    expired: () => [
      {
        type: 'exit',
        error: exitError('INVALID_INPUT', 'INVALID_LINK_TOKEN', 'link token has expired'),
        metadata: {},
      },
    ],
    happened: (page, event) => [
      ...(eventNames[event] ? [say(own(page), eventNames[event])] : []),
      say(own(page), 'TRANSITION_VIEW'),
    ],
    linked(page, accountIds) {
      const session = own(page)
      const { bank, identity } = page
      session.sharedIds = accountIds
      if (session.repairs) {
        session.repairs.repaired = true
        session.repairs.error = null
        session.item = session.repairs
        const { webhook, itemId } = session.repairs
        if (webhook && tellsRepairs)
          webhooks.post(webhook, {
            webhook_type: 'ITEM',
            webhook_code: 'LOGIN_REPAIRED',
            item_id: itemId,
            environment: 'sandbox',
          })
        return
      }
      if (!bank || !identity) return
      const shared = sharedBits(accountsOf(page), accountIds)
      const login = newLink({ bank, identity, linkedOn: items.today(), shared })
      session.item = items.make({
        login,
        owners: session.legalName ? [session.legalName] : undefined,
        webhook: session.webhook,
        // Of a bank that gives none the link goes on without.
        statements: session.statements,
        transactions: session.transactions,
      })
    },
    finished(page) {
      const session = own(page)
      if (!session.item) return []
      const publicToken = items.publicTokenFor(session.item)
      Object.assign(session, { publicToken, finishedAt: now().toISOString(), exit: null })
      if (tellsSessions && session.webhook && !session.repairs) {
        const body = {
          webhook_type: 'LINK',
          webhook_code: 'SESSION_FINISHED',
          status: 'SUCCESS',
          link_session_id: page.sessionRef,
          link_token: page.id,
          public_tokens: [publicToken],
          environment: 'sandbox',
        }
        webhooks.post(session.webhook, body, deliveryOf(session.item.login))
      }
      return [{ type: 'success', public_token: publicToken, metadata: metadata(session) }]
    },
    left(page) {
      const session = own(page)
      const known = exitErrors[page.step]
      const error = known ? exitError(...known) : null
      const status = statuses[page.step] ?? 'institution_not_found'
      // Who closes the last page of a link that was made does not undo it.
      if (session.publicToken === null)
        Object.assign(session, { finishedAt: now().toISOString(), exit: { error, status } })
      return [{ type: 'exit', error, metadata: { ...metadata(session), status } }]
    },
    oauthUrl: (state) => `${url()}/bank/oauth?state=${state}`,
  }
  return { createToken, getToken, host }
}
