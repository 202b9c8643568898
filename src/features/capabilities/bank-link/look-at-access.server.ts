// The state of an access to a bank, asked of its vendor: events come late, doubled and in any order, so what one says is only a hint.
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { addJob, done, type JobRunner } from '#platform/outbox/outbox.ts'
import type { AccessStanding } from '#platform/providers/bank-data/port.ts'
import { ourFault } from '#platform/providers/faults.ts'
import { openConnection, readConnection, type ConnectionRow } from '#platform/store/bank-data.ts'
import { lockLead } from '#platform/store/leads.ts'
import { readAnew } from './ask-bank.server.ts'
import { noteAttention } from './ask-owner.server.ts'
import { noteTakenBack } from './revoke.server.ts'

/** Asks for a look, in the caller's transaction; several that were asked for are one. */
export const askForLook = (
  tx: Queryable,
  row: Pick<ConnectionRow, 'leadId' | 'id'>,
  now: Date,
  { runAt = now, refused }: { readonly runAt?: Date; readonly refused?: true } = {},
): Promise<void> =>
  addJob(
    tx,
    {
      kind: 'look-at-bank-access',
      leadId: row.leadId,
      // Beside one that reads again, not in its place.
      onceKey: refused ? `${row.id} refused` : row.id,
      payload: { connectionId: row.id, ...(refused ? { refused } : {}) },
      runAt,
    },
    now,
  )

export const lookAtBankAccess =
  (deps: Deps): JobRunner<'look-at-bank-access'> =>
  async ({ leadId, payload, attempt }) => {
    const row = await readConnection(deps.db, leadId, payload.connectionId)
    const access = row?.secret ? openConnection(deps.keys, row).access : undefined
    const port = row && deps.bankData[row.provider]
    if (!access || !isAlive(row) || !port?.look) return done
    const standing = await port.look(access)
    if (!standing.ok) {
      const { kind, ours, retryAfterSeconds } = standing.refusal
      if (ours) return { giveUp: ourFault(row.provider, standing.refusal) }
      if (kind === 'rejected') return { giveUp: `bank access: ${standing.refusal.vendorCode ?? kind}` }
      return { retry: `bank access: ${kind}`, afterSeconds: retryAfterSeconds }
    }
    const now = deps.clock()
    const waits = await deps.db.transaction(async (tx) => {
      await lockLead(tx, leadId)
      const current = await readConnection(tx, leadId, row.id)
      if (!isAlive(current)) return false
      await act(tx, current, standing.value, { now, refused: payload.refused })
      return standing.value === 'waits' && current.state === 'needs-attention'
    })
    deps.nudge()
    // It may be the only look after its owner was there: what was repaired is seen once the bank is back.
    return waits ? { retry: 'bank access: the bank is down', afterSeconds: pauseOf(attempt) } : done
  }

/** Minutes at first, then hours: what is wrong lies at the bank. */
const pauseOf = (attempt: number): number => Math.min(6 * 3600, 300 * 2 ** attempt)

const isAlive = (row: ConnectionRow | null): row is ConnectionRow =>
  row?.state === 'linked' || row?.state === 'needs-attention'

async function act(
  tx: Queryable,
  row: ConnectionRow,
  standing: AccessStanding,
  { now, refused }: { readonly now: Date; readonly refused: true | undefined },
): Promise<void> {
  if (standing === 'needs-login') return noteAttention(tx, row, 'login', now)
  if (standing === 'gone') return noteTakenBack(tx, row, now)
  // Its owner logged in again, here or elsewhere: what could not be read is read. One that was refused a moment ago would be refused again.
  if (standing !== 'sound' || row.state !== 'needs-attention' || refused) return
  await readAnew(tx, row, now)
}
