// Plaid's items: what is remembered of each, and the tokens that lead to them.
import { easternToday } from '#simulators/bank-world/eastern-today.ts'
import type { LinkedLogin } from '#simulators/bank-world/linked-login.ts'
import { accessTokenOf, idOf, readAccessToken } from './tokens.ts'

export interface Item {
  readonly accessToken: string
  readonly itemId: string
  readonly login: LinkedLogin
  /** Names on the accounts; undefined when the item is older than this simulator's start. */
  readonly owners: readonly string[] | undefined
  readonly webhook: string | undefined
  /** Whether its owner agreed to statements. */
  readonly statements: boolean
  /** Whether its owner agreed to transactions. */
  readonly transactions: boolean
  repaired: boolean
  /** What the vendor says is wrong with it; null: nothing, undefined: as its login goes. */
  error?: string | null
}

const publicTokenLivesMs = 30 * 60_000

export function createItems(now: () => Date) {
  const items = new Map<string, Item>()
  const removed = new Set<string>()
  const publicTokens = new Map<string, { readonly item: Item; readonly until: number }>()
  const remember = (item: Item): Item => {
    items.set(item.accessToken, item)
    return item
  }
  return {
    make(made: Pick<Item, 'login' | 'owners' | 'webhook' | 'statements' | 'transactions'>): Item {
      const accessToken = accessTokenOf(made)
      return remember({ ...made, accessToken, itemId: idOf(accessToken), repaired: false })
    },
    /** An item from before the start is known by the digits of its token. */
    find(accessToken: string): Item | undefined {
      const known = items.get(accessToken)
      if (known) return known
      const read = removed.has(accessToken) ? undefined : readAccessToken(accessToken)
      if (!read) return undefined
      return remember({
        accessToken,
        itemId: idOf(accessToken),
        ...read,
        owners: undefined,
        webhook: undefined,
        repaired: false,
      })
    },
    byId: (itemId: string): Item | undefined => [...items.values()].find((item) => item.itemId === itemId),
    remove(item: Item): void {
      items.delete(item.accessToken)
      removed.add(item.accessToken)
    },
    publicTokenFor(item: Item): string {
      const token = item.accessToken.replace('access-', 'public-')
      publicTokens.set(token, { item, until: now().getTime() + publicTokenLivesMs })
      return token
    },
    /** Works once, for half an hour. */
    exchange(publicToken: string): Item | undefined {
      const found = publicTokens.get(publicToken)
      publicTokens.delete(publicToken)
      return found && found.until > now().getTime() ? found.item : undefined
    },
    today: () => easternToday(now()),
    now,
  }
}

export type Items = ReturnType<typeof createItems>

/** What is wrong with an item, in the vendor's code; null: nothing. */
export function errorOf({ login, repaired, error }: Item): string | null {
  if (error !== undefined) return error
  const wantsOwner =
    login.identity.persona === 'needs-login' || login.identity.trait === 'second-factor-again'
  return wantsOwner && !repaired ? 'ITEM_LOGIN_REQUIRED' : null
}
