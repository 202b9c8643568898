// The routes of the bank pages: the frame, the bank's own page, and their files. A vendor's simulator mounts them and says what linking means.
import type { BankAccount } from '#core/domain/bank-history.ts'
import type { Routes, WireAnswer, WireRequest } from '#simulators/bank-world/wire-server.ts'
import { frameScript, oauthScript } from './frame-script.ts'
import type { BankSession, FrameMessage, SessionEvent } from './session.ts'
import { chooseBank, giveCode, goBack, leaveForBank, logIn, returnFromBank } from './session.ts'
import { style } from './style.ts'
import { card, escapeHtml, loginFields, practiceLogins } from './views.ts'
import { speaker } from './words.ts'

/** What a vendor adds to the pages. */
export interface BankPagesHost {
  session(id: string): BankSession | undefined
  sessionOfState(state: string): BankSession | undefined
  /** What the login of this session has; asked only once somebody is logged in. */
  accounts(session: BankSession): readonly BankAccount[]
  /** The widget was opened (or opened again, or came back from an OAuth bank with `query`). */
  opened(session: BankSession, query: URLSearchParams): readonly FrameMessage[]
  /** What the holding window is told when the session is unknown or over. */
  expired(): readonly FrameMessage[]
  /** Messages for the holding window, and webhooks, on the way. */
  happened(session: BankSession, event: SessionEvent): readonly FrameMessage[]
  /** The person shared these accounts (none on a repair): the connection exists from now on. */
  linked(session: BankSession, accountIds: readonly string[]): void
  /** Last word to the holding window. */
  finished(session: BankSession): readonly FrameMessage[]
  left(session: BankSession): readonly FrameMessage[]
  /** Address of an OAuth bank's page as the browser must open it. */
  oauthUrl(state: string): string
}

const html = (body: string, formTargets: readonly string[] = []): WireAnswer => ({
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      "script-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      `form-action 'self' ${formTargets.join(' ')}`.trim(),
    ].join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  },
  body,
})

const page = (
  kind: 'frame' | 'bank',
  lang: string,
  title: string,
  attributes: string,
  inner: string,
): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="style.css"><script src="${kind}.js" defer></script></head><body class="${kind}" ${attributes}><div class="stage">${inner}</div></body></html>`

function framePage(
  host: BankPagesHost,
  session: BankSession,
  origin: string,
  messages: readonly FrameMessage[],
): WireAnswer {
  const say = speaker(session.language)
  const accounts = session.identity ? host.accounts(session) : []
  const inner = `<div id="card" data-step="${session.step}" data-messages="${escapeHtml(JSON.stringify(messages))}">${card({ session, say, accounts })}</div>`
  return html(page('frame', session.language, say('title'), `data-origin="${escapeHtml(origin)}"`, inner))
}

const expired = (origin: string, messages: readonly FrameMessage[]): WireAnswer => {
  const say = speaker('en')
  const inner = `<div id="card" data-messages="${escapeHtml(JSON.stringify(messages))}"><main aria-labelledby="heading"><h1 id="heading">${say('expiredTitle')}</h1><p class="lede">${say('expiredIntro')}</p></main></div>`
  return {
    ...html(page('frame', 'en', say('expiredTitle'), `data-origin="${escapeHtml(origin)}"`, inner)),
    status: 410,
  }
}

/** Does what a button asks for; buttons of a step that is over do nothing. */
function act(host: BankPagesHost, session: BankSession, form: URLSearchParams): readonly FrameMessage[] {
  const action = form.get('action') ?? ''
  const event = (name: SessionEvent | undefined): readonly FrameMessage[] =>
    name ? host.happened(session, name) : []
  const leave = (): readonly FrameMessage[] => {
    const messages = session.step === 'done' ? host.finished(session) : host.left(session)
    session.step = 'left'
    return messages
  }
  if (form.get('step') !== session.step) return []
  session.complaint = undefined
  switch (action) {
    case 'agree':
      session.step = 'bank'
      return event('agreed')
    case 'choose':
      return event(chooseBank(session, form.get('bank') ?? ''))
    case 'login':
      return event(logIn(session, form.get('username') ?? '', form.get('password') ?? ''))
    case 'code':
      return event(giveCode(session, form.get('code') ?? ''))
    case 'go-to-bank': {
      const url = host.oauthUrl(leaveForBank(session))
      const way = session.redirectUri === undefined ? 'url' : 'redirect'
      return [...event('oauth-opened'), { type: way, url }]
    }
    case 'returned':
      return event(returnFromBank(session))
    case 'share': {
      const chosen = form.getAll('account')
      const own = session.identity ? host.accounts(session).map((account) => account.id) : []
      const shared = own.filter((id) => chosen.includes(id))
      if (shared.length === 0) {
        session.complaint = 'accountsNone'
        return []
      }
      host.linked(session, shared)
      session.step = 'done'
      return []
    }
    case 'back':
      goBack(session)
      return []
    case 'finish':
    case 'leave':
      return leave()
    default:
      return []
  }
}

/** The bank's own page: log in, then allow or not. */
function oauthPage(session: BankSession): WireAnswer {
  const say = speaker(session.language)
  const bank = session.bank?.name ?? ''
  const view = { session, say, accounts: [] }
  const wrong = session.complaint
    ? `<p class="complaint" id="complaint" role="alert">${escapeHtml(say(session.complaint, { n: session.triesLeft }))}</p>`
    : ''
  const button = (action: string, text: string, look: string): string =>
    `<button class="${look}" name="action" value="${action}">${escapeHtml(text)}</button>`
  const asks = session.step === 'accounts' || session.step === 'empty'
  const content = session.oauthDone
    ? `<h1>${escapeHtml(say('leftTitle'))}</h1><p class="lede">${escapeHtml(say('leftIntro'))}</p>`
    : session.step === 'locked'
      ? `<h1>${escapeHtml(say('lockedTitle'))}</h1><p class="complaint" role="alert">${escapeHtml(say('loginLocked'))}</p><form method="post">${button('deny', say('back'), 'quiet')}</form>`
      : asks
        ? `<h1>${escapeHtml(say('grantTitle', { app: session.appName }))}</h1><p class="lede">${escapeHtml(say('grantIntro', { app: session.appName }))}</p><form method="post">${button('allow', say('grantYes'), 'primary')}${button('deny', say('grantNo'), 'quiet')}</form>`
        : session.step === 'factor'
          ? `<h1>${escapeHtml(say('factorTitle'))}</h1>${wrong}<form method="post"><div class="field"><label for="code">${escapeHtml(say('factorCode'))}</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code"></div>${button('code', say('next'), 'primary')}</form>`
          : `<h1>${escapeHtml(say('loginGo'))}</h1>${wrong}<form method="post" novalidate>${loginFields(view)}${button('login', say('loginGo'), 'primary')}${button('deny', say('cancelLogin'), 'quiet')}</form>${practiceLogins(view)}`
  const header = `<header>${escapeHtml(bank)}<span class="small">${escapeHtml(say('secure', { bank }))}</span></header>`
  const inner = `<div id="card">${header}<main>${content}</main><footer>${escapeHtml(say('demoNote'))}</footer></div>`
  const target = session.redirectUri === undefined ? [] : [new URL(session.redirectUri).origin]
  return html(
    page('bank', session.language, bank, session.oauthDone ? 'data-finished="1"' : '', inner),
    target,
  )
}

function oauthAct(session: BankSession, form: URLSearchParams): WireAnswer {
  session.complaint = undefined
  const action = form.get('action')
  if (action === 'login') logIn(session, form.get('username') ?? '', form.get('password') ?? '')
  if (action === 'code') giveCode(session, form.get('code') ?? '')
  if (action === 'allow' && session.identity) session.oauthDone = 'granted'
  if (action === 'deny' || session.step === 'down') session.oauthDone = 'denied'
  if (!session.oauthDone) return oauthPage(session)
  session.step = 'oauth-wait'
  if (session.redirectUri === undefined) return oauthPage(session)
  const back = new URL(session.redirectUri)
  back.searchParams.set('oauth_state_id', session.oauthState ?? '')
  return { status: 303, headers: { location: back.href }, body: '' }
}

const file = (type: string, body: string): WireAnswer => ({
  headers: { 'content-type': `${type}; charset=utf-8` },
  body,
})

/** Routes under '/bank/'. */
export function bankPageRoutes(host: BankPagesHost): Routes {
  const found = (request: WireRequest): BankSession | undefined =>
    host.session(request.query.get('session') ?? '')
  const origin = (request: WireRequest): string => request.query.get('holder') ?? ''
  const withState = (request: WireRequest, act: (session: BankSession) => WireAnswer): WireAnswer => {
    const session = host.sessionOfState(request.query.get('state') ?? '')
    return session ? act(session) : expired('', [])
  }
  return [
    [
      'GET',
      '/bank/frame',
      (request) => {
        const session = found(request)
        return session
          ? framePage(host, session, origin(request), host.opened(session, request.query))
          : expired(origin(request), host.expired())
      },
    ],
    [
      'POST',
      '/bank/frame',
      (request) => {
        const session = found(request)
        return session
          ? framePage(host, session, origin(request), act(host, session, request.form()))
          : expired(origin(request), host.expired())
      },
    ],
    ['GET', '/bank/oauth', (request) => withState(request, oauthPage)],
    ['POST', '/bank/oauth', (request) => withState(request, (session) => oauthAct(session, request.form()))],
    ['GET', '/bank/style.css', () => file('text/css', style)],
    ['GET', '/bank/frame.js', () => file('text/javascript', frameScript)],
    ['GET', '/bank/bank.js', () => file('text/javascript', oauthScript)],
  ]
}
