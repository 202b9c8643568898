// The questions of the link for missing answers: the wizard's, but for those with lists of their own.
import type { FieldId } from '#core/contract/lead-fields.ts'
import { questionSource, type QuestionSource } from '#features/capabilities/questions/load-questions.ts'

const ownLists: ReadonlySet<FieldId> = new Set<FieldId>(['creditBand', 'classification', 'referral'])

export const questionsOfLink: QuestionSource = {
  ...questionSource,
  load: async (fields) => {
    const own = fields.some((field) => ownLists.has(field)) && import('./own-questions.tsx')
    const [questions, mine] = await Promise.all([questionSource.load(fields), own])
    return mine ? { ...questions, views: { ...questions.views, ...mine.ownViews } } : questions
  },
}
