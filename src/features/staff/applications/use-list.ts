// The list's filters live in the address but for the search, its pages in the query cache: back, reload and the other language keep the place.
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAddressQuery } from '../room/use-address-query.ts'
import { useSearch } from '../room/use-search.ts'
import type { ListItem } from './list-contract.ts'
import {
  everyApplication,
  filtersIn,
  isNarrowed,
  listPages,
  writeFilters,
  type Filters,
} from './list-query.ts'

export function useFilters() {
  const [params, changeQuery] = useAddressQuery()
  const [search, setSearch] = useSearch('applications')
  const change = ({ search: searched, ...changes }: Partial<Filters>) => {
    if (searched !== undefined) setSearch(searched)
    if (!Object.keys(changes).length) return
    changeQuery((query) => writeFilters(query, changes), { replace: true })
  }
  return {
    filters: filtersIn(params, search),
    change,
    clear: () => change(everyApplication),
    active: isNarrowed(params, search),
    query: params.toString(),
  }
}

export function useList(filters: Filters) {
  const found = useInfiniteQuery(listPages(filters))
  const items = useMemo(() => found.data?.pages.flatMap((page): ListItem[] => page.items) ?? [], [found.data])
  const counts = found.data?.pages[0]?.counts ?? null
  return { ...found, items, counts }
}
