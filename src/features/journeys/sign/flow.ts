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

/** Another tab, phone or signer may have gone on: who opens the page again sees how the paper stands. */
const whileHolds = true

export const signFlow: Flow<FieldId, SignFacts> & { readonly id: 'sign' } = {
  id: 'sign',
  steps: [
    { id: 'verify-link', page: 0, kind: 'verify-link' },
    { id: 'code', page: 1, kind: 'sign-code', onceOnly: true, when: unproven, whileHolds },
    { id: 'consent', page: 2, kind: 'sign-consent', onceOnly: true, when: consenting, whileHolds },
    { id: 'paper', page: 3, kind: 'sign-paper', when: signing, whileHolds },
    { id: 'signature', page: 4, kind: 'sign', onceOnly: true, when: signing, whileHolds },
    { id: 'end', page: 5, kind: 'finish' },
  ],
}
