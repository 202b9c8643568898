// What a browser keeps of a visit, each item with its own end: contact and place only, never a tax id or a date of birth.

const DEFAULT_MS = 900_000
const TRACKING_MS = 4_000_000
const SALES_MS = 8_000_000

/** Names and lifetimes in milliseconds (specification 1, sections 3 and 9, specification 2, section 3). */
export const storedItems = {
  leadid: DEFAULT_MS,
  first_name: DEFAULT_MS,
  firstname: DEFAULT_MS,
  lastname: DEFAULT_MS,
  email: DEFAULT_MS,
  phone: DEFAULT_MS,
  campaign_id: DEFAULT_MS,
  product: DEFAULT_MS,
  requested_amount: DEFAULT_MS,
  'pre-offer-selected': DEFAULT_MS,
  sms_optin_subscribed: DEFAULT_MS,
  mql_type: DEFAULT_MS,
  link_token: DEFAULT_MS,
  last_seen: DEFAULT_MS,
  account_id: DEFAULT_MS,
  company_name: DEFAULT_MS,
  oppid: DEFAULT_MS,
  active_plaid_connections: DEFAULT_MS,
  monthly_sales: SALES_MS,
  startMonthNumber: SALES_MS,
  oauth_state_id: TRACKING_MS,
  gclid: TRACKING_MS,
  fbclid: TRACKING_MS,
  ttclid: TRACKING_MS,
  fbp: TRACKING_MS,
  external_id: TRACKING_MS,
  marketing_cloud_campaign: TRACKING_MS,
  utm_app_cta: TRACKING_MS,
  utm_campaign: TRACKING_MS,
  utm_medium: TRACKING_MS,
  utm_source: TRACKING_MS,
  utm_rep: TRACKING_MS,
} as const

export type StoredItem = keyof typeof storedItems
const names = Object.keys(storedItems) as StoredItem[]

export interface StoredItems {
  /** The value, or '' when there is none or its time is over; what is over is removed. */
  get(name: StoredItem): string
  /** '' removes the item. */
  set(name: StoredItem, value: string): void
  /** Removes every item whose time is over, and what nobody can read. */
  sweep(): void
  /** Removes every item: whoever logs out leaves nothing to the next person (specification 1, section 4). */
  clear(): void
}

/** A browser that refuses storage (private mode, full) keeps nothing; nobody is stopped by that. */
export function createStoredItems(storage: () => Storage, now: () => number): StoredItems {
  const quietly = <T>(act: () => T, otherwise: T): T => {
    try {
      return act()
    } catch {
      return otherwise
    }
  }
  const get = (name: StoredItem): string =>
    quietly(() => {
      const kept = storage().getItem(name)
      if (kept === null) return ''
      const { value, expiry } = readItem(kept)
      if (typeof value === 'string' && typeof expiry === 'number' && expiry > now()) return value
      storage().removeItem(name)
      return ''
    }, '')
  return {
    get,
    set: (name, value) =>
      quietly(() => {
        if (value === '') storage().removeItem(name)
        else storage().setItem(name, JSON.stringify({ value, expiry: now() + storedItems[name] }))
      }, undefined),
    sweep: () => names.forEach(get),
    clear: () => names.forEach((name) => quietly(() => storage().removeItem(name), undefined)),
  }
}

function readItem(text: string): { readonly value?: unknown; readonly expiry?: unknown } {
  try {
    return Object(JSON.parse(text)) as object
  } catch {
    return {}
  }
}

const SWEEP_EVERY_MS = 60_000

/** For the start of every page: what a visit of days ago left goes at once, what runs out while a page stays open within a minute. */
export function keepSwept(
  items: StoredItems = stored,
  every: (run: () => void, ms: number) => unknown = setInterval,
): void {
  items.sweep()
  every(items.sweep, SWEEP_EVERY_MS)
}

/** The browser's own. */
export const stored: StoredItems = createStoredItems(
  () => window.localStorage,
  () => Date.now(),
)
