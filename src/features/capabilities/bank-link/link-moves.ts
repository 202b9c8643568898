// What linking a bank does next, decided from what the server answered; `useBankLink` carries it out.
import type { BankReason } from '#core/codes/bank-reasons.ts'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import type { Language } from '#core/words/words.ts'
import { failureText, type CallFailure } from '#ui/answer.ts'
import type { bankLinkOutcome, refreshCustomer } from './contract.ts'
import type { Standing } from './link-calls.ts'
import type { LinkCause, LinkEvent } from './link-state.ts'

type Answer<T> = Outcome<T, CallFailure>

export type LinkMove =
  | { readonly next: 'show'; readonly event: LinkEvent }
  /** Nothing is left to do here: the page that reads the bank and waits for its result takes over, without a press in between. */
  | { readonly next: 'hand-on' }
  /** The server finishes the link by itself; `failure` is shown if it cannot be told so. */
  | { readonly next: 'leave-to-server'; readonly failure: CallFailure | null }
  /** It did not come of this account: another one may be linked all the same. */
  | { readonly next: 'look-for-another'; readonly cause: LinkCause }

/** What the page does when it is opened: a move at once, or the vendor's page. */
type ArrivalMove = LinkMove | { readonly next: 'open' }

const show = (event: LinkEvent): LinkMove => ({ next: 'show', event })

/** The bank wants its owner: no other trouble of a connection is cured by a fresh login. */
export const asksForLogin = ({ state, reason, repair }: Standing): boolean =>
  state === 'needs-attention' && Boolean(repair) && (reason === 'login' || reason === 'second-factor')

const askRepair = ({ repair, institution }: Standing): LinkEvent => ({
  kind: 'repair-wanted',
  connection: repair ?? '',
  institution: institution ?? '',
})

/** Why a call brought nothing: not set up here, refused by the vendor, or not answering. */
function causeOfFailure(failure: CallFailure): LinkCause {
  if (failure.kind !== 'problem') return 'unavailable'
  if (failure.code === 'feature-off') return 'off'
  return failure.code === 'provider-rejected' ? 'other' : 'unavailable'
}

/** Decided meanwhile: there is nothing to link any more, and the next page tells what there is. */
const isSettled = (failure: CallFailure): boolean =>
  failure.kind === 'problem' && (failure.code === 'not-possible-now' || failure.code === 'closed-application')

/** No answer, or one that refuses: told in our words, with the server's sentence where it has one of its own. */
export function moveAfterFailure(failure: CallFailure, language: Language): LinkMove {
  if (isSettled(failure)) return { next: 'hand-on' }
  const cause = causeOfFailure(failure)
  const hasOwnWords = cause === 'unavailable' && failure.kind !== 'aborted'
  return show({ kind: 'stopped', cause, ...(hasOwnWords && { told: failureText(failure, language) }) })
}

/**
 * When the page opens: `pressed` says that the person asked for the bank just now. Without that only somebody who never tried is
 * taken to the vendor's page; a reload or the way back shows what came of the last attempt.
 */
export function moveOnArrival(found: Answer<Standing>, pressed: boolean, language: Language): ArrivalMove {
  if (!found.ok) return pressed ? { next: 'open' } : moveAfterFailure(found.refusal, language)
  const { state, reason, may_link, working } = found.value
  if (state === 'linked') return show({ kind: 'linked' })
  if (asksForLogin(found.value)) return working ? { next: 'hand-on' } : show(askRepair(found.value))
  if (may_link === false) return { next: 'hand-on' }
  if (pressed || state === 'none') return { next: 'open' }
  // The bank was done, and the page was reloaded before the server had taken it over: that goes on without the page.
  if (working) return { next: 'hand-on' }
  const isKnown = state === 'failed' || state === 'needs-attention' || reason
  return show({ kind: 'stopped', cause: isKnown ? (reason ?? 'other') : 'not-begun' })
}

/** The token's widget gave an account, and the server was asked to take it over. */
export function moveAfterExchange(taken: Answer<unknown>, language: Language): LinkMove {
  if (taken.ok) return { next: 'hand-on' }
  return causeOfFailure(taken.refusal) === 'unavailable'
    ? { next: 'leave-to-server', failure: taken.refusal }
    : moveAfterFailure(taken.refusal, language)
}

/** The frame said that it is done, and the server was asked what came of it. */
export function moveAfterFrame(taken: Answer<ResponseOf<ReturnType<typeof refreshCustomer>>>): LinkMove {
  if (!taken.ok) return { next: 'leave-to-server', failure: taken.refusal }
  const { ok, reason } = taken.value
  return ok ? { next: 'hand-on' } : { next: 'look-for-another', cause: reason ?? 'other' }
}

/** The server was told that it finishes the link; `failure` is why it has to, shown where it cannot be told either. */
export function moveAfterLeaving(
  told: Answer<ResponseOf<typeof bankLinkOutcome>>,
  failure: CallFailure | null,
  language: Language,
): LinkMove {
  return told.ok ? { next: 'hand-on' } : moveAfterFailure(failure ?? told.refusal, language)
}

/** The server was told that the widget ended without an account; null where it adds nothing to our `guess`. */
export function eventAfterStop(
  told: Answer<ResponseOf<typeof bankLinkOutcome>>,
  guess: BankReason,
): LinkEvent | null {
  if (!told.ok) return null
  const { state, reason } = told.value
  if (state === 'linked') return { kind: 'linked', besides: guess }
  return reason ? { kind: 'cause-known', cause: reason } : null
}

/** The server read the linked bank, and it is not connected any more or waits for its owner. */
export const eventAfterUndoing = (standing: Standing): LinkEvent =>
  asksForLogin(standing) ? askRepair(standing) : { kind: 'undone', cause: standing.reason ?? 'other' }
