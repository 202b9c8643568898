// Keeps the result of a link, under the application's lock: as a connection that is read from now on, or only to be given back.
import type { Id } from '#core/ground/id.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Connection } from '#platform/providers/bank-data/port.ts'
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
import { askForHistory, isReadAnew } from './ask-bank.server.ts'
import { askForRevoke } from './revoke.server.ts'

/** Answers the connection that holds the access; null where nobody wants it any more and it is given back. */
export async function keepLink(deps: Deps, row: ConnectionRow, linked: Connection): Promise<Id | null> {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const lead = await lockLead(tx, row.leadId)
    const current = await readConnection(tx, row.leadId, row.id)
    if (current && (await isTakenOver(deps, tx, current, linked))) return row.id
    // It may have ended while the vendor was asked.
    if (!lead || isClosed(lead.stage) || current?.state === 'revoked')
      return giveBack(deps, tx, current, linked, now)
    const known = await knownAs(deps, tx, row, linked)
    const target = known ?? current
    if (!target) return null
    if (known) await dropConnection(tx, row.leadId, row.id)
    await takeOver(deps, tx, target, linked, now)
    return target.id
  })
}

/** The same access under another row: a login was repaired, or the answer to an earlier try was lost. */
async function knownAs(
  deps: Deps,
  tx: Queryable,
  { leadId, id, provider }: ConnectionRow,
  { itemRef }: Connection,
): Promise<ConnectionRow | undefined> {
  const named = await findConnectionsByReference(tx, deps.keys, {
    vendor: provider,
    kind: 'item',
    ref: itemRef,
  })
  return named.find((other) => other.leadId === leadId && other.id !== id && other.state !== 'revoked')
}

async function takeOver(
  deps: Deps,
  tx: Queryable,
  target: ConnectionRow,
  linked: Connection,
  now: Date,
): Promise<void> {
  // A login that had to be renewed is sound again once the bank has answered with its history, not before.
  const waits = target.state === 'needs-attention'
  const refreshing = waits && (await isReadAnew(tx, target))
  const secret = sealConnection(deps.keys, target.id, secretOf(deps, target, linked))
  const { institution } = linked
  await changeConnection(
    tx,
    target,
    {
      state: waits ? 'needs-attention' : 'linked',
      secret,
      ...(institution ? { institution } : {}),
      ...(waits ? {} : { reason: null }),
      ...(refreshing ? {} : { refreshWanted: waits || target.state === 'linked' }),
    },
    now,
  )
  await addRef(tx, deps.keys, { row: target, kind: 'item', ref: linked.itemRef })
  await askForHistory(tx, target, now)
  await settleBankState(tx, target.leadId, 'linked', now)
  const detail = { connection: target.id, provider: target.provider }
  await addEvent(tx, { leadId: target.leadId, kind: 'bank-linked', actor: 'provider', detail }, now)
}

/** The one-time tokens are spent. What was paid for by the previous access is not paid for again. */
function secretOf(deps: Deps, row: ConnectionRow, { secret, accountsKey }: Connection): ConnectionSecret {
  const before = openConnection(deps.keys, row)
  const carry = deps.bankData[row.provider]?.carryOver
  const access = before.access !== undefined && carry ? carry(secret, before.access) : secret
  return { ...before, publicToken: undefined, linkToken: undefined, access, accountsKey }
}

/**
 * The same accounts as before: they are being read, or were read. One frame may leave several banks behind, so only the vendor knows.
 * A login that had to be renewed has the same accounts and is read again, once.
 */
async function isTakenOver(
  deps: Deps,
  tx: Queryable,
  current: ConnectionRow,
  { accountsKey }: Connection,
): Promise<boolean> {
  if (accountsKey === undefined || openConnection(deps.keys, current).accountsKey !== accountsKey)
    return false
  return current.state === 'linked' || isReadAnew(tx, current)
}

/** Written down only until the vendor is told. A bank that is read stays as it is, and ends with its application. */
async function giveBack(
  deps: Deps,
  tx: Queryable,
  row: ConnectionRow | null,
  linked: Connection,
  now: Date,
): Promise<Id | null> {
  if (row?.state === 'linked' || row?.state === 'needs-attention') return row.id
  if (!row) return null
  const secret = sealConnection(deps.keys, row.id, secretOf(deps, row, linked))
  await changeConnection(tx, row, { state: 'revoked', secret, refreshWanted: false }, now)
  await addRef(tx, deps.keys, { row, kind: 'item', ref: linked.itemRef })
  await settleBankState(tx, row.leadId, 'revoked', now)
  await askForRevoke(tx, row, now)
  return null
}
