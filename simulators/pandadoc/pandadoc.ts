// PandaDoc on the wire: documents from a file, fields, silent sending, embedded sessions, signed webhooks, the sealed file.
import { createHmac, randomUUID } from 'node:crypto'
import { createWebhookPost, type WebhookPost } from '#simulators/bank-world/webhook-post.ts'
import {
  createWireListener,
  listen,
  listenForPages,
  type FaultSwitch,
  type Handler,
  type WireAnswer,
  type WireRequest,
} from '#simulators/bank-world/wire-server.ts'
import {
  detailsForm,
  isSigning,
  lookAt,
  newSimDocument,
  newWireId,
  nextRecipient,
  shortForm,
  type Field,
  type SimDocument,
} from './documents.ts'
import { lostPage, signingPage } from './signing-page.ts'

export interface PandaDocSimulator {
  readonly url: string
  /** Where documents are signed. */
  readonly appUrl: string
  readonly apiKey: string
  readonly webhookKey: string
  readonly documents: readonly SimDocument[]
  readonly faults: FaultSwitch
  readonly webhooks: WebhookPost
  /** Where webhooks go, as a subscription would have it; none are sent before. */
  subscribe(url: string): void
  /** What a signer does on the signing page. */
  complete(id: string, position: number): void
  decline(id: string): void
  /** Every session ends, as after its lifetime. */
  endSessions(): void
  close(): Promise<void>
}

interface PandaDocSimulatorOptions {
  readonly apiKey?: string
  readonly webhookKey?: string
  readonly port?: number
  readonly now?: () => Date
  /** Looks at a new document until it is a draft. Default 2. */
  readonly looks?: number
}

const problem = (status: number, type: string, detail: string): WireAnswer => ({
  status,
  json: { type, detail },
})
const notFound = problem(404, 'request_error', 'Not found')
const html = (body: string): WireAnswer => ({ headers: { 'content-type': 'text/html; charset=utf-8' }, body })

export async function startPandaDocSimulator(
  options: PandaDocSimulatorOptions = {},
): Promise<PandaDocSimulator> {
  const { apiKey = 'pandadoc-key', webhookKey = 'pandadoc-webhook-key', now = () => new Date() } = options
  const documents: SimDocument[] = []
  const sessions = new Map<string, { readonly document: SimDocument; readonly email: string }>()
  let target = ''
  const webhooks = createWebhookPost(() => Promise.resolve({ 'x-pandadoc-webhook-event-id': randomUUID() }))

  function tell(event: string, document: SimDocument): void {
    if (!target) return
    const payload = [{ event, data: detailsForm(document, now()) }]
    const signature = createHmac('sha256', webhookKey).update(JSON.stringify(payload)).digest('hex')
    webhooks.post(`${target}?signature=${signature}`, payload)
  }
  function move(document: SimDocument, status: string): void {
    document.status = status
    tell('document_state_changed', document)
  }
  function complete(document: SimDocument, email: string): boolean {
    const next = nextRecipient(document)
    if (!isSigning(document) || next?.email !== email) return false
    next.has_completed = true
    next.signature_date = now().toISOString()
    tell('recipient_completed', document)
    if (!nextRecipient(document)) move(document, 'document.completed')
    return true
  }

  const withDocument =
    (handle: (document: SimDocument, request: WireRequest) => WireAnswer): Handler =>
    (request) => {
      const document = documents.find(({ id }) => id === request.params['id'])
      return document ? handle(document, request) : notFound
    }
  const conflict = (document: SimDocument): WireAnswer => ({
    status: 409,
    json: {
      id: document.id,
      status: document.status,
      info_message: 'The document is not in the right status',
    },
  })

  const create: Handler = async ({ raw, headers }) => {
    const type = headers['content-type'] ?? ''
    if (!type.startsWith('multipart/form-data'))
      return problem(400, 'validation_error', 'template_uuid or url is required')
    const form = await new Response(new Uint8Array(raw), { headers: { 'content-type': type } }).formData()
    const file = form.get('file')
    const data = JSON.parse(String(form.get('data') ?? '{}')) as Parameters<typeof newSimDocument>[0]
    if (!(file instanceof Blob)) return problem(400, 'validation_error', 'file is required')
    const bytes = Buffer.from(await file.arrayBuffer())
    if (bytes.subarray(0, 4).toString() !== '%PDF')
      return problem(400, 'validation_error', 'file type is not supported')
    if (!data.name || !data.recipients?.every(({ email }) => email))
      return problem(400, 'validation_error', 'name and the email of each recipient are required')
    const made = newSimDocument(data, bytes, options.looks ?? 2)
    documents.push(made)
    return { status: 201, json: shortForm(made, now()) }
  }
  const list: Handler = ({ query }) => {
    const wanted = [...query].filter(([name]) => name.startsWith('metadata_'))
    const results = documents.filter(({ metadata }) =>
      wanted.every(([name, value]) => metadata[name.slice('metadata_'.length)] === value),
    )
    return { json: { results: results.map((each) => shortForm(each, now())) } }
  }
  const addFields = withDocument((document, request) => {
    if (document.status !== 'document.draft') return conflict(document)
    const fields = request.json()['fields'] as (Field & { layout?: { page?: unknown } })[] | undefined
    const known = (id?: string) => id === undefined || document.recipients.some((each) => each.id === id)
    if (!fields?.every(({ type, layout, assigned_to: to }) => type && layout?.page && known(to)))
      return problem(400, 'validation_error', 'fields are not valid')
    document.fields.push(...fields)
    return { json: { fields: detailsForm(document, now()).fields } }
  })
  const send = withDocument((document, request) => {
    if (document.status !== 'document.draft') return conflict(document)
    document.silent = request.json()['silent'] === true
    move(document, 'document.sent')
    return { json: { ...shortForm(document, now()), recipients: detailsForm(document, now()).recipients } }
  })
  const openSession = withDocument((document, request) => {
    const { recipient } = request.json()
    if (!isSigning(document)) return problem(400, 'request_error', 'The document is not sent')
    if (!document.recipients.some(({ email }) => email === recipient))
      return problem(400, 'request_error', 'There is no such recipient')
    const id = newWireId()
    sessions.set(id, { document, email: String(recipient) })
    return { status: 201, json: { id, expires_at: new Date(now().getTime() + 3_600_000).toISOString() } }
  })
  const changeStatus = withDocument((document, request) => {
    if (request.json()['status'] !== 11) return problem(400, 'validation_error', 'status is not valid')
    if (!isSigning(document)) return problem(400, 'request_error', 'The status cannot be changed')
    move(document, 'document.voided')
    return { status: 204 }
  })
  const remove = withDocument((document) => {
    documents.splice(documents.indexOf(document), 1)
    return { status: 204 }
  })
  const download = withDocument((document) => {
    if (document.status !== 'document.completed') return conflict(document)
    if (document.buildsLeft-- > 0) return { status: 202, headers: { 'retry-after': '5' } }
    return { headers: { 'content-type': 'application/pdf' }, body: document.file }
  })

  const visit = ({ params }: WireRequest) => sessions.get(params['session'] ?? '')
  const page: Handler = (request) => {
    const session = visit(request)
    const recipient = session?.document.recipients.find(({ email }) => email === session.email)
    if (!session || !recipient || !isSigning(session.document)) return html(lostPage())
    if (session.document.status === 'document.sent') move(session.document, 'document.viewed')
    return html(signingPage(session.document, recipient, request.params['session']!))
  }
  const finish: Handler = (request) => {
    const session = visit(request)
    return session && complete(session.document, session.email) ? { json: {} } : notFound
  }
  const refuse: Handler = (request) => {
    const session = visit(request)
    if (!session || !isSigning(session.document)) return notFound
    move(session.document, 'document.declined')
    return { json: {} }
  }
  const paper: Handler = (request) => {
    const session = visit(request)
    return session
      ? { headers: { 'content-type': 'application/pdf' }, body: session.document.file }
      : notFound
  }

  const api = '/public/v1/documents'
  const { listener, faults } = createWireListener({
    routes: [
      ['POST', api, create],
      ['GET', api, list],
      ['GET', `${api}/:id`, withDocument((each) => (lookAt(each), { json: shortForm(each, now()) }))],
      ['DELETE', `${api}/:id`, remove],
      [
        'GET',
        `${api}/:id/details`,
        withDocument((each) =>
          each.status === 'document.uploaded' ? conflict(each) : { json: detailsForm(each, now()) },
        ),
      ],
      ['POST', `${api}/:id/fields`, addFields],
      ['POST', `${api}/:id/send`, send],
      ['POST', `${api}/:id/session`, openSession],
      ['PATCH', `${api}/:id/status`, changeStatus],
      ['GET', `${api}/:id/download-protected`, download],
    ],
    faultAnswer: (kind) =>
      kind === 'rate-limited'
        ? problem(429, 'throttled', 'Request was throttled.')
        : problem(500, 'internal_error', 'Internal error'),
    notFound,
    guard: ({ headers }) =>
      headers.authorization !== `API-Key ${apiKey}`
        ? problem(401, 'authentication_error', 'Authentication credentials were not provided.')
        : undefined,
  })
  const server = await listen(listener, options.port)
  const pages = await listenForPages(
    [
      ['GET', '/s/:session', page],
      ['POST', '/s/:session/complete', finish],
      ['POST', '/s/:session/decline', refuse],
      ['GET', '/s/:session/paper.pdf', paper],
    ],
    notFound,
  )
  const found = (id: string): SimDocument => {
    const document = documents.find((each) => each.id === id)
    if (!document) throw new Error('no such document')
    return document
  }
  return {
    url: server.url,
    appUrl: pages.url,
    apiKey,
    webhookKey,
    documents,
    faults,
    webhooks,
    subscribe: (to) => void (target = to),
    complete: (id, position) => {
      const document = found(id)
      const recipient = document.recipients.find((each) => each.signing_order === position)
      if (document.status === 'document.sent') move(document, 'document.viewed')
      if (!recipient || !complete(document, recipient.email)) throw new Error('it is not their turn')
    },
    decline: (id) => {
      const document = found(id)
      if (document.status === 'document.sent') move(document, 'document.viewed')
      move(document, 'document.declined')
    },
    endSessions: () => sessions.clear(),
    close: async () => void (await Promise.all([server.close(), pages.close()])),
  }
}
