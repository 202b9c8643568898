// Finicity's customers, and how the logins that they linked are doing.
import { hash32 } from '#simulators/bank-world/dice.ts'
import type { LinkedLogin } from '#simulators/bank-world/linked-login.ts'
import type { WireAnswer } from '#simulators/bank-world/wire-server.ts'
import { failure } from './partner.ts'
import { accountIdOf, loginIdOf } from './wire.ts'

export interface Customer {
  readonly id: string
  readonly username: string
  readonly type: 'active' | 'testing'
  /** Unix seconds. */
  readonly createdDate: number
  /** '' when the customer was made before this simulator was started. */
  readonly fullName: string
  readonly email?: string
  readonly phone?: string
  readonly logins: Map<string, LoginState>
}

type Person = Pick<Customer, 'fullName' | 'email' | 'phone'>

export interface LoginState {
  readonly login: LinkedLogin
  /** Lists of its accounts that still show new ones as 'pending'; they count once a refresh has asked the bank. */
  pendingLists: number
  refreshed: boolean
  /** The last refresh came to nothing: the accounts carry its code from then on. */
  failed?: boolean
  repaired: boolean
  /** Accounts that show 180 days until their older lines are asked for. */
  readonly shallow: Set<string>
}

const checkDigit = (digits: string): string =>
  String([...digits].reduce((sum, d, i) => sum + Number(d) * (i + 2), 0) % 10)

/** Ten digits that follow from the user name, so that a restarted simulator gives the same customer again. */
function customerIdOf(username: string): string {
  const digits = `10${String(hash32(username) % 10_000_000).padStart(7, '0')}`
  return digits + checkDigit(digits)
}

const isCustomerId = (id: string): boolean =>
  /^10\d{8}$/.test(id) && checkDigit(id.slice(0, 9)) === id.slice(9)

export function createCustomers(nowSeconds: () => number) {
  const all = new Map<string, Customer>()
  const deleted = new Set<string>()
  const blank = (
    id: string,
    username: string,
    person: Person,
    type: Customer['type'] = 'active',
  ): Customer => {
    const customer: Customer = { id, username, type, createdDate: nowSeconds(), ...person, logins: new Map() }
    all.set(id, customer)
    return customer
  }
  return {
    make(username: string, person: Person, type: Customer['type']): Customer | 'taken' {
      const id = customerIdOf(username)
      if (all.has(id)) return 'taken'
      deleted.delete(id)
      return blank(id, username, person, type)
    },
    /** A customer from before the start is known by the shape of its id. */
    find(id: string): Customer | undefined {
      if (deleted.has(id) || !isCustomerId(id)) return undefined
      return all.get(id) ?? blank(id, '', { fullName: '' })
    },
    byUsername: (username: string): Customer | undefined =>
      [...all.values()].find((c) => c.username === username),
    remove(id: string): void {
      all.delete(id)
      deleted.add(id)
    },
  }
}

/** Remembers a new link. Its accounts are 'pending' until the first refresh. */
export function addLogin(customer: Customer, login: LinkedLogin, accountIds: readonly string[]): LoginState {
  const state: LoginState = {
    login,
    pendingLists: login.identity.trait === 'slow' ? 4 : 1,
    refreshed: false,
    repaired: false,
    shallow: new Set(accountIds.map((id) => accountIdOf(login, id))),
  }
  customer.logins.set(loginIdOf(login), state)
  return state
}

/** Status code of a login's accounts: 103 = the credentials are no longer good, 946 = the access ran out, 102 = the bank does not answer. */
export function statusCodeOf({ login, repaired, failed }: LoginState): number {
  if (login.identity.persona === 'needs-login' && !repaired) return 103
  if (login.identity.trait === 'report-login' && !repaired) return 946
  if (login.identity.trait === 'report-down' && failed) return 102
  return login.identity.trait === 'report-failed' ? 102 : 0
}

/** What a refresh answers before its owner has been there: a failed aggregation, as a 500 with its code, or the second factor. */
export function refreshTroubleOf({ login, repaired }: LoginState): WireAnswer | undefined {
  if (repaired) return undefined
  if (login.identity.trait === 'report-login') return failure(500, '946', 'OAuth token has expired')
  if (login.identity.trait === 'report-down') return failure(500, 102, 'Unable to connect to the institution')
  return login.identity.trait === 'no-lines' ? { status: 203, json: { questions: [] } } : undefined
}

/** One more list of this login: a refresh begins the gathering, and whoever lists later sees it end. */
export function noteList(state: LoginState, refresh: boolean): void {
  if (refresh) state.refreshed = true
  if (state.refreshed) state.pendingLists = Math.max(0, state.pendingLists - 1)
}
