// Staff say what a position or a credit is: their word is kept, the analysis is made anew with it, and the application is decided again.
import type { RequestOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import type { KeptAnalysis } from '#core/domain/kept-analysis.ts'
import { hasOffer } from '#core/domain/lead-stage.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { readAnalysis } from '#features/capabilities/bank-analysis/read-analysis.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { addBankLabel, type LabelledLines } from '#platform/store/bank-labels.ts'
import { addEvent } from '#platform/store/events.ts'
import { refusalOfThread } from '#platform/threads/thread-refusal.ts'
import { byStaff, type LoggedIn } from '../login/session.server.ts'
import type { labelBank as declared } from './bank-contract.ts'
import { changeLeadFor } from './lead-for.server.ts'
import { openedLeadFor } from './open-file.server.ts'

export async function labelBank(
  deps: Deps,
  staff: LoggedIn,
  { id, of, ...said }: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<{ ok: boolean; decidedAnew: boolean }>> {
  const found = await openedLeadFor(deps, staff, id, 'label-bank')
  if (!found.ok) return found
  const read = await readAnalysis(deps, id)
  if (!read.ok) return refused(refusalOfThread(read.refusal))
  const lines = read.value && linesOf(read.value.analysis, said.kind, of)
  // It was there when the page was read: fresh data may have changed what is.
  if (!lines) return refused({ code: 'not-possible-now' })
  const now = deps.clock()
  return changeLeadFor(deps, staff, id, 'label-bank', async (tx, lead) => {
    await addBankLabel(tx, deps.keys, { leadId: id, staffId: staff.id, ...said, lines }, now)
    const detail = { what: said.kind, says: said.says }
    await addEvent(tx, { leadId: id, kind: 'bank-labelled', ...byStaff(staff, call), detail }, now)
    const decidedAnew = lead.stage === 'in-review' || hasOffer(lead.stage)
    if (decidedAnew) await addJob(tx, { kind: 'decide-application', leadId: id }, now)
    return ok({ ok: true, decidedAnew })
  })
}

/** The lines of what is labelled, and what the engine says of them. */
function linesOf(analysis: KeptAnalysis, kind: 'position' | 'credit', of: string): LabelledLines | null {
  if (kind === 'credit') {
    const credit = analysis.openCredits.find(({ transactionId }) => transactionId === of)
    if (!credit) return null
    const { transactionId, date, amount, description, label } = credit
    return {
      transactionIds: [transactionId],
      date,
      amount,
      text: description,
      engineSaid: label === null ? 'unclassed' : `labelled ${label}`,
    }
  }
  const position = analysis.positions.find((each) => each.id === of)
  if (!position) return null
  const { transactionIds, fundingTransactionId, lastPaymentOn, payment, lender, sureness, foundBy, cadence } =
    position
  return {
    transactionIds:
      fundingTransactionId === null ? transactionIds : [...transactionIds, fundingTransactionId],
    date: lastPaymentOn,
    amount: payment,
    text: lender,
    engineSaid: `${position.label ? 'labelled' : sureness}, ${cadence}, by ${foundBy}`,
  }
}
