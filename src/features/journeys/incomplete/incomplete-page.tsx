// The link for missing answers in the browser, made from its flow.
import { linkPage } from '#features/capabilities/link-visit/link-page.tsx'
import { Finish } from './finish.tsx'
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
  screens: { finish: Finish },
})
