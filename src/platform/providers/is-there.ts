// Whether somebody answers at an address, where to ask for more may be charged: a bare GET, without a secret.
import { ok, type Outcome } from '#core/ground/outcome.ts'
import { REDIRECT, type VendorCaller } from './call-vendor.ts'
import { REACHED } from './check.ts'
import type { Fault } from './faults.ts'

/** Gateways that find nobody behind them. */
const nobodyBehind = ['502', '503', '504']

/** Any answer of HTTP will do: services that take POST alone refuse a GET, each with a figure of its own. */
export async function isThere(url: string, call: VendorCaller): Promise<Outcome<typeof REACHED, Fault>> {
  const answer = await call({ url, timeoutMs: 10_000, parseBytes: () => ok(null) })
  if (answer.ok) return ok(REACHED)
  const { kind, vendorCode = '' } = answer.refusal
  const isAnswer = kind === 'malformed' || (/^\d{3}$/.test(vendorCode) && !nobodyBehind.includes(vendorCode))
  return isAnswer && vendorCode !== REDIRECT ? ok(REACHED) : answer
}
