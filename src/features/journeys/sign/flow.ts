// Signing as data: a code to the signer's own contact, consent, paper, signature, and what happened to it.
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { Flow } from '#core/flow/flow.ts'

export interface SignFacts {
  readonly standing: string
}

type When = (known: unknown, facts: SignFacts) => boolean
const unproven: When = (_known, { standing }) => standing === 'code'
const consenting: When = (_known, { standing }) => standing === 'consent'
const signing: When = (_known, { standing }) => standing === 'consent' || standing === 'sign'

export const signFlow: Flow<FieldId, SignFacts> & { readonly id: 'sign' } = {
  id: 'sign',
  steps: [
    { id: 'verify-link', page: 0, kind: 'verify-link' },
    { id: 'code', page: 1, kind: 'sign-code', onceOnly: true, when: unproven },
    { id: 'consent', page: 2, kind: 'sign-consent', onceOnly: true, when: consenting },
    { id: 'paper', page: 3, kind: 'sign-paper', when: signing },
    { id: 'signature', page: 4, kind: 'sign', onceOnly: true, when: signing },
    { id: 'end', page: 5, kind: 'finish' },
  ],
}
