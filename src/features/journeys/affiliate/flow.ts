// Signing up as an affiliate, as data: the form, the agreement, the end. No link opens it: whoever signed up is known by its own browser.
import type { Flow, Step } from '#core/flow/flow.ts'
import { nothingKnown, pathOf, stepOf } from '#core/flow/walk.ts'

interface SignupFacts {
  /** This browser signed up, within the last 15 minutes. */
  readonly signedUp: boolean
}

/**
 * Specification 2, section 2. Page 0, the loading page, is what stands until the form is there. The form's fields come with the form: the page that
 * reads the address does without their kinds.
 */
export const signupFlow: Flow<never, SignupFacts> = {
  id: 'affiliate-signer',
  steps: [
    { id: 'sign-up', page: 1, kind: 'form' },
    { id: 'agreement', page: 2, kind: 'sign', when: (_known, { signedUp }) => signedUp },
    // It has an address of its own, which says nothing of who comes there; the screen asks.
    { id: 'finish', page: 3, kind: 'finish' },
  ],
}

/**
 * The step that the address or the history names; else where a visit begins: on the form, or on the agreement where this browser
 * signed up. `afresh`: the address brought another person along, who begins with the form.
 */
export function signupStep(
  named: { readonly finished: boolean; readonly step: string; readonly afresh: boolean },
  facts: SignupFacts,
): Step<never, SignupFacts> {
  const path = pathOf(signupFlow, nothingKnown, facts)
  const wanted = stepOf(signupFlow, named.finished ? 'finish' : named.step)
  if (wanted && path.includes(wanted)) return wanted
  const [form, then] = path
  return !named.afresh && then?.kind === 'sign' ? then : form!
}
