// The link about deposits in the browser: its flow and its words; the screen is the same in the wizard and in the list of what is missing.
import { linkPage } from '#features/capabilities/link-visit/link-page.tsx'
import type { Greeting } from '#features/capabilities/link-visit/contract.ts'
import { questionsFlow } from './flow.ts'
import * as words from './words.ts'

export const QuestionsPage = linkPage<object, Greeting>({ flow: questionsFlow, words, factsOf: () => ({}) })
