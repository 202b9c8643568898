// The lines' filters live in the address, but for names and texts, which stay in the page's memory; pages of lines in the query cache.
import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { CallFailure } from '#ui/api.ts'
import { calls } from '../room/calls.ts'
import { useAddressQuery } from '../room/use-address-query.ts'
import { useSearch } from '../room/use-search.ts'
import type { BankLine, LinesFilter, LinesHead, LinesPage } from './lines-contract.ts'
import { clearLineFilter, inAddress, isNarrowed, lineFilterIn, writeLineFilter } from './lines-query.ts'

/** As the contract has it; what only the server knows stays out of the browser's bundle. */
export const PAGE = 100

const headKey = (id: string, account: string) => ['application', id, 'lines', account] as const

/** Withheld until the reader has said why the file is opened. */
export const useLinesHead = (id: string, account: string, opened: boolean) =>
  useQuery({
    enabled: opened,
    queryKey: headKey(id, account),
    queryFn: async ({ signal }) => (await calls.linesHead({ id, account }, signal)).lines,
    staleTime: 60_000,
  })

/** A change of the filters; undefined takes one away. */
export type ChangeFilter = (changes: Partial<LinesFilter>, how?: { readonly replace?: boolean }) => void

/** `lanes`: the address names a lender's series by a short key, for its id holds a name. */
export function useLinesFilter(id: string, lanes: LinesHead['lanes']) {
  const [params, changeQuery] = useAddressQuery()
  const [text, setText] = useSearch(`lines ${id}`)
  const [party, setParty] = useSearch(`party ${id}`)
  const filter = useMemo(() => lineFilterIn(params, lanes, text, party), [params, lanes, text, party])
  const change: ChangeFilter = (changes, { replace = false } = {}) => {
    if ('text' in changes) setText(changes.text ?? '')
    if ('party' in changes) setParty(changes.party === undefined ? '' : String(changes.party))
    if (inAddress(changes).length) changeQuery((query) => writeLineFilter(query, changes), { replace })
  }
  const clear = () => {
    setText('')
    setParty('')
    changeQuery(clearLineFilter)
  }
  return { filter, change, clear, active: isNarrowed(filter) }
}

interface LinesAsked {
  readonly id: string
  readonly account: string
  readonly stamp: string
  readonly filter: LinesFilter
}

const isStale = (error: CallFailure | null): boolean => error?.kind === 'problem' && error.status === 409

/** The pages that are in sight, and what all of them come to. `pages`: their numbers. */
export function useLinePages({ id, account, stamp, filter }: LinesAsked, pages: readonly number[]) {
  const client = useQueryClient()
  const pageOf = (page: number) => ({
    queryKey: ['lines', id, account, stamp, filter, page],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<LinesPage> =>
      calls.lines({ id, account, stamp, from: page * PAGE, filter }, signal),
    staleTime: Infinity,
    retry: false,
  })
  const first = useQuery({ ...pageOf(0), placeholderData: keepPreviousData })
  const rest = useQueries({ queries: pages.filter((page) => page > 0).map(pageOf) })
  const stale = isStale(first.error) || rest.some(({ error }) => isStale(error))
  // The data or staff's words changed: the head tells the new stamp.
  useEffect(() => {
    if (stale) void client.invalidateQueries({ queryKey: ['application', id, 'lines'] })
  }, [stale, client, id])
  const loaded = new Map<number, LinesPage>()
  if (first.data) loaded.set(0, first.data)
  for (const { data } of rest) if (data) loaded.set(data.from / PAGE, data)
  const lineAt = (at: number): BankLine | undefined => loaded.get(Math.floor(at / PAGE))?.lines[at % PAGE]
  return {
    first: first.data,
    error: stale ? null : first.error,
    refetch: () => void first.refetch(),
    late: first.isPlaceholderData,
    lineAt,
  }
}
