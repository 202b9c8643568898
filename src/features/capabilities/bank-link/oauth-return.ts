// What must outlive the trip to a bank's own login page: the link token and where linking was started, kept with the spec's expiries.
// In the browser's storage and not in the tab's: on phones the bank's app comes back in another tab.
import { stored, type StoredItems } from '#ui/stored-items.ts'

/** The one fixed route that OAuth banks send the browser back to (spec 69). */
export const OAUTH_RETURN_PATH = '/business/oauth-return'

interface Away {
  readonly token: string
  /** Where linking was started, below the router's base path. */
  readonly path: string
  /** The router's own state there: the page of the flow. */
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
export const leaveForBank = (away: Away, items: StoredItems = stored): void =>
  items.set('link_token', JSON.stringify(away))

/** For the return route: where linking was started, null when that is not known any more. */
export function backFromBank(items: StoredItems = stored): Pick<Away, 'path' | 'state'> | null {
  const away = awayOf(items)
  return away && { path: away.path, state: away.state }
}

/**
 * What the widget is opened again with after such a trip: the same token and the full address that the bank came back to. Null when
 * nobody came back, or too late. Answers once, so that a later visit of the page starts afresh.
 */
export function takeReturn(
  items: StoredItems = stored,
): { readonly token: string; readonly receivedUri: string } | null {
  const state = items.get('oauth_state_id')
  if (!state) return null
  const away = awayOf(items)
  forgetReturn(items)
  const query = new URLSearchParams({ oauth_state_id: state }).toString()
  return away && { token: away.token, receivedUri: `${window.location.origin}${OAUTH_RETURN_PATH}?${query}` }
}

/** The widget has ended: its token is of no more use. */
export function forgetReturn(items: StoredItems = stored): void {
  items.set('oauth_state_id', '')
  items.set('link_token', '')
}
