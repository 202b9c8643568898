// The vendor's frame and the messages it exchanges with the page that holds it: its own small protocol, spoken without its library.
// Messages: ping -> ack; then route, user, url (open a bank's own login), closePopup, and one of done, cancel, error.

export type FrameEnd =
  { readonly kind: 'done' } | { readonly kind: 'cancelled' | 'failed'; readonly reason: string }

const PING_MS = 1000
const WATCH_MS = 500

/** Talks with `frame`, whose address is `url`, until `onEnd`. Answers how to stop listening. */
export function listenToBankFrame(
  frame: HTMLIFrameElement,
  url: string,
  onEnd: (end: FrameEnd) => void,
): () => void {
  const { origin } = new URL(url)
  const tell = (message: object) => frame.contentWindow?.postMessage(message, origin)
  const ping = () =>
    tell({ type: 'ping', platform: 'iframe', isEmbedded: true, isPopup: false, isNodeAttached: true })
  let popup: Window | null = null
  let watching: ReturnType<typeof setInterval> | undefined
  const pinging = setInterval(ping, PING_MS)

  const openBank = (address: string) => {
    if (!/^https?:/.test(address)) return
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

  const end = (how: FrameEnd) => {
    stop()
    onEnd(how)
  }
  const hear = ({ origin: from, source, data }: MessageEvent<unknown>) => {
    if (from !== origin || source !== frame.contentWindow || typeof data !== 'object' || data === null) return
    const { type, url: address, data: payload } = data as { type?: unknown; url?: unknown; data?: unknown }
    const reason = reasonOf(payload)
    if (type === 'ack') clearInterval(pinging)
    else if (type === 'url') openBank(String(address))
    else if (type === 'closePopup') popup?.close()
    else if (type === 'done') end({ kind: 'done' })
    else if (type === 'cancel') end({ kind: 'cancelled', reason })
    else if (type === 'error') end({ kind: 'failed', reason })
  }
  const stop = () => {
    clearInterval(pinging)
    clearInterval(watching)
    window.removeEventListener('message', hear)
  }
  window.addEventListener('message', hear)
  frame.addEventListener('load', ping, { once: true })
  return stop
}

const reasonOf = (payload: unknown): string => {
  const { reason } = (typeof payload === 'object' && payload !== null ? payload : {}) as { reason?: unknown }
  return typeof reason === 'string' ? reason.slice(0, 200) : ''
}
