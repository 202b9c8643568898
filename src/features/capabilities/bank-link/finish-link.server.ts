// Makes a connection of what the widget left behind. Safe to run twice, also at the same time: a link that was made is never undone.
import type { Id } from '#core/ground/id.ts'
import type { BankReason } from '#core/codes/bank-reasons.ts'
import type { Deps } from '#platform/deps.ts'
import { done, type JobRunner } from '#platform/outbox/outbox.ts'
import type { LinkFinish } from '#platform/providers/bank-data/port.ts'
import { ourFault, type Fault } from '#platform/providers/faults.ts'
import {
  changeConnection,
  openConnection,
  readConnection,
  settleBankState,
  type ConnectionRow,
  type ConnectionSecret,
} from '#platform/store/bank-data.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead } from '#platform/store/leads.ts'
import { askForFinish } from './ask-bank.server.ts'
import { keepLink } from './keep-link.server.ts'
import { isPatienceOver, nextTry } from './patience.server.ts'
import { reasonOfRejection } from './rejection.server.ts'

/** `waiting`: the vendor gave no answer; the job comes back. `connectionId` differs from the one asked for when that bank was linked before. */
type Finished =
  | { readonly state: 'linked'; readonly connectionId: Id }
  | { readonly state: 'failed'; readonly reason: BankReason; readonly fault?: Fault }
  | { readonly state: 'waiting'; readonly fault: Fault }

async function finishLink(deps: Deps, leadId: string, connectionId: Id): Promise<Finished> {
  const row = await readConnection(deps.db, leadId, connectionId)
  const port = row ? deps.bankData[row.provider] : undefined
  if (!row || !port || row.state === 'revoked') return { state: 'failed', reason: 'other' }
  const secret = openConnection(deps.keys, row)
  const finish = finishOf(secret)
  if (!finish)
    return row.state === 'linked' ? { state: 'linked', connectionId } : { state: 'failed', reason: 'expired' }
  const answer = await port.finishLink(finish)
  if (answer.ok) {
    const kept = await keepLink(deps, row, answer.value)
    return kept ? { state: 'linked', connectionId: kept } : { state: 'failed', reason: 'revoked' }
  }
  const fault = answer.refusal
  if (fault.kind !== 'rejected' && fault.kind !== 'needs-login') return { state: 'waiting', fault }
  const failed = await fail(deps, row, reasonOfRejection(fault))
  return failed.state === 'failed' ? { ...failed, fault } : failed
}

/** A person waits for this one, but not for ever: a slow vendor's answer is left to the job. */
const PERSON_WAITS_MS = 15_000
const SLOW: Finished = { state: 'waiting', fault: { kind: 'unavailable', vendorCode: 'slow' } }
/** The slow call may still come through: the job leaves it time, so that a token is not spent twice. */
const JOB_AFTER_MS = 10_000

/** `finishLink` within a request: whatever cannot be finished now is asked for as a job. */
export async function finishNow(deps: Deps, leadId: string, id: Id): Promise<Finished> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<Finished>((resolve) => {
    timer = setTimeout(() => resolve(SLOW), PERSON_WAITS_MS)
  })
  const finished = await Promise.race([finishLink(deps, leadId, id), patience]).finally(() =>
    clearTimeout(timer),
  )
  // What is ours to mend stays as a job: staff see it when it gives up, and send it back to work once it is mended.
  if (finished.state === 'waiting' || (finished.state === 'failed' && finished.fault?.ours)) {
    const now = deps.clock()
    await deps.db.transaction((tx) =>
      askForFinish(tx, { leadId, id }, now, new Date(now.getTime() + JOB_AFTER_MS)),
    )
  }
  deps.nudge()
  return finished
}

const finishOf = ({ publicToken, customerRef }: ConnectionSecret): LinkFinish | null =>
  publicToken ? { publicToken } : customerRef ? { customerRef } : null

async function fail(deps: Deps, row: ConnectionRow, reason: BankReason): Promise<Finished> {
  const now = deps.clock()
  return deps.db.transaction(async (tx): Promise<Finished> => {
    await lockLead(tx, row.leadId)
    // Only a link that is still open fails: the other of two tries may have won.
    if (await changeConnection(tx, row, { state: 'failed', reason }, now, ['linking'])) {
      await settleBankState(tx, row.leadId, 'failed', now)
      await addEvent(
        tx,
        {
          leadId: row.leadId,
          kind: 'bank-link-failed',
          actor: 'provider',
          detail: { connection: row.id, provider: row.provider, reason },
        },
        now,
      )
    }
    const current = await readConnection(tx, row.leadId, row.id)
    return current?.state === 'linked'
      ? { state: 'linked', connectionId: row.id }
      : { state: 'failed', reason }
  })
}

export const finishBankLink =
  (deps: Deps): JobRunner<'finish-bank-link'> =>
  async (job) => {
    const { leadId, payload } = job
    const row = await readConnection(deps.db, leadId, payload.connectionId)
    const refused = row?.state === 'failed' && row.accounts !== null
    if (!row || refused || row.state === 'revoked') return done
    const finished = await finishLink(deps, leadId, row.id)
    if (finished.state === 'failed' && finished.fault?.ours)
      return { giveUp: ourFault(row.provider, finished.fault) }
    if (finished.state !== 'waiting') return done
    const { kind, retryAfterSeconds } = finished.fault
    const now = deps.clock()
    // They may link again; meanwhile the worker goes on asking the bank.
    if (isPatienceOver(job, now)) await fail(deps, row, 'unavailable')
    return { retry: `bank link: ${kind}`, afterSeconds: nextTry(job, now, retryAfterSeconds) }
  }
