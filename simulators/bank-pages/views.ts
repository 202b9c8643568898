// What each step of the bank pages shows. Plain HTML that also works by full page loads.
import type { BankAccount } from '#core/domain/bank-history.ts'
import { formatUsd } from '#core/ground/money.ts'
import { banks } from '#simulators/bank-world/banks.ts'
import { demoCode, demoPassword, personas } from '#simulators/bank-world/personas.ts'
import type { BankSession } from './session.ts'
import type { Say, Word } from './words.ts'

export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c] ?? c,
  )
const e = escapeHtml

interface View {
  readonly session: BankSession
  readonly say: Say
  readonly accounts: readonly BankAccount[]
}

const heading = (text: string): string => `<h1 id="heading" tabindex="-1">${e(text)}</h1>`
const lede = (text: string): string => `<p class="lede">${e(text)}</p>`
const button = (action: string, text: string, style = 'primary'): string =>
  `<button class="${style}" name="action" value="${action}">${e(text)}</button>`
/** A form of one step. `step` lets the server ignore a button of a page that is no longer current. */
const form = (session: BankSession, content: string): string =>
  `<form method="post" novalidate><input type="hidden" name="step" value="${session.step}">${content}</form>`
const complaint = ({ session, say }: View): string =>
  session.complaint
    ? `<p class="complaint" id="complaint" role="alert">${e(say(session.complaint, { n: session.triesLeft, bank: session.bank?.name ?? '' }))}</p>`
    : ''

const consent = ({ session, say }: View): string => {
  const app = session.appName
  const items = (['consentOne', 'consentTwo', 'consentThree'] as const).map(
    (word) => `<li>${e(say(word, { app }))}</li>`,
  )
  return `${heading(say('consentTitle', { app }))}${lede(say('consentIntro'))}
<h2>${e(say('consentWhat'))}</h2><ul class="ticks">${items.join('')}</ul>
${form(session, `<p class="small">${e(say('consentAgree'))}</p>${button('agree', say('next'))}`)}`
}

const bank = ({ session, say }: View): string => {
  const rows = banks.map(
    (b) =>
      `<li data-name="${e(b.name.toLowerCase())}"><button class="row" name="bank" value="${b.id}"><span class="mark" aria-hidden="true">${e(b.name.replace('Bank of ', '').charAt(0))}</span><span><b>${e(b.name)}</b><span class="small">${e(b.city)}</span></span></button></li>`,
  )
  return `${heading(say('bankTitle'))}
<div class="field"><label for="search">${e(say('bankSearch'))}</label><input id="search" type="search" autocomplete="off" spellcheck="false" aria-controls="banks" data-count="${e(say('bankCount', { n: '#' }))}" data-count-one="${e(say('bankCountOne'))}" data-none="${e(say('bankNone'))}"></div>
<p class="small" id="found" aria-live="polite"></p>
${form(session, `<input type="hidden" name="action" value="choose"><ul class="banks" id="banks">${rows.join('')}</ul>`)}`
}

const described = (view: View): string =>
  view.session.complaint ? ' aria-describedby="complaint" aria-invalid="true"' : ''

/** The two fields of a login, the same on our pages and on the bank's own. */
export const loginFields = (view: View): string =>
  `<div class="field"><label for="username">${e(view.say('username'))}</label><input id="username" name="username" autocomplete="off" autocapitalize="none" spellcheck="false"${described(view)}></div>
<div class="field"><label for="password">${e(view.say('password'))}</label><input id="password" name="password" type="password" autocomplete="off"${described(view)}></div>`

export const practiceLogins = ({ say, session }: View): string =>
  `<details><summary>${e(say('demoLogins'))}</summary><p class="small">${e(say('demoPassword', { password: demoPassword }))}</p><dl>${personas
    .map((p) => `<dt><code>${e(p.username)}</code></dt><dd>${e(p.expect[session.language])}</dd>`)
    .join('')}</dl></details>`

const login = (view: View): string => {
  const { session, say } = view
  const title = say(session.repair ? 'loginRepair' : 'loginTitle', { bank: session.bank?.name ?? '' })
  return `${heading(title)}${complaint(view)}${form(session, `${loginFields(view)}${button('login', say('loginGo'))}`)}${practiceLogins(view)}`
}

const factor = (view: View): string => {
  const { session, say } = view
  return `${heading(say('factorTitle'))}${lede(say('factorIntro', { bank: session.bank?.name ?? '' }))}${complaint(view)}${form(
    session,
    `<div class="field"><label for="code">${e(say('factorCode'))}</label><p class="small" id="code-hint">${e(say('factorHint', { code: demoCode }))}</p><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" aria-describedby="code-hint${session.complaint ? ' complaint' : ''}"></div>${button('code', say('next'))}`,
  )}`
}

const oauth = ({ session, say }: View): string => {
  const name = session.bank?.name ?? ''
  return `${heading(say('oauthTitle', { bank: name }))}${lede(say('oauthIntro', { bank: name }))}${form(session, button('go-to-bank', say('oauthGo', { bank: name })))}`
}

const oauthWait = (view: View): string => {
  const { session, say } = view
  const name = session.bank?.name ?? ''
  const link = `<a href="oauth?state=${session.oauthState ?? ''}" target="_blank" rel="opener">${e(say('waitOpen', { bank: name }))}</a>`
  return `${heading(say('waitTitle', { bank: name }))}${complaint(view)}${lede(say('waitIntro'))}<p>${link}</p>${form(session, button('returned', say('waitDone')))}`
}

const accounts = (view: View): string => {
  const { session, say } = view
  const rows = view.accounts.map(
    (a) =>
      `<li><label class="row"><input type="checkbox" name="account" value="${a.id}" checked><span><b>${e(a.name)}</b><span class="small">${e(say(a.kind))}, ${e(say('ending', { mask: a.mask }))}</span></span><span class="money">${a.balance === null ? '-' : formatUsd(a.balance)}</span></label></li>`,
  )
  return `${heading(say('accountsTitle'))}${lede(say('accountsIntro'))}${complaint(view)}${form(
    session,
    `<fieldset><legend>${e(say('accountsLegend', { bank: session.bank?.name ?? '' }))}</legend><ul class="accounts">${rows.join('')}</ul></fieldset>${button('share', say('accountsGo'))}`,
  )}`
}

const done = ({ session, say }: View): string => {
  const text = say(session.repair ? 'doneRepaired' : 'doneIntro', {
    bank: session.bank?.name ?? '',
    app: session.appName,
  })
  return `<p class="seal" aria-hidden="true">✓</p>${heading(say('doneTitle'))}${lede(text)}${form(session, button('finish', say('doneGo')))}`
}

/** A dead end with two ways on. */
const stuck =
  (title: Word, intro: Word) =>
  ({ session, say }: View): string => {
    const values = { bank: session.bank?.name ?? '' }
    const again = session.repair ? '' : button('back', say('otherBank'))
    return `${heading(say(title, values))}<p class="lede" role="status">${e(say(intro, values))}</p>${form(session, `${again}${button('leave', say('leave'), 'quiet')}`)}`
  }

const left = ({ say }: View): string => `${heading(say('leftTitle'))}${lede(say('leftIntro'))}`

const views: Readonly<Record<BankSession['step'], (view: View) => string>> = {
  consent,
  bank,
  login,
  factor,
  oauth,
  'oauth-wait': oauthWait,
  accounts,
  done,
  down: stuck('downTitle', 'downIntro'),
  locked: stuck('lockedTitle', 'lockedIntro'),
  empty: stuck('emptyTitle', 'emptyIntro'),
  denied: stuck('deniedTitle', 'deniedIntro'),
  left,
}

const withBack: ReadonlySet<string> = new Set(['bank', 'login', 'factor', 'oauth', 'oauth-wait'])

/** The card of the current step with its head: back, name, close. Its landmarks have names, since the page around has its own. */
export function card(view: View): string {
  const { session, say } = view
  const back = withBack.has(session.step) && !session.repair
  const bar = (shown: boolean, action: string, text: string, sign: string): string =>
    shown
      ? `<button class="icon" name="action" value="${action}" aria-label="${e(text)}">${sign}</button>`
      : '<span class="icon"></span>'
  const name = `aria-label="${e(say('title'))}"`
  return `<header ${name}>${form(session, `${bar(back, 'back', say('back'), '←')}<span class="name">${e(say('title'))}</span>${bar(session.step !== 'left', 'leave', say('close'), '✕')}`)}</header>
<main aria-labelledby="heading">${views[session.step](view)}</main><footer ${name}>${e(say('demoNote'))}</footer>`
}
