// The link under which an owner says what some deposits are, as data.
import type { LinkPurpose } from '#core/domain/links.ts'
import type { Flow } from '#core/flow/flow.ts'

/** The purpose of its links, and the `{api}` of its calls. */
export const QUESTIONS = 'questions' satisfies LinkPurpose

export const questionsFlow: Flow<never> & { readonly id: typeof QUESTIONS } = {
  id: QUESTIONS,
  steps: [
    { id: 'verify-link', page: 0, kind: 'verify-link' },
    { id: 'deposits', page: 1, kind: 'deposit-questions' },
  ],
}
