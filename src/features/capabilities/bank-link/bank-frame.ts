// The vendor's frame and the messages it exchanges with the page that holds it: its own small protocol, spoken without its library.
// Messages: ping -> ack; then route, user, url (open a bank's own login), closePopup, and one of done, cancel, error.

export type FrameEnd =
  | { readonly kind: 'done' }
  | { readonly kind: 'cancelled' | 'failed'; readonly reason: string }

type FrameMessage =
  | { readonly kind: 'ack' | 'closePopup' | 'route' | 'user' }
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'end'; readonly end: FrameEnd }

/** What a message of the frame means; null for anything else, addresses that no browser should open included. */
export function frameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, url, data: payload } = data as { type?: unknown; url?: unknown; data?: unknown }
  switch (type) {
    case 'ack':
    case 'closePopup':
    case 'route':
    case 'user':
      return { kind: type }
    case 'url':
      return typeof url === 'string' && /^https?:\/\//.test(url) ? { kind: 'url', url } : null
    case 'done':
      return { kind: 'end', end: { kind: 'done' } }
    case 'cancel':
      return { kind: 'end', end: { kind: 'cancelled', reason: reasonOf(payload) } }
    case 'error':
      return { kind: 'end', end: { kind: 'failed', reason: reasonOf(payload) } }
    default:
      return null
  }
}

/** The frame's own code ('invalidCredentials'), '' where it gave none. */
function reasonOf(payload: unknown): string {
  const { reason } = (typeof payload === 'object' && payload !== null ? payload : {}) as { reason?: unknown }
  return typeof reason === 'string' ? reason.slice(0, 200) : ''
}

const PING_MS = 1000
const WATCH_MS = 500

interface FrameHearing {
  /** The frame is there and talks. */
  readonly onReady?: () => void
  readonly onEnd: (end: FrameEnd) => void
}

/** Talks with `frame`, whose address is `url`, until its end. Answers how to stop listening. */
export function listenToBankFrame(
  frame: HTMLIFrameElement,
  url: string,
  { onReady, onEnd }: FrameHearing,
): () => void {
  const { origin } = new URL(url)
  const tell = (message: object) => frame.contentWindow?.postMessage(message, origin)
  const ping = () =>
    tell({ type: 'ping', platform: 'iframe', isEmbedded: true, isPopup: false, isNodeAttached: true })
  let popup: Window | null = null
  let watching: ReturnType<typeof setInterval> | undefined
  const pinging = setInterval(ping, PING_MS)

  const openBank = (address: string) => {
    popup = window.open(address, 'bank', 'popup,width=600,height=700')
    popup?.focus()
    if (!popup) return tell({ type: 'window', closed: true, blocked: true })
    clearInterval(watching)
    watching = setInterval(() => {
      if (!popup?.closed) return
      clearInterval(watching)
      tell({ type: 'window', closed: true, blocked: false })
    }, WATCH_MS)
  }
  const hear = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return
    const message = frameMessage(event.data)
    if (!message) return
    clearInterval(pinging)
    onReady?.()
    if (message.kind === 'url') openBank(message.url)
    else if (message.kind === 'closePopup') popup?.close()
    else if (message.kind === 'end') {
      stop()
      popup?.close()
      onEnd(message.end)
    }
  }
  const stop = () => {
    clearInterval(pinging)
    clearInterval(watching)
    window.removeEventListener('message', hear)
  }
  window.addEventListener('message', hear)
  return stop
}
