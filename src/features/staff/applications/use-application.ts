// One application and its bank in the query cache, and how a change to it makes both list and page load again.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallFailure } from '#ui/api.ts'
import { calls } from '../room/calls.ts'

export const useApplication = (id: string) =>
  useQuery({ queryKey: ['application', id], queryFn: ({ signal }) => calls.application({ id }, signal) })

export const useBank = (id: string) =>
  useQuery({
    queryKey: ['application', id, 'bank'],
    queryFn: async ({ signal }) => (await calls.bank({ id }, signal)).bank,
    staleTime: 60_000,
  })

/** A change to an application; afterwards it and the list are loaded again. */
export function useChange<Given, Answer>(
  id: string,
  change: (given: Given) => Promise<Answer>,
  onDone?: (answer: Answer) => void,
) {
  const client = useQueryClient()
  return useMutation<Answer, CallFailure, Given>({
    mutationFn: change,
    onSuccess: (answer) => {
      onDone?.(answer)
      return Promise.all([
        client.invalidateQueries({ queryKey: ['application', id] }),
        client.invalidateQueries({ queryKey: ['list'] }),
      ])
    },
  })
}
