// What must outlive the trip to a bank's own login page: the link token and where linking was started, kept with the spec's expiries.
// In the browser's storage and not in the tab's: on phones the bank's app comes back in another tab.
import { stored, type StoredItems } from '#ui/stored-items.ts'

/** The one fixed route that OAuth banks send the browser back to (decision 29). */
export const OAUTH_RETURN_PATH = '/business/oauth-return'
const BASE_PATH = '/business'

interface Away {
  readonly token: string
  /** Below the base path, for the router. */
  readonly path: string
  /** The router's own state: the page of the flow. */
  readonly state: unknown
}

function awayOf(items: StoredItems): Away | null {
  try {
    const { token, path, state } = JSON.parse(items.get('link_token')) as Partial<Away>
    const known = typeof token === 'string' && typeof path === 'string' && /^\/(?!\/)/.test(path)
    return known ? { token, path, state: state ?? null } : null
  } catch {
    return null
  }
}

/** Called before the widget opens: the bank's page may take this one's place. */
export function rememberForOauth(token: string, items: StoredItems = stored): void {
  const { pathname } = window.location
  const path = pathname.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) : pathname
  const state = (window.history.state as { usr?: unknown } | null)?.usr ?? null
  items.set('link_token', JSON.stringify({ token, path, state } satisfies Away))
}

/** For the return route: where linking was started, null when that is not known any more. */
export function backFromBank(items: StoredItems = stored): Pick<Away, 'path' | 'state'> | null {
  const away = awayOf(items)
  return away && { path: away.path, state: away.state }
}

/** Back from the bank: what the widget is opened again with, or that its token is over. Null when nobody came back. */
export type OAuthReturn =
  | { readonly kind: 'resume'; readonly token: string; readonly receivedRedirectUri: string }
  | { readonly kind: 'expired' }

/** Answers once: what it read is forgotten, so that a later visit of the page starts afresh. */
export function takeOauthReturn(items: StoredItems = stored): OAuthReturn | null {
  const state = items.get('oauth_state_id')
  if (!state) return null
  const away = awayOf(items)
  items.set('oauth_state_id', '')
  items.set('link_token', '')
  if (!away) return { kind: 'expired' }
  const query = new URLSearchParams({ oauth_state_id: state }).toString()
  return {
    kind: 'resume',
    token: away.token,
    receivedRedirectUri: `${window.location.origin}${OAUTH_RETURN_PATH}?${query}`,
  }
}

/** The widget has ended: its token is of no more use. */
export const forgetOauth = (items: StoredItems = stored): void => items.set('link_token', '')
