// Staff ask for fresh bank data: the wish and its jobs are written at once, the vendor is asked by the jobs, one refresh at a time.
import type { Answer } from '#core/contract/refusals.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import { refused } from '#core/ground/outcome.ts'
import { askForHistory } from '#features/capabilities/bank-link/ask-bank.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import {
  changeConnection,
  connectionsAwaited,
  connectionsOf,
  type ConnectionRow,
} from '#platform/store/bank-data.ts'
import { addEvent } from '#platform/store/events.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { byStaff, done, type LoggedIn } from '../login/session.server.ts'
import type { Application } from './application-contract.ts'
import { changeLeadFor } from './lead-for.server.ts'

/** Whether the bank can be asked again: 'under-way' until the fetch has ended, well or badly. `awaited`: the connections being read. */
export function bankRefreshOf(
  deps: Deps,
  lead: LeadRow,
  connections: readonly ConnectionRow[],
  awaited: ReadonlySet<string>,
): Application['bankRefresh'] {
  if (awaited.size) return 'under-way'
  return !isClosed(lead.stage) && refreshable(deps, connections).length ? 'possible' : 'none'
}

const refreshable = (deps: Deps, connections: readonly ConnectionRow[]): ConnectionRow[] =>
  connections.filter(
    ({ state, provider }) => (state === 'linked' || state === 'needs-attention') && deps.bankData[provider],
  )

export async function refreshBank(
  deps: Deps,
  staff: LoggedIn,
  { id }: { id: string },
  call: Call,
): Promise<Answer<{ ok: boolean }>> {
  const now = deps.clock()
  return changeLeadFor(deps, staff, id, 'refresh-bank', async (tx, lead) => {
    const connections = await connectionsOf(tx, id)
    if (bankRefreshOf(deps, lead, connections, await connectionsAwaited(tx, id)) !== 'possible')
      return refused({ code: 'not-possible-now' })
    const rows = refreshable(deps, connections)
    for (const row of rows) {
      await changeConnection(tx, row, { refreshWanted: true }, now)
      await askForHistory(tx, row, now)
    }
    await addEvent(
      tx,
      {
        leadId: id,
        kind: 'bank-refresh-asked',
        ...byStaff(staff, call),
        detail: { connections: rows.length },
      },
      now,
    )
    return done
  })
}
