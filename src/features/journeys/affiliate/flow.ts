// Signing up as an affiliate as data: the form, and once the server has it the agreement. What follows is an address of its own.
import type { Flow } from '#core/flow/flow.ts'

export interface SignupFacts {
  /** This browser keeps a sign-up. */
  readonly signedUp: boolean
}

/** The form's fields stand with the form: the page that reads the address does without their kinds. */
export const affiliateFlow: Flow<never, SignupFacts> = {
  id: 'affiliate-signer',
  steps: [
    { id: 'form', page: 1, kind: 'form' },
    { id: 'agreement', page: 2, kind: 'sign', when: (_known, { signedUp }) => signedUp },
  ],
}
