// The calls of linking as the screens make them, each answering in the screens' own terms.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import { isRetryable, type CallFailure } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import type {
  bankLinkOutcome,
  getAccessToken,
  getFrameLink,
  getLinkToken,
  postBankLinkState,
  refreshCustomer,
} from './contract.ts'
import { OAUTH_RETURN_PATH } from './oauth-return.ts'
import * as paths from './paths.ts'

const PATIENT_MS = 60_000

export type Standing = ResponseOf<typeof postBankLinkState>

/** Where the application's bank stands. By POST, so that no lead id gets into an address. */
export const readBankState = (
  leadId: string,
  signal?: AbortSignal,
): Promise<Outcome<Standing, CallFailure>> =>
  call<typeof postBankLinkState>(paths.postBankLinkState, { sf_leadid: leadId }, { signal })

type Told = Outcome<ResponseOf<typeof bankLinkOutcome>, CallFailure>

let lastTold: Promise<unknown> = Promise.resolve()

/**
 * Tells what the widget ended in; the answer may know the cause better than the widget. One after the other: going on without a bank
 * must not overtake the end before it.
 */
export function tellOutcome(
  leadId: string,
  outcome: 'linked' | 'skipped' | 'failed' | 'cancelled',
  reason?: string,
): Promise<Told> {
  const told = lastTold.then(() =>
    call<typeof bankLinkOutcome>(
      paths.bankLinkOutcome,
      { sf_leadid: leadId, outcome, reason },
      { keepalive: true },
    ),
  )
  lastTold = told
  return told
}

export const askFrame = (api: string, leadId: string, repair: string | null, signal: AbortSignal) =>
  call<ReturnType<typeof getFrameLink>>(paths.getFrameLink(api), { sf_leadid: leadId, repair }, { signal })

export const askToken = (leadId: string, repair: string | null, signal: AbortSignal) =>
  call<typeof getLinkToken>(
    paths.getLinkToken,
    { redirect_url: `${window.location.origin}${OAUTH_RETURN_PATH}`, sf_leadid: leadId, repair },
    { signal },
  )

/** Both calls may be made twice for the same link: again where no answer came. */
async function twice<T>(ask: () => Promise<Outcome<T, CallFailure>>): Promise<Outcome<T, CallFailure>> {
  const first = await ask()
  return !first.ok && isRetryable(first.refusal) ? ask() : first
}

export const refreshLinked = (api: string, leadId: string, customerId: string) =>
  twice(() =>
    call<ReturnType<typeof refreshCustomer>>(
      paths.refreshCustomer(api),
      { sf_leadid: leadId, customerId },
      { timeoutMs: PATIENT_MS },
    ),
  )

export const exchangeLinked = (api: string, leadId: string, publicToken: string) =>
  twice(() =>
    call<ReturnType<typeof getAccessToken>>(
      paths.getAccessToken(api),
      { sf_leadid: leadId, public_token: publicToken },
      { timeoutMs: PATIENT_MS },
    ),
  )
