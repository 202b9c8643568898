// The choice under an offer link: the wizard's offers, with the sliders open; of what is still asked, this flow takes the documents.
import type { LinkScreenProps } from '#features/capabilities/link-visit/journey.ts'
import { OffersStep } from '#features/capabilities/offers/step.tsx'
import { stepOf } from '#core/flow/walk.ts'
import { offerFlow, type OfferFacts } from './flow.ts'
import type { OpenedOffer } from './opened.ts'

const leadsTo = (step: string): boolean => stepOf(offerFlow, step) !== null

export const Choice = (props: LinkScreenProps<OfferFacts, OpenedOffer>) => (
  <OffersStep {...props} sliding leadsTo={leadsTo} />
)
