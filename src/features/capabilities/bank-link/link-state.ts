// The state of linking a bank on the screen, and what each event makes of it. A link that was made is never undone by a late event, only by what the server read.
import type { BankReason } from '#core/codes/bank-reasons.ts'

/** Why there is no bank: our own codes, 'off' where the operator has not set this up, 'not-begun' where nothing was tried to the end. */
export type LinkCause = BankReason | 'off' | 'not-begun'

export type LinkState =
  | { readonly at: 'looking' | 'opening' | 'widget' | 'progress' }
  /** `besides`: another account was tried and did not come of it. */
  | { readonly at: 'linked'; readonly besides?: LinkCause }
  /** The bank wants its owner to log in again. */
  | { readonly at: 'repair'; readonly connection: string; readonly institution: string }
  | { readonly at: 'frame'; readonly url: string; readonly customer: string }
  /** `told`: the server's own sentence, where it says more than the cause. */
  | { readonly at: 'stopped'; readonly cause: LinkCause; readonly told?: string }

export type LinkEvent =
  | { readonly kind: 'opened' | 'widget-opened' | 'taken' }
  | { readonly kind: 'linked'; readonly besides?: LinkCause }
  | { readonly kind: 'repair-wanted'; readonly connection: string; readonly institution: string }
  | { readonly kind: 'frame-given'; readonly url: string; readonly customer: string }
  | { readonly kind: 'stopped'; readonly cause: LinkCause; readonly told?: string }
  /** The bank was linked, and what was read of it since ended that. */
  | { readonly kind: 'undone'; readonly cause: LinkCause }
  /** The server knows the cause better than the widget did. */
  | { readonly kind: 'cause-known'; readonly cause: LinkCause }

export function afterLinkEvent(state: LinkState, event: LinkEvent): LinkState {
  if (event.kind === 'opened') return { at: 'opening' }
  if (event.kind === 'undone') return { at: 'stopped', cause: event.cause }
  if (event.kind === 'repair-wanted')
    return { at: 'repair', connection: event.connection, institution: event.institution }
  if (state.at === 'linked') return state
  switch (event.kind) {
    case 'widget-opened':
      return { at: 'widget' }
    case 'taken':
      return { at: 'progress' }
    case 'linked':
      return { at: 'linked', ...(event.besides && { besides: event.besides }) }
    case 'frame-given':
      return { at: 'frame', url: event.url, customer: event.customer }
    case 'stopped':
      return { at: 'stopped', cause: event.cause, ...(event.told && { told: event.told }) }
    case 'cause-known':
      // Too late once the person has gone on.
      return state.at === 'stopped' ? { at: 'stopped', cause: event.cause } : state
  }
}
