// What had arrived before this page was opened, so that nobody is asked twice after a reload or on the way back.
import { useEffect, useState } from 'react'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import { call } from '#ui/api.ts'
import type { receivedDocuments } from './contract.ts'

export type Received = ResponseOf<typeof receivedDocuments>

const nothing: Received = { documents: [], statement_months: 0 }

/** Empty until it is known, and where it cannot be read: uploading works without it. */
export function useReceived(leadId: string): Received {
  const [received, setReceived] = useState(nothing)
  useEffect(() => {
    const abort = new AbortController()
    // By POST, so that no code gets into an address; a lead id and a link's code go under the same name.
    void call<typeof receivedDocuments>(
      { method: 'POST', path: '/api/uploads/received' },
      { link: leadId },
      { signal: abort.signal },
    ).then((answer) => answer.ok && setReceived(answer.value))
    return () => abort.abort()
  }, [leadId])
  return received
}
