// What was taken and who saw it, from the audit log. For the owner, so staff appear by role and initials.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { Role } from '#core/domain/access.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import type { Queryable } from '#platform/db/db.ts'
import { eventsOf, type EventRow } from '#platform/store/events.ts'
import type { readApplication } from './contract.ts'
import { isTold } from './told-things.ts'

type Told = ResponseOf<typeof readApplication>['history'][number]

const MOST = 60

/** 'Rosa Medina' -> 'R. M.' */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0]!.toUpperCase()}.`)
    .join(' ')

/** Newest first. The same look of the same person on one day is shown once. */
export async function readHistory(db: Queryable, leadId: string): Promise<Told[]> {
  const events = await eventsOf(db, leadId)
  const staff = await db.query<{ id: string; name: string; role: Role }>(
    `select id, name, role from staff where id in (select actor_id from event where lead_id = $1::uuid and actor_id is not null)`,
    [leadId],
  )
  const byId = new Map(staff.map((each) => [each.id, each]))
  const told = new Set<string>()
  return events
    .toReversed()
    .flatMap((event): Told[] => {
      const { kind, actorId } = event
      if (!isTold(kind)) return []
      const member = actorId ? byId.get(actorId) : undefined
      const about = aboutOf(event)
      const once = [kind, about, actorId ?? event.actor, easternDay(event.at)].join(' ')
      if (told.has(once)) return []
      told.add(once)
      const who = member?.role ?? (event.actor === 'applicant' ? 'you' : 'system')
      return [
        {
          id: event.id,
          at: event.at.toISOString(),
          what: kind,
          about,
          who: event.actor === 'provider' ? 'provider' : who,
          initials: member ? initialsOf(member.name) : '',
        },
      ]
    })
    .slice(0, MOST)
}

function aboutOf({ kind, detail }: EventRow): string {
  const text = (name: string) => (typeof detail[name] === 'string' ? detail[name] : '')
  if (kind.startsWith('document-')) return text('kind')
  if (kind.startsWith('consent-')) return text('consent')
  return kind === 'partner-referred' ? text('lender') : ''
}
