// Turning what the widget left behind into a connection. Safe to run twice and beside itself: a link that came to be is never undone.
import type { Id } from '#core/ground/id.ts'
import type { BankReason } from '#core/codes/bank-reasons.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { addJob, done, type JobRunner } from '#platform/outbox/outbox.ts'
import type { Connection, LinkFinish } from '#platform/providers/bank-data/port.ts'
import { ourFault, type Fault } from '#platform/providers/faults.ts'
import {
  changeConnection,
  dropConnection,
  openConnection,
  readConnection,
  sealConnection,
  settleBankState,
  type ConnectionRow,
  type ConnectionSecret,
} from '#platform/store/bank-data.ts'
import { addRef, findConnectionsByReference } from '#platform/store/bank-references.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead } from '#platform/store/leads.ts'
import { reasonOfRejection } from './rejection.server.ts'

/** `waiting`: the vendor gave no answer; the job comes back. `connectionId` differs from the one asked for when that bank was linked before. */
export type Finished =
  | { readonly state: 'linked'; readonly connectionId: Id }
  | { readonly state: 'failed'; readonly reason: BankReason; readonly fault?: Fault }
  | { readonly state: 'waiting'; readonly fault: Fault }

export async function finishLink(deps: Deps, leadId: string, connectionId: Id): Promise<Finished> {
  const row = await readConnection(deps.db, leadId, connectionId)
  const port = row ? deps.bankData[row.provider] : undefined
  if (!row || !port || row.state === 'revoked') return { state: 'failed', reason: 'other' }
  const secret = openConnection(deps.keys, row)
  const finish = finishOf(secret)
  if (!finish)
    return row.state === 'linked' ? { state: 'linked', connectionId } : { state: 'failed', reason: 'expired' }
  const answer = await port.finishLink(finish)
  if (answer.ok) return { state: 'linked', connectionId: await keep(deps, row, answer.value) }
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

async function keep(deps: Deps, row: ConnectionRow, linked: Connection): Promise<Id> {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    await lockLead(tx, row.leadId)
    if (await isTakenOver(deps, tx, row, linked)) return row.id
    const named = await findConnectionsByReference(tx, deps.keys, {
      vendor: row.provider,
      kind: 'item',
      ref: linked.itemRef,
    })
    // The same access under another row: a login was repaired, or the answer to an earlier try was lost.
    const known = named.find(
      (other) => other.leadId === row.leadId && other.id !== row.id && other.state !== 'revoked',
    )
    const target = known ?? row
    if (known) await dropConnection(tx, row.leadId, row.id)
    const current = known ? null : await readConnection(tx, row.leadId, row.id)
    const kept: ConnectionSecret = {
      ...(current ? openConnection(deps.keys, current) : {}),
      publicToken: undefined,
      linkToken: undefined,
      access: linked.secret,
      accountsKey: linked.accountsKey,
    }
    await changeConnection(
      tx,
      target,
      {
        // A login that had to be renewed is sound again once the bank has answered with its history, not before.
        state: target.state === 'needs-attention' ? 'needs-attention' : 'linked',
        secret: sealConnection(deps.keys, target.id, kept),
        ...(linked.institution ? { institution: linked.institution } : {}),
        ...(target.state === 'needs-attention' ? {} : { reason: null }),
        refreshWanted: target.state === 'needs-attention' || target.state === 'linked',
      },
      now,
    )
    await addRef(tx, deps.keys, { row: target, kind: 'item', ref: linked.itemRef })
    await askForHistory(tx, target, now)
    await settleBankState(tx, row.leadId, 'linked', now)
    await addEvent(
      tx,
      {
        leadId: row.leadId,
        kind: 'bank-linked',
        actor: 'provider',
        detail: { connection: target.id, provider: row.provider },
      },
      now,
    )
    return target.id
  })
}

/**
 * The same accounts as before: they are being read, or were read. One frame may leave several banks behind, so only the vendor knows.
 * A login that had to be renewed has the same accounts and is read again.
 */
async function isTakenOver(
  deps: Deps,
  tx: Queryable,
  { leadId, id }: ConnectionRow,
  { accountsKey }: Connection,
): Promise<boolean> {
  const current = await readConnection(tx, leadId, id)
  if (current?.state !== 'linked' || accountsKey === undefined) return false
  return openConnection(deps.keys, current).accountsKey === accountsKey
}

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

/** Asks for the history of a connection, through the caller's transaction. */
export const askForHistory = (
  tx: Parameters<typeof addJob>[0],
  row: Pick<ConnectionRow, 'leadId' | 'id'>,
  now: Date,
): Promise<void> =>
  addJob(
    tx,
    { kind: 'fetch-bank-history', leadId: row.leadId, onceKey: row.id, payload: { connectionId: row.id } },
    now,
  )

/** Asks for the finish as a job, when the vendor did not answer or the browser is gone. */
export const askForFinish = (
  tx: Parameters<typeof addJob>[0],
  row: Pick<ConnectionRow, 'leadId' | 'id'>,
  now: Date,
  runAt = now,
): Promise<void> =>
  addJob(
    tx,
    {
      kind: 'finish-bank-link',
      leadId: row.leadId,
      onceKey: row.id,
      payload: { connectionId: row.id },
      runAt,
    },
    now,
  )

/** The try after which the person is told, and may link anew: some minutes. The bank is asked on meanwhile. */
const TOLD_AT = 7

export const finishBankLink =
  (deps: Deps): JobRunner<'finish-bank-link'> =>
  async ({ leadId, payload, attempt }) => {
    const row = await readConnection(deps.db, leadId, payload.connectionId)
    const refused = row?.state === 'failed' && row.accounts !== null
    if (!row || refused || row.state === 'revoked') return done
    const finished = await finishLink(deps, leadId, row.id)
    if (finished.state === 'failed' && finished.fault?.ours)
      return { giveUp: ourFault(row.provider, finished.fault) }
    if (finished.state !== 'waiting') return done
    const { kind, retryAfterSeconds } = finished.fault
    if (attempt >= TOLD_AT) await fail(deps, row, 'unavailable')
    return { retry: `bank link: ${kind}`, afterSeconds: retryAfterSeconds }
  }
