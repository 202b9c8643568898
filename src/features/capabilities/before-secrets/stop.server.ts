// An owner stops before secrets are asked for, by their own wish, and may take the application up again (ADR 141).
import type { EventDetails } from '#core/contract/event-details.ts'
import type { Answer } from '#core/contract/refusals.ts'
import type { Stage } from '#core/domain/lead-stage.ts'
import { certainNoOf, toldLimits, type CertainNo, type StatedSoFar } from '#core/domain/told-limits.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { keepBankConnections } from '#features/capabilities/bank-link/revoke.server.ts'
import { endApplication } from '#features/capabilities/retention/end-application.server.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Application } from '#platform/http/application-door.ts'
import type { Call } from '#platform/http/call.ts'
import { addEvent, latestEvent } from '#platform/store/events.ts'
import { lockLead, type LeadRow } from '#platform/store/leads.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import { isEmptied, isErasureAsked } from '#platform/store/retention.ts'

type Done = Answer<{ ok: boolean }>
const done: Done = ok({ ok: true })
const notNow: Done = refused({ code: 'not-possible-now' })

const isUnfinished = (stage: Stage): stage is 'draft' | 'referred' =>
  stage === 'draft' || stage === 'referred'

/** Which of an application's answers the policy refuses by itself. */
export const certainNoOfLead = (
  { policy }: Pick<Deps, 'policy'>,
  { answers }: Pick<LeadRow, 'answers'>,
): CertainNo[] => certainNoOf(toldLimits(policy), answers satisfies StatedSoFar)

/** The stop that still holds; null where somebody else ended the application, or it goes on. */
export async function stopOf(
  db: Queryable,
  { id, stage }: Pick<LeadRow, 'id' | 'stage'>,
): Promise<EventDetails['application-stopped'] | null> {
  if (stage !== 'withdrawn') return null
  const last = await latestEvent(db, id, ['application-stopped', 'application-withdrawn'])
  return last?.kind === 'application-stopped' ? (last.detail as EventDetails['application-stopped']) : null
}

const byOwner = ({ ip, userAgent }: Call) => ({ actor: 'applicant', ip, userAgent }) as const

/** An express withdrawal by the applicant: nothing was decided, and no notice is due (12 CFR 1002.9, comment 9-2). */
export async function stopApplication(
  deps: Deps,
  { lead: named }: Pick<Application, 'lead'>,
  _request: object,
  call: Call,
): Promise<Done> {
  const now = deps.clock()
  return deps.db.transaction(async (tx): Promise<Done> => {
    const lead = await lockLead(tx, named.id)
    if (!lead) return notNow
    if (await stopOf(tx, lead)) return done
    if (!isUnfinished(lead.stage)) return notNow
    const by = byOwner(call)
    const detail = { from: lead.stage, causes: certainNoOfLead(deps, lead) }
    await addEvent(tx, { leadId: lead.id, kind: 'application-stopped', ...by, detail }, now)
    await endApplication(tx, lead.id, 'withdrawn', by, now)
    return done
  })
}

/** It stands again where it stood, with the answers that are still kept. */
export async function takeUpAgain(
  deps: Deps,
  { lead: named }: Pick<Application, 'lead'>,
  _request: object,
  call: Call,
): Promise<Done> {
  const now = deps.clock()
  return deps.db.transaction(async (tx): Promise<Done> => {
    const lead = await lockLead(tx, named.id)
    if (!lead) return notNow
    if (isUnfinished(lead.stage)) return done
    const stop = await stopOf(tx, lead)
    if (!stop || (await isEmptied(tx, lead.id))) return notNow
    if (await isErasureAsked(tx, lead.id)) return refused({ code: 'erasure-asked' })
    const by = byOwner(call)
    await addEvent(tx, { leadId: lead.id, kind: 'application-taken-up', ...by }, now)
    await moveStage(tx, lead.id, stop.from, by, now)
    await keepBankConnections(tx, lead.id)
    return done
  })
}
