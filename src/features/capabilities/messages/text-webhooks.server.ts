// What comes back from texting: people's answers and files, and the delivery of what we sent.
import { isId } from '#core/ground/id.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#platform/deps.ts'
import type { Plugin } from '#platform/feature.ts'
import { signedWebhook } from '#platform/http/takes.ts'
import type { SmsWebhook } from '#platform/providers/messages/port.ts'
import { addEvent } from '#platform/store/events.ts'
import { noteMessage } from '#platform/store/messages.ts'
import { hearText } from './hear-text.server.ts'

const signed = { config: { takes: signedWebhook } }

/** The provider signs the public address, its query and the form; anything unsigned is turned away with 403. */
export const textWebhooks: Plugin = (app, deps) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.post('/api/webhooks/twilio', signed, async (request, reply) => {
    const inbound = deps.sms?.readInbound(webhookOf(deps, request))
    if (inbound && !inbound.ok && inbound.refusal === 'no-number') return heard(reply)
    if (!inbound?.ok) return reply.code(inbound ? refusedStatus[inbound.refusal] : 404).send()
    const answer = await deps.db.transaction((tx) => hearText(tx, deps, inbound.value))
    if (answer) await deps.sms?.send(answer)
    deps.nudge()
    return heard(reply)
  })
  app.post('/api/webhooks/twilio/status', signed, async (request, reply) => {
    const status = deps.sms?.readStatus(webhookOf(deps, request))
    if (!status?.ok) return reply.code(status ? refusedStatus[status.refusal] : 404).send()
    const { reference, providerId, errorCode } = status.value
    const [leadId, id] = reference?.split('.') ?? []
    const state = status.value.status
    if (leadId && id && isId(leadId) && isId(id) && state !== 'underway')
      await deps.db.transaction(async (tx) => {
        const now = deps.clock()
        const changed = await noteMessage(
          tx,
          leadId,
          id,
          { state, providerId, ...(errorCode ? { reason: errorCode } : {}) },
          now,
        )
        if (changed)
          await addEvent(
            tx,
            {
              leadId,
              kind: state === 'delivered' ? 'message-delivered' : 'message-not-delivered',
              actor: 'provider',
              detail: { message: id, channel: 'sms', ...(errorCode ? { code: errorCode } : {}) },
            },
            now,
          )
      })
    return reply.code(204).send()
  })
}

/** An empty document: an answer goes out as a message of ours, with its own row. */
const heard = (reply: FastifyReply) =>
  reply.type('text/xml').send('<?xml version="1.0" encoding="UTF-8"?><Response></Response>')

const refusedStatus = { 'bad-signature': 403, malformed: 400, 'no-number': 400 } as const

function webhookOf(deps: Deps, request: FastifyRequest): SmsWebhook {
  return {
    url: deps.publicUrl + request.url,
    headers: request.headers,
    form: (request.body ?? {}) as Record<string, string>,
  }
}
