// The businesses by name, with a search; each leads to its page.
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Button } from '#ui/frame/button.tsx'
import { EmptyState, Skeleton } from '#ui/frame/loading.tsx'
import { SearchBox } from '../applications/search-box.tsx'
import { Table } from '../room/card.tsx'
import { Failure } from '../room/failure.tsx'
import { When } from '../room/formats.tsx'
import { Room } from '../room/room.tsx'
import { useSearch } from '../room/use-search.ts'
import { useStaffWords } from '../room/words.ts'
import type { BusinessItem } from './business-contract.ts'
import { businessPages } from './business-pages.ts'

export function BusinessesPage() {
  const t = useStaffWords()
  const [search, setSearch] = useSearch('businesses')
  const list = useInfiniteQuery(businessPages(search))
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Room title={t('businesses')} lede={t('businessesLede')}>
      <SearchBox
        value={search}
        label={t('searchBusinesses')}
        hint={t('searchBusinesses')}
        onChange={setSearch}
      />
      <Failure failure={list.error} onRetry={() => void list.refetch()} />
      {(list.isPending || (list.isPlaceholderData && items.length === 0)) && (
        <Skeleton label={t('loading')} lines={6} />
      )}
      {list.data && !list.isPlaceholderData && items.length === 0 && (
        <EmptyState title={t(search ? 'nothingFound' : 'noBusinesses')}>
          {!search && t('noBusinessesWhy')}
        </EmptyState>
      )}
      {items.length > 0 && <Businesses items={items} />}
      {list.hasNextPage && (
        <Button
          look="line"
          busy={list.isFetchingNextPage && t('loading')}
          onClick={() => void list.fetchNextPage()}
        >
          {t('moreBusinesses')}
        </Button>
      )}
    </Room>
  )
}

function Businesses({ items }: { items: readonly BusinessItem[] }) {
  const t = useStaffWords()
  return (
    <section className="card">
      <Table
        label={t('businesses')}
        columns={[
          { head: t('business') },
          { head: t('state') },
          { head: t('applications'), number: true },
          { head: t('lastApplied') },
          { head: t('bank') },
        ]}
        rows={items.map((each) => ({
          key: each.id,
          cells: [
            <>
              <Link to={`/staff/businesses/${each.id}`}>{each.name || t('noName')}</Link>
              <span className="xs muted own-line">{each.owner}</span>
            </>,
            each.state || '-',
            each.applications,
            each.lastAppliedAt ? <When key="at" at={each.lastAppliedAt} /> : '-',
            each.bank ? (
              <span key="bank" className="tag ok">
                {t('bankConnected')}
              </span>
            ) : (
              '-'
            ),
          ],
        }))}
      />
    </section>
  )
}
