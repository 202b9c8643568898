// Sends e-mail over SMTP.
import { connect } from 'node:net'
import { createTransport, type SMTPTransportOptions } from 'nodemailer'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type { VendorGuard } from '../../doors.ts'
import type { Fault } from '../../faults.ts'
import type { MailTokens } from '../../mail-tokens/port.ts'
import type { EmailPort } from '../port.ts'

interface SmtpOptions {
  /** 'smtp://user:password@host:587' or 'smtps://…:465'; '?plain=1' for a relay inside one's own network that speaks no TLS. */
  readonly url: string
  /** 'Name <address>' */
  readonly from: string
  /** What a user without a password logs in with. */
  readonly tokens?: MailTokens
  readonly timeoutMs?: number
  /** Its door. Default: none. */
  readonly guard?: VendorGuard
}

interface SmtpError {
  readonly code?: string
  /** The system's own code, where the library put one of its own before it (ESOCKET). */
  readonly originalCode?: string
  readonly responseCode?: number
  /** The server's whole answer; only its figures are looked at. */
  readonly response?: string
}

/** No token was to be had: the library hands it on as it is. */
class NoToken extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super('no token')
    this.fault = fault
  }
}

/** What Exchange says of its own settings: no passwords (5.7.30), a mailbox that may not send this way (5.7.139), another's address (5.7.60, 5.2.252). */
const ownSetting = /\b5\.(?:7\.30|7\.139|7\.60|2\.252)\b/

/** Only codes go on: an SMTP server's sentences hold addresses. */
function faultOf(error: SmtpError, byToken: boolean): Fault {
  if (error instanceof NoToken) return error.fault
  const { code, originalCode, responseCode, response = '' } = error
  const setting = ownSetting.exec(response)?.[0]
  if (setting) return { kind: 'rejected', vendorCode: setting, ours: true }
  if (code === 'EAUTH' && byToken && responseCode && responseCode >= 500)
    return { kind: 'rejected', vendorCode: 'token-refused', ours: true }
  const vendorCode = responseCode ? String(responseCode) : (originalCode ?? code ?? 'smtp')
  if (responseCode === 421 || responseCode === 450) return { kind: 'rate-limited', vendorCode }
  if (responseCode && responseCode >= 400 && responseCode < 500) return { kind: 'unavailable', vendorCode }
  // Refused at the greeting, or for want of a login (RFC 4954): nothing is wrong with the message.
  if (code === 'EAUTH' || responseCode === 530 || (responseCode && code === 'EPROTOCOL'))
    return { kind: 'rejected', vendorCode, ours: true }
  if (responseCode || code === 'EENVELOPE') return { kind: 'rejected', vendorCode }
  return code === 'EPROTOCOL' || code === 'EMESSAGE'
    ? { kind: 'malformed', vendorCode }
    : { kind: 'unavailable', vendorCode }
}

/** A server that says a word now and then is silent at no time: a whole delivery takes at most so many of its silences. */
const DEADLINE_TIMES = 6

/** A socket that ends, whatever comes over it, once the time for a delivery is over (milliseconds). */
const openSocket =
  (deadlineMs: number): NonNullable<SMTPTransportOptions['getSocket']> =>
  ({ host = '', port = 0 }, taken) => {
    const connection = connect({ host, port: Number(port) })
    const late = setTimeout(
      () => connection.destroy(Object.assign(new Error('too long'), { code: 'ETIMEDOUT' })),
      deadlineMs,
    )
    connection.once('close', () => clearTimeout(late))
    connection.once('error', taken)
    connection.once('connect', () => {
      connection.off('error', taken)
      taken(null, { connection })
    })
  }

/** Amazon SES puts an id of its own in place of ours, and says it when it takes a mail: what comes back names that one. */
const idGiven = (response = ''): string | null => {
  const id = /^250 Ok ([0-9a-f]{16}-[0-9a-f-]{36}-[0-9]{6})\b/.exec(response)?.[1]
  return id ? `<${id}@amazonses.com>` : null
}

/** Asks machines not to answer: everybody's (RFC 3834, 5), and Exchange's, which goes by a header of its own. Reports of failure come all the same. */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' }

const isLoopback = (host: string): boolean => /^(?:127\.|localhost$|\[?::1\]?$)/.test(host)

/** The library asks at each login. Where a token was not taken it would ask again after a challenge alone, and Exchange sends none: we do it. */
const byTokens = (user: string, tokens: MailTokens): SMTPTransportOptions['auth'] => ({
  type: 'OAuth2',
  user,
  provisionCallback: (_user, _renew, done) => {
    void tokens.tokenFor(user).then((answer) => {
      // Ended long ago as far as the library knows: the port keeps tokens.
      if (answer.ok) done(null, answer.value, 1)
      else done(new NoToken(answer.refusal))
    })
  },
})

export function smtpEmail(options: SmtpOptions): EmailPort {
  const url = new URL(options.url)
  const secure = url.protocol === 'smtps:'
  const plain = isLoopback(url.hostname) || url.searchParams.get('plain') === '1'
  const timeout = options.timeoutMs ?? 20_000
  const [user, pass] = [url.username, url.password].map(decodeURIComponent) as [string, string]
  const tokens = user && !pass ? options.tokens : undefined
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    // A password or an applicant's address never crosses a network in the clear.
    requireTLS: !secure && !plain,
    ignoreTLS: plain,
    auth: tokens ? byTokens(user, tokens) : user ? { user, pass } : undefined,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
    getSocket: openSocket(timeout * DEADLINE_TIMES),
  })
  const address = /<([^>]+)>/.exec(options.from)?.[1] ?? options.from.trim()
  const domain = /@([^\s>]+)/.exec(address)?.[1] ?? 'localhost'
  const { guard = (use) => use() } = options
  /** What the server or the library says, as an outcome. */
  async function triedOnce<T>(use: () => Promise<T>): Promise<Outcome<T, Fault>> {
    const begun = performance.now()
    try {
      return ok(await use())
    } catch (error) {
      const fault = faultOf(error as SmtpError, tokens !== undefined)
      // Our own end of it reaches us as whatever the library was doing just then.
      const isLate = performance.now() - begun >= timeout * DEADLINE_TIMES
      return refused(isLate && fault.kind === 'unavailable' ? { ...fault, vendorCode: 'ETIMEDOUT' } : fault)
    }
  }
  /** The issuer is asked outside the server's door: it says nothing of the server when it is away. */
  const tried = async <T>(use: () => Promise<T>): Promise<Outcome<T, Fault>> => {
    const through = () => guard(() => triedOnce(use))
    const token = await tokens?.tokenFor(user)
    if (token && !token.ok) return token
    const answer = await through()
    if (!tokens || answer.ok || answer.refusal.vendorCode !== 'token-refused') return answer
    // It may have been ended before its time: the server's word, not ours. Nothing was sent.
    const renewed = await tokens.tokenFor(user, true)
    return renewed.ok ? through() : renewed
  }
  return {
    check: () =>
      tried(async () => {
        await transport.verify()
        return null
      }),
    send: ({ to, subject, text, html, messageId, fromName, byPerson = false }) =>
      tried(async () => {
        const id = `<${messageId}@${domain}>`
        // As objects: a comma in `to` must not become a second recipient, nor a mark in a brand's name another sender.
        const sent = await transport.sendMail({
          from: fromName ? { name: fromName, address } : options.from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: id,
          ...(byPerson ? {} : { headers: automatic }),
        })
        return { providerId: idGiven(sent.response) ?? sent.messageId }
      }),
  }
}
