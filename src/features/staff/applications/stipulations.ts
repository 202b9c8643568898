// What an offer still depends on, met or not: the one list of what is still missing, with what is here already. Pure.
import { ownerDocuments } from '#core/domain/documents.ts'
import type { Application } from './application-contract.ts'

export interface Stipulation {
  /** 'answers', 'bank', 'deposits', a known kind of document, or the name that staff gave to one. */
  readonly what: string
  /** look = it came, and a person looks whether it can be used; asked = staff sent a request; open = the owner is asked by the pages alone; spared = not needed, since the bank told it. */
  readonly state: 'met' | 'look' | 'asked' | 'open' | 'spared'
  /** When it was met or asked for; null where that is not known. */
  readonly at: string | null
}

type Facts = Pick<
  Application,
  'asked' | 'bankState' | 'connections' | 'documents' | 'requests' | 'numbersKnown'
>

/** `asked` is empty for an application that has ended, and what was met stands alone. */
export function stipulationsOf(facts: Facts): Stipulation[] {
  const { bankState, connections, documents, requests, numbersKnown } = facts
  // Other persons have a card of their own.
  const asked = new Set(facts.asked.map((each) => (each.kind === 'document' ? each.document : each.kind)))
  const looked = new Set(facts.asked.map((each) => (each.kind === 'look' ? each.document : null)))
  const row = (what: string, state: Stipulation['state'], at: string | null = null): Stipulation => ({
    what,
    state,
    at,
  })
  const paper = (kind: string): Stipulation[] => {
    const request = requests.find((each) => each.kind === kind)
    if (asked.has(kind))
      return [request && !request.fulfilledAt ? row(kind, 'asked', request.at) : row(kind, 'open')]
    const sent = documents.find((each) => each.kind === kind)
    if (looked.has(kind)) return [row(kind, 'look', sent?.uploadedAt ?? null)]
    const at = request?.fulfilledAt ?? sent?.uploadedAt
    if (at) return [row(kind, 'met', at)]
    return kind === 'voided-check' && numbersKnown ? [row(kind, 'spared')] : []
  }
  const linked = connections.find(({ state }) => state === 'linked')?.updatedAt ?? null
  const others = requests
    .map(({ kind }) => kind)
    .filter((kind) => !(ownerDocuments as readonly string[]).includes(kind))
  const ofCustomers = asked.has('customer-paper') || looked.has('customer-paper') ? ['customer-paper'] : []
  return [
    ...(asked.has('answers') ? [row('answers', 'open')] : []),
    ...(asked.has('bank') ? [row('bank', 'open')] : []),
    ...(!asked.has('bank') && (bankState === 'linked' || bankState === 'statements')
      ? [row('bank', 'met', bankState === 'linked' ? linked : null)]
      : []),
    ...(asked.has('deposits') ? [row('deposits', 'open')] : []),
    ...[...ownerDocuments, ...new Set([...ofCustomers, ...others])].flatMap(paper),
  ]
}

export const isClosedStipulation = ({ state }: Stipulation): boolean => state === 'met' || state === 'spared'
