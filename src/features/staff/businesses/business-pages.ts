// The businesses that a search finds, page by page.
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { calls } from '../room/calls.ts'

export const businessPages = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['businesses', search],
    queryFn: ({ pageParam, signal }) => calls.businesses({ search, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
