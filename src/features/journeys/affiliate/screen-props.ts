// What every screen of the sign-up is given.
import type { ComponentType } from 'react'
import type { AffiliateField } from '#core/contract/affiliate-fields.ts'
import type { Texts } from '#core/contract/field-set.ts'
import type { Brand } from '#core/flow/brand.ts'
import type { KeptSignup } from './kept-signup.ts'

export interface SignupScreenProps {
  readonly brand: Brand
  /** Null where this browser did not sign up, or its time is over. */
  readonly kept: KeptSignup | null
  readonly typed: Texts<AffiliateField>
  readonly onType: (id: AffiliateField, text: string) => void
  readonly next: () => void
  /** Back to the form, with what is typed. */
  readonly again: () => void
}

export type SignupScreen = ComponentType<SignupScreenProps>
