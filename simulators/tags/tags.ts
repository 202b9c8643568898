// Tags on their wires: the Measurement Protocol (the vendor's and a container's), the Conversions API and the capture call; each refuses what its vendor refuses.
import Fastify from 'fastify'
import * as z from 'zod/mini'

export interface TagsSimulator {
  readonly url: string
  readonly secrets: typeof secrets
  /** What was taken, oldest first: whose wire, the event's name and id, and the whole body. */
  readonly told: readonly Told[]
  /** Every request is answered with this status until it is null again. */
  fail(status: number | null): void
  close(): Promise<void>
}

interface Told {
  readonly vendor: 'google-analytics' | 'meta' | 'posthog' | 'tag-container'
  readonly event: string
  readonly eventId: string
  readonly body: unknown
}

const secrets = {
  measurementId: 'G-SIMULATED1',
  apiSecret: 'measurement-secret',
  pixelId: '1234567890123456',
  accessToken: 'conversions-token',
  apiKey: 'phc_simulated',
} as const

const measurementOf = (longest: number) =>
  z.strictObject({
    client_id: z.string().check(z.regex(/^\d+\.\d+$/)),
    timestamp_micros: z.number(),
    consent: z.strictObject({
      ad_user_data: z.enum(['GRANTED', 'DENIED']),
      ad_personalization: z.enum(['GRANTED', 'DENIED']),
    }),
    events: z.array(
      z.strictObject({
        // 40 letters, figures and underscores at most, a letter first.
        name: z.string().check(z.regex(/^[A-Za-z]\w{0,39}$/)),
        params: z.record(
          z.string().check(z.maxLength(40)),
          z.union([z.string().check(z.maxLength(longest)), z.number()]),
        ),
      }),
    ),
  })

/** The vendor cuts off what is longer; a container hands it on whole. */
const measurement = measurementOf(100)
const containerMeasurement = measurementOf(8000)

const conversions = z.strictObject({
  data: z.array(
    z.strictObject({
      event_name: z.string(),
      event_time: z.int(),
      event_id: z.string(),
      action_source: z.enum(['system_generated', 'website', 'email', 'phone_call', 'chat', 'other']),
      opt_out: z.boolean(),
      user_data: z.strictObject({ fbc: z.string().check(z.regex(/^fb\.1\.\d{13}\..+$/)) }),
    }),
  ),
})

const capture = z.strictObject({
  api_key: z.string(),
  uuid: z.uuid(),
  event: z.string(),
  distinct_id: z.string().check(z.minLength(1), z.maxLength(200)),
  timestamp: z.iso.datetime(),
  properties: z.record(z.string(), z.unknown()),
})

export async function startTagsSimulator(options: { port?: number } = {}): Promise<TagsSimulator> {
  const app = Fastify({ forceCloseConnections: true })
  const told: Told[] = []
  let failing: number | null = null
  app.addHook('onRequest', async (_request, reply) => {
    if (failing !== null) return reply.code(failing).send({ error: 'as asked' })
  })

  app.post<{ Querystring: Record<string, string> }>('/mp/collect', async (request, reply) => {
    const { measurement_id, api_secret } = request.query
    const read = measurement.safeParse(request.body)
    const known = measurement_id === secrets.measurementId && api_secret === secrets.apiSecret
    // As the vendor does: the answer is the same, and what is wrong is not counted.
    if (known && read.success)
      for (const { name, params } of read.data.events)
        told.push({
          vendor: 'google-analytics',
          event: name,
          eventId: String(params.transaction_id),
          body: request.body,
        })
    return reply.code(204).send()
  })

  app.post<{ Querystring: Record<string, string> }>('/container/mp/collect', async (request, reply) => {
    const read = containerMeasurement.safeParse(request.body)
    // A request that none of its clients knows.
    if (!read.success || request.query.measurement_id !== secrets.measurementId) return reply.code(400).send()
    for (const { name, params } of read.data.events)
      told.push({
        vendor: 'tag-container',
        event: name,
        eventId: String(params.transaction_id),
        body: request.body,
      })
    return reply.code(200).send()
  })

  app.post<{ Params: { pixel: string } }>('/v23.0/:pixel/events', async (request, reply) => {
    const refuse = (status: number, code: number) =>
      reply
        .code(status)
        .send({ error: { message: 'as asked', type: 'OAuthException', code, fbtrace_id: 'A1' } })
    if (request.headers.authorization !== `Bearer ${secrets.accessToken}`) return refuse(401, 190)
    if (request.params.pixel !== secrets.pixelId) return refuse(400, 100)
    const read = conversions.safeParse(request.body)
    if (!read.success) return refuse(400, 100)
    for (const each of read.data.data)
      told.push({ vendor: 'meta', event: each.event_name, eventId: each.event_id, body: request.body })
    return { events_received: read.data.data.length, messages: [], fbtrace_id: 'A1' }
  })

  app.post('/i/v0/e/', async (request, reply) => {
    const read = capture.safeParse(request.body)
    if (!read.success || read.data.api_key !== secrets.apiKey)
      return reply
        .code(401)
        .send({ type: 'authentication_error', code: 'invalid_api_key', detail: 'as asked' })
    told.push({ vendor: 'posthog', event: read.data.event, eventId: read.data.uuid, body: request.body })
    return { status: 'Ok' }
  })

  const url = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 })
  return {
    url,
    secrets,
    told,
    fail: (status) => {
      failing = status
    },
    close: () => app.close(),
  }
}
