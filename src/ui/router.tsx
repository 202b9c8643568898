// Addresses below /business: where the browser is, going elsewhere, and which pattern an address fits. A router library is 13 kB of
// the first page; the wizard needs this much of it. The history entries look as the library makes them, so that both live side by side.
import {
  createContext,
  useContext,
  useSyncExternalStore,
  type AnchorHTMLAttributes,
  type MouseEvent,
} from 'react'

export const BASE_PATH = '/business'

interface Place {
  /** Without the base path, '/' at least. */
  readonly pathname: string
  readonly search: string
  /** What was given along when going there; survives a reload. */
  readonly state: unknown
}

type Navigate = (to: string | number, how?: { readonly replace?: boolean; readonly state?: unknown }) => void

interface Entry {
  readonly usr?: unknown
  readonly idx?: number
  readonly key?: string
}

const listeners = new Set<() => void>()
let last: { readonly href: string; readonly entry: unknown; readonly place: Place } | null = null

const entry = (): Entry => (window.history.state as Entry | null) ?? {}

/** The same object as long as nothing changed. */
function here(): Place {
  const { href, pathname, search } = window.location
  if (last?.href === href && last.entry === window.history.state) return last.place
  const below = pathname.startsWith(BASE_PATH) ? pathname.slice(BASE_PATH.length) : pathname
  const place = { pathname: below || '/', search, state: entry().usr ?? null }
  last = { href, entry: window.history.state as unknown, place }
  return place
}

const onServer: Place = { pathname: '/apply/', search: '', state: null }
const atFirst = () => (typeof window === 'undefined' ? onServer : here())

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/** A number goes that many entries forward or back, a path (without the base) makes an entry or replaces the current one. */
export const navigate: Navigate = (to, { replace = false, state = null } = {}) => {
  if (typeof to === 'number') return window.history.go(to)
  const { idx = 0 } = entry()
  const next: Entry = { usr: state, idx: replace ? idx : idx + 1, key: String(Math.random()).slice(2, 10) }
  window.history[replace ? 'replaceState' : 'pushState'](next, '', BASE_PATH + to)
  listeners.forEach((listener) => listener())
}

export const useLocation = (): Place => useSyncExternalStore(subscribe, here, atFirst)

/** Whether an entry of ours lies before this one, so that going back stays in the application. */
export const canGoBack = (): boolean => (entry().idx ?? 0) > 0

export type Params = Readonly<Record<string, string | undefined>>
export const ParamsContext = createContext<Params>({})
/** The named parts of the address (':code'), decoded. */
export const useParams = (): Params => useContext(ParamsContext)

/** The named parts when the path fits the pattern ('/apply/amt/:amt'; '*' at the end takes the rest), else null. Slashes at the end do not matter. */
export function matchPath(pattern: string, path: string): Params | null {
  const wanted = pattern.split('/').filter(Boolean)
  const given = path.split('/').filter(Boolean)
  const open = wanted.at(-1) === '*'
  if (open) wanted.pop()
  if (open ? given.length < wanted.length : given.length !== wanted.length) return null
  const params: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const text = given[at] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decoded(text)
    else if (part !== text) return null
  }
  return params
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A link inside the application. */
export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(to)
  }
  return <a {...rest} href={BASE_PATH + to} onClick={follow} />
}
