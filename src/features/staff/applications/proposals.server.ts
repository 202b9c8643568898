// Proposals: an offer beyond one person's authority waits for a second person, and lapses when nobody comes.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { IsoTime } from '#core/contract/event-details.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { seesProposals } from '#core/domain/access.ts'
import { weightOf } from '#core/domain/authority.ts'
import { redated, standingGrade } from '#core/domain/override.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { addJob, done as jobDone, type JobRunner } from '#platform/outbox/outbox.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { openDecision } from '#platform/store/decision-basis.ts'
import { addDecision, openProposals, readProposal, settleProposal } from '#platform/store/decisions.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead, type LeadRow } from '#platform/store/leads.ts'
import { byStaff, done, type LoggedIn } from '../login/session.server.ts'
import { refusedSecond, secondPersons } from '../people/second-persons.server.ts'
import { aboutToSend, decideStill } from './going-out.server.ts'
import { changeLeadFor } from './lead-for.server.ts'
import { openedOf, unseenSince } from './open-file.server.ts'
import type * as contract from './proposal-contract.ts'
import { mayBecome, putInEffect, type PersonsDecision } from './put-in-effect.server.ts'
import { missingReason } from './reasons.server.ts'

const DAY_MS = 86_400_000

/** Writes what somebody would approve: the stage stays, the owner is told nothing, and a later proposal takes its place. */
export async function propose(
  tx: Queryable,
  { policy, keys }: Pick<Deps, 'policy' | 'keys'>,
  lead: LeadRow,
  proposed: Omit<PersonsDecision, 'outcome'> & { readonly amount: number },
  now: Date,
): Promise<void> {
  const lapsesAt = new Date(now.getTime() + policy.authority.proposalDays * DAY_MS)
  const { by, amount, reason } = proposed
  const id = await addDecision(
    tx,
    keys,
    {
      leadId: lead.id,
      origin: 'proposal',
      policyVersion: proposed.policyVersion,
      policyDigest: proposed.policyDigest,
      inputs: proposed.inputs,
      result: proposed.result,
      features: proposed.features,
      outcome: 'approved',
      decidedBy: by.actorId,
      reason,
      lapsesAt,
      tool: proposed.tool,
    },
    now,
  )
  const detail = { decision: id, amount, reason, lapsesAt: lapsesAt.toISOString() as IsoTime }
  await addEvent(tx, { leadId: lead.id, kind: 'decision-proposed', ...by, detail }, now)
  const payload = { decision: id }
  await addJob(tx, { kind: 'lapse-proposal', leadId: lead.id, onceKey: id, payload, runAt: lapsesAt }, now)
}

type Settle = RequestOf<typeof contract.approveProposal>

/** The second person's yes: the offer goes out at the proposed price. Never by the proposer, however they are logged in. */
export async function approveProposal(
  deps: Deps,
  staff: LoggedIn,
  request: Settle,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.approveProposal>>> {
  const now = deps.clock()
  return changeLeadFor(deps, staff, request.id, 'decide', async (tx, lead) => {
    const read = await readProposal(tx, lead.id, request.decision)
    if (!read) return refused({ code: 'done-already' })
    const row = openDecision(deps.keys, read)
    const seconds = await secondPersons(tx, deps.policy.authority.secondApprovers, now)
    const noSecond = refusedSecond(seconds.judge(row.decidedBy, staff))
    if (noSecond) return noSecond
    const { amount } = weightOf(deps.policy, row.inputs, standingGrade(row), row.result.deals)
    if (staff.keyAmount !== null && amount > staff.keyAmount) return refused({ code: 'not-allowed' })
    if (row.proposal !== 'open' || row.lapsesAt <= now) return refused({ code: 'done-already' })
    if (!(await decideStill(tx, row))) return refused({ code: 'proposer-left' })
    if (!mayBecome(lead.stage, 'offered')) return refused({ code: 'not-possible-now' })
    const unseen = await unseenSince({ db: tx, clock: deps.clock }, staff, lead.id, row.at)
    if (unseen) return unseen
    const waiting = await aboutToSend(tx, lead.id)
    if (waiting) return waiting
    const goesOut = await putInEffect(
      tx,
      deps,
      lead,
      {
        outcome: 'approved',
        policyVersion: row.policyVersion,
        policyDigest: row.policyDigest,
        inputs: row.inputs,
        features: row.features,
        tool: row.tool,
        result: redated(deps.policy, row.result, easternDay(now)),
        reason: row.reason ?? '',
        by: byStaff(staff, call),
        proposedBy: row.decidedBy,
      },
      now,
    )
    return ok({ ok: true, ...(goesOut && { goesOut }) })
  })
}

/** The second person's no, with a reason; or the proposer takes it back. */
export async function refuseProposal(
  deps: Deps,
  staff: LoggedIn,
  request: RequestOf<typeof contract.refuseProposal>,
  call: Call,
): Promise<Answer<{ ok: boolean }>> {
  const missing = missingReason(request.reason, call)
  const now = deps.clock()
  return changeLeadFor(deps, staff, request.id, 'decide', async (tx) => {
    if (missing) return missing
    const row = await readProposal(tx, request.id, request.decision)
    const waiting = row && (await aboutToSend(tx, request.id))
    if (waiting) return waiting
    if (!row) return refused({ code: 'done-already' })
    if (!(await settleProposal(tx, row, 'refused', staff.id))) return refused({ code: 'done-already' })
    const detail = { decision: row.id, reason: request.reason.trim() }
    await addEvent(tx, { leadId: request.id, kind: 'proposal-refused', ...byStaff(staff, call), detail }, now)
    return done
  })
}

/** What is made of the bank's data waits for the reader's reason, as on the page of the application. */
const withheld = { burden: null, paymentsInAdb: null, grade: null }

export async function listProposals(
  deps: Deps,
  staff: LoggedIn,
): Promise<Answer<ResponseOf<typeof contract.listProposals>>> {
  if (!seesProposals(staff)) return refused({ code: 'not-allowed' })
  const rows = (await openProposals(deps.db, deps.clock())).map((row) => openDecision(deps.keys, row))
  const opened = await openedOf(
    deps,
    staff,
    rows.map(({ leadId }) => leadId),
  )
  const seconds = await secondPersons(deps.db, deps.policy.authority.secondApprovers, deps.clock())
  return ok({
    proposals: rows.map((row) => {
      const { amount, burden, paymentsInAdb, grade } = weightOf(
        deps.policy,
        row.inputs,
        standingGrade(row),
        row.result.deals,
      )
      return {
        applicationId: row.leadId,
        applicationName: row.leadName,
        decision: row.id,
        at: row.at.toISOString(),
        lapsesAt: row.lapsesAt.toISOString(),
        by: row.by,
        reason: row.reason ?? '',
        amount,
        opened: opened.has(row.leadId),
        ...(opened.has(row.leadId) ? { burden, paymentsInAdb, grade } : withheld),
        whyNotSecond: seconds.whyNot(row.decidedBy, staff),
      }
    }),
  })
}

/** Job: nobody came within the policy's days. */
export const lapseProposal =
  (deps: Deps): JobRunner<'lapse-proposal'> =>
  async ({ leadId, payload }) => {
    await deps.db.transaction(async (tx) => {
      const id = payload.decision
      if (!(await lockLead(tx, leadId)) || !(await settleProposal(tx, { leadId, id }, 'lapsed', null))) return
      await addEvent(
        tx,
        { leadId, kind: 'proposal-lapsed', actor: 'system', detail: { decision: id } },
        deps.clock(),
      )
    })
    return jobDone
  }
