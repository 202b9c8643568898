// The state at Plaid, as it answers when asked: an item whatever its events said, a linking session whatever the browser said.
import type { Outcome } from '#core/ground/outcome.ts'
import { ok } from '#core/ground/outcome.ts'
import type { Fault } from '../../faults.ts'
import type { AccessStanding, LinkEnd } from '../port.ts'
import type { PlaidClient } from './client.ts'
import { isGone, isLoginCode } from './faults.ts'
import { readSecret } from './secret.ts'
import { itemAnswer, linkTokenState, type LinkTokenState } from './wire.ts'

export async function lookAtItem(
  call: PlaidClient,
  secretText: string,
): Promise<Outcome<AccessStanding, Fault>> {
  const { accessToken } = readSecret(secretText)
  const answer = await call(
    '/item/get',
    { access_token: accessToken },
    (body) => itemAnswer.parse(body).item.error?.error_code ?? null,
  )
  if (!answer.ok) {
    if (isGone(answer.refusal.vendorCode ?? '')) return ok('gone')
    return answer.refusal.kind === 'needs-login' ? ok('needs-login') : answer
  }
  const code = answer.value
  if (code === null) return ok('sound')
  if (isGone(code)) return ok('gone')
  return ok(isLoginCode(code) ? 'needs-login' : 'waits')
}

/** A token may have been opened several times: one link that came of it is enough, and one window that is open is waited for. */
function endOf({ expiration, link_sessions: sessions }: LinkTokenState, now: Date): LinkEnd {
  const publicToken = sessions.flatMap((each) => each.results?.item_add_results ?? [])[0]?.public_token
  if (publicToken !== undefined) return { kind: 'linked', publicToken }
  if (new Date(expiration ?? NaN) <= now) return { kind: 'left', reason: 'expired' }
  const last = sessions.at(-1)
  if (!last || sessions.some((each) => !each.finished_at)) return { kind: 'open' }
  return { kind: 'left', reason: last.exit?.error?.error_code ?? last.exit?.metadata?.status ?? 'cancelled' }
}

export const findPlaidLink = (
  call: PlaidClient,
  linkToken: string,
  now: Date,
): Promise<Outcome<LinkEnd, Fault>> =>
  call('/link/token/get', { link_token: linkToken }, (body) => endOf(linkTokenState.parse(body), now))
