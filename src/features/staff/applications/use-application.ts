// One application and its bank in the query cache, and how a change to it makes both list and page load again.
import { useEffect, useRef } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallFailure } from '#ui/api.ts'
import { calls, isDecidedMeanwhile, isRefused } from '../room/calls.ts'
import type { Application } from './application-contract.ts'
import { useMe } from '../room/session.tsx'
import { useStaffWords } from '../room/words.ts'

const WATCH_MS = 3000

/** While fresh bank data is fetched the application is asked for every few seconds; then its bank and the list are reloaded. */
export function useApplication(id: string) {
  const client = useQueryClient()
  const found = useQuery({
    queryKey: ['application', id],
    queryFn: ({ signal }) => calls.application({ id }, signal),
    refetchInterval: ({ state }) => !state.error && isAwaited(state.data) && WATCH_MS,
  })
  const underWay = found.data?.bankRefresh === 'under-way'
  const before = useRef(underWay)
  useEffect(() => {
    if (before.current && !underWay) {
      void client.invalidateQueries({ queryKey: ['application', id, 'bank'] })
      void client.invalidateQueries({ queryKey: ['list'] })
    }
    before.current = underWay
  }, [client, id, underWay])
  return found
}

/** Whether something comes by itself: a bank's fresh data, a credit report that was asked for, a decision that goes out. */
const isAwaited = (application: Application | undefined): boolean =>
  application?.bankRefresh === 'under-way' ||
  (application?.goesOut ?? null) !== null ||
  ['asked', 'sent'].includes(application?.statementAnalysis?.state ?? '') ||
  (application?.credit.some(({ bar }) => bar === 'under-way') ?? false)

/** Withheld until the reader has said why the file is opened. */
export function useBank({ id, opened }: Pick<Application, 'id' | 'opened'>) {
  const { data, error, refetch } = useQuery({
    enabled: opened,
    queryKey: ['application', id, 'bank'],
    queryFn: ({ signal }) => calls.bank({ id }, signal),
    staleTime: 60_000,
  })
  // What was loaded yesterday is still in the cache.
  const told = opened ? data : undefined
  return { data: told?.bank, accounts: told?.accounts ?? [], error, refetch }
}

/**
 * A change to an application; afterwards it and the list are loaded again. So it is when the change is refused, before the refusal is
 * told: the application may be somebody else's, or decided on, by now.
 */
export function useChange<Given, Answer>(
  id: string,
  change: (given: Given) => Promise<Answer>,
  onDone?: (answer: Answer) => void,
) {
  const client = useQueryClient()
  return useMutation<Answer, CallFailure, Given>({
    mutationFn: async (given) => {
      try {
        return await change(given)
      } catch (failure) {
        if (isRefused(failure as CallFailure) || isDecidedMeanwhile(failure as CallFailure))
          await client.refetchQueries({ queryKey: ['application', id], exact: true })
        throw failure
      }
    },
    onSuccess: (answer) => {
      onDone?.(answer)
      return Promise.all([
        client.invalidateQueries({ queryKey: ['application', id] }),
        client.invalidateQueries({ queryKey: ['list'] }),
      ])
    },
  })
}

/** Taking a free application for oneself. */
export function useTake(id: string, say: (text: string) => void) {
  const t = useStaffWords()
  const me = useMe()
  return useChange<void, unknown>(
    id,
    () => calls.assign({ id, to: me.id }),
    () => {
      // The button goes with what it did.
      document.getElementById('staff-main')?.focus()
      say(t('taken'))
    },
  )
}

/** Giving one's own application back, so that it is free again. */
export function useGiveBack(id: string, say: (text: string) => void) {
  const t = useStaffWords()
  return useChange<void, unknown>(
    id,
    () => calls.assign({ id, to: null }),
    () => say(t('gaveBack')),
  )
}
