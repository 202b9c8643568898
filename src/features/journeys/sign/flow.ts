// Signing as data: consent, paper, signature, and what happened to it.
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { Flow } from '#core/flow/flow.ts'

export interface SignFacts {
  readonly standing: string
}

type When = (known: unknown, facts: SignFacts) => boolean
const consenting: When = (_known, { standing }) => standing === 'consent'
const signing: When = (_known, { standing }) => standing === 'consent' || standing === 'sign'

export const signFlow: Flow<FieldId, SignFacts> & { readonly id: 'sign' } = {
  id: 'sign',
  steps: [
    { id: 'verify-link', page: 0, kind: 'verify-link' },
    { id: 'consent', page: 1, kind: 'sign-consent', onceOnly: true, when: consenting },
    { id: 'paper', page: 2, kind: 'sign-paper', when: signing },
    { id: 'signature', page: 3, kind: 'sign', onceOnly: true, when: signing },
    { id: 'end', page: 4, kind: 'finish' },
  ],
}
