// What an offer still hangs on: the bank, the owner's papers, and what staff asked for, met or not. Pure.
import { documentsAsked } from '#core/domain/documents.ts'
import type { Application } from './application-contract.ts'

export interface Stipulation {
  /** 'bank', a known kind of document, or the name that staff gave to one. */
  readonly what: string
  /** asked = a request is out; open = nobody asked yet; spared = not needed, since the bank told it. */
  readonly state: 'met' | 'asked' | 'open' | 'spared'
  /** When it was met or asked for; null where that is not known. */
  readonly at: string | null
}

type Facts = Pick<Application, 'bankState' | 'connections' | 'documents' | 'requests' | 'numbersKnown'>

export function stipulationsOf({
  bankState,
  connections,
  documents,
  requests,
  numbersKnown,
}: Facts): Stipulation[] {
  const asked = new Map(requests.toReversed().map((each) => [each.kind, each]))
  const owners = documentsAsked(numbersKnown)
  const paper = (what: string): Stipulation => {
    const sent = documents.find(({ kind }) => kind === what)
    const request = asked.get(what)
    // What was asked for again is not met by what was there before.
    if (request && !request.fulfilledAt) return { what, state: 'asked', at: request.at }
    const at = request?.fulfilledAt ?? sent?.uploadedAt ?? null
    return { what, state: request || sent ? 'met' : 'open', at }
  }
  const linked = bankState === 'linked'
  const bank = {
    what: 'bank',
    at: linked ? (connections.find(({ state }) => state === 'linked')?.updatedAt ?? null) : null,
  }
  const check: Stipulation[] = owners.includes('voided-check')
    ? [paper('voided-check')]
    : [{ what: 'voided-check', state: 'spared', at: null }]
  const others = [...asked.keys()].filter((kind) => kind !== 'photo-id' && kind !== 'voided-check')
  return [{ ...bank, state: linked ? 'met' : 'open' }, paper('photo-id'), ...check, ...others.map(paper)]
}

export const isClosedStipulation = ({ state }: Stipulation): boolean => state === 'met' || state === 'spared'
