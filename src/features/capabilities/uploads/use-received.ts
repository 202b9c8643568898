// What had arrived before this page was opened, so that nobody is asked twice after a reload or on the way back.
import { useEffect, useState } from 'react'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import { isRetryable } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { useWhenOnline } from '#ui/when-online.ts'
import type { receivedDocuments } from './contract.ts'
import * as paths from './paths.ts'

export type Received = ResponseOf<typeof receivedDocuments> & {
  /** It could not be read: nothing can be said of what is there. Read again once the line is back; uploading works without it. */
  readonly unknown: boolean
  /** It was read. */
  readonly known: boolean
}

const nothing: Received = {
  documents: [],
  statement_months: 0,
  missing: [],
  numbers_known: false,
  unknown: false,
  known: false,
}

/** Empty until it is known. */
export function useReceived(leadId: string): Received {
  const [received, setReceived] = useState(nothing)
  const [round, setRound] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    // By POST, so that no code gets into an address; a lead id and a link's code go under the same name.
    void call<typeof receivedDocuments>(
      paths.receivedDocuments,
      { link: leadId },
      { signal: abort.signal },
    ).then((answer) => {
      if (abort.signal.aborted) return
      if (answer.ok) setReceived({ ...answer.value, unknown: false, known: true })
      else setReceived((before) => ({ ...before, unknown: isRetryable(answer.refusal) }))
    })
    return () => abort.abort()
  }, [leadId, round])
  useWhenOnline(received.unknown, () => setRound(round + 1))
  return received
}
