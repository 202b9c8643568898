// The link that lists everything that is still asked and leads through it, as data.
import type { Flow } from '#core/flow/flow.ts'

/** The `{api}` of the flow's calls, and the purpose of its links. */
export const TODO = 'todo'

export interface TodoFacts {
  readonly bank: 'wanted' | 'linked' | 'none' | 'refused'
  readonly documents: boolean
  readonly deposits: boolean
}

type When = (known: unknown, facts: TodoFacts) => boolean
const bankAsked: When = (_known, { bank }) => bank === 'wanted'
const depositsAsked: When = (_known, { deposits }) => deposits
const documentsAsked: When = (_known, { documents }) => documents

/** Questions are answered in the application itself, to which the list leads; they come before all else. */
export const todoFlow: Flow<never, TodoFacts> & { readonly id: 'todo' } = {
  id: TODO,
  steps: [
    { id: 'verify-link', page: 0, kind: 'verify-link' },
    { id: 'list', page: 1, kind: 'asked-list' },
    { id: 'explanation', page: 2, kind: 'bank-intro', when: bankAsked },
    { id: 'bank', page: 3, kind: 'bank-link', onceOnly: true, when: bankAsked },
    { id: 'outcome', page: 3, kind: 'bank-outcome', onceOnly: true, when: bankAsked },
    { id: 'deposits', page: 4, kind: 'deposit-questions', when: depositsAsked },
    { id: 'documents', page: 4, kind: 'requested-documents', when: documentsAsked },
    { id: 'left', page: 5, kind: 'asked-list' },
  ],
}
