// What was written about an application, as parts of its complete file: messages, notes of staff, and the log of events.
import { ok } from '#core/ground/outcome.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { mayDo } from '#core/domain/access.ts'
import { shownMessage } from '#features/capabilities/messages/shown-message.server.ts'
import { eventsOf } from '#platform/store/events.ts'
import { messagesOf, type MessageRow } from '#platform/store/messages.ts'
import { notesOf } from '#platform/store/notes.ts'
import { csvOf } from './csv-file.server.ts'
import type { Asked, Part } from './file-part.server.ts'

/** Oldest first, each a text of its own; those whose link or code would open something are told without it. */
export async function messageParts({ deps, lead, staff }: Asked): Promise<Part[]> {
  if (!mayDo(staff, 'read-message', lead)) return []
  const rows = (await messagesOf(deps.db, lead.id)).toReversed()
  return rows.map((row, at): Part => {
    const name = [String(at + 1).padStart(3, '0'), easternDay(row.createdAt), row.template]
    return {
      name: `messages/${name.join('-')}-${row.channel}.txt`,
      about: `${row.template}, ${row.channel}, ${row.state}`,
      at: row.sentAt ?? row.createdAt,
      open: async () => ok(Buffer.from(textOf(deps.keys, row))),
    }
  })
}

function textOf(keys: Asked['deps']['keys'], row: MessageRow): string {
  const { to, subject, text } = shownMessage(keys, row)
  const head = [
    ['To', to || '-'],
    ['By', row.channel],
    ['Written', row.createdAt.toISOString()],
    ['Sent', row.sentAt?.toISOString() ?? '-'],
    ['State', [row.state, row.reason].filter(Boolean).join(', ')],
    ...(subject === null ? [] : [['Subject', subject]]),
  ]
  return `${head.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n${text}\n`
}

export async function recordParts({ deps, lead }: Asked): Promise<Part[]> {
  const now = deps.clock()
  return [
    {
      name: 'records/notes.csv',
      about: 'notes of staff',
      at: now,
      open: async () =>
        ok(
          csvOf([
            ['at', 'by', 'text'],
            ...(await notesOf(deps, lead.id)).map(({ at, by, text }) => [at.toISOString(), by, text]),
          ]),
        ),
    },
    {
      name: 'records/events.csv',
      about: 'the log of events',
      at: now,
      open: async () =>
        ok(
          csvOf([
            ['at', 'event', 'by', 'whose id', 'from', 'detail'],
            ...(await eventsOf(deps.db, lead.id)).map(({ at, kind, actor, actorId, ip, detail }) => [
              at.toISOString(),
              kind,
              actor,
              actorId ?? '',
              ip ?? '',
              JSON.stringify(detail),
            ]),
          ]),
        ),
    },
  ]
}
