// Talking to Finicity: two headers on every call, a token that is renewed before and after it expires.
import type { Outcome } from '#core/ground/outcome.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { callVendor, type VendorCall } from '../../call-vendor.ts'
import type { Fault } from '../../faults.ts'
import type { FinicityOptions } from '../port.ts'
import { explainFinicity, staleTokenCodes, withoutToken } from './faults.ts'
import { tokenAnswer } from './wire.ts'

/** A token lives two hours; the vendor asks to renew at ninety minutes. */
const renewAfterMs = 90 * 60_000
/** Five wrong secrets lock the partner, so a refused one is not tried again at once. */
const pauseAfterRefusalMs = 10 * 60_000

type FinicityCall<T> = Omit<VendorCall<T>, 'url' | 'headers' | 'explain' | 'form' | 'asksBank'> & {
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  /** What is asked for, where it is no JSON. */
  readonly accept?: string
}

export type FinicityClient = <T>(call: FinicityCall<T>) => Promise<Outcome<T, Fault>>

export function createFinicityClient(options: FinicityOptions): FinicityClient {
  const now = (): number => (options.now?.() ?? new Date()).getTime()
  const timeoutMs = options.timeoutMs ?? 30_000
  let token: { readonly text: string; readonly at: number } | undefined
  let renewal: Promise<Outcome<string, Fault>> | undefined
  let refusedAt: { readonly at: number; readonly fault: Fault } | undefined

  async function renew(): Promise<Outcome<string, Fault>> {
    if (refusedAt && now() - refusedAt.at < pauseAfterRefusalMs) return refused(refusedAt.fault)
    const answer = await (options.call ?? callVendor)({
      url: `${options.baseUrl}/aggregation/v2/partners/authentication`,
      headers: { 'Finicity-App-Key': options.appKey },
      body: { partnerId: options.partnerId, partnerSecret: options.partnerSecret },
      timeoutMs,
      explain: (status, body) => {
        const fault = explainFinicity(status, body)
        return fault && (status === 400 || status === 401)
          ? { ...fault, kind: 'rejected', ours: true }
          : fault
      },
      parse: (body) => tokenAnswer.parse(body).token,
    })
    refusedAt = undefined
    if (answer.ok) token = { text: answer.value, at: now() }
    else {
      if (answer.refusal.kind !== 'rejected') return refused(withoutToken(answer.refusal))
      refusedAt = { at: now(), fault: answer.refusal }
    }
    return answer
  }

  /** One renewal at a time, however many calls wait for it. */
  function freshToken(): Promise<Outcome<string, Fault>> {
    renewal ??= renew().finally(() => {
      renewal = undefined
    })
    return renewal
  }

  return async <T>(call: FinicityCall<T>): Promise<Outcome<T, Fault>> => {
    const { path, query, accept, ...rest } = call
    const url = `${options.baseUrl}${path}${query ? `?${new URLSearchParams(query).toString()}` : ''}`
    const attempt = (text: string): Promise<Outcome<T, Fault>> =>
      (options.call ?? callVendor)({
        timeoutMs,
        ...rest,
        // What asks the bank itself is given longer than the vendor needs.
        asksBank: (rest.timeoutMs ?? 0) > timeoutMs,
        url,
        headers: {
          'Finicity-App-Key': options.appKey,
          'Finicity-App-Token': text,
          ...(accept ? { accept } : {}),
        },
        explain: explainFinicity,
      })
    const known = token && now() - token.at < renewAfterMs ? ok(token.text) : await freshToken()
    if (!known.ok) return known
    const answer = await attempt(known.value)
    if (answer.ok || !staleTokenCodes.has(answer.refusal.vendorCode ?? '')) return answer
    // Another call may have renewed it meanwhile.
    if (token?.text === known.value) token = undefined
    const renewed = token ? ok(token.text) : await freshToken()
    return renewed.ok ? attempt(renewed.value) : renewed
  }
}
