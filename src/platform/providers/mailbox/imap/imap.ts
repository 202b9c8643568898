// Reads a mailbox over IMAP, without changing anything in it.
import type { ImapFlow } from 'imapflow'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type { VendorGuard } from '../../doors.ts'
import type { Fault } from '../../faults.ts'
import type { MailTokens } from '../../mail-tokens/port.ts'
import type { MailboxPort } from '../port.ts'
import { readMail } from '../read-mail.ts'

interface ImapOptions {
  /** 'imaps://user:password@host:993/INBOX', or 'imap://…' with STARTTLS; '?plain=1' inside one's own network without TLS. */
  readonly url: string
  /** What a user without a password logs in with. */
  readonly tokens?: MailTokens
  /** Longest silence of the server, in milliseconds; all of a reading takes at most six of them. */
  readonly timeoutMs?: number
  /** Its door. Default: none. */
  readonly guard?: VendorGuard
}

/** Mails of one reading. */
const MOST = 50
/** Of one mail: what people write and servers report stands at its beginning. */
const MOST_BYTES = 1024 * 1024
const DEADLINE_TIMES = 6

interface ImapError {
  readonly code?: string
  readonly authenticationFailed?: boolean
  readonly serverResponseCode?: string
  readonly responseStatus?: string
}

/** Only codes go on: a server's sentences may hold addresses. */
function faultOf(error: ImapError, byToken: boolean): Fault {
  const { code, authenticationFailed, serverResponseCode, responseStatus } = error
  // RFC 5530: it cannot just now, or there are too many of us.
  if (serverResponseCode && /^(?:UNAVAILABLE|INUSE|SERVERBUG)$/.test(serverResponseCode))
    return { kind: 'unavailable', vendorCode: serverResponseCode }
  if (serverResponseCode && /^(?:LIMIT|OVERQUOTA|THROTTLED)$/.test(serverResponseCode))
    return { kind: 'rate-limited', vendorCode: serverResponseCode }
  if (authenticationFailed && byToken) return { kind: 'rejected', vendorCode: 'token-refused', ours: true }
  // Exchange lets the token in and then says 'User is authenticated but not connected': nobody gave it this mailbox.
  if (byToken && responseStatus === 'BAD')
    return { kind: 'rejected', vendorCode: 'not-connected', ours: true }
  if (authenticationFailed)
    return { kind: 'rejected', vendorCode: serverResponseCode ?? 'AUTHENTICATIONFAILED', ours: true }
  if (responseStatus === 'NO' || responseStatus === 'BAD')
    return { kind: 'rejected', vendorCode: serverResponseCode ?? responseStatus, ours: true }
  // The library has a name for each silence, and which one ends it is chance.
  return { kind: 'unavailable', vendorCode: /TIMED?_?OUT/.test(code ?? '') ? 'ETIMEDOUT' : (code ?? 'imap') }
}

const isLoopback = (host: string): boolean => /^(?:127\.|localhost$|\[?::1\]?$)/.test(host)

export function imapMailbox({
  url: address,
  tokens: given,
  timeoutMs = 20_000,
  guard = (use) => use(),
}: ImapOptions): MailboxPort {
  const url = new URL(address)
  const secure = url.protocol === 'imaps:'
  const plain = !secure && (isLoopback(url.hostname) || url.searchParams.get('plain') === '1')
  const folder = decodeURIComponent(url.pathname.slice(1)) || 'INBOX'
  const user = decodeURIComponent(url.username)
  const pass = decodeURIComponent(url.password)
  const tokens = pass ? undefined : given

  /** Loaded when it is first used: a start without a mailbox, and one with, need not wait for it. */
  const open = async (accessToken: string | undefined) => {
    const library = await import('imapflow')
    return new library.ImapFlow({
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (secure ? 993 : 143),
      secure,
      // A password never crosses a network in the clear.
      ...(secure ? {} : { doSTARTTLS: !plain }),
      auth: accessToken === undefined ? { user, pass } : { user, accessToken },
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      maxResponseSize: 4 * MOST_BYTES,
    })
  }

  /** The issuer of tokens is asked outside the mailbox's door: it says nothing of the mailbox when it is away. */
  const used = async <T>(use: (client: ImapFlow) => Promise<T>): Promise<Outcome<T, Fault>> => {
    const token = await tokens?.tokenFor(user)
    if (token && !token.ok) return token
    const answer = await guard(() => usedOnce(use, token?.value))
    if (!tokens || answer.ok || answer.refusal.vendorCode !== 'token-refused') return answer
    // It may have been ended before its time: the server's word, not ours.
    const renewed = await tokens.tokenFor(user, true)
    return renewed.ok ? guard(() => usedOnce(use, renewed.value)) : renewed
  }

  async function usedOnce<T>(
    use: (client: ImapFlow) => Promise<T>,
    token: string | undefined,
  ): Promise<Outcome<T, Fault>> {
    const client = await open(token)
    let late = false
    // Errors that come between two commands are told by the next one.
    client.on('error', () => {})
    const deadline = setTimeout(() => {
      late = true
      client.close()
    }, timeoutMs * DEADLINE_TIMES)
    try {
      await client.connect()
      const answer = await use(client)
      await client.logout().catch(() => {})
      return ok(answer)
    } catch (error) {
      return refused(
        late
          ? { kind: 'unavailable', vendorCode: 'ETIMEDOUT' }
          : faultOf(error as ImapError, token !== undefined),
      )
    } finally {
      clearTimeout(deadline)
      client.close()
    }
  }

  return {
    name: `${user}@${url.host}/${folder}`,
    check: () =>
      used(async (client) => {
        await client.mailboxOpen(folder, { readOnly: true })
        return null
      }),
    read: (after, since) =>
      used(async (client) => {
        const { uidValidity, uidNext } = await client.mailboxOpen(folder, { readOnly: true })
        const validity = String(uidValidity)
        const last = after?.validity === validity ? after.uid : null
        // 'n:*' names the last mail even where its number is below n.
        const found = await client.search(last === null ? { since } : { uid: `${last + 1}:*` }, { uid: true })
        // A refusal is told as `false`: that is no empty folder.
        if (!found) throw Object.assign(new Error('no search'), { responseStatus: 'NO' })
        const uids = found.filter((uid) => uid > (last ?? 0)).sort((a, b) => a - b)
        const now = uids.slice(0, MOST)
        const mails = []
        for (const uid of now) {
          const got = await client.fetchOne(uid, { source: { maxLength: MOST_BYTES } }, { uid: true })
          const mail = got && got.source ? await readMail(got.source) : null
          if (mail) mails.push(mail)
        }
        const more = uids.length > now.length
        const end = now.at(-1) ?? last ?? 0
        return {
          mails,
          read: now.length,
          more,
          // Where all was read, what came before the day is behind us too.
          place: { validity, uid: more ? end : Math.max(end, last === null ? uidNext - 1 : 0) },
        }
      }),
  }
}
