// Errors as they leave the server: RFC 9457 problem documents, in the reader's language.
import type { FastifyReply } from 'fastify'
import { refusalStatus, type Refusal } from '#core/contract/refusals.ts'
import { en } from '#core/words/refusals/en.ts'
import { es } from '#core/words/refusals/es.ts'
import { pick, type Language } from '#core/words/words.ts'

/** Sends a refusal as application/problem+json: type, title, status, detail-free, `errors` for bad fields, plus the refusal's extra fields. */
export function sendProblem(reply: FastifyReply, refusal: Refusal, language: Language): FastifyReply {
  const status = refusalStatus[refusal.code]
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds))
  return reply
    .code(status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send({
      type: `urn:underway:problem:${refusal.code}`,
      title: pick({ en, es }, language)[refusal.code],
      status,
      ...refusal.extra,
      ...(refusal.errors ? { errors: refusal.errors } : {}),
    })
}
