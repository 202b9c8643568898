// The sealed agreement of an affiliate as a download for those who see affiliates: our copy, and the look is logged.
import * as z from 'zod/mini'
import { seesAffiliates } from '#core/domain/access.ts'
import type { Plugin } from '#platform/feature.ts'
import { callOf } from '#platform/http/call.ts'
import { sendProblem } from '#platform/http/problem.ts'
import { handingOut, staffWho } from '#platform/http/takes.ts'
import { readAffiliate } from '#platform/store/affiliates.ts'
import { envelopesOf } from '#platform/store/envelopes.ts'
import { addEvent } from '#platform/store/events.ts'
import { copyPlace, readSignedCopy } from '#platform/store/signed-copies.ts'
import { byStaff, staffDoor } from '../login/session.server.ts'
import { downloadAgreement } from '../paths.ts'

const takes = handingOut(staffWho(seesAffiliates))
const named = z.object({ id: z.uuid() })

export const agreementDownloads: Plugin = (app, deps) => {
  app.get(downloadAgreement.path, { config: { takes } }, async (request, reply) => {
    const call = callOf(request, reply)
    const staff = await staffDoor(deps, takes)(call)
    if (!staff.ok) return sendProblem(reply, staff.refusal, call.language)
    const given = named.safeParse(request.params)
    const affiliate = given.success ? await readAffiliate(deps.db, given.data.id) : null
    const finished = affiliate
      ? (await envelopesOf(deps.db, affiliate.id)).find(({ state }) => state === 'finished')
      : undefined
    const copy = affiliate && finished ? await readSignedCopy(deps.db, affiliate.id, finished.id, null) : null
    if (!affiliate || !finished || !copy) return sendProblem(reply, { code: 'not-found' }, call.language)
    const opened = await deps.threads.run('open-bytes', { bytes: copy.file, place: copyPlace(copy.id) })
    if (!opened.ok) return sendProblem(reply, { code: 'busy-now' }, call.language)
    await addEvent(
      deps.db,
      {
        affiliateId: affiliate.id,
        kind: 'contract-opened-by-staff',
        ...byStaff(staff.value, call),
        detail: { envelope: finished.id, file: 'copy' },
      },
      deps.clock(),
    )
    return reply
      .header('content-disposition', 'attachment; filename="affiliate-agreement.pdf"')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store')
      .type('application/pdf')
      .send(Buffer.from(opened.value))
  })
}
