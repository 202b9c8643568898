// The paper of a contract and our own sealed copy, for staff who said why they open the file; every download is an event.
import * as z from 'zod/mini'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { openPaper } from '#features/capabilities/signing/open-paper.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Plugin } from '#platform/feature.ts'
import { callOf } from '#platform/http/call.ts'
import { sendProblem } from '#platform/http/problem.ts'
import { handingOut, staffOn } from '#platform/http/takes.ts'
import { readEnvelope, type EnvelopeRow } from '#platform/store/envelopes.ts'
import { addEvent } from '#platform/store/events.ts'
import { paperRow } from '#platform/store/papers.ts'
import { copyPlace, readSignedCopy } from '#platform/store/signed-copies.ts'
import { byStaff, staffDoor } from '../login/session.server.ts'
import { downloadContract } from '../paths.ts'
import { openedLeadFor } from './open-file.server.ts'

const named = z.object({ id: z.uuid(), envelope: z.uuid(), file: z.enum(['paper.pdf', 'copy.pdf']) })
const takes = handingOut(staffOn('open-document'))

export const contractDownloads: Plugin = (app, deps) => {
  app.get(downloadContract.path, { config: { takes } }, async (request, reply) => {
    const call = callOf(request, reply)
    const staff = await staffDoor(deps, takes)(call)
    if (!staff.ok) return sendProblem(reply, staff.refusal, call.language)
    const given = named.safeParse(request.params)
    if (!given.success) return sendProblem(reply, { code: 'not-found' }, call.language)
    const { id, envelope: envelopeId, file } = given.data
    const found = await openedLeadFor(deps, staff.value, id, 'open-document')
    if (!found.ok) return sendProblem(reply, found.refusal, call.language)
    const envelope = await readEnvelope(deps.db, id, envelopeId)
    const which = file === 'copy.pdf' ? 'copy' : 'paper'
    const bytes = envelope ? await bytesOf(deps, envelope, which) : refused({ code: 'not-found' as const })
    if (!envelope || !bytes.ok)
      return sendProblem(reply, bytes.ok ? { code: 'not-found' } : bytes.refusal, call.language)
    const detail = { envelope: envelope.id, file: which } as const
    const by = byStaff(staff.value, call)
    await addEvent(deps.db, { leadId: id, kind: 'contract-opened-by-staff', ...by, detail }, deps.clock())
    return reply
      .header('content-disposition', `attachment; filename="contract-${file}"`)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store')
      .type('application/pdf')
      .send(Buffer.from(bytes.value))
  })
}

async function bytesOf(
  deps: Deps,
  { subjectId, id, paperId }: EnvelopeRow,
  which: 'paper' | 'copy',
): Promise<Answer<Uint8Array>> {
  const busy = refused({ code: 'busy-now' as const })
  if (which === 'paper') {
    const row = await paperRow(deps.db, subjectId, paperId)
    const opened = row && (await openPaper(deps, row))
    return opened?.ok && opened.value ? ok(opened.value) : busy
  }
  const copy = await readSignedCopy(deps.db, subjectId, id, null)
  if (!copy) return refused({ code: 'not-possible-now' })
  const opened = await deps.threads.run('open-bytes', { bytes: copy.file, place: copyPlace(copy.id) })
  return opened.ok ? ok(opened.value) : busy
}
