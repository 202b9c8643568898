// Plaid's calls about items, and the trouble that a login brings to every call about it.
import * as z from 'zod/mini'
import { bankById, numbersOf } from '#simulators/bank-world/banks.ts'
import { historyOfLogin, sharedBits } from '#simulators/bank-world/linked-login.ts'
import { makePersonaHistory } from '#simulators/bank-world/make-persona-history.ts'
import type { Trait } from '#simulators/bank-world/personas.ts'
import { identityOf } from '#simulators/bank-world/personas.ts'
import type { Handler, Routes, WireAnswer, WireFault } from '#simulators/bank-world/wire-server.ts'
import { answerOfFault } from '#simulators/bank-world/wire-server.ts'
import type { Item, Items } from './items.ts'
import { errorOf } from './items.ts'
import type { createReports } from './reports.ts'
import { downloadStatement, listStatements } from './statements.ts'
import { idOf, readReportToken } from './tokens.ts'
import type { createTransactions } from './transactions.ts'
import { heldAccount, plaidError, wireAccount } from './wire.ts'

/** How the vendor words its own troubles. */
export const faultAnswer = (kind: 'server-error' | 'rate-limited'): WireAnswer =>
  kind === 'rate-limited'
    ? plaidError(
        'RATE_LIMIT_EXCEEDED',
        'RATE_LIMIT',
        'rate limit exceeded for attempts to access this item',
        429,
      )
    : plaidError('API_ERROR', 'INTERNAL_SERVER_ERROR', 'an unexpected error occurred', 500)

const faultOfTrait: Partial<Record<Trait, WireFault>> = {
  'server-error': 'server-error',
  timeout: 'timeout',
  garbage: 'garbage',
  'rate-limited': 'rate-limited',
}

/** Calls about the reports and statements of a login that misbehaves fail in its way; linking and removing it work. */
function troubled(items: Items, handler: Handler): Handler {
  return (request) => {
    const { access_tokens: tokens, access_token: token, asset_report_token: report } = request.json()
    const first: unknown = Array.isArray(tokens) ? tokens[0] : token
    const login =
      typeof first === 'string' ? items.find(first)?.login : readReportToken(String(report ?? ''))?.login
    const fault = login && faultOfTrait[login.identity.trait]
    return fault ? answerOfFault(fault, faultAnswer) : handler(request)
  }
}

/** The vendor looks at a bank several times a day. */
const statusOf = (items: Items) => ({
  transactions: { last_successful_update: items.now().toISOString(), last_failed_update: null },
})

const wireError = (code: string | null) =>
  code && {
    error_type: 'ITEM_ERROR',
    error_code: code,
    error_message: 'the item has an error',
    display_message: null,
  }

/**
 * A custom user of the sandbox, as https://plaid.com/docs/sandbox/user-custom and the vendor's own samples have it
 * (github.com/plaid/sandbox-custom-users, identity/identity_multiple_names_custom_user.json): each account with type, subtype and identity.
 */
const configuration = z.object({
  override_accounts: z.array(
    z.object({
      type: z.string(),
      subtype: z.string(),
      identity: z.optional(z.object({ names: z.array(z.string()) })),
    }),
  ),
})

/**
 * The names of a configuration, which stands in the place of a password; the vendor uses the same for all accounts of an item. Otherwise those
 * of the persona stand. The vendor takes one with the user 'user_custom' alone, and makes up the rest; here the rest is the persona's.
 */
function configuredOwners(password: unknown): readonly string[] | undefined {
  if (typeof password !== 'string' || !password.startsWith('{')) return undefined
  return configuration.parse(JSON.parse(password)).override_accounts[0]?.identity?.names
}

export function plaidApi(
  items: Items,
  reports: ReturnType<typeof createReports>,
  transactions: ReturnType<typeof createTransactions>,
): Routes {
  const withItem =
    (act: (item: Item) => WireAnswer): Handler =>
    (request) => {
      const item = items.find(String(request.json()['access_token'] ?? ''))
      return item
        ? act(item)
        : plaidError('INVALID_INPUT', 'INVALID_ACCESS_TOKEN', 'could not find matching access token')
    }

  const wireItem = (item: Item): Record<string, unknown> => ({
    item_id: item.itemId,
    institution_id: `ins_${item.login.bank.id}`,
    institution_name: item.login.bank.name,
    webhook: item.webhook ?? '',
    available_products: ['balance', 'identity', 'transactions'],
    billed_products: ['assets'],
    products: ['assets'],
    consent_expiration_time: null,
    update_type: 'background',
    error: wireError(errorOf(item)),
  })

  const accounts = withItem((item) => {
    const code = errorOf(item)
    if (code) return plaidError('ITEM_ERROR', code, 'the item has an error')
    const history = historyOfLogin(item.login, items.today(), item.owners)
    const shown = history.accounts.map((account) => heldAccount(item.login.bank, item.itemId, account))
    return { json: { accounts: shown, item: wireItem(item), request_id: idOf(item.itemId).slice(0, 15) } }
  })

  /** Asked for with the link, or added by the first call; the bank decides. */
  const auth = withItem((item) => {
    const code = errorOf(item)
    if (code) return plaidError('ITEM_ERROR', code, 'the item has an error')
    if (item.login.bank.keepsNumbers)
      return plaidError('ITEM_ERROR', 'PRODUCTS_NOT_SUPPORTED', 'auth is not supported by this institution')
    const able = historyOfLogin(item.login, items.today(), item.owners).accounts.filter(
      ({ kind }) => kind === 'checking' || kind === 'savings',
    )
    if (!able.length) return plaidError('ITEM_ERROR', 'NO_AUTH_ACCOUNTS', 'no checking or savings account')
    const ach = able.map((account) => ({
      ...numbersOf(account),
      account_id: wireAccount(item.itemId, account)['account_id'],
      wire_routing: null,
      is_tokenized_account_number: false,
    }))
    return {
      json: {
        accounts: able.map((account) => wireAccount(item.itemId, account)),
        numbers: { ach, eft: [], international: [], bacs: [] },
        item: { ...wireItem(item), auth_method: 'INSTANT_AUTH' },
        request_id: idOf(item.itemId).slice(0, 15),
      },
    }
  })

  const exchange: Handler = (request) => {
    const item = items.exchange(String(request.json()['public_token'] ?? ''))
    return item
      ? {
          json: {
            access_token: item.accessToken,
            item_id: item.itemId,
            request_id: idOf(item.itemId).slice(0, 15),
          },
        }
      : plaidError('INVALID_INPUT', 'INVALID_PUBLIC_TOKEN', 'could not find matching public token')
  }

  /** The vendor's sandbox shortcut: a link without a browser. The user name chooses the persona, a configured password names its owners. */
  const sandboxLink: Handler = (request) => {
    const { institution_id: bankId, options } = request.json()
    const bank = bankById(String(bankId ?? ''))
    if (!bank) return plaidError('INVALID_INPUT', 'INVALID_INSTITUTION', 'invalid institution_id provided')
    const set = (typeof options === 'object' && options !== null ? options : {}) as Record<string, unknown>
    const identity = identityOf(String(set['override_username'] ?? 'user_healthy'))
    if (!identity)
      return plaidError('SANDBOX_ERROR', 'SANDBOX_ACCOUNT_SELECT_V2_NOT_ENABLED', 'unknown override_username')
    const linkedOn = items.today()
    const all = makePersonaHistory(identity.persona, { endDate: linkedOn, months: 1 }).accounts
    const shared = sharedBits(
      all,
      all.map((account) => account.id),
    )
    const webhook = typeof set['webhook'] === 'string' ? set['webhook'] : undefined
    const products = request.json()['initial_products']
    const item = items.make({
      login: { bank, identity, linkedOn, shared, nonce: 0 },
      owners: configuredOwners(set['override_password']),
      webhook,
      statements: Array.isArray(products) && products.includes('statements'),
      transactions: Array.isArray(products) && products.includes('transactions'),
    })
    return { json: { public_token: items.publicTokenFor(item), request_id: idOf(item.itemId).slice(0, 15) } }
  }

  return [
    ['POST', '/item/public_token/exchange', exchange],
    ['POST', '/sandbox/public_token/create', sandboxLink],
    [
      'POST',
      '/item/get',
      withItem((item) => ({
        json: { item: wireItem(item), status: statusOf(items), request_id: idOf(item.itemId).slice(0, 15) },
      })),
    ],
    [
      'POST',
      '/item/remove',
      withItem((item) => {
        items.remove(item)
        return { json: { request_id: idOf(item.itemId).slice(0, 15) } }
      }),
    ],
    ['POST', '/auth/get', auth],
    [
      'POST',
      '/statements/list',
      troubled(
        items,
        withItem((item) => listStatements(items, item)),
      ),
    ],
    [
      'POST',
      '/statements/download',
      (request) =>
        withItem((item) => downloadStatement(items, item, String(request.json()['statement_id'] ?? '')))(
          request,
        ),
    ],
    [
      'POST',
      '/transactions/sync',
      troubled(items, (request) => withItem((item) => transactions(item, request))(request)),
    ],
    ['POST', '/accounts/get', accounts],
    ['POST', '/accounts/balance/get', accounts],
    ['POST', '/asset_report/create', troubled(items, reports.create)],
    ['POST', '/asset_report/get', troubled(items, reports.get)],
    ['POST', '/asset_report/remove', reports.remove],
  ]
}
