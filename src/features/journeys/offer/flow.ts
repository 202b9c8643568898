// The offer link as data: the approval, the choice, and the documents that are still asked for after it.
import type { Flow } from '#core/flow/flow.ts'
import type { LinkPurpose } from '#core/domain/links.ts'

/** The `{api}` of the flow's calls, and the purpose of its links. */
export const OFFER = 'offer' satisfies LinkPurpose

export interface OfferFacts {
  /** An offer stands. */
  readonly offered: boolean
  /** The bank gave account and routing number: a voided check would say the same. */
  readonly numbersKnown: boolean
}

/** Nobody is led to the documents but by the page itself, once an offer was chosen. */
export const offerFlow: Flow<never, OfferFacts> & { readonly id: typeof OFFER } = {
  id: OFFER,
  steps: [
    { id: 'verify-link', page: 0, kind: 'verify-link' },
    { id: 'approval', page: 1, kind: 'approval', when: (_known, { offered }) => offered },
    { id: 'choice', page: 2, kind: 'offers' },
    { id: 'photo-id', page: 3, kind: 'upload', asks: 'photo-id' },
    {
      id: 'voided-check',
      page: 4,
      kind: 'upload',
      asks: 'voided-check',
      when: (_known, { numbersKnown }) => !numbersKnown,
    },
    { id: 'end', page: 5, kind: 'offers' },
  ],
}
