// Signing up as an affiliate as data: the form, and once the server has it the agreement. What follows is an address of its own.
import { affiliateFieldIds, isOptional, type AffiliateField } from '#core/contract/affiliate-fields.ts'
import type { Flow } from '#core/flow/flow.ts'

export interface SignupFacts {
  /** This browser keeps a sign-up. */
  readonly signedUp: boolean
}

export const affiliateFlow = {
  id: 'affiliate-signer',
  steps: [
    {
      id: 'form',
      page: 1,
      kind: 'form',
      fields: affiliateFieldIds.map((field) => ({ field, required: !isOptional(field) })),
    },
    { id: 'agreement', page: 2, kind: 'sign', when: (_known, { signedUp }) => signedUp },
  ],
} as const satisfies Flow<AffiliateField, SignupFacts>
