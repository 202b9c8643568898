// Asks below an applicant's page whether conversions may be told to others, and takes that back in the same place. A script of its own, without
// a framework: it comes only where somebody is set up to be told, and the first page carries none of it.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import { en } from '#core/words/ads/en.ts'
import { es } from '#core/words/ads/es.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import type { readAds } from '#features/capabilities/tracking/contract.ts'
import * as paths from '#features/capabilities/tracking/paths.ts'
import './ads-notice.css'

type State = ResponseOf<typeof readAds>

/** Staff are asked nothing, nor is whoever reads a legal text. */
const isApplicants = (path: string): boolean => path.startsWith('/business/apply')

const language = (): Language => (document.documentElement.lang === 'es' ? 'es' : 'en')

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  given: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly Node[]
): HTMLElementTagNameMap[Name] => {
  const made = Object.assign(document.createElement(name), given)
  made.append(...children)
  return made
}

const notice = element('aside', { className: 'ads' })
let state: State = { vendors: [], answer: null }
let failed = false

function draw(): void {
  const words = pick({ en, es }, language())
  const vendors = state.vendors.join(', ')
  const { answer } = state
  const text = answer === null ? words.ask : answer === 'yes' ? words.isOn : words.isOff
  const button = (label: string, given: boolean) =>
    element('button', { type: 'button', textContent: label, onclick: () => void tell(given) })
  const buttons =
    answer === null
      ? [button(words.yes, true), button(words.no, false)]
      : [answer === 'yes' ? button(words.turnOff, false) : button(words.turnOn, true)]
  notice.setAttribute('aria-label', words.label)
  notice.hidden = !isApplicants(location.pathname)
  notice.replaceChildren(
    element(
      'div',
      {},
      element(
        'p',
        {},
        document.createTextNode(`${fill(text, { vendors })} `),
        element('a', { href: '/business/legal/ads', textContent: words.more }),
      ),
      ...buttons,
      ...(failed ? [element('p', { role: 'alert', textContent: words.failed })] : []),
    ),
  )
}

async function tell(given: boolean): Promise<void> {
  const { method, path } = paths.answerAds
  const headers = { 'content-type': 'application/json', 'accept-language': language() }
  const sent = fetch(path, { method, headers, body: JSON.stringify({ given }), keepalive: true })
  failed = !(await sent.then(
    ({ ok }) => ok,
    () => false,
  ))
  if (!failed) state = { ...state, answer: given ? 'yes' : 'no' }
  draw()
  // The pressed button is gone: the place keeps the focus.
  notice.querySelector('button')?.focus()
}

async function start(): Promise<void> {
  const refuses = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl
  if (refuses || !isApplicants(location.pathname)) return
  const read = await fetch(paths.readAds.path).catch(() => null)
  if (!read?.ok) return
  state = (await read.json()) as State
  if (!state.vendors.length) return
  draw()
  document.body.append(notice)
  // The page changes its language, and its address with its title, without loading again.
  new MutationObserver(draw).observe(document.documentElement, { attributeFilter: ['lang'] })
  new MutationObserver(draw).observe(document.head, { childList: true, subtree: true, characterData: true })
}

void start()
