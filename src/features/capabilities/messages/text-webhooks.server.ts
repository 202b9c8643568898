// What comes back from texting: people's answers (STOP, START, HELP or anything else) and the delivery of what we sent.
import { isId } from '#core/ground/id.ts'
import type { TextAnswer } from '#core/domain/messages.ts'
import type { FastifyRequest } from 'fastify'
import { fill, pick, type Language } from '#core/words/words.ts'
import { en } from '#core/words/messages/en.ts'
import { es } from '#core/words/messages/es.ts'
import type { Deps } from '#platform/deps.ts'
import type { Plugin } from '#platform/feature.ts'
import type { Queryable } from '#platform/db/db.ts'
import { signedWebhook } from '#platform/http/takes.ts'
import { newId } from '#platform/ids.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import type { InboundSms, SmsWebhook } from '#platform/providers/messages/port.ts'
import { contactHashes, markProven } from '#platform/store/contact-proofs.ts'
import { addEvent } from '#platform/store/events.ts'
import { addMessage, markSeenOnce, leadsWithPhone, noteMessage, setOptOut } from '#platform/store/messages.ts'
import { contactOf, smsOf } from './layout.ts'
import { brandOf } from './content-of.server.ts'

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
    if (!inbound?.ok) return reply.code(inbound ? refusedStatus[inbound.refusal] : 404).send()
    const answer = await deps.db.transaction((tx) => hear(tx, deps, inbound.value))
    if (answer) await deps.sms?.send(answer)
    deps.nudge()
    // An empty document: the answer goes out as a message of ours, with its own row.
    return reply.type('text/xml').send('<?xml version="1.0" encoding="UTF-8"?><Response></Response>')
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

const refusedStatus = { 'bad-signature': 403, malformed: 400 } as const

function webhookOf(deps: Deps, request: FastifyRequest): SmsWebhook {
  return {
    url: deps.publicUrl + request.url,
    headers: request.headers,
    form: (request.body ?? {}) as Record<string, string>,
  }
}

/** Answers a text that belongs to no application, to be sent at once; one that does goes out as a message of its own. */
async function hear(
  tx: Queryable,
  deps: Deps,
  text: InboundSms,
): Promise<{ to: string; body: string; reference: string } | null> {
  const now = deps.clock()
  if (!(await markSeenOnce(tx, 'sms', text.providerId, now))) return null
  const leads = await leadsWithPhone(tx, deps.keys, text.from)
  const changed =
    text.change === 'stop' || text.change === 'start'
      ? await setOptOut(tx, deps.keys, text.from, text.change === 'stop', now)
      : false
  // Who only wants no more texts has not said that the application is theirs.
  if (text.change !== 'stop') await markProven(tx, contactHashes(deps.keys, 'sms', text.from)[0]!, now)
  for (const lead of leads) {
    const id = newId(now)
    await addMessage(
      tx,
      deps.keys,
      {
        id,
        leadId: lead.id,
        template: 'inbound',
        language: lead.language,
        content: { channel: 'sms', to: text.from, body: text.body },
        state: 'received',
      },
      now,
    )
    await addEvent(
      tx,
      { leadId: lead.id, kind: eventKinds[text.change], actor: 'applicant', detail: { message: id } },
      now,
    )
  }
  // One confirming text and no more (FCC 2024): a second STOP is heard in silence.
  const answer = text.answeredByProvider ? null : answerTo(text, changed)
  if (!answer) return null
  const [newest] = leads
  const language = newest?.language ?? 'en'
  const body = answerBody(deps, answer, newest?.brand ?? '', language)
  if (!newest) return { to: text.from, body, reference: newId(now) }
  const id = newId(now)
  await addMessage(
    tx,
    deps.keys,
    {
      id,
      leadId: newest.id,
      template: answer,
      language,
      content: { channel: 'sms', to: text.from, body },
      state: 'ready',
    },
    now,
  )
  await addJob(tx, { kind: 'deliver-message', leadId: newest.id, onceKey: id, payload: { message: id } }, now)
  return null
}

const eventKinds = {
  stop: 'texts-stopped',
  start: 'texts-started',
  help: 'text-received',
  text: 'text-received',
} as const

function answerTo(text: InboundSms, changed: boolean): TextAnswer | null {
  if (text.change === 'help') return 'text-help'
  if (text.change === 'stop' && changed) return 'text-stopped'
  return text.change === 'start' && changed ? 'text-started' : null
}

function answerBody(deps: Deps, answer: TextAnswer, brandId: string, language: Language): string {
  const brand = brandOf(deps, brandId)
  const words = pick({ en, es }, language)
  return smsOf(fill(words[`${answer}.sms`], { brand: brand.name, contact: contactOf(brand) }), '', '')
}
