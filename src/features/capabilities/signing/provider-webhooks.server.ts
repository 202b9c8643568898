// A signing provider's webhooks: what they tell is only which envelopes to look at, so that lost, doubled and late ones do no harm.
import { languageOf } from '#platform/http/call.ts'
import type { Plugin } from '#platform/feature.ts'
import { sendProblem } from '#platform/http/problem.ts'
import { signedWebhook } from '#platform/http/takes.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { findESign } from '#platform/providers/e-sign/port.ts'
import { envelopeByReference } from '#platform/store/envelopes.ts'

export const signingWebhooks: Plugin = (app, deps) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
  app.post('/api/webhooks/pandadoc', { config: { takes: signedWebhook } }, async (request, reply) => {
    const language = languageOf(request.headers['accept-language'])
    const port = findESign(deps.eSign, 'pandadoc')
    if (!port?.embedded) return sendProblem(reply, { code: 'not-found' }, language)
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const query = new URL(request.url, deps.publicUrl).searchParams
    const references = port.embedded.readWebhook(raw, query)
    if (!references) return sendProblem(reply, { code: 'not-allowed' }, language)
    const now = deps.clock()
    for (const reference of references) {
      const envelope = await envelopeByReference(deps.db, port.name, reference)
      if (!envelope) continue
      const payload = { envelope: envelope.id }
      const leadId = envelope.subjectId
      await addJob(deps.db, { kind: 'look-at-envelope', leadId, onceKey: envelope.id, payload }, now)
    }
    deps.nudge()
    return { ok: true }
  })
}
