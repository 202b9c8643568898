// The vendor's own script for linking by tokens: loads it when needed, opens it with our token, and hears how it ended.

interface WidgetError {
  readonly error_code?: string
  readonly error_type?: string
}
interface WidgetHandler {
  readonly open: () => void
  readonly destroy: () => void
}
interface WidgetConfig {
  readonly token: string
  readonly receivedRedirectUri?: string
  readonly onSuccess: (publicToken: string) => void
  readonly onExit: (error: WidgetError | null) => void
}
declare global {
  interface Window {
    Plaid?: { create: (config: WidgetConfig) => WidgetHandler }
  }
}

type WidgetEnd =
  | { readonly kind: 'linked'; readonly publicToken: string }
  | { readonly kind: 'cancelled' | 'failed'; readonly reason: string }

let loading: Promise<boolean> | null = null

/** Whether the script is here; a failed load may be tried again. */
function loadScript(address: string): Promise<boolean> {
  loading ??= new Promise<boolean>((done) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => done(true)
    script.onerror = () => done(false)
    document.head.append(script)
  }).then((loaded) => {
    if (!loaded) loading = null
    return loaded
  })
  return loading
}

interface Opening {
  readonly script: string
  readonly token: string
  /** The full address that an OAuth bank came back to; the token is then the one that the trip began with. */
  readonly receivedRedirectUri?: string
  /** Closes the widget when the page is left. */
  readonly signal: AbortSignal
}

/** Opens the widget and answers what it ended in; never, when the page was left. */
export async function openBankWidget({
  script,
  token,
  receivedRedirectUri,
  signal,
}: Opening): Promise<WidgetEnd> {
  if (!(await loadScript(script)) || !window.Plaid) return { kind: 'failed', reason: 'unavailable' }
  const { create } = window.Plaid
  return new Promise((done) => {
    if (signal.aborted) return
    const end = (how: WidgetEnd) => {
      handler.destroy()
      done(how)
    }
    const handler = create({
      token,
      ...(receivedRedirectUri ? { receivedRedirectUri } : {}),
      onSuccess: (publicToken) => end({ kind: 'linked', publicToken }),
      onExit: (error) => end(endOfExit(error)),
    })
    signal.addEventListener('abort', () => handler.destroy())
    handler.open()
  })
}

/** An exit keeps the widget's error. Without one the person closed it: its status tells only on which screen, which is no cause. */
export function endOfExit(error: WidgetError | null): WidgetEnd {
  const told = error?.error_code ?? error?.error_type
  return told ? { kind: 'failed', reason: told.slice(0, 200) } : { kind: 'cancelled', reason: '' }
}
