// Keeps a one-time token of a widget with the connection that it is exchanged for, whether the browser brought it or an event did.
import type { Id } from '#core/ground/id.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { newId } from '#platform/ids.ts'
import {
  addConnection,
  changeConnection,
  connectionsOf,
  openConnection,
  sealConnection,
  settleBankState,
} from '#platform/store/bank-data.ts'
import { addRef, findConnectionsByReference } from '#platform/store/bank-references.ts'
import { lockLead } from '#platform/store/leads.ts'
import { isUnused } from './start-link.server.ts'

/**
 * Writes the token down before it is spent, so that no crash loses the link; answers the connection that holds it. Each token has a row of
 * its own: two banks may be linked before either is exchanged.
 */
export async function keepToken(
  tx: Queryable,
  deps: Pick<Deps, 'keys' | 'clock'>,
  leadId: string,
  publicToken: string,
): Promise<Id> {
  const now = deps.clock()
  await lockLead(tx, leadId)
  const named = await findConnectionsByReference(tx, deps.keys, {
    vendor: 'plaid',
    kind: 'public-token',
    ref: publicToken,
  })
  const seen = named.find((row) => row.leadId === leadId)
  if (seen) return seen.id
  const rows = await connectionsOf(tx, leadId)
  const open = rows.find((row) => row.provider === 'plaid' && isUnused(deps.keys, row))
  const row = { leadId, id: open?.id ?? newId(now), provider: 'plaid' as const }
  if (!open) await addConnection(tx, { ...row, state: 'linking' }, now)
  const secret = { ...(open ? openConnection(deps.keys, open) : {}), publicToken }
  await changeConnection(
    tx,
    row,
    { state: 'linking', reason: null, secret: sealConnection(deps.keys, row.id, secret) },
    now,
  )
  await addRef(tx, deps.keys, { row, kind: 'public-token', ref: publicToken })
  await settleBankState(tx, leadId, 'linking', now)
  return row.id
}
