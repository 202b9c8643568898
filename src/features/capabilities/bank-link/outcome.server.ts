// How linking ended when no account came of it: reported by the browser, kept as an explicit state with its reason (T7).
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { hasOffer } from '#core/domain/lead-stage.ts'
import { bankProviderOf } from '#core/flow/variant.ts'
import { ok } from '#core/ground/outcome.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Application } from '#platform/http/application-door.ts'
import type { Call } from '#platform/http/call.ts'
import { newId } from '#platform/ids.ts'
import {
  addConnection,
  changeConnection,
  connectionsOf,
  openBankJobs,
  settleBankState,
  type ConnectionRow,
  type ConnectionState,
} from '#platform/store/bank-data.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead, readLead, type LeadRow } from '#platform/store/leads.ts'
import { standingOf } from './bank-state.server.ts'
import type { bankLinkOutcome } from './contract.ts'
import { askForFinish, readAnew } from './ask-bank.server.ts'
import type { BankReason } from '#core/codes/bank-reasons.ts'
import { bankReasonOf, reasonOfClosing } from './reasons.ts'

type Request = RequestOf<typeof bankLinkOutcome>

export async function recordOutcome(
  deps: Deps,
  { lead }: Application,
  request: Request,
  call: Call,
): Promise<Answer<ResponseOf<typeof bankLinkOutcome>>> {
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    const current = (await lockLead(tx, lead.id)) ?? lead
    const rows = await connectionsOf(tx, lead.id)
    if (request.outcome === 'linked') return carryOn(tx, rows, now)
    if (await changesNothing(tx, current, rows, request.outcome)) return
    const open = rows.find((row) => row.state === 'linking') ?? rows.find((row) => row.state === 'failed')
    const state = request.outcome === 'skipped' ? 'skipped' : 'failed'
    const reason = reasonOf(request, open)
    // Going on without a bank after a failure is no reason to forget, for staff, why it failed.
    const from: readonly ConnectionState[] = state === 'skipped' ? ['linking'] : ['linking', 'failed']
    if (open) await changeConnection(tx, open, { state, reason }, now, from)
    else if (!rows.length)
      await addConnection(
        tx,
        { id: newId(now), leadId: lead.id, provider: bankProviderOf(lead.variant), state, reason },
        now,
      )
    await settleBankState(tx, lead.id, state, now)
    await addEvent(
      tx,
      {
        leadId: lead.id,
        kind: `bank-link-${request.outcome}`,
        actor: 'applicant',
        ip: call.ip,
        userAgent: call.userAgent,
        detail: { ...(open ? { connection: open.id } : {}), ...(reason ? { reason } : {}) },
      },
      now,
    )
  })
  deps.nudge()
  const current = (await readLead(deps.db, lead.id)) ?? lead
  return ok(standingOf(current, await connectionsOf(deps.db, lead.id)))
}

/**
 * A window that was left open tells nothing new: nothing is skipped where a bank is there, or where what the widget left behind is
 * still being taken over, and an offer that stands rests on what it rests on, but for an attempt made since. Nor does an end that is
 * told late, after its owner went on without a bank.
 */
async function changesNothing(
  tx: Queryable,
  { id, stage, bankState }: LeadRow,
  rows: readonly ConnectionRow[],
  outcome: Request['outcome'],
): Promise<boolean> {
  if ((await openBankJobs(tx, id)).includes('finish-bank-link')) return true
  const skipped = outcome === 'skipped'
  if (hasOffer(stage)) return skipped || bankState !== 'linking'
  if (!skipped && bankState === 'skipped') return rows.every(({ state }) => state !== 'linking')
  return skipped && rows.some(({ state }) => state === 'linked' || state === 'needs-attention')
}

/** The widget says that a login was repaired, or a link made whose own call was lost: fetch afresh, or finish it. */
async function carryOn(tx: Queryable, rows: readonly ConnectionRow[], now: Date): Promise<void> {
  for (const row of rows) {
    if (row.state === 'linking') await askForFinish(tx, row, now)
    if (row.state === 'needs-attention') await readAnew(tx, row, now)
  }
}

/** The vendor's own webhook may have told the cause before the person closed the widget: that one says more than 'cancelled'. */
function reasonOf({ outcome, reason }: Request, row: ConnectionRow | undefined): BankReason | null {
  if (outcome === 'skipped') return null
  const told = outcome === 'cancelled' ? reasonOfClosing(reason) : (bankReasonOf(reason) ?? 'other')
  const known = bankReasonOf(row?.reason)
  return known && known !== 'other' && (told === 'cancelled' || told === 'other') ? known : told
}
