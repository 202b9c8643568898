// The script of the bank pages: sends forms without leaving the page, keeps the focus, and talks with the window that holds the frame.
// Kept as text because the browser gets it as it is; no build step touches it.

export const frameScript = `'use strict'
const card = document.getElementById('card')
// The window that holds us: told by the server where the vendor's protocol names it, else learnt from its first ping.
let parentOrigin = document.body.dataset.origin || '*'

function tell(message) {
  const holder = window.opener && window.parent === window ? window.opener : window.parent
  if (holder !== window) holder.postMessage(message, parentOrigin)
}

function passMessages() {
  for (const message of JSON.parse(card.dataset.messages || '[]')) tell(message)
  card.removeAttribute('data-messages')
}

function settleFocus(first) {
  const wrong = card.querySelector('[aria-invalid=true]')
  const heading = document.getElementById('heading')
  if (wrong) wrong.focus()
  else if (heading && !first) heading.focus()
  card.scrollTop = 0
}

async function submit(form, button) {
  if (card.getAttribute('aria-busy') === 'true') return
  const data = new URLSearchParams(new FormData(form))
  if (button && button.name) data.set(button.name, button.value)
  card.setAttribute('aria-busy', 'true')
  try {
    const answer = await fetch(location.href, { method: 'POST', body: data })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const fresh = page.getElementById('card')
    card.replaceChildren(...fresh.childNodes)
    card.dataset.messages = fresh.dataset.messages || '[]'
    card.dataset.step = fresh.dataset.step
    document.title = page.title
    settleFocus(false)
    passMessages()
  } catch {
    form.submit()
  } finally {
    card.setAttribute('aria-busy', 'false')
  }
}

document.addEventListener('submit', (event) => {
  event.preventDefault()
  submit(event.target, event.submitter)
})

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  const close = card.querySelector('header [value=leave]')
  if (close) close.click()
})

document.addEventListener('input', (event) => {
  const search = event.target
  if (search.id !== 'search') return
  const wanted = search.value.trim().toLowerCase()
  let shown = 0
  for (const item of document.querySelectorAll('#banks > li')) {
    item.hidden = !item.dataset.name.includes(wanted)
    if (!item.hidden) shown += 1
  }
  const { none, count, countOne } = search.dataset
  document.getElementById('found').textContent = shown === 0 ? none : shown === 1 ? countOne : count.replace('#', String(shown))
})

// Enter in the search field chooses the bank when only one is left.
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.target.id !== 'search') return
  const left = [...document.querySelectorAll('#banks > li')].filter((item) => !item.hidden)
  if (left.length === 1) left[0].querySelector('button').click()
})

window.addEventListener('message', (event) => {
  if (event.source !== window.parent && event.source !== window.opener) return
  const message = event.data || {}
  if (message.type === 'ping') {
    if (parentOrigin === '*') parentOrigin = event.origin
    event.source.postMessage({ type: 'ack' }, event.origin)
  }
  if (message.type === 'window' && message.closed && !message.blocked) {
    const returned = card.querySelector('[value=returned]')
    if (returned) returned.click()
  }
})

passMessages()
settleFocus(true)
`

/** On the bank's own page: tells the window that opened it, and closes. */
export const oauthScript = `'use strict'
if (document.body.dataset.finished) window.close()
`
