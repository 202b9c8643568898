// Webhooks of whoever analyses statements: they tell which book to look at, nothing else.
import { languageOf } from '#platform/http/call.ts'
import type { Feature, Plugin } from '#platform/feature.ts'
import { sendProblem } from '#platform/http/problem.ts'
import { signedWebhook } from '#platform/http/takes.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { statementAnalysisOfBook } from '#platform/store/statement-analyses.ts'

const analysisWebhooks: Plugin = (app, deps) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
  app.post('/api/webhooks/ocrolus', { config: { takes: signedWebhook } }, async (request, reply) => {
    const language = languageOf(request.headers['accept-language'])
    const port = deps.statementAnalysis
    if (!port) return sendProblem(reply, { code: 'not-found' }, language)
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const headers = request.headers as Readonly<Record<string, string | undefined>>
    const books = port.readWebhook(raw, headers)
    if (!books) return sendProblem(reply, { code: 'not-allowed' }, language)
    for (const book of books) {
      const found = await statementAnalysisOfBook(deps.db, port.name, book)
      if (!found) continue
      const { id, leadId } = found
      await addJob(
        deps.db,
        { kind: 'analyse-statements', leadId, onceKey: id, payload: { analysis: id } },
        deps.clock(),
      )
    }
    deps.nudge()
    return { ok: true }
  })
}

export const statementAnalysis: Feature = { name: 'statement-analysis', plugin: analysisWebhooks }
