// The affiliates, newest first: how far each has come, and how many applications its link brought.
import { Link, useLocation, useNavigate } from 'react-router'
import { EmptyState, Skeleton } from '#ui/frame/loading.tsx'
import { SearchBox } from '../applications/search-box.tsx'
import { Table } from '../room/card.tsx'
import { Failure } from '../room/failure.tsx'
import { When } from '../room/formats.tsx'
import { Room } from '../room/room.tsx'
import { useStaffWords } from '../room/words.ts'
import type { AffiliateItem } from './affiliate-contract.ts'
import { AffiliateTag } from './affiliate-tag.tsx'
import { EndOfList } from './end-of-list.tsx'
import { useAffiliates } from './use-affiliates.ts'

export function AffiliatesPage() {
  const t = useStaffWords()
  const [search, setSearch] = useSearch()
  const list = useAffiliates(search, { signed: false })
  const { items } = list
  return (
    <Room title={t('affiliates')} lede={t('affiliatesLede')}>
      <SearchBox
        value={search}
        label={t('searchAffiliates')}
        hint={t('searchAffiliates')}
        onChange={setSearch}
      />
      <Failure failure={list.error} onRetry={() => void list.refetch()} />
      {(list.isPending || (list.isPlaceholderData && items.length === 0)) && (
        <Skeleton label={t('loading')} lines={6} />
      )}
      {list.data && !list.isPlaceholderData && items.length === 0 && (
        <EmptyState title={t(search ? 'noAffiliatesFound' : 'noAffiliates')}>
          {!search && t('noAffiliatesWhy')}
        </EmptyState>
      )}
      {items.length > 0 && <Affiliates items={items} />}
      <EndOfList list={list} />
    </Room>
  )
}

/** What is searched is a name or a contact: it stays with the entry of the history, and out of its address. */
function useSearch(): readonly [string, (text: string) => void] {
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const search = state instanceof Object && 'search' in state ? String(state.search) : ''
  return [search, (text) => void navigate('.', { replace: true, state: { search: text } })]
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
