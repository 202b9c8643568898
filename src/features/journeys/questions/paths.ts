// Where the call of the link about deposits lives; what it asks is a capability.
import { verifyLink } from '#features/capabilities/link-visit/paths.ts'
import { QUESTIONS } from './flow.ts'

export const openQuestions = verifyLink(QUESTIONS)
