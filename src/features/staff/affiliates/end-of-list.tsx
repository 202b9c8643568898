// Below a list of affiliates: the next page, or that there is none after those already asked for.
import { Button } from '#ui/frame/button.tsx'
import { useStaffWords } from '../room/words.ts'
import type { AffiliateList } from './use-affiliates.ts'

export function EndOfList({ list }: { list: AffiliateList }) {
  const t = useStaffWords()
  const paged = (list.data?.pages.length ?? 0) > 1
  if (!list.hasNextPage)
    return paged ? (
      <p className="small muted" role="status">
        {t('allAffiliatesShown')}
      </p>
    ) : null
  return (
    <Button
      look="line"
      busy={list.isFetchingNextPage && t('loading')}
      onClick={() => void list.fetchNextPage()}
    >
      {t('moreAffiliates')}
    </Button>
  )
}
