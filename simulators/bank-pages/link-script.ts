// What the demo loads in place of the vendor's hosted Link script: the same global, the same calls, our frame inside. As the vendor's, it
// adds a style element to the page and calls its API from there: without either it does not open.
// Kept as text because the browser gets it as it is; no build step touches it.

/** `heartbeat`: an address of the vendor's API. */
export const linkScript = (heartbeat: string): string => `'use strict'
;(() => {
  const base = new URL('../../../', document.currentScript.src)

  function create(config) {
    let layer, frame, style, before, overflow
    const onEvent = (name, metadata) => config.onEvent && config.onEvent(name, metadata || {})

    function close() {
      if (!layer) return
      layer.remove()
      style.remove()
      layer = undefined
      document.documentElement.style.overflow = overflow
      window.removeEventListener('message', hear)
      if (before && before.focus) before.focus()
    }

    function hear(event) {
      if (!frame || event.source !== frame.contentWindow || event.origin !== base.origin) return
      const message = event.data || {}
      if (message.type === 'event') onEvent(message.name, message.metadata)
      if (message.type === 'redirect') window.location.assign(message.url)
      if (message.type === 'url') window.open(message.url, 'bank', 'popup,width=600,height=700')
      if (message.type === 'success') {
        close()
        onEvent('HANDOFF', message.metadata)
        config.onSuccess(message.public_token, message.metadata)
      }
      if (message.type === 'exit') leave(message.error, message.metadata)
    }

    function leave(error, metadata) {
      if (!layer) return
      close()
      onEvent('EXIT', metadata)
      if (config.onExit) config.onExit(error || null, metadata || {})
    }

    function open() {
      if (layer) return
      before = document.activeElement
      overflow = document.documentElement.style.overflow
      const address = new URL('bank/frame', base)
      address.searchParams.set('session', config.token)
      address.searchParams.set('holder', window.location.origin)
      if (config.receivedRedirectUri) address.searchParams.set('received', config.receivedRedirectUri)
      style = document.createElement('style')
      style.id = 'plaid-link-stylesheet-1'
      style.textContent = '#plaid-link-layer > iframe { width: 100%; height: 100%; border: 0 }'
      document.head.append(style)
      fetch('${heartbeat}').catch(() => leave({ error_code: 'INTERNAL_SERVER_ERROR', error_type: 'API_ERROR' }, {}))
      layer = document.createElement('div')
      layer.id = 'plaid-link-layer'
      layer.setAttribute('role', 'dialog')
      layer.setAttribute('aria-modal', 'true')
      layer.setAttribute('aria-label', 'Bank connection')
      Object.assign(layer.style, { position: 'fixed', inset: '0', zIndex: '2147483000', background: 'rgba(20, 28, 40, .55)' })
      frame = document.createElement('iframe')
      frame.src = address.href
      frame.title = 'Bank connection'
      frame.id = 'plaid-link-iframe-1'
      // Two stops around the frame bring the focus back into it.
      const stop = () => {
        const edge = document.createElement('div')
        edge.tabIndex = 0
        edge.addEventListener('focus', () => frame.focus())
        return edge
      }
      layer.append(stop(), frame, stop())
      document.body.append(layer)
      document.documentElement.style.overflow = 'hidden'
      window.addEventListener('message', hear)
      frame.addEventListener('load', () => frame && frame.focus(), { once: true })
      onEvent('OPEN', {})
    }

    setTimeout(() => config.onLoad && config.onLoad(), 0)
    return {
      open,
      submit: () => {},
      exit: () => leave(null, {}),
      destroy: close,
    }
  }

  window.Plaid = { create }
})()
`
