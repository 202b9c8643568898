// Has bank statements analysed by Ocrolus: a book for each analysis, files into it, its summary and its signs of tampering.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type * as z from 'zod/mini'
import { callVendor, type VendorCall, type VendorCaller } from '../../call-vendor.ts'
import type { Fault } from '../../faults.ts'
import type { StatementAnalysisPort } from '../port.ts'
import { faultOfEnvelope, figuresOf, THERE_ALREADY, UNREADABLE } from './translate.ts'
import {
  bookAnswer,
  envelope,
  eventBody,
  signalsAnswer,
  statusAnswer,
  summaryAnswer,
  tokenAnswer,
  type Signals,
} from './wire.ts'

export interface OcrolusOptions {
  /** Default https://api.ocrolus.com */
  readonly baseUrl?: string
  /** Default https://auth.ocrolus.com */
  readonly authUrl?: string
  readonly clientId: string
  readonly clientSecret: string
  /** Sent with the token's request only where it is set: some accounts refuse it, the published description lists it. */
  readonly audience?: string
  /** What the organisation's webhooks are signed with; without it none is believed. */
  readonly webhookSecret?: string
  readonly timeoutMs?: number
  readonly now?: () => Date
  readonly call?: VendorCaller
}

/** The vendor asks to renew at half of a token's day. */
const RENEW_MS = 12 * 3_600_000
/** A webhook older than that is a copy of one. */
const OLDEST_EVENT_S = 300
const FINISHED = ['VERIFICATION_COMPLETE', 'VERIFIED', 'COMPLETED', 'REJECTED']

export function ocrolusAnalysis(options: OcrolusOptions): StatementAnalysisPort {
  const { call = callVendor, timeoutMs = 30_000 } = options
  const trim = (url: string) => url.replace(/\/+$/, '')
  const base = trim(options.baseUrl ?? 'https://api.ocrolus.com')
  const auth = trim(options.authUrl ?? 'https://auth.ocrolus.com')
  const now = () => (options.now?.() ?? new Date()).getTime()
  let token: { readonly text: string; readonly until: number } | undefined

  async function freshToken(): Promise<Outcome<string, Fault>> {
    if (token && now() < token.until) return ok(token.text)
    const answer = await call({
      url: `${auth}/oauth/token`,
      form: {
        grant_type: 'client_credentials',
        client_id: options.clientId,
        client_secret: options.clientSecret,
        ...(options.audience && { audience: options.audience }),
      },
      timeoutMs,
      parse: (body) => tokenAnswer.parse(body),
      explain: (status) =>
        status === 400 || status === 401 || status === 403
          ? { kind: 'rejected', vendorCode: String(status), ours: true }
          : undefined,
    })
    if (!answer.ok) return answer
    const { access_token: text, expires_in: seconds = 86_400 } = answer.value
    token = { text, until: now() + Math.min(RENEW_MS, (seconds * 1000) / 2) }
    return ok(text)
  }

  type Asked = Pick<VendorCall<unknown>, 'body' | 'multipart'> & { readonly path: string }

  /** One call with a token; again where the token was ended before its time. */
  async function ask(asked: Asked): Promise<Outcome<unknown, Fault>> {
    const { path, ...sent } = asked
    const attempt = (text: string) =>
      call<unknown>({
        url: `${base}${path}`,
        headers: { authorization: `Bearer ${text}` },
        ...sent,
        timeoutMs,
        parse: (body) => body,
        explain: (status, body) => {
          const read = envelope.safeParse(body)
          if (status === 401) return { kind: 'rejected', vendorCode: '401', ours: true }
          return read.success || status === 425
            ? faultOfEnvelope(status, read.success ? read.data.code : null)
            : undefined
        },
      })
    const known = await freshToken()
    if (!known.ok) return known
    const answer = await attempt(known.value)
    if (answer.ok || answer.refusal.vendorCode !== '401') return answer
    token = undefined
    const renewed = await freshToken()
    return renewed.ok ? attempt(renewed.value) : renewed
  }

  /** The same for the older calls, whose envelope has a status of its own. */
  async function inEnvelope<T>(
    asked: Asked,
    shape: z.ZodMiniType<T> | null,
  ): Promise<Outcome<T | null, Fault>> {
    const answer = await ask(asked)
    if (!answer.ok) return answer
    const read = envelope.safeParse(answer.value)
    if (!read.success) return refused({ kind: 'malformed', vendorCode: 'unexpected-shape' })
    const { status, code, response } = read.data
    if (status !== 200) return refused(faultOfEnvelope(status, code))
    if (!shape) return ok(null)
    const parsed = shape.safeParse(response)
    return parsed.success ? ok(parsed.data) : refused({ kind: 'malformed', vendorCode: 'unexpected-shape' })
  }

  /** Null where the vendor does not tell them: not bought, or not made yet. */
  async function signalsOf(book: string): Promise<Signals | null> {
    const answer = await ask({ path: `/v2/detect/book/${encodeURIComponent(book)}/signals` })
    const read = answer.ok ? signalsAnswer.safeParse(answer.value) : null
    return read?.success ? read.data : null
  }

  return {
    name: 'ocrolus',

    async check() {
      const known = await freshToken()
      return known.ok ? ok(null) : known
    },

    async open(name) {
      const answer = await inEnvelope(
        {
          path: '/v1/book/add',
          body: { name, book_type: 'DEFAULT', book_class: 'COMPLETE', is_public: false },
        },
        bookAnswer,
      )
      return answer.ok ? ok({ book: answer.value!.uuid }) : answer
    },

    async add(book, { id, mime, bytes }) {
      const multipart = new FormData()
      multipart.set('book_uuid', book)
      multipart.set('doc_name', id)
      multipart.set('upload', new Blob([bytes as Uint8Array<ArrayBuffer>], { type: mime }), `${id}.pdf`)
      const answer = await inEnvelope({ path: '/v1/book/upload', multipart }, null)
      if (answer.ok || answer.refusal.vendorCode === THERE_ALREADY) return ok('added')
      return UNREADABLE.includes(answer.refusal.vendorCode ?? '') ? ok('unreadable') : answer
    },

    async look(book) {
      const of = `?book_uuid=${encodeURIComponent(book)}`
      const status = await inEnvelope({ path: `/v1/book/status${of}` }, statusAnswer)
      if (!status.ok) return status
      const { docs } = status.value!
      if (!docs.length || docs.some((doc) => !FINISHED.includes(doc.status))) return ok('pending')
      const summary = await inEnvelope({ path: `/v1/book/summary${of}` }, summaryAnswer)
      if (!summary.ok) return summary
      const unread = docs.flatMap((doc) => (doc.status === 'REJECTED' ? (doc.name ?? []) : []))
      return ok(figuresOf(summary.value!, await signalsOf(book), unread))
    },

    readWebhook(body, headers) {
      const at = headers['webhook-timestamp'] ?? ''
      const given = headers['webhook-signature'] ?? ''
      if (!options.webhookSecret || !/^\d{1,12}$/.test(at)) return null
      if (Math.abs(now() / 1000 - Number(at)) > OLDEST_EVENT_S) return null
      const expected = createHmac('sha256', options.webhookSecret)
        .update(`${at}.${headers['webhook-request-id'] ?? ''}.`)
        .update(body)
        .digest('hex')
      const same =
        given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
      if (!same) return null
      try {
        const read = eventBody.safeParse(JSON.parse(new TextDecoder().decode(body)))
        return read.success && read.data.book_uuid ? [read.data.book_uuid] : []
      } catch {
        return []
      }
    },
  }
}
