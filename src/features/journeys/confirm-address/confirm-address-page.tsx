// The link in the browser: its flow, its words and the questions it asks.
import { linkPage } from '#features/capabilities/link-visit/link-page.tsx'
import type { Asked } from '#features/capabilities/link-visit/contract.ts'
import { questionSource } from '#features/capabilities/questions/load-questions.ts'
import { confirmAddressFlow } from './flow.ts'
import * as words from './words.ts'

export const ConfirmAddressPage = linkPage<object, Asked>({
  flow: confirmAddressFlow,
  words,
  factsOf: () => ({}),
  questions: questionSource,
})
