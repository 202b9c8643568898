// Downloads of documents by staff: who may see the application gets the file as an attachment, and the look is logged.
import * as z from 'zod/mini'
import type { Plugin } from '#platform/feature.ts'
import { callOf } from '#platform/http/call.ts'
import { sendProblem } from '#platform/http/problem.ts'
import { handingOut, staffOn } from '#platform/http/takes.ts'
import { readDocument, sendDocument } from '#features/capabilities/uploads/read-document.server.ts'
import { staffDoor } from '../login/session.server.ts'
import { downloadDocument } from '../paths.ts'
import { openedLeadFor } from './open-file.server.ts'

const ids = z.object({ id: z.uuid(), documentId: z.uuid() })

const takes = handingOut(staffOn('open-document'))

export const documentDownloads: Plugin = (app, deps) => {
  const options = { config: { takes } }
  app.get(downloadDocument.path, options, async (request, reply) => {
    const call = callOf(request, reply)
    const staff = await staffDoor(deps, takes)(call)
    if (!staff.ok) return sendProblem(reply, staff.refusal, call.language)
    const given = ids.safeParse(request.params)
    if (!given.success) return sendProblem(reply, { code: 'not-found' }, call.language)
    const found = await openedLeadFor(deps, staff.value, given.data.id, 'open-document')
    if (!found.ok) return sendProblem(reply, found.refusal, call.language)
    const reader = { staffId: staff.value.id, ip: call.ip, userAgent: call.userAgent }
    const opened = await readDocument(deps, given.data.id, given.data.documentId, reader)
    return opened.ok ? sendDocument(reply, opened.value) : sendProblem(reply, opened.refusal, call.language)
  })
}
