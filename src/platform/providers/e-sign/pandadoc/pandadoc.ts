// Papers signed at PandaDoc: made from our own file, sent without its mails, signed in its frame on our page.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { asPdf } from '../../as-pdf.ts'
import { callVendor, type VendorCall, type VendorCaller } from '../../call-vendor.ts'
import { readRetryAfter, type Fault } from '../../faults.ts'
import { wrongInOrder } from '../check-order.ts'
import type { EnvelopeOrder, ESignPort } from '../port.ts'
import { ENVELOPE_KEY, HASH_KEY, newDocument, signatureField, standingOf } from './translate.ts'
import {
  document,
  documentDetails,
  documentList,
  session,
  webhook,
  type DocumentDetails,
  type DocumentStatus,
} from './wire.ts'

interface PandaDocOptions {
  readonly apiKey: string
  /** The shared key of the webhook subscription. */
  readonly webhookKey: string
  /** Default https://api.pandadoc.com */
  readonly baseUrl?: string
  /** Default https://app.pandadoc.com: where its signing pages are. */
  readonly appUrl: string
  /** Dots to the inch in which a field's place is counted. Not published; 96 is what its pages show. */
  readonly fieldDpi?: number
  readonly timeoutMs?: number
  /** How the vendor is called. Default: straight, without a door. */
  readonly call?: VendorCaller
  /** Between two looks at a document that is being built; it takes three to five seconds. */
  readonly pauseMs?: number
  readonly clock: () => Date
}

const LOOKS = 8
const SESSION_SECONDS = 1800
const VOIDED = 11
/** US Letter, as all our papers. */
const PAGE_HEIGHT = 792
const LARGEST_PDF = 32 * 1024 * 1024

const rejected = (vendorCode: string) => refused<Fault>({ kind: 'rejected', vendorCode })
const notYet = (vendorCode: string, retryAfterSeconds = 5) =>
  refused<Fault>({ kind: 'unavailable', vendorCode, retryAfterSeconds })

/** 409: not in the state for it, as while it is built; 423: somebody edits it. Both pass. */
function explain(status: number): Fault | undefined {
  if (status === 409 || status === 423)
    return { kind: 'unavailable', vendorCode: String(status), retryAfterSeconds: 5 }
  return status === 404 ? { kind: 'rejected', vendorCode: 'unknown-envelope' } : undefined
}

export function pandaDocSigning(options: PandaDocOptions): ESignPort {
  const base = (options.baseUrl ?? 'https://api.pandadoc.com').replace(/\/+$/, '')
  const app = options.appUrl.replace(/\/+$/, '')
  const { fieldDpi = 96, pauseMs = 2000 } = options

  const call = <T>(path: string, more: Omit<VendorCall<T>, 'url'>): Promise<Outcome<T, Fault>> =>
    (options.call ?? callVendor)<T>({
      url: `${base}/public/v1${path}`,
      timeoutMs: options.timeoutMs,
      explain,
      ...more,
      headers: { authorization: `API-Key ${options.apiKey}` },
    })
  const at = (reference: string, more = ''): string => `/documents/${encodeURIComponent(reference)}${more}`
  const statusOf = (reference: string) =>
    call(at(reference), { parse: (body) => document.parse(body).status })
  const detailsOf = (reference: string) =>
    call(at(reference, '/details'), { parse: (body) => documentDetails.parse(body) })

  /** The document of an order that was told once before; its call may have timed out after it was taken. */
  async function findMade({ envelope, hash }: EnvelopeOrder): Promise<Outcome<string | null, Fault>> {
    const query = new URLSearchParams({ [`metadata_${ENVELOPE_KEY}`]: envelope, count: '10' })
    const found = await call(`/documents?${query.toString()}`, {
      parse: (body) => documentList.parse(body).results,
    })
    if (!found.ok) return found
    for (const { id, status } of found.value) {
      if (isOver(status)) continue
      if (status === 'document.uploaded') return ok(id)
      const details = await detailsOf(id)
      if (!details.ok) return details
      if (details.value.metadata[HASH_KEY] === hash) return ok(id)
      // Of other bytes, from a run before: nobody may sign it.
      const ended = await end(id, status)
      if (!ended.ok) return ended
    }
    return ok(null)
  }

  function upload(order: EnvelopeOrder): Promise<Outcome<string, Fault>> {
    const multipart = new FormData()
    multipart.set('file', new Blob([Buffer.from(order.bytes)], { type: 'application/pdf' }), 'paper.pdf')
    multipart.set('data', JSON.stringify(newDocument(order)))
    return call('/documents', { multipart, parse: (body) => document.parse(body).id })
  }

  /** Looks until it is built; the caller's own retry goes on where this ends. */
  async function built(reference: string): Promise<Outcome<DocumentStatus, Fault>> {
    for (let look = 0; look < LOOKS; look++) {
      if (look > 0) await pause(pauseMs)
      const status = await statusOf(reference)
      if (!status.ok) return status
      if (status.value === 'document.error') return rejected('document-error')
      if (status.value !== 'document.uploaded') return status
    }
    return notYet('still-uploaded')
  }

  async function placeFields(
    { signers, places }: EnvelopeOrder,
    { id, fields, recipients }: DocumentDetails,
  ): Promise<Outcome<unknown, Fault>> {
    if (fields.some(({ type }) => type === 'signature')) return ok(true)
    const wanted = signers.map((signer) => {
      const recipient = recipients.find(({ signing_order: order }) => order === signer.position)
      const place = places.find(({ place: name }) => name === signer.place)!
      return recipient && signatureField(place, recipient.id, fieldDpi, PAGE_HEIGHT)
    })
    if (wanted.includes(undefined)) return rejected('no-recipient')
    return call(at(id, '/fields'), { body: { fields: wanted } })
  }

  /** A draft is deleted, what was sent is voided: the vendor knows no void of a draft. */
  const end = (reference: string, status: DocumentStatus): Promise<Outcome<unknown, Fault>> =>
    status === 'document.sent' || status === 'document.viewed'
      ? call(at(reference, '/status'), {
          method: 'PATCH',
          body: { status: VOIDED, notify_recipients: false },
        })
      : call(at(reference), { method: 'DELETE' })

  return {
    name: 'pandadoc',
    check: () => call('/documents?count=1', { parse: (body) => documentList.parse(body) && null }),

    create: async (order) => {
      const wrong = wrongInOrder(order)
      if (wrong) return rejected(wrong)
      // It knows a recipient by the address.
      const addresses = new Set(order.signers.map(({ email }) => email.toLowerCase()))
      if (addresses.size !== order.signers.length || addresses.has('')) return rejected('same-address')
      const before = await findMade(order)
      if (!before.ok) return before
      const made = before.value ? ok(before.value) : await upload(order)
      if (!made.ok) return made
      const reference = made.value
      const status = await built(reference)
      if (!status.ok) return status
      const details = await detailsOf(reference)
      if (!details.ok) return details
      // One that was found while it was being built may be of a run before: nobody may sign its bytes.
      if (details.value.metadata[HASH_KEY] !== order.hash) {
        const ended = await end(reference, status.value)
        return ended.ok ? notYet('other-bytes', 1) : ended
      }
      if (status.value !== 'document.draft') return ok({ reference })
      const placed = await placeFields(order, details.value)
      if (!placed.ok) return placed
      const sent = await call(at(reference, '/send'), {
        body: {
          silent: true,
          forwarding_settings: { forwarding_allowed: false, forwarding_with_reassigning_allowed: false },
        },
        parse: (body) => document.parse(body).status,
      })
      if (!sent.ok) return sent
      return sent.value === 'document.waiting_approval' ? notYet('waiting-approval', 900) : ok({ reference })
    },

    look: async (reference) => {
      const details = await detailsOf(reference)
      return details.ok ? ok(standingOf(details.value, options.clock())) : details
    },

    void: async (reference) => {
      const status = await statusOf(reference)
      if (!status.ok) return status
      if (status.value === 'document.completed') return rejected('signed-by-all')
      if (isOver(status.value)) return ok(true)
      const ended = await end(reference, status.value)
      return ended.ok ? ok(true) : ended
    },

    embedded: {
      origin: new URL(app).origin,

      openSession: async (reference, email) => {
        const made = await call(at(reference, '/session'), {
          body: { recipient: email, lifetime: SESSION_SECONDS },
          parse: (body) => session.parse(body).id,
        })
        return made.ok ? ok({ url: `${app}/s/${encodeURIComponent(made.value)}` }) : made
      },

      download: (reference) =>
        call<Uint8Array>(at(reference, '/download-protected'), {
          mostBytes: LARGEST_PDF,
          parseBytes: (bytes, status, header) =>
            status === 202
              ? notYet('being-built', readRetryAfter(header('retry-after'), options.clock()) ?? 5)
              : asPdf(bytes),
        }),

      readWebhook: (raw, query) => {
        const told = Buffer.from(query.get('signature') ?? '', 'utf8')
        const right = Buffer.from(createHmac('sha256', options.webhookKey).update(raw).digest('hex'), 'utf8')
        if (told.length !== right.length || !timingSafeEqual(told, right)) return null
        const body = webhook.safeParse(jsonOf(raw))
        if (!body.success) return []
        return [...new Set(body.data.flatMap(({ data: { id } }) => (id === undefined ? [] : [id])))]
      },
    },
  }
}

const isOver = (status: DocumentStatus): boolean =>
  status === 'document.voided' ||
  status === 'document.declined' ||
  status === 'document.rejected' ||
  status === 'document.error'

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return null
  }
}
