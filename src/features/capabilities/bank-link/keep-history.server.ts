// What the fetching of a history ends in, each in one transaction with its event, message and next job.
import type { BankReason } from '#core/codes/bank-reasons.ts'
import { fundingAccount, type BankHistory } from '#core/domain/bank-history.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { sendMessageJob } from '#features/capabilities/messages/send-message-job.ts'
import { newId } from '#platform/ids.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import {
  addHistory,
  changeConnection,
  connectionsOf,
  historyPlace,
  openAccounts,
  sealAccounts,
  settleBankState,
  type ConnectionRow,
  type LinkedAccount,
} from '#platform/store/bank-data.ts'
import { orderWithheld } from '../signing/order-contract.server.ts'
import { addEvent } from '#platform/store/events.ts'
import { statementLooksOf } from '#platform/store/statement-readings.ts'
import { lockLead } from '#platform/store/leads.ts'
import { sliceHistory } from '#platform/threads/slice-history.ts'
import type { ThreadFault } from '#platform/threads/pool.ts'
import { askForLineBook } from '../bank-analysis/keep-line-book.server.ts'
import { askOwner, isToBeAsked } from './ask-owner.server.ts'
import { askForStatementCounts } from './count-statements.server.ts'
import { askForRevoke } from './revoke.server.ts'

const alive = ['linked', 'needs-attention'] as const

/** Stores a history, replaces an older link of the same accounts, and asks for a decision; a fault says why it could not be packed now. */
export async function keepHistory(
  deps: Deps,
  row: ConnectionRow,
  history: BankHistory,
  attention: BankReason | null,
): Promise<ThreadFault | null> {
  const now = deps.clock()
  const id = newId(now)
  const sliced = await sliceHistory(history)
  const packed = await deps.threads.run('pack-history', { ...sliced, place: historyPlace(id) })
  if (!packed.ok) return packed.refusal
  const accounts = shownAccounts(history)
  const institution = row.institution || history.accounts[0]?.institution || ''
  const account = fundingAccount(history)
  const numbersKnown = account && account.numbersKnown === true
  await deps.db.transaction(async (tx) => {
    const lead = await lockLead(tx, row.leadId)
    const ask = attention === 'login' && (await isToBeAsked(tx, row, attention))
    const change = {
      state: attention ? 'needs-attention' : 'linked',
      reason: attention,
      institution,
      accounts: sealAccounts(deps.keys, row.id, accounts),
      numbersKnown,
    } as const
    // Revoked while it was being fetched: nothing is kept.
    if (!lead || !(await changeConnection(tx, row, change, now, alive))) return
    await addHistory(tx, row, { id, data: packed.value }, now)
    await replaceOlder(deps, tx, row, { institution, accounts, now })
    await settleBankState(tx, row.leadId, change.state, now)
    await addEvent(
      tx,
      {
        leadId: row.leadId,
        kind: 'bank-history-fetched',
        actor: 'provider',
        detail: {
          connection: row.id,
          accounts: accounts.length,
          transactions: history.transactions.length,
          ...(attention ? { attention } : {}),
        },
      },
      now,
    )
    // With a second factor open the usual months are there all the same: nobody is sent back to the bank for that.
    if (ask) await askOwner(tx, row, attention, now)
    await askForStatementCounts(tx, deps, row, now)
    await askForLineBook(tx, { leadId: row.leadId, lines: history.transactions.length }, now)
    await addJob(tx, { kind: 'decide-application', leadId: row.leadId }, now)
    // Statements of the same accounts are held against it.
    const read = await statementLooksOf(tx, row.leadId)
    if (read.length) await addJob(tx, { kind: 'read-statements', leadId: row.leadId }, now)
    // Which account gets the money may be known now.
    await orderWithheld(deps, tx, row.leadId, now)
  })
  return null
}

const shownAccounts = (history: BankHistory): LinkedAccount[] =>
  history.accounts.map(({ name, mask, kind, holder }) => ({
    name,
    mask,
    kind,
    ...(holder === 'personal' ? { personal: true as const } : {}),
  }))

/** The same bank linked again, under another login or through the other vendor: the newer link stands, the older access is given back. */
async function replaceOlder(
  deps: Deps,
  tx: Queryable,
  row: ConnectionRow,
  { institution, accounts, now }: { institution: string; accounts: readonly LinkedAccount[]; now: Date },
): Promise<void> {
  const face = faceOf(institution, accounts)
  for (const other of await connectionsOf(tx, row.leadId)) {
    const older = other.id !== row.id && other.createdAt <= row.createdAt
    if (!older || faceOf(other.institution, openAccounts(deps, other)) !== face) continue
    if (!(await changeConnection(tx, other, { state: 'revoked', reason: 'replaced' }, now, alive))) continue
    await askForRevoke(tx, other, now)
    await addEvent(
      tx,
      {
        leadId: row.leadId,
        kind: 'bank-link-replaced',
        actor: 'system',
        detail: { connection: other.id, by: row.id },
      },
      now,
    )
  }
}

const faceOf = (institution: string, accounts: readonly LinkedAccount[]): string =>
  [institution.toLowerCase(), ...accounts.map(({ kind, mask }) => `${kind}${mask}`).sort()].join('|')

/**
 * Nothing can come of this connection; another one may be made. `history`: what was read before it was refused, of which the names of
 * the accounts are kept for staff and nothing else; the access is given back.
 */
export async function markFailed(
  deps: Deps,
  row: ConnectionRow,
  reason: BankReason,
  history?: BankHistory,
): Promise<void> {
  const now = deps.clock()
  const kept = history && {
    institution: row.institution || history.accounts[0]?.institution || '',
    accounts: sealAccounts(deps.keys, row.id, shownAccounts(history)),
  }
  await deps.db.transaction(async (tx) => {
    await lockLead(tx, row.leadId)
    if (!(await changeConnection(tx, row, { state: 'failed', reason, ...kept }, now, alive))) return
    const state = await settleBankState(tx, row.leadId, 'failed', now)
    await addEvent(
      tx,
      {
        leadId: row.leadId,
        kind: 'bank-link-failed',
        actor: 'provider',
        detail: { connection: row.id, reason },
      },
      now,
    )
    if (history) await askForRevoke(tx, row, now)
    // They may have left the page, which promised to write.
    if (state === 'failed') await addJob(tx, sendMessageJob(row.leadId, 'continue-link'), now)
  })
}
