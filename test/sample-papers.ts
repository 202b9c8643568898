// Facts for papers in tests and measurements: an agreement on a real deal of the product's own pricing.
import file from '../policies/2026-11.json' with { type: 'json' }
import { dealOf } from '#core/domain/deals.ts'
import { parsePolicy } from '#core/domain/policy.ts'
import type { PaymentFrequency } from '#core/domain/underwriting.ts'
import { agreementTerms, type AgreementFacts } from '#features/papers/funding-agreement/facts.ts'

const parsed = parsePolicy(file)
if (!parsed.ok) throw new Error(parsed.refusal)
export const policy = parsed.value

export const FUNDED_ON = '2026-11-23'

/** $50,000 over `term` months at a factor of 1.3. */
export const sampleDeal = (term: number, frequency: PaymentFrequency) =>
  dealOf(policy, 5_000_000, { term, factorRate: 13_000 }, FUNDED_ON, frequency)

export function sampleAgreement(
  term = 6,
  frequency: PaymentFrequency = 'weekly',
  more: Partial<AgreementFacts> = {},
): AgreementFacts {
  const terms = agreementTerms(sampleDeal(term, frequency), FUNDED_ON)
  if (!terms.ok) throw new Error(terms.refusal)
  return {
    number: 'A-1042',
    date: '2026-11-20',
    funder: {
      name: 'Underway Capital LLC',
      address: '1 Main St, Portland, ME 04101',
      contact: 'help@underway.example',
    },
    business: { name: 'Peña & Söhne <Bakery> LLC', address: '120 Commercial St, Portland, ME 04101' },
    terms: terms.value,
    account: { bank: 'Eastport Bank', mask: '4821' },
    governingState: 'Maine',
    disclosure: null,
    signers: [
      { place: 'signer-1', name: 'Ana Peña', role: 'Owner', guarantor: true },
      { place: 'signer-2', name: 'דוד כהן', role: 'Owner', guarantor: true },
    ],
    ...more,
  }
}
