// The bank verification link as data: loading, explanation, the bank, in the longer variant two documents, the end.
import type { Flow } from '#core/flow/flow.ts'

/** The `{api}` of the flow's calls, and the purpose of its links. */
export const BANK_VERIFICATION = 'bank-verification'

/** Spec 2 section 2. Page 5 is the end in both variants, so that a page means one thing. */
export const bankVerificationFlow: Flow = {
  id: 'bank-verification',
  steps: [
    { id: 'verify-link', page: 0, kind: 'verify-link' },
    { id: 'explanation', page: 1, kind: 'bank-intro' },
    { id: 'bank', page: 2, kind: 'bank-link' },
    { id: 'photo-id', page: 3, kind: 'upload', when: (_known, facts) => facts.documents === true },
    { id: 'voided-check', page: 4, kind: 'upload', when: (_known, facts) => facts.documents === true },
    { id: 'finish', page: 5, kind: 'finish' },
  ],
}

export const EXPLANATION_PAGE = 1
export const WIDGET_PAGE = 2
export const FINISH_PAGE = 5
/** The pages of the longer variant's documents. */
export const documentPage = { 'photo-id': 3, 'voided-check': 4 } as const
