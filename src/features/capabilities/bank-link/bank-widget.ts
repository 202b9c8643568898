// The vendor's own script for linking by tokens: loaded when it is needed, opened with our token, told what came of it.

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
  readonly onExit: (error: WidgetError | null, metadata?: { status?: string | null }) => void
}
declare global {
  interface Window {
    Plaid?: { create: (config: WidgetConfig) => WidgetHandler }
  }
}

export type WidgetEnd =
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

/**
 * Opens the widget and answers what it ended in; `receivedRedirectUri` is the full address that an OAuth bank came back to.
 * The same token opens it again after such a return.
 */
export async function openBankWidget(
  script: string,
  token: string,
  receivedRedirectUri?: string,
): Promise<WidgetEnd> {
  const unavailable: WidgetEnd = { kind: 'failed', reason: 'unavailable' }
  if (!(await loadScript(script)) || !window.Plaid) return unavailable
  const { create } = window.Plaid
  return new Promise((done) => {
    const handler = create({
      token,
      ...(receivedRedirectUri ? { receivedRedirectUri } : {}),
      onSuccess: (publicToken) => {
        handler.destroy()
        done({ kind: 'linked', publicToken })
      },
      onExit: (error, metadata) => {
        handler.destroy()
        const told = error?.error_code ?? error?.error_type
        done(
          told
            ? { kind: 'failed', reason: told.slice(0, 200) }
            : { kind: 'cancelled', reason: String(metadata?.status ?? '').slice(0, 200) },
        )
      },
    })
    handler.open()
  })
}
