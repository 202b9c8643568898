// Talking to Plaid: every call is a POST with JSON and the same three headers.
import type { Outcome } from '#core/ground/outcome.ts'
import { callVendor, type VendorCall } from '../../call-vendor.ts'
import type { Fault } from '../../faults.ts'
import type { PlaidOptions } from '../port.ts'
import { explainPlaid } from './faults.ts'

export type PlaidClient = <T>(
  path: string,
  body: Readonly<Record<string, unknown>>,
  parse: (body: unknown) => T,
  parseElsewhere?: VendorCall<T>['parseElsewhere'],
) => Promise<Outcome<T, Fault>>

export const plaidHeaders = ({ clientId, secret }: PlaidOptions) => ({
  'PLAID-CLIENT-ID': clientId,
  'PLAID-SECRET': secret,
  'Plaid-Version': '2020-09-14',
})

export const createPlaidClient =
  (options: PlaidOptions): PlaidClient =>
  (path, body, parse, parseElsewhere) =>
    (options.call ?? callVendor)({
      url: `${options.baseUrl}${path}`,
      headers: plaidHeaders(options),
      body,
      timeoutMs: options.timeoutMs ?? 30_000,
      explain: explainPlaid,
      parse,
      parseElsewhere,
    })
