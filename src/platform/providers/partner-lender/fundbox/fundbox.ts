// Hands a lead to Fundbox. UNVERIFIED contract (spec 225): off unless its keys are set, to be checked with the lender first.
import { ok, refused } from '#core/ground/outcome.ts'
import { callVendor, type VendorCaller } from '../../call-vendor.ts'
import type { PartnerLenderPort } from '../port.ts'
import { leadBody, prequalifyAnswer } from './wire.ts'

interface FundboxOptions {
  /** Default https://api.fundbox.com/v1 */
  readonly baseUrl?: string
  readonly user: string
  readonly password: string
  readonly timeoutMs?: number
  /** How the vendor is called. Default: straight, without a door. */
  readonly call?: VendorCaller
}

export function fundboxLender(options: FundboxOptions): PartnerLenderPort {
  const base = (options.baseUrl ?? 'https://api.fundbox.com/v1').replace(/\/+$/, '')
  const credentials = Buffer.from(`${options.user}:${options.password}`).toString('base64')
  return {
    submitLead: async (lead) => {
      const answer = await (options.call ?? callVendor)({
        url: `${base}/prequalify`,
        headers: { authorization: `Basic ${credentials}` },
        body: leadBody(lead),
        timeoutMs: options.timeoutMs,
        parse: (body) => prequalifyAnswer.parse(body),
      })
      if (!answer.ok) return answer
      if (answer.value.decision === 'declined') return refused({ kind: 'rejected', vendorCode: 'declined' })
      return ok({ link: answer.value.offers?.find(({ url }) => url !== undefined)?.url ?? null })
    },
  }
}
