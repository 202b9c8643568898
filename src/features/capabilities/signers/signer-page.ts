// Makes the page of a person's link: the three flows differ in their steps, their calls and what the end says.
import { usStates } from '#core/codes/us-states.ts'
import type { LinkJourney } from '#features/capabilities/link-visit/journey.ts'
import { linkPage } from '#features/capabilities/link-visit/link-page.tsx'
import { questionSource } from '#features/capabilities/questions/load-questions.ts'
import { lazyScreen } from '#ui/lazy-screen.tsx'
import type { SignerOpened } from './contract.ts'
import type { SignerFacts, SignerFlow } from './flow.ts'
import type { SignerPaths } from './paths.ts'
import * as words from './words.ts'

/** All that is to say of such a link. `done`: what the end says was done. */
export const signerJourney = (
  flow: SignerFlow,
  paths: SignerPaths,
  done: 'doneSignature' | 'doneDetails',
): LinkJourney<SignerFacts, SignerOpened> => ({
  flow,
  verify: paths.load,
  save: paths.post,
  words: {
    en: { ...words.en, doneText: `${words.en[done]} ${words.en.doneClose}` },
    es: { ...words.es, doneText: `${words.es[done]} ${words.es.doneClose}` },
  },
  factsOf: ({ facts }) => facts,
  questions: questionSource,
  screens: {
    briefing: lazyScreen(async () => (await import('./briefing.tsx')).briefingOf(flow, paths)),
  },
  // The one path that names its person tells the calls too.
  besideCode: ({ contact }): Record<string, string> => (contact ? { id: contact } : {}),
  besideAnswers: ({ agreed, sms, creditReport }, { homeState }) => ({
    agreement: agreed,
    ...(sms !== undefined && { smsConsent: sms }),
    ...(creditReport !== undefined && { creditReport }),
    // Specification 2, section 7: the state's name beside its code.
    ...(homeState && { fullState: usStates.find(({ code }) => code === homeState)?.name ?? '' }),
  }),
})

export const signerPage = (...link: Parameters<typeof signerJourney>) => linkPage(signerJourney(...link))
