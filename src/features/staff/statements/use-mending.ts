// What a person changes in a reading and has not saved: kept while others save, undone step by step.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Mend } from '#core/domain/statement-reader/mend.ts'
import { calls } from '../room/calls.ts'
import type { MendedStatement } from './readings-contract.ts'

interface Held {
  /** The word of a person that was seen when the first change was made. */
  readonly latest: string | null
  /** Oldest first; the last one stands. */
  readonly steps: readonly (readonly Mend[])[]
}

const none: Held = { latest: null, steps: [] }

export function useMending(id: string, document: string, data: MendedStatement) {
  const client = useQueryClient()
  const [held, setHeld] = useState(none)
  const key = ['application', id, 'statement-lines', document]
  const mends = held.steps.at(-1) ?? data.mends
  const isDirty = held.steps.length > 0
  const [typedForms, setTypedForms] = useState(0)
  const onTyping = useCallback(() => {
    setTypedForms((count) => count + 1)
    return () => setTypedForms((count) => count - 1)
  }, [])
  const save = useMutation({
    mutationFn: (latest: string | null) => calls.mendStatement({ id, document, latest, mends: [...mends] }),
    onSuccess: (answer) => {
      setHeld(none)
      client.setQueryData(key, answer)
      void client.invalidateQueries({ queryKey: ['application', id], exact: true })
    },
  })
  const isElsewhere = save.error?.kind === 'problem' && save.error.code === 'changed-elsewhere'
  return {
    mends,
    isDirty,
    isTyped: typedForms > 0,
    /** Also what stands in an open form. */
    isUnsaved: isDirty || typedForms > 0,
    /** A form holds something that was not taken over; answers what is called once it does not any more. */
    onTyping,
    giveUp: () => {
      setHeld(none)
      setTypedForms(0)
    },
    save,
    isElsewhere,
    change: (next: readonly Mend[]) =>
      setHeld(({ latest, steps }) => ({
        latest: steps.length ? latest : (data.latest?.id ?? null),
        steps: [...steps, next],
      })),
    undo: () => setHeld((now) => ({ ...now, steps: now.steps.slice(0, -1) })),
    keep: () => save.mutate(held.latest),
    /** Saves over what somebody else saved meanwhile. */
    keepOver: async () => {
      const now = await client.fetchQuery({
        queryKey: key,
        queryFn: ({ signal }) => calls.statementLines({ id, document }, signal),
        staleTime: 0,
      })
      setHeld(({ steps }) => ({ latest: now.latest?.id ?? null, steps }))
      save.mutate(now.latest?.id ?? null)
    },
    takeTheirs: () => {
      setHeld(none)
      save.reset()
      void client.invalidateQueries({ queryKey: key })
    },
  }
}

export type Mending = ReturnType<typeof useMending>
