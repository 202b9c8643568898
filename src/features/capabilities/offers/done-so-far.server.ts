// What has really been done while an owner waits: for the bank's data, or for the contract of a chosen offer.
import type { EventKind } from '#core/contract/event-details.ts'
import type { Queryable } from '#platform/db/db.ts'
import { openBankJobs } from '#platform/store/bank-data.ts'
import { lastEvents } from '#platform/store/events.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { isJobOpen } from '#platform/outbox/outbox.ts'

export interface DoneSoFar {
  /** 'plaid_json' while bank data is fetched or read, 'contracts' while the contract is made; null while nothing is worked at. */
  readonly working: 'plaid_json' | 'contracts' | null
  /** In the order of the work; `at`: ISO time. */
  readonly done: readonly {
    readonly what: 'bank-linked' | 'history-fetched' | 'choice-saved'
    readonly at: string
  }[]
}

const nothing: DoneSoFar = { working: null, done: [] }

export async function findDoneSoFar(db: Queryable, { id, stage }: LeadRow): Promise<DoneSoFar> {
  if (stage === 'bank-needed') {
    const jobs = await openBankJobs(db, id)
    if (!jobs.length) return nothing
    const at = await lastEvents(db, id, ['bank-linked', 'bank-history-fetched'])
    const fetching = jobs.some((kind) => kind !== 'decide-application')
    return {
      working: 'plaid_json',
      done: [
        ...told('bank-linked', at, ['bank-linked']),
        ...(fetching ? [] : told('history-fetched', at, ['bank-history-fetched'])),
      ],
    }
  }
  if (stage !== 'offer-chosen' || !(await isJobOpen(db, id, 'make-contract'))) return nothing
  const choices = ['offer-chosen', 'offer-changed'] as const
  return {
    working: 'contracts',
    done: told('choice-saved', await lastEvents(db, id, choices), choices),
  }
}

function told<W extends DoneSoFar['done'][number]['what']>(
  what: W,
  times: ReadonlyMap<EventKind, Date>,
  kinds: readonly EventKind[],
): { what: W; at: string }[] {
  const seen = kinds.flatMap((kind) => times.get(kind)?.getTime() ?? [])
  return seen.length ? [{ what, at: new Date(Math.max(...seen)).toISOString() }] : []
}
