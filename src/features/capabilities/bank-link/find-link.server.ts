// How a linking session ended whose browser was closed before it reported: the vendor is asked, and the link goes on or is reported as left.
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { done, type JobRunner } from '#platform/outbox/outbox.ts'
import type { LinkEnd } from '#platform/providers/bank-data/port.ts'
import { ourFault } from '#platform/providers/faults.ts'
import {
  changeConnection,
  isConnectionJobOpen,
  openConnection,
  readConnection,
  sealConnection,
  settleBankState,
  type ConnectionRow,
} from '#platform/store/bank-data.ts'
import { addRef } from '#platform/store/bank-references.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead } from '#platform/store/leads.ts'
import { addConnectionJob, askForFinish } from './ask-bank.server.ts'
import { reasonOfClosing } from './reasons.ts'

/** Seconds until the vendor is asked, and again while the window is open: what it left behind can be used for half an hour. */
export const LINK_LOOK_SECONDS = 600

/** After a day a session's token is worth nothing, also where the vendor tells no end of it. */
const LONGEST_SESSION_MS = 24 * 3_600_000

/** Asks, in the caller's transaction, for a look at what came of a session that begins now. */
export const askForLinkEnd = (
  tx: Queryable,
  row: Pick<ConnectionRow, 'leadId' | 'id'>,
  now: Date,
): Promise<void> =>
  addConnectionJob(tx, 'find-bank-link', row, now, new Date(now.getTime() + 1000 * LINK_LOOK_SECONDS))

/** The token that its session was opened with, while nobody told how it ended. */
function untold(deps: Deps, row: ConnectionRow | null): string | undefined {
  if (row?.state !== 'linking') return undefined
  const { linkToken, publicToken } = openConnection(deps.keys, row)
  return publicToken === undefined ? linkToken : undefined
}

/** Its token was brought, and whoever was to exchange it ended before that. */
const isCutOff = (deps: Deps, row: ConnectionRow): boolean =>
  row.state === 'linking' && openConnection(deps.keys, row).publicToken !== undefined

export const findBankLink =
  (deps: Deps): JobRunner<'find-bank-link'> =>
  async ({ leadId, payload }) => {
    const row = await readConnection(deps.db, leadId, payload.connectionId)
    if (row && isCutOff(deps, row) && !(await isConnectionJobOpen(deps.db, row, 'finish-bank-link'))) {
      await askForFinish(deps.db, row, deps.clock())
      return done
    }
    const linkToken = untold(deps, row)
    const port = row && deps.bankData[row.provider]
    if (!row || linkToken === undefined || !port?.findLink) return done
    const found = await port.findLink(linkToken)
    if (!found.ok) {
      const { kind, ours, retryAfterSeconds } = found.refusal
      if (ours) return { giveUp: ourFault(row.provider, found.refusal) }
      // Nothing can come of a session that the vendor has forgotten.
      return kind === 'rejected' ? done : { retry: `bank link: ${kind}`, afterSeconds: retryAfterSeconds }
    }
    const now = deps.clock()
    const isOver = now.getTime() - row.updatedAt.getTime() >= LONGEST_SESSION_MS
    const end: LinkEnd =
      found.value.kind === 'open' && isOver ? { kind: 'left', reason: 'expired' } : found.value
    if (end.kind === 'open') return { wait: 'the window is open', afterSeconds: LINK_LOOK_SECONDS }
    await deps.db.transaction(async (tx) => {
      await lockLead(tx, leadId)
      const current = await readConnection(tx, leadId, row.id)
      // The browser told meanwhile, or another window was opened.
      if (!current || untold(deps, current) !== linkToken) return
      await (end.kind === 'linked'
        ? goOn(deps, tx, current, end.publicToken, now)
        : noteLeft(tx, current, end.reason, now))
    })
    deps.nudge()
    return done
  }

async function goOn(
  deps: Deps,
  tx: Queryable,
  row: ConnectionRow,
  publicToken: string,
  now: Date,
): Promise<void> {
  const secret = { ...openConnection(deps.keys, row), publicToken }
  await changeConnection(tx, row, { secret: sealConnection(deps.keys, row.id, secret) }, now)
  await addRef(tx, deps.keys, { row, kind: 'public-token', ref: publicToken })
  await askForFinish(tx, row, now)
}

async function noteLeft(tx: Queryable, row: ConnectionRow, word: string, now: Date): Promise<void> {
  const reason = reasonOfClosing(word)
  await changeConnection(tx, row, { state: 'failed', reason }, now, ['linking'])
  await settleBankState(tx, row.leadId, 'failed', now)
  const detail = { connection: row.id, reason }
  await addEvent(tx, { leadId: row.leadId, kind: 'bank-link-cancelled', actor: 'provider', detail }, now)
}
