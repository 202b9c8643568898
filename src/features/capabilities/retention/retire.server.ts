// Deletes what the schedule of retention says is due, an application at a time, each kind with its event (ADR 083).
import { keptKinds, retentionSchedule, type KeptKind } from '#core/domain/retention.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { forgetReports } from '#platform/store/credit-reports.ts'
import { documentsOf } from '#platform/store/documents.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead } from '#platform/store/leads.ts'
import {
  deleteRowsOf,
  dueForRetention,
  emptyApplication,
  forgetNumbers,
  noteRetired,
} from '#platform/store/retention.ts'
import { revokeBankConnections } from '../bank-link/revoke.server.ts'
import { removeWithBytes } from '../uploads/remove-document.server.ts'

type Parts = Pick<Deps, 'db' | 'clock' | 'config'>

interface Retired {
  readonly done: readonly { readonly id: string; readonly kinds: readonly KeptKind[] }[]
  /** Applications that kept everything because something went wrong. */
  readonly failed: readonly { readonly id: string; readonly error: unknown }[]
}

/** Retires what is due of up to `limit` applications, or of the one named; one that fails holds no other up. */
export async function retireDue(
  { db, clock, config }: Parts,
  limit: number,
  only: string | null = null,
): Promise<Retired> {
  const now = clock()
  const schedule = retentionSchedule(config.retention)
  const done: Retired['done'][number][] = []
  const failed: Retired['failed'][number][] = []
  for (const { id } of await dueForRetention(db, schedule, now, limit, only))
    try {
      const kinds = await db.transaction(async (tx) => {
        await lockLead(tx, id)
        // Once it is locked: a hold may have come, or somebody touched it.
        const [due] = await dueForRetention(tx, schedule, now, 1, id)
        if (due) await retire(tx, id, due.kinds, now)
        return due?.kinds ?? []
      })
      if (kinds.length) done.push({ id, kinds })
    } catch (error) {
      failed.push({ id, error })
    }
  return { done, failed }
}

async function retire(tx: Queryable, leadId: string, kinds: readonly KeptKind[], now: Date): Promise<void> {
  // The rest goes with the application, whatever went before: it may have come again since.
  const going = kinds.includes('application') ? keptKinds : kinds
  for (const kind of going) await retireKind(tx, leadId, kind, now)
  await noteRetired(tx, leadId, going)
  const others = kinds.filter((kind) => kind !== 'numbers')
  if (!others.length) return
  await addEvent(tx, { leadId, kind: 'data-retired', actor: 'system', detail: { kinds: others } }, now)
}

async function retireKind(tx: Queryable, leadId: string, kind: KeptKind, now: Date): Promise<void> {
  switch (kind) {
    case 'numbers': {
      const fields = await forgetNumbers(tx, leadId, now)
      if (fields.length)
        await addEvent(tx, { leadId, kind: 'secrets-purged', actor: 'system', detail: { fields } }, now)
      return
    }
    case 'credit':
      return forgetReports(tx, leadId)
    case 'bank':
      // The vendor is told first, and the access is erased by the job that told it.
      await revokeBankConnections(tx, leadId, now)
      return deleteRowsOf(tx, leadId, kind)
    case 'files':
      for (const row of await documentsOf(tx, leadId)) await removeWithBytes(tx, row, now)
      await tx.query(`update document set name = '', sealed_name = null where lead_id = $1::uuid`, [leadId])
      return
    case 'application':
      return emptyApplication(tx, leadId)
  }
}
