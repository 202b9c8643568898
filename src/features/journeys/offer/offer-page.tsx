// The offer link in the browser: its flow, its words and its screens.
import { linkPage } from '#features/capabilities/link-visit/link-page.tsx'
import type { LinkScreenProps } from '#features/capabilities/link-visit/journey.ts'
import { lazyScreen } from '#ui/lazy-screen.tsx'
import { ApprovalCard } from './approval-card.tsx'
import { offerFlow, type OfferFacts } from './flow.ts'
import type { OpenedOffer } from './opened.ts'
import * as words from './words.ts'

// What the card leads to comes when its step does.
const Choice = lazyScreen<LinkScreenProps<OfferFacts, OpenedOffer>>(
  async () => (await import('./choice.tsx')).Choice,
)

export const OfferPage = linkPage<OfferFacts, OpenedOffer>({
  flow: offerFlow,
  words,
  factsOf: ({ approval, numbers_known: numbersKnown }) => ({ offered: approval !== null, numbersKnown }),
  screens: { approval: ApprovalCard, offers: Choice },
})
