// The affiliates, newest first: how far each has come, and how many applications its link brought.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Button } from '#ui/frame/button.tsx'
import { EmptyState, Skeleton } from '#ui/frame/loading.tsx'
import { calls } from '../room/calls.ts'
import { Table } from '../room/card.tsx'
import { Failure } from '../room/failure.tsx'
import { When } from '../room/formats.tsx'
import { Room } from '../room/room.tsx'
import { useStaffWords } from '../room/words.ts'
import type { AffiliateItem } from './affiliate-contract.ts'
import { AffiliateTag } from './affiliate-tag.tsx'

export function AffiliatesPage() {
  const t = useStaffWords()
  const list = useInfiniteQuery({
    queryKey: ['affiliates'],
    queryFn: ({ pageParam, signal }) => calls.affiliates({ cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Room title={t('affiliates')} lede={t('affiliatesLede')}>
      <Failure failure={list.error} onRetry={() => void list.refetch()} />
      {list.isPending && <Skeleton label={t('loading')} lines={6} />}
      {list.data && items.length === 0 && (
        <EmptyState title={t('noAffiliates')}>{t('noAffiliatesWhy')}</EmptyState>
      )}
      {items.length > 0 && <Affiliates items={items} />}
      {list.hasNextPage && (
        <Button
          look="line"
          busy={list.isFetchingNextPage && t('loading')}
          onClick={() => void list.fetchNextPage()}
        >
          {t('moreAffiliates')}
        </Button>
      )}
    </Room>
  )
}

function Affiliates({ items }: { items: readonly AffiliateItem[] }) {
  const t = useStaffWords()
  return (
    <section className="card">
      <Table
        label={t('affiliates')}
        columns={[
          { head: t('affiliate') },
          { head: t('affiliateState') },
          { head: t('broughtWord'), number: true },
          { head: t('lastBrought') },
          { head: t('since') },
        ]}
        rows={items.map((each) => ({
          key: each.id,
          cells: [
            <>
              <Link to={`/staff/affiliates/${each.id}`}>{each.company || t('noName')}</Link>
              <span className="xs muted own-line">{each.name}</span>
              {each.again && <span className="xs muted own-line">{t('againSignup')}</span>}
            </>,
            <AffiliateTag key="state" affiliate={each} />,
            each.applications,
            each.lastAppliedAt ? <When key="last" at={each.lastAppliedAt} /> : '-',
            <When key="since" at={each.createdAt} />,
          ],
          quiet: each.deactivatedAt !== null,
        }))}
      />
    </section>
  )
}
