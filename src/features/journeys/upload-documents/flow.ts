// The link under which requested documents are uploaded, as data: one screen that lists what is asked for.
import type { Flow } from '#core/flow/flow.ts'

/** The `{api}` of the flow's calls, and the purpose of its links. */
export const DOCUMENTS = 'documents'

export const uploadDocumentsFlow: Flow<never> & { readonly id: 'documents' } = {
  id: DOCUMENTS,
  steps: [
    { id: 'verify-link', page: 0, kind: 'verify-link' },
    { id: 'requests', page: 1, kind: 'requested-documents' },
  ],
}
