// Ocrolus on the wire: token, books, uploads, status, summary, signals of tampering, signed webhooks. What a file holds decides: see `filesThat`.
import { createHash, createHmac, randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import multipart from '@fastify/multipart'
import { makeSummary } from './make-summary.ts'

/** Words anywhere in a file's bytes -> what happens to it. */
export const filesThat = {
  tampered: 'SIM-TAMPERED',
  refused: 'SIM-REFUSED',
  neverReady: 'SIM-NEVER-READY',
} as const

interface Doc {
  readonly name: string
  readonly sha256: string
  readonly bytes: Buffer
  /** Looks until it is verified. */
  looksLeft: number
}
interface Book {
  readonly uuid: string
  readonly name: string
  readonly docs: Doc[]
}

export interface OcrolusSimulator {
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  readonly webhookSecret: string
  readonly books: readonly Book[]
  readonly counts: { tokens: number }
  endTokens(): void
  /** The next calls of the API are answered with this inner status and code, HTTP 200. */
  failNext(code: number, times?: number): void
  /** Body and headers of a webhook about a book, signed as the real one's. */
  webhookAbout(book: string, event?: string): { body: string; headers: Record<string, string> }
  close(): Promise<void>
}

const LOOKS = 2
const DAY_S = 86_400

export async function startOcrolusSimulator(
  options: { now?: () => Date; looks?: number; takesAudience?: boolean; port?: number } = {},
): Promise<OcrolusSimulator> {
  const { now = () => new Date(), looks = LOOKS, takesAudience = false } = options
  const keys = {
    clientId: 'ocrolus-client',
    clientSecret: 'ocrolus-secret',
    webhookSecret: 'ocrolus-webhooks',
  }
  const counts = { tokens: 0 }
  const tokens = new Map<string, number>()
  const books: Book[] = []
  const fails: number[] = []
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 210_000_000 })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  await app.register(multipart, { limits: { fileSize: 200_000_000 } })
  const answer = (response: unknown) => ({ status: 200, message: 'OK', response })
  const refuse = (code: number, msg: string, status = 400) => ({
    status,
    code,
    message: msg,
    response: null,
    meta: { status: 'error', msg, code },
  })

  app.post<{ Body: Record<string, string> }>('/oauth/token', async (request, reply) => {
    const { grant_type, client_id, client_secret, audience } = request.body
    if (
      grant_type !== 'client_credentials' ||
      client_id !== keys.clientId ||
      client_secret !== keys.clientSecret
    )
      return reply.code(401).send({ error: 'access_denied', error_description: 'Unauthorized' })
    if (audience && !takesAudience)
      return reply.code(403).send({ error: 'access_denied', error_description: 'Service not enabled' })
    const token = randomUUID()
    tokens.set(token, now().getTime() + DAY_S * 1000)
    counts.tokens++
    return { access_token: token, token_type: 'Bearer', expires_in: DAY_S }
  })

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/oauth/')) return
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
    if (!((tokens.get(token) ?? 0) > now().getTime()))
      return reply.code(401).send(refuse(1200, 'Authentication failed', 401))
    const code = fails.shift()
    if (code !== undefined) return reply.send(refuse(code, 'as asked'))
    return undefined
  })

  app.post<{ Body: { name?: string } }>('/v1/book/add', async (request, reply) => {
    const { name } = request.body
    if (!name) return reply.code(400).send(refuse(1103, 'Parameter missing'))
    if (books.some((book) => book.name === name)) return reply.code(400).send(refuse(1402, 'Book exists'))
    const book: Book = { uuid: randomUUID(), name, docs: [] }
    books.push(book)
    return answer({ pk: books.length, uuid: book.uuid, name, created_ts: now().toISOString() })
  })

  app.post('/v1/book/upload', async (request, reply) => {
    let file: Buffer | undefined
    const fields: Record<string, string> = {}
    for await (const part of request.parts()) {
      if (part.type === 'file') file = await part.toBuffer()
      else fields[part.fieldname] = String(part.value)
    }
    const book = books.find(({ uuid }) => uuid === fields.book_uuid)
    if (!book) return reply.code(404).send(refuse(1401, 'Book not found', 404))
    if (!file) return reply.code(400).send(refuse(1104, 'Not a file'))
    if (!file.subarray(0, 1024).includes('%PDF-')) return refuse(1109, 'Not a valid PDF')
    const sha256 = createHash('sha256').update(file).digest('hex')
    if (book.docs.some((doc) => doc.sha256 === sha256)) return refuse(1502, 'Document exists')
    book.docs.push({ name: fields.doc_name ?? '', sha256, bytes: file, looksLeft: looks })
    return answer({
      uploaded_docs: [
        { pk: book.docs.length, uuid: randomUUID(), name: fields.doc_name, page_count: 1, checksum: sha256 },
      ],
    })
  })

  const bookOf = (request: { query: unknown }) =>
    books.find(({ uuid }) => uuid === (request.query as { book_uuid?: string }).book_uuid)
  const statusOf = (doc: Doc): string => {
    if (doc.bytes.includes(filesThat.neverReady) || doc.looksLeft-- > 0) return 'VERIFYING'
    return doc.bytes.includes(filesThat.refused) ? 'REJECTED' : 'VERIFICATION_COMPLETE'
  }

  app.get('/v1/book/status', async (request, reply) => {
    const book = bookOf(request)
    if (!book) return reply.code(404).send(refuse(1401, 'Book not found', 404))
    return answer({
      docs: book.docs.map((doc, at) => ({ pk: at + 1, name: doc.name, status: statusOf(doc) })),
    })
  })

  app.get('/v1/book/summary', async (request, reply) => {
    const book = bookOf(request)
    if (!book) return reply.code(404).send(refuse(1401, 'Book not found', 404))
    if (book.docs.some(({ looksLeft }) => looksLeft > 0)) return refuse(1404, 'Documents still pending')
    const read = book.docs.filter(({ bytes }) => !bytes.includes(filesThat.refused))
    return answer(makeSummary(book.uuid, read.length, now()))
  })

  app.get<{ Params: { uuid: string } }>('/v2/detect/book/:uuid/signals', async (request, reply) => {
    const book = books.find(({ uuid }) => uuid === request.params.uuid)
    if (!book) return reply.code(404).send(refuse(1401, 'Book not found', 404))
    const of = (doc: Doc) =>
      doc.bytes.includes(filesThat.tampered)
        ? {
            score: 22,
            authenticity_status: 'LOW',
            reason_codes: [
              {
                code: '110-H',
                confidence: 'HIGH',
                description: 'Amounts were edited after the file was made',
              },
            ],
          }
        : { score: 96, authenticity_status: 'HIGH', reason_codes: [] }
    const all = book.docs.map((doc) => ({ form_authenticity: of(doc) }))
    const lowest = all.toSorted((a, b) => a.form_authenticity.score - b.form_authenticity.score)[0]
    return { form_authenticity: lowest?.form_authenticity ?? null, doc_analyses: all }
  })

  const url = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 })
  return {
    url,
    ...keys,
    books,
    counts,
    endTokens: () => tokens.clear(),
    failNext: (code, times = 1) => void fails.push(...Array<number>(times).fill(code)),
    webhookAbout(book, event = 'book.verified') {
      const body = JSON.stringify({ event_name: event, book_uuid: book, book_pk: 1, severity: 'LOW' })
      const at = String(Math.floor(now().getTime() / 1000))
      const id = randomUUID()
      const signature = createHmac('sha256', keys.webhookSecret).update(`${at}.${id}.${body}`).digest('hex')
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'webhook-timestamp': at,
          'webhook-request-id': id,
          'webhook-signature': signature,
        },
      }
    },
    close: () => app.close(),
  }
}
