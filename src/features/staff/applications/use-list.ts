// The list's filters live in the address but for the search, its pages in the query cache: back, reload and the other language keep the place.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { calls } from '../room/calls.ts'
import { useAddressQuery } from '../room/use-address-query.ts'
import { useSearch } from '../room/use-search.ts'
import type { ListItem, listOrders } from './list-contract.ts'

export type ListOrder = (typeof listOrders)[number]
export interface Filters {
  readonly search: string
  readonly state: string
  readonly stage: string
  readonly assigned: string
  readonly affiliate: string
  readonly sort: ListOrder
}

const orders: readonly ListOrder[] = ['newest', 'oldest', 'amount', 'name']
export const sortOptions = orders

export function useFilters() {
  const [params, changeQuery] = useAddressQuery()
  const [search, setSearch] = useSearch('applications')
  const text = (name: string) => params.get(name) ?? ''
  const filters: Filters = {
    search,
    state: text('state'),
    stage: text('stage'),
    assigned: text('assigned'),
    affiliate: text('affiliate'),
    sort: orders.find((order) => order === params.get('sort')) ?? 'newest',
  }
  const change = ({ search: searched, ...changes }: Partial<Filters>) => {
    if (searched !== undefined) setSearch(searched)
    if (!Object.keys(changes).length) return
    changeQuery(
      (query) => {
        for (const [name, value] of Object.entries(changes))
          if (value === '' || value === 'newest') query.delete(name)
          else query.set(name, value)
      },
      { replace: true },
    )
  }
  const active = search !== '' || ['state', 'stage', 'assigned', 'affiliate'].some((name) => params.has(name))
  const clear = () => change({ search: '', state: '', stage: '', assigned: '', affiliate: '' })
  return { filters, change, clear, active, query: params.toString() }
}

export function useList(filters: Filters) {
  const found = useInfiniteQuery({
    queryKey: ['list', filters],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const { sort, ...rest } = filters
      const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value))
      return calls.list({ ...given, sort, ...(pageParam ? { cursor: pageParam } : {}) }, signal)
    },
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    // Every page that is loaded anew counts towards what one may read in an hour: coming back to the window asks for none so soon.
    staleTime: 60_000,
  })
  const items = useMemo(() => found.data?.pages.flatMap((page): ListItem[] => page.items) ?? [], [found.data])
  const counts = found.data?.pages[0]?.counts ?? null
  return { ...found, items, counts }
}
