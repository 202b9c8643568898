// The staff log page by page, newest first.
import { infiniteQueryOptions } from '@tanstack/react-query'
import { calls } from '../room/calls.ts'

export const staffLogPages = infiniteQueryOptions({
  queryKey: ['staff-log'],
  queryFn: ({ pageParam, signal }) => calls.staffEvents({ before: pageParam }, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ events, more }) => (more ? events.at(-1)?.id : undefined),
})
