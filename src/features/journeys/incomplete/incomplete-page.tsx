// The link for missing answers in the browser, made from its flow.
import type { AroundFormProps, LinkScreenProps } from '#features/capabilities/link-visit/journey.ts'
import { linkPage } from '#features/capabilities/link-visit/link-page.tsx'
import { lazyScreen } from '#ui/lazy-screen.tsx'
import { INCOMPLETE_API, incompleteFlow, type IncompleteFacts } from './flow.ts'
import { factsOf, type OpenedIncomplete } from './opened.ts'
import * as paths from './paths.ts'
import { questionsOfLink } from './question-source.ts'
import * as words from './words.ts'

export const IncompletePage = linkPage<IncompleteFacts, OpenedIncomplete>({
  flow: incompleteFlow,
  api: INCOMPLETE_API,
  verify: paths.openIncomplete,
  save: paths.saveIncomplete,
  words,
  factsOf,
  questions: questionsOfLink,
  Around: lazyScreen<AroundFormProps<IncompleteFacts, OpenedIncomplete>>(
    async () => (await import('./before-owner.tsx')).BeforeOwner,
  ),
  screens: {
    finish: lazyScreen<LinkScreenProps<IncompleteFacts, OpenedIncomplete>>(
      async () => (await import('./finish.tsx')).Finish,
    ),
  },
})
