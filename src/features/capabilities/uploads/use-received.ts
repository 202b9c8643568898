// What has arrived, read when the page opens and whenever something changed, so that nobody is asked twice after a reload.
import { useCallback, useEffect, useState } from 'react'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import { isRetryable } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { useWhenOnline } from '#ui/when-online.ts'
import type { receivedDocuments } from './contract.ts'
import * as paths from './paths.ts'

export type ReceivedAnswer = ResponseOf<typeof receivedDocuments>

export type Received = ReceivedAnswer & {
  /** It could not be read so far: nothing can be said of what is there. Read again once the line is back; uploading works without it. */
  readonly unknown: boolean
  /** It was read. */
  readonly known: boolean
  readonly refresh: () => void
  /** Takes an answer that somebody else got. */
  readonly take: (answer: ReceivedAnswer) => void
}

type Reading = ReceivedAnswer & { readonly known: boolean; readonly failed: boolean }

const nothing: Reading = {
  documents: [],
  told: { twice: [], mentioned: [] },
  statement_months: 0,
  hand_over: null,
  asked: [],
  numbers_known: false,
  known: false,
  failed: false,
}

/** By POST, so that no code gets into an address; a lead id and a link's code go under the same name. */
export const readReceived = (link: string, signal: AbortSignal, handOver?: string) =>
  call<typeof receivedDocuments>(
    paths.receivedDocuments,
    { link, ...(handOver && { hand_over: handOver }) },
    { signal },
  )

/** Empty until it is known. */
export function useReceived(leadId: string): Received {
  const [{ failed, ...received }, setReceived] = useState(nothing)
  const [round, setRound] = useState(0)
  const refresh = useCallback(() => setRound((before) => before + 1), [])
  const take = useCallback(
    // Of a server of the release before, what it does not tell yet stays empty.
    (answer: ReceivedAnswer) => setReceived({ ...nothing, ...answer, known: true, failed: false }),
    [],
  )
  useEffect(() => {
    const abort = new AbortController()
    void readReceived(leadId, abort.signal).then((answer) => {
      if (abort.signal.aborted) return
      if (answer.ok) take(answer.value)
      else setReceived((before) => ({ ...before, failed: isRetryable(answer.refusal) }))
    })
    return () => abort.abort()
  }, [leadId, round, take])
  useWhenOnline(failed, refresh)
  return { ...received, unknown: failed && !received.known, refresh, take }
}
