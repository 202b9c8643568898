// Sends e-mail over SMTP.
import { createTransport } from 'nodemailer'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Fault } from '../../faults.ts'
import type { EmailPort } from '../port.ts'

export interface SmtpOptions {
  /** 'smtp://user:password@host:587' or 'smtps://…:465'; '?plain=1' for a relay inside one's own network that speaks no TLS. */
  readonly url: string
  /** 'Name <address>' */
  readonly from: string
  readonly timeoutMs?: number
}

interface SmtpError {
  readonly code?: string
  readonly responseCode?: number
}

/** Only codes go on: an SMTP server's sentences hold addresses. */
function faultOf({ code, responseCode }: SmtpError): Fault {
  const vendorCode = responseCode ? String(responseCode) : (code ?? 'smtp')
  if (responseCode === 421 || responseCode === 450) return { kind: 'rate-limited', vendorCode }
  if (responseCode && responseCode >= 400 && responseCode < 500) return { kind: 'unavailable', vendorCode }
  if (responseCode || code === 'EAUTH' || code === 'EENVELOPE' || code === 'EMESSAGE')
    return { kind: 'rejected', vendorCode }
  return code === 'EPROTOCOL' ? { kind: 'malformed', vendorCode } : { kind: 'unavailable', vendorCode }
}

const isLoopback = (host: string): boolean => /^(?:127\.|localhost$|\[?::1\]?$)/.test(host)

export function smtpEmail(options: SmtpOptions): EmailPort {
  const url = new URL(options.url)
  const secure = url.protocol === 'smtps:'
  const plain = isLoopback(url.hostname) || url.searchParams.get('plain') === '1'
  const timeout = options.timeoutMs ?? 20_000
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    // A password or an applicant's address never crosses a network in the clear.
    requireTLS: !secure && !plain,
    ignoreTLS: plain,
    auth: url.username
      ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
      : undefined,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const address = /<([^>]+)>/.exec(options.from)?.[1] ?? options.from.trim()
  const domain = /@([^\s>]+)/.exec(address)?.[1] ?? 'localhost'
  return {
    send: async ({ to, subject, text, html, messageId, fromName }) => {
      try {
        const id = `<${messageId}@${domain}>`
        // As objects: a comma in `to` must not become a second recipient, nor a mark in a brand's name another sender.
        const sent = await transport.sendMail({
          from: fromName ? { name: fromName, address } : options.from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: id,
        })
        return ok({ providerId: sent.messageId })
      } catch (error) {
        return refused(faultOf(error as SmtpError))
      }
    },
  }
}
