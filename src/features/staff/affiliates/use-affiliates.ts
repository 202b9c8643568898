// Affiliates page by page, as the list and the filter of applications read them.
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { calls } from '../room/calls.ts'

/** All pages. `signed`: only those whose link may have brought somebody. */
export const affiliatePages = (search: string, signed: boolean) =>
  infiniteQueryOptions({
    queryKey: ['affiliates', { search, signed }],
    queryFn: ({ pageParam, signal }) =>
      calls.affiliates({ search, signed, ...(pageParam ? { cursor: pageParam } : {}) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })

export function useAffiliates(
  search: string,
  { signed, enabled = true }: { signed: boolean; enabled?: boolean },
) {
  const list = useInfiniteQuery({ ...affiliatePages(search, signed), enabled })
  return { ...list, items: list.data?.pages.flatMap((page) => page.items) ?? [] }
}

export type AffiliateList = ReturnType<typeof useAffiliates>
