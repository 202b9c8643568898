// What this browser keeps of a sign-up, for 15 minutes, and what the address brought along.
import type { AffiliateField } from '#core/contract/affiliate-fields.ts'
import type { Texts } from '#core/contract/field-set.ts'
import { stored } from '#ui/stored-items.ts'

export interface KeptSignup {
  readonly campaignId: string
  readonly email: string
}

export const keepSignup = ({ campaignId, email }: KeptSignup): void => {
  stored.set('campaign_id', campaignId)
  stored.set('email', email)
}

/** Null where there is none, or its time is over. */
export function keptSignup(): KeptSignup | null {
  const [campaignId, email] = [stored.get('campaign_id'), stored.get('email')]
  return campaignId && email ? { campaignId, email } : null
}

const named: readonly (readonly [string, AffiliateField])[] = [
  ['firstname', 'firstName'],
  ['lastname', 'lastName'],
  ['email', 'email'],
  ['phone', 'cellPhone'],
]

/** What an address says of the person (specification 2, section 2), cut to what a field takes. */
export function prefillOf(search: string): Texts<AffiliateField> {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    named.flatMap(([name, field]) => {
      const text = query.get(name)?.trim().slice(0, 200)
      return text ? [[field, text] as const] : []
    }),
  )
}
