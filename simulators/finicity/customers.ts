// Finicity's customers, and how the logins that they linked are doing.
import { hash32 } from '#simulators/bank-world/dice.ts'
import type { LinkedLogin } from '#simulators/bank-world/linked-login.ts'
import { accountIdOf, loginIdOf } from './wire.ts'

export interface Customer {
  readonly id: string
  readonly username: string
  /** '' when the customer was made before this simulator was started. */
  readonly fullName: string
  readonly logins: Map<string, LoginState>
}

export interface LoginState {
  readonly login: LinkedLogin
  /** Refreshes that must still come before new accounts are active. */
  refreshesLeft: number
  repaired: boolean
  /** Accounts that show 180 days until their older lines are asked for. */
  readonly shallow: Set<string>
}

const checkDigit = (digits: string): string =>
  String([...digits].reduce((sum, d, i) => sum + Number(d) * (i + 2), 0) % 10)

/** Ten digits that follow from the user name, so that a restarted simulator gives the same customer again. */
export function customerIdOf(username: string): string {
  const digits = `10${String(hash32(username) % 10_000_000).padStart(7, '0')}`
  return digits + checkDigit(digits)
}

const isCustomerId = (id: string): boolean =>
  /^10\d{8}$/.test(id) && checkDigit(id.slice(0, 9)) === id.slice(9)

export function createCustomers() {
  const all = new Map<string, Customer>()
  const deleted = new Set<string>()
  const blank = (id: string, username: string, fullName: string): Customer => {
    const customer: Customer = { id, username, fullName, logins: new Map() }
    all.set(id, customer)
    return customer
  }
  return {
    make(username: string, fullName: string): Customer | 'taken' {
      const id = customerIdOf(username)
      if (all.has(id)) return 'taken'
      deleted.delete(id)
      return blank(id, username, fullName)
    },
    /** A customer from before the start is known by the shape of its id. */
    find(id: string): Customer | undefined {
      if (deleted.has(id) || !isCustomerId(id)) return undefined
      return all.get(id) ?? blank(id, '', '')
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
    refreshesLeft: login.identity.trait === 'slow' ? 4 : 1,
    repaired: false,
    shallow: new Set(accountIds.map((id) => accountIdOf(login, id))),
  }
  customer.logins.set(loginIdOf(login), state)
  return state
}

/** Status code of a login's accounts: 103 = the credentials are no longer good, 102 = the bank does not answer. */
export function statusCodeOf({ login, repaired }: Pick<LoginState, 'login' | 'repaired'>): number {
  if (login.identity.persona === 'needs-login' && !repaired) return 103
  return login.identity.trait === 'report-failed' ? 102 : 0
}
