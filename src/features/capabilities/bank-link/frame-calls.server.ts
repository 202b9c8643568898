// The calls of a vendor that links in a frame: its address, and what to do once the frame said that it is done.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Application } from '#platform/http/application-door.ts'
import type { Call } from '#platform/http/call.ts'
import { isConnectionJobOpen, readConnection } from '#platform/store/bank-data.ts'
import { proveByLink } from '#platform/store/contact-proofs.ts'
import type { getFrameLink, refreshCustomer } from './contract.ts'
import { askForFinish } from './ask-bank.server.ts'
import { finishNow } from './finish-link.server.ts'
import { startLink } from './start-link.server.ts'

export async function openFrame(
  deps: Deps,
  application: Application,
  request: RequestOf<ReturnType<typeof getFrameLink>>,
  call: Call,
): Promise<Answer<ResponseOf<ReturnType<typeof getFrameLink>>>> {
  const started = await startLink(deps, call, application, { vendor: 'finicity', repair: request.repair })
  if (!started.ok) return started
  const { start, connectionId } = started.value
  return start.kind === 'frame'
    ? ok({ link: start.url, custid: connectionId })
    : refused({ code: 'server-error' })
}

/** A customer of another application is answered like one that does not exist (spec 9). */
export async function frameDone(
  deps: Deps,
  application: Application,
  request: RequestOf<ReturnType<typeof refreshCustomer>>,
): Promise<Answer<ResponseOf<ReturnType<typeof refreshCustomer>>>> {
  const leadId = application.lead.id
  const row = isReference(request.customerId)
    ? await readConnection(deps.db, leadId, request.customerId)
    : null
  if (!row || row.provider !== 'finicity') return refused({ code: 'not-found' })
  const finished = await finishNow(deps, leadId, row.id)
  if (finished.state === 'failed') return ok({ ok: false, state: 'failed', reason: finished.reason })
  // The look that would have come in place of this browser: a decline waits for it, and there is nothing to wait for any more.
  if (finished.state === 'linked' && (await isConnectionJobOpen(deps.db, row, 'finish-bank-link'))) {
    await deps.db.transaction((tx) => askForFinish(tx, row, deps.clock()))
    deps.nudge()
  }
  const { link } = application
  if (link && finished.state === 'linked') await proveByLink(deps.db, link, deps.clock())
  // A vendor that does not answer takes nothing from a bank that is linked.
  const linked = finished.state === 'linked' || row.state === 'linked'
  return ok({ ok: true, state: linked ? 'linked' : 'linking', reason: null })
}

/** Whether a text can be one of our references at all. */
export const isReference = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
