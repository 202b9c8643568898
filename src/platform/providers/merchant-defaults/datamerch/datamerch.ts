// Asks DataMerch about defaults. UNVERIFIED contract (spec 225): off unless its keys are set, to be checked with the vendor first.
import { ok } from '#core/ground/outcome.ts'
import { callVendor, type VendorCaller } from '../../call-vendor.ts'
import type { MerchantDefaultsPort } from '../port.ts'
import { recordsOf } from './translate.ts'
import { merchantsAnswer } from './wire.ts'

interface DataMerchOptions {
  /** Default https://api.datamerch.com */
  readonly baseUrl?: string
  readonly token: string
  readonly timeoutMs?: number
  /** How the vendor is called. Default: straight, without a door. */
  readonly call?: VendorCaller
}

export function dataMerchDefaults(options: DataMerchOptions): MerchantDefaultsPort {
  const base = (options.baseUrl ?? 'https://api.datamerch.com').replace(/\/+$/, '')
  // The vendor's shape wants the EIN in the address of the call; no address of a call is ever logged.
  const search = (q: string) =>
    (options.call ?? callVendor)({
      url: `${base}/v2/merchants?q=${encodeURIComponent(q)}`,
      headers: { authorization: `Bearer ${options.token}` },
      timeoutMs: options.timeoutMs ?? 10_000,
      parse: (body) => merchantsAnswer.parse(body).merchants,
    })

  return {
    find: async (query) => {
      for (const q of [query.ein, query.legalName]) {
        if (!q) continue
        const found = await search(q)
        if (!found.ok) return found
        const records = recordsOf(found.value, query)
        if (records.length > 0) return ok({ hit: true, records })
      }
      return ok({ hit: false, records: [] })
    },
  }
}
