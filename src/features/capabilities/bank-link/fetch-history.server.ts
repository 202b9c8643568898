// The job that brings a bank's history: refreshes when asked to, waits while the vendor gathers, stores it and asks for a decision.
import { isBankAccount, unfitAccounts, type BankHistory } from '#core/domain/bank-history.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import { ok } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import { done, type Job, type JobResult, type JobRunner } from '#platform/outbox/outbox.ts'
import { lacksAccount } from '#platform/providers/bank-data/missing-account.ts'
import type { BankDataPort, Fetched, StatedParty } from '#platform/providers/bank-data/port.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { faultText, ourFault, type Fault } from '#platform/providers/faults.ts'
import {
  changeConnection,
  lastFetch,
  openConnection,
  readConnection,
  sealConnection,
  type ConnectionRow,
} from '#platform/store/bank-data.ts'
import { addRef } from '#platform/store/bank-references.ts'
import { lockLead, readLead } from '#platform/store/leads.ts'
import { bankReasonOf } from './reasons.ts'
import { reasonOfRejection } from './rejection.server.ts'
import { askForLook } from './look-at-access.server.ts'
import { markAttention } from './ask-owner.server.ts'
import { keepHistory, markFailed } from './keep-history.server.ts'
import { isPatienceOver, nextTry } from './patience.server.ts'
import { webhookUrl } from './start-link.server.ts'
import { partyOf } from './stated-party.server.ts'

/** As much as both vendors give. */
const MONTHS = 24

export const fetchBankHistory =
  (deps: Deps): JobRunner<'fetch-bank-history'> =>
  async (job) => {
    const { leadId, payload } = job
    const row = await readConnection(deps.db, leadId, payload.connectionId)
    const lead = await readLead(deps.db, leadId)
    const fetchable = row?.state === 'linked' || row?.state === 'needs-attention'
    if (!row || !lead || !fetchable || isClosed(lead.stage)) return done
    const port = deps.bankData[row.provider]
    if (!port) return { giveUp: 'this bank data provider is not set up' }
    const fetched = await fetchFrom(deps, port, row, partyOf(lead))
    if (!fetched.ok) return settleFault(deps, job, row, fetched.refusal)
    if (fetched.value.state === 'pending') return wait(deps, job, row, fetched.value)
    return settleHistory(deps, job, row, fetched.value)
  }

async function fetchFrom(
  deps: Deps,
  port: BankDataPort,
  row: ConnectionRow,
  stated: StatedParty | undefined,
): Promise<Outcome<Fetched, Fault>> {
  const secret = openConnection(deps.keys, row)
  let access = secret.access ?? ''
  if (row.refreshWanted) {
    const refreshed = await port.refresh(access)
    if (!refreshed.ok) return refreshed
    const became = refreshed.value.secret ?? access
    await keepAccess(deps, row, access, { access: became, refreshed: true })
    access = became
  }
  const fetched = await port.fetchHistory(access, {
    months: MONTHS,
    today: easternDay(deps.clock()),
    webhookUrl: webhookUrl(deps, row.provider),
    ...(stated ? { stated } : {}),
  })
  if (!fetched.ok) return fetched
  // Whatever the vendor handed out is written down at once: a report that was asked for must not be asked for twice.
  const { secret: became = access, reportRef } = fetched.value
  if (became !== access || reportRef !== undefined)
    await keepAccess(deps, row, access, { access: became, reportRef })
  return ok(fetched.value)
}

/**
 * Keeps what came of the access that the vendor was asked with. Another one that was taken over meanwhile stands, and so does its end: a
 * call takes minutes. A refresh that was asked for since is still to be made.
 */
async function keepAccess(
  deps: Deps,
  row: ConnectionRow,
  asked: string,
  came: { readonly access: string; readonly reportRef?: string | undefined; readonly refreshed?: true },
): Promise<void> {
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    await lockLead(tx, row.leadId)
    const current = await readConnection(tx, row.leadId, row.id)
    if (current?.state !== 'linked' && current?.state !== 'needs-attention') return
    const secret = openConnection(deps.keys, current)
    const access = accessOf(deps.bankData[row.provider], secret.access, asked, came.access)
    if (access === undefined) return
    const isDone = came.refreshed && current.updatedAt.getTime() === row.updatedAt.getTime()
    await changeConnection(
      tx,
      row,
      {
        secret: sealConnection(deps.keys, row.id, { ...secret, access }),
        ...(isDone ? { refreshWanted: false } : {}),
      },
      now,
    )
    if (came.reportRef) await addRef(tx, deps.keys, { row, kind: 'report', ref: came.reportRef })
  })
}

/** Where another access was taken over meanwhile, that one with what was paid for through the older; undefined = as it is. */
function accessOf(
  port: BankDataPort | undefined,
  current: string | undefined,
  asked: string,
  came: string,
): string | undefined {
  if (current === asked) return came
  return current === undefined ? undefined : port?.carryOver?.(current, came)
}

async function settleFault(deps: Deps, job: Job, row: ConnectionRow, fault: Fault): Promise<JobResult> {
  const reason = faultText('bank history', fault)
  if (fault.kind === 'needs-login') {
    await markAttention(
      deps,
      row,
      bankReasonOf(fault.vendorCode) === 'second-factor' ? 'second-factor' : 'login',
    )
    // An access that its owner took back is refused in the same words, and no login helps it: the vendor is asked for its state.
    if (deps.bankData[row.provider]?.look) await askForLook(deps.db, row, deps.clock(), { refused: true })
    return done
  }
  if (fault.kind === 'rejected') {
    await markFailed(deps, row, reasonOfRejection(fault))
    // Staff read it among the jobs that gave up: what is ours to mend is named.
    return { giveUp: fault.ours ? ourFault(row.provider, fault) : reason }
  }
  const now = deps.clock()
  if (isPatienceOver(job, now)) await markAttention(deps, row, 'unavailable')
  return { retry: reason, afterSeconds: nextTry(job, now, fault.retryAfterSeconds) }
}

/** Not ready is no failure, but it has an end: the vendor's own pace first, then ever slower. */
async function wait(
  deps: Deps,
  job: Job,
  row: ConnectionRow,
  { retryInSeconds, reason }: Extract<Fetched, { state: 'pending' }>,
): Promise<JobResult> {
  const told = isPatienceOver(job, deps.clock()) ? 'unavailable' : reason
  if (told) await markAttention(deps, row, told)
  return {
    notYet: 'the history is being gathered',
    afterSeconds: Math.max(retryInSeconds, Math.min(3600, 3 * 2 ** job.attempt)),
  }
}

async function settleHistory(
  deps: Deps,
  job: Job,
  row: ConnectionRow,
  fetched: Extract<Fetched, { state: 'ready' }>,
): Promise<JobResult> {
  const attention = reasonFor(fetched)
  const unfit = unfitAccounts(fetched.history.accounts)
  if (unfit) {
    await markFailed(deps, row, unfit, fetched.history)
    deps.nudge()
    return done
  }
  // A bank that is down with nothing to show: told at once, tried again.
  if (attention === 'institution-down' && !fetched.history.transactions.length) {
    await markAttention(deps, row, isPatienceOver(job, deps.clock()) ? 'unavailable' : attention)
    return { retry: 'the bank is down', afterSeconds: Math.min(3600, 60 * 2 ** job.attempt) }
  }
  // Accounts without a line whose owner is wanted first are no empty accounts: nothing is decided on them.
  if (attention && !fetched.history.transactions.length) {
    await markAttention(deps, row, attention)
    return done
  }
  // It was kept by an earlier try of this very wish: what the other account lacks is still awaited.
  const isPartial = attention === 'institution-down' && lacksAccount(fetched)
  const isKept = isPartial && (await wasReadSince(deps, row, job.since))
  const fault = isKept ? null : await keepHistory(deps, row, fetched.history, attention)
  if (fault) {
    if (isPatienceOver(job, deps.clock())) await markAttention(deps, row, 'unavailable')
    return { retry: `the history was not packed: ${fault}` }
  }
  deps.nudge()
  // One account counts as nothing until its bank is back: no decline is told on that, and its lines decide again.
  return isPartial ? { retry: 'an account of the bank is down', afterSeconds: pauseOf(job.attempt) } : done
}

async function wasReadSince({ db }: Deps, { leadId, id }: ConnectionRow, since: Date): Promise<boolean> {
  const last = await lastFetch(db, leadId, id)
  return last !== null && last >= since
}

/** Half an hour at first, then half a day: each try may be a report that is paid for. */
const pauseOf = (attempt: number): number => Math.min(12 * 3600, 900 * 2 ** attempt)

type AttentionReason = 'login' | 'second-factor' | 'institution-down'

/** What the accounts that a decision reads ask for; a card or a loan that is stale holds nothing up. */
function reasonFor({
  history,
  needsAttention,
}: {
  readonly history: BankHistory
  readonly needsAttention: readonly { readonly accountId: string; readonly reason: AttentionReason }[]
}): AttentionReason | null {
  const read = new Set(history.accounts.filter(isBankAccount).map(({ id }) => id))
  const reasons = needsAttention.filter(({ accountId }) => read.has(accountId)).map(({ reason }) => reason)
  return reasons.find((reason) => reason === 'login') ?? reasons[0] ?? null
}
