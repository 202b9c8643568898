// Finicity's data calls: customers, accounts, refreshes, transactions, owners.
import type { BankHistory } from '#core/domain/bank-history.ts'
import { dayNumber } from '#core/ground/dates.ts'
import { bankById, numbersOf } from '#simulators/bank-world/banks.ts'
import { easternToday } from '#simulators/bank-world/eastern-today.ts'
import type { LinkedLogin } from '#simulators/bank-world/linked-login.ts'
import { historyOfLogin } from '#simulators/bank-world/linked-login.ts'
import type { Trait } from '#simulators/bank-world/personas.ts'
import type {
  Handler,
  Routes,
  WireAnswer,
  WireFault,
  WireRequest,
} from '#simulators/bank-world/wire-server.ts'
import { answerOfFault } from '#simulators/bank-world/wire-server.ts'
import { businessRoutes } from './businesses.ts'
import type { createCustomers, Customer, LoginState } from './customers.ts'
import { noteList, refreshTroubleOf, statusCodeOf } from './customers.ts'
import { matchOwners } from './matching.ts'
import { failure } from './partner.ts'
import { listStatements, readAssetId, readStatement } from './statements.ts'
import {
  accountOfId,
  loginIdOf,
  loginOfId,
  postedSeconds,
  wireAccount,
  wireHolder,
  wireInstitution,
  wireTransaction,
} from './wire.ts'

type Customers = ReturnType<typeof createCustomers>

/** How the vendor words its own troubles. */
export const faultAnswer = (kind: 'server-error' | 'rate-limited'): WireAnswer =>
  kind === 'rate-limited'
    ? {
        ...failure(429, '3300001', 'Too many request. Please try after some time'),
        headers: { 'retry-after': '7' },
      }
    : failure(500, '10000', 'Internal server error')

const faultOfTrait: Partial<Record<Trait, WireFault>> = {
  'server-error': 'server-error',
  timeout: 'timeout',
  garbage: 'garbage',
  'rate-limited': 'rate-limited',
}

const normalDepthDays = 180

export function finicityApi(customers: Customers, now: () => Date): Routes {
  const nowSeconds = (): number => Math.floor(now().getTime() / 1000)

  const withCustomer =
    (act: (customer: Customer, request: WireRequest) => WireAnswer): Handler =>
    (request) => {
      const customer = customers.find(request.params['c'] ?? '')
      return customer ? act(customer, request) : failure(404, '14001', 'Customer not found.')
    }

  /** A login from before the start is known by its digits; it is past its first refresh and shows everything. */
  function stateOf(customer: Customer, login: LinkedLogin): LoginState {
    const known = customer.logins.get(loginIdOf(login))
    if (known) return known
    const state: LoginState = { login, pendingLists: 0, refreshed: true, repaired: false, shallow: new Set() }
    customer.logins.set(loginIdOf(login), state)
    return state
  }

  function historyOf(customer: Customer, login: LinkedLogin): BankHistory {
    return historyOfLogin(login, easternToday(now()), customer.fullName ? [customer.fullName] : undefined)
  }

  function accountsOf(customer: Customer, state: LoginState): Record<string, unknown>[] {
    const at = {
      customerId: customer.id,
      status: state.pendingLists > 0 ? ('pending' as const) : ('active' as const),
      aggregationStatusCode: statusCodeOf(state),
      nowSeconds: nowSeconds(),
    }
    return historyOf(customer, state.login).accounts.map((account) => wireAccount(state.login, account, at))
  }

  const allAccounts = (customer: Customer): WireAnswer => {
    const accounts = [...customer.logins.values()].flatMap((state) => accountsOf(customer, state))
    return accounts.length > 0
      ? { json: { accounts } }
      : failure(404, 38003, 'Customer does not have any accounts')
  }

  const withLogin = (refresh: boolean): Handler =>
    withCustomer((customer, request) => {
      const login = loginOfId(request.params['l'] ?? '')
      if (!login)
        return failure(
          404,
          '38007',
          'Customer does not have any accounts associated with institutionLoginId.',
        )
      const fault = faultOfTrait[login.identity.trait]
      if (fault) return answerOfFault(fault, faultAnswer)
      const state = stateOf(customer, login)
      const trouble = refresh ? refreshTroubleOf(state) : undefined
      if (refresh) state.failed = trouble !== undefined
      if (trouble) return trouble
      noteList(state, refresh)
      return { json: { accounts: accountsOf(customer, state) } }
    })

  const withAccount = (
    act: (
      found: { state: LoginState; accountId: string; wireId: string; customer: Customer },
      request: WireRequest,
    ) => WireAnswer,
  ): Handler =>
    withCustomer((customer, request) => {
      const wireId = request.params['a'] ?? ''
      const found = accountOfId(wireId)
      if (!found)
        return failure(400, '38003', `customer does not have given account (accountId = [${wireId}])`)
      const fault = faultOfTrait[found.login.identity.trait]
      if (fault) return answerOfFault(fault, faultAnswer)
      const same = [...customer.logins.values()].find(
        ({ login }) => loginIdOf({ ...login, shared: 0 }) === loginIdOf({ ...found.login, shared: 0 }),
      )
      const state = same ?? {
        login: found.login,
        pendingLists: 0,
        refreshed: true,
        repaired: false,
        shallow: new Set<string>(),
      }
      return act({ state, accountId: found.accountId, wireId, customer }, request)
    })

  const transactions = withAccount(({ state, accountId, wireId, customer }, { query }) => {
    const [from, to] = [Number(query.get('fromDate')), Number(query.get('toDate'))]
    if (!(from > 0 && to > from))
      return failure(400, 41002, 'Invalid date range: fromDate must be before toDate')
    const start = Number(query.get('start') ?? 1)
    const limit = Math.min(1000, Number(query.get('limit') ?? 1000))
    if (!(start >= 1)) return failure(400, '41003', 'Start index cannot be less than one.')
    if (!(limit >= 1)) return failure(400, '41004', 'Limit cannot be less than one.')
    const history = historyOf(customer, { ...state.login, shared: 1 << (Number(accountId.slice(1)) - 1) })
    const kind = history.accounts[0]?.kind ?? 'other'
    const oldest = state.shallow.has(wireId) ? (dayNumber(history.refreshedOn) - normalDepthDays) * 86_400 : 0
    const silent = state.pendingLists > 0 || [103, 946].includes(statusCodeOf(state))
    const found = history.transactions
      .filter((line) => !silent && (query.get('includePending') === 'true' || !line.pending))
      .filter((line) => postedSeconds(line) >= Math.max(from, oldest) && postedSeconds(line) <= to)
    if (query.get('sort') !== 'asc') found.reverse()
    const shown = found.slice(start - 1, start - 1 + limit)
    return {
      json: {
        found: found.length,
        displaying: shown.length,
        moreAvailable: String(start - 1 + shown.length < found.length),
        fromDate: String(from),
        toDate: String(to),
        sort: query.get('sort') ?? 'desc',
        transactions: shown.map((line) => wireTransaction(wireId, customer.id, kind, line)),
      },
    }
  })

  const deepen = withAccount(({ state, wireId }) => {
    if (state.login.identity.trait === 'second-factor-again' && !state.repaired)
      return { status: 203, json: { questions: [] } }
    state.shallow.delete(wireId)
    return { status: 204 }
  })

  const owner = withAccount(({ state, customer }) => {
    if (state.login.identity.trait === 'no-owners') return failure(400, '10106', 'Owner is not available')
    const owners = historyOf(customer, state.login).accounts[0]?.owners ?? []
    return {
      json: {
        holders: owners.map((ownerName) => ({
          ...wireHolder(ownerName),
          addresses: [],
          emails: [],
          phones: [],
        })),
      },
    }
  })

  const ownerMatch = withAccount(({ state, customer }, request) =>
    state.login.identity.trait === 'no-owners'
      ? failure(404, '10106', 'Owner is not available')
      : matchOwners(customer, historyOf(customer, state.login).accounts[0]?.owners ?? [], request.json()),
  )

  /** The account alone, with its bank. */
  const ofAccount = (customer: Customer, login: LinkedLogin, accountId: string) => {
    const history = historyOf(customer, { ...login, shared: 1 << (Number(accountId.slice(1)) - 1) })
    return { bank: login.bank, history, account: history.accounts[0] }
  }

  const statements = withAccount(({ state, customer, accountId, wireId }, { query }) => {
    if (state.login.identity.trait === 'second-factor-again' && !state.repaired)
      return failure(500, '185', 'The bank asks for a second factor')
    const of = ofAccount(customer, state.login, accountId)
    return listStatements(of, wireId, query.get('index') ?? '', nowSeconds())
  })

  const asset = withCustomer((customer, { params }) => {
    const wanted = readAssetId(params['s'] ?? '')
    const found = wanted && accountOfId(wanted.wireId)
    return found
      ? readStatement(ofAccount(customer, found.login, found.accountId), wanted.month)
      : failure(404, '13002', 'Asset not found')
  })

  const details = withAccount(({ state, customer, accountId }) => {
    const bit = 1 << (Number(accountId.slice(1)) - 1)
    const account = historyOf(customer, { ...state.login, shared: bit }).accounts[0]
    if (account?.kind !== 'checking' && account?.kind !== 'savings')
      return failure(400, '20000', 'Account type not supported')
    if (state.login.bank.keepsNumbers) return failure(404, 20000, 'Routing number not found')
    const numbers = numbersOf(account)
    return { json: { routingNumber: numbers.routing, realAccountNumber: numbers.account } }
  })

  const makeCustomer =
    (type: Customer['type']): Handler =>
    (request) => {
      const { username, firstName, lastName, email, phone } = request.json()
      if (typeof username !== 'string' || username.length < 6)
        return failure(400, '110039', 'Username is not as per the policy.')
      const made = customers.make(
        username,
        {
          fullName: [firstName, lastName].filter((name) => typeof name === 'string').join(' '),
          ...(typeof email === 'string' ? { email } : {}),
          ...(typeof phone === 'string' ? { phone } : {}),
        },
        type,
      )
      if (made === 'taken') return failure(409, '110002', 'Username is not available.')
      return { status: 201, json: { id: made.id, username, createdDate: nowSeconds() } }
    }

  const customerPath = '/aggregation/v1/customers/:c'
  return [
    ['POST', '/aggregation/v2/customers/active', makeCustomer('active')],
    ['POST', '/aggregation/v2/customers/testing', makeCustomer('testing')],
    [
      'GET',
      '/aggregation/v1/customers',
      ({ query }) => {
        const found = customers.byUsername(query.get('username') ?? '')
        return {
          json: {
            found: found ? 1 : 0,
            displaying: found ? 1 : 0,
            // Here a boolean, text in the lists of transactions.
            moreAvailable: false,
            customers: found
              ? [{ id: found.id, username: found.username, type: found.type, createdDate: found.createdDate }]
              : [],
          },
        }
      },
    ],
    [
      'DELETE',
      customerPath,
      withCustomer((customer) => {
        customers.remove(customer.id)
        return { status: 204 }
      }),
    ],
    ['GET', `${customerPath}/accounts`, withCustomer(allAccounts)],
    [
      'POST',
      `${customerPath}/accounts`,
      withCustomer((customer) => {
        for (const state of customer.logins.values()) noteList(state, true)
        return allAccounts(customer)
      }),
    ],
    ['GET', `${customerPath}/institutionLogins/:l/accounts`, withLogin(false)],
    ['POST', `${customerPath}/institutionLogins/:l/accounts`, withLogin(true)],
    ['POST', `${customerPath}/accounts/:a/transactions/historic`, deepen],
    ['GET', '/aggregation/v4/customers/:c/accounts/:a/transactions', transactions],
    ['GET', '/aggregation/v3/customers/:c/accounts/:a/owner', owner],
    ['POST', '/account-owner-verification-matchings/customers/:c/accounts/:a', ownerMatch],
    ...businessRoutes(withCustomer, now),
    ['GET', `${customerPath}/accounts/:a/details`, details],
    ['GET', '/aggregation/v3/customers/:c/accounts/:a/statement', statements],
    ['GET', `${customerPath}/assets/:s`, asset],
    [
      'GET',
      '/institution/v2/institutions/:i',
      ({ params }) => {
        const bank = bankById(params['i'] ?? '')
        return bank
          ? {
              json: {
                institution: wireInstitution(bank),
              },
            }
          : failure(404, '14006', 'Institution not found.')
      },
    ],
  ]
}
