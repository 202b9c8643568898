// What the list of applications shows, by its address and page by page; apart from the page that draws it.
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { calls } from '../room/calls.ts'
import type { listOrders } from './list-contract.ts'

export type ListOrder = (typeof listOrders)[number]
export interface Filters {
  readonly search: string
  readonly state: string
  readonly stage: string
  readonly assigned: string
  readonly affiliate: string
  readonly sort: ListOrder
}

export const sortOptions: readonly ListOrder[] = ['newest', 'oldest', 'amount', 'name']

/** Those of the address that leave applications out. */
const narrowing = ['state', 'stage', 'assigned', 'affiliate'] as const

/** The filters of an address; the search stands elsewhere. */
export function filtersIn(query: URLSearchParams, search: string): Filters {
  const text = (name: string) => query.get(name) ?? ''
  return {
    search,
    state: text('state'),
    stage: text('stage'),
    assigned: text('assigned'),
    affiliate: text('affiliate'),
    sort: sortOptions.find((order) => order === query.get('sort')) ?? 'newest',
  }
}

/** Writes changes into an address: what filters nothing does not stand in it. */
export function writeFilters(query: URLSearchParams, changes: Partial<Omit<Filters, 'search'>>): void {
  for (const [name, value] of Object.entries(changes))
    if (value === '' || value === 'newest') query.delete(name)
    else query.set(name, value)
}

export const isNarrowed = (query: URLSearchParams, search: string): boolean =>
  search !== '' || narrowing.some((name) => query.has(name))

/** The change that shows every application again, in the order that was chosen. */
export const everyApplication: Partial<Filters> = {
  search: '',
  ...Object.fromEntries(narrowing.map((name) => [name, ''])),
}

/** All pages under these filters. */
export const listPages = (filters: Filters) =>
  infiniteQueryOptions({
    queryKey: ['list', filters],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const { sort, ...rest } = filters
      const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value))
      return calls.list({ ...given, sort, ...(pageParam ? { cursor: pageParam } : {}) }, signal)
    },
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    // Every page that is loaded again counts towards what one may read in an hour: coming back to the window asks for none so soon.
    staleTime: 60_000,
  })
