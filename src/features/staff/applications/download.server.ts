// Downloads of documents by staff: who may see the application gets the file as an attachment, and the look is logged.
import { refused } from '#core/ground/outcome.ts'
import * as z from 'zod/mini'
import type { Plugin } from '#platform/feature.ts'
import { callOf } from '#platform/http/call.ts'
import { sendProblem } from '#platform/http/problem.ts'
import { readDocument, sendDocument } from '#features/capabilities/uploads/read-document.server.ts'
import { staffOf } from '../login/session.server.ts'
import { documentPath } from './application-contract.ts'
import { leadFor } from './lead-for.server.ts'

const ids = z.object({ id: z.uuid(), documentId: z.uuid() })

export const documentDownloads: Plugin = (app, deps) => {
  app.get(documentPath(':id', ':documentId'), async (request, reply) => {
    const call = callOf(request, reply, false)
    const given = ids.safeParse(request.params)
    const staff = await staffOf(deps, call)
    const found = !given.success
      ? refused({ code: 'not-found' as const })
      : staff && staff.scope !== 'setup'
        ? await leadFor(deps.db, staff, given.data.id, 'open-document')
        : refused({ code: 'login-required' as const })
    if (!found.ok || !staff || !given.success)
      return sendProblem(reply, found.ok ? { code: 'not-found' } : found.refusal, call.language)
    const reader = { staffId: staff.id, ip: call.ip, userAgent: call.userAgent }
    const opened = await readDocument(deps, given.data.id, given.data.documentId, reader)
    return opened.ok ? sendDocument(reply, opened.value) : sendProblem(reply, opened.refusal, call.language)
  })
}
