// The staff log: logins, keys and people, newest first, page by page.
import { useInfiniteQuery } from '@tanstack/react-query'
import { fill } from '#core/words/words.ts'
import { Button } from '#ui/frame/button.tsx'
import { Skeleton } from '#ui/frame/loading.tsx'
import { Table } from '../room/card.tsx'
import { Failure } from '../room/failure.tsx'
import { When } from '../room/formats.tsx'
import { Room } from '../room/room.tsx'
import { codeWord, useStaffWords, type StaffWords } from '../room/words.ts'
import { staffLogPages } from './staff-log-pages.ts'

export function StaffLogPage() {
  const t = useStaffWords()
  const found = useInfiniteQuery(staffLogPages)
  const events = found.data?.pages.flatMap((page) => page.events) ?? []
  return (
    <Room title={t('staffLog')} lede={t('staffLogLede')}>
      <Failure failure={found.error} onRetry={() => void found.refetch()} />
      {found.isPending && <Skeleton label={t('loading')} lines={8} />}
      {events.length > 0 && (
        <section className="card">
          <Table
            label={t('staffLog')}
            columns={[
              { head: t('event') },
              { head: t('person') },
              { head: t('by') },
              { head: t('when') },
              { head: t('fromAddress') },
            ]}
            rows={events.map((event) => ({
              key: event.id,
              cells: [
                eventWords(t, event),
                event.name,
                event.by ?? '-',
                <When key="at" at={event.at} />,
                event.ip ?? '-',
              ],
            }))}
          />
          {found.hasNextPage && (
            <Button
              look="line"
              busy={found.isFetchingNextPage && t('working')}
              onClick={() => void found.fetchNextPage()}
            >
              {t('older')}
            </Button>
          )}
        </section>
      )}
    </Room>
  )
}

/** Details that are codes of our own, and the area of words that names them. */
const areas: Readonly<Record<string, string>> = {
  scope: 'scope',
  role: 'role',
  from: 'role',
  to: 'role',
  list: 'listed',
  why: 'why',
}

function eventWords(
  t: StaffWords,
  { kind, detail }: { kind: string; detail: Record<string, unknown> },
): string {
  const values = Object.entries(detail).map(([name, value]) => {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    return [name, areas[name] ? codeWord(t, areas[name], text) : text]
  })
  return fill(
    codeWord(t, 'staffEvent', kind + wayIn(kind, detail)),
    Object.fromEntries(values) as Record<string, string>,
  )
}

/** A login says by what; without a word it was a password. */
function wayIn(kind: string, { by, key }: Record<string, unknown>): string {
  if (kind !== 'logged-in') return ''
  return by === 'passkey' ? '-by-passkey' : key ? '-by-key' : ''
}
