// The bank verification link as data: explanation, the bank and what became of it, in the longer variant two documents, the end.
import type { Flow } from '#core/flow/flow.ts'

/** The `{api}` of the flow's calls, and the purpose of its links. */
export const BANK_VERIFICATION = 'bank-verification'

export interface BankVerificationFacts {
  /** The link asks for documents besides. */
  readonly documents: boolean
  /** The bank gave account and routing number: a voided check would say the same. */
  readonly numbersKnown?: boolean
  /** 'wanted': none yet, or another one; 'none': the person linked none; 'refused': connected and then refused. */
  readonly bank: 'wanted' | 'linked' | 'none' | 'refused'
}

type When = (known: unknown, facts: BankVerificationFacts) => boolean
const bankWanted: When = (_known, { bank }) => bank !== 'linked'
const nothingLinked: When = (_known, { bank }) => bank === 'none'
const asksForDocuments: When = (_known, { documents, bank }) => documents && bank !== 'refused'
const asksForCheck: When = (known, facts) => asksForDocuments(known, facts) && !facts.numbersKnown

/** Spec 2 section 2. Page 5 is the end in both variants, so that a page means one thing; what follows the widget stands on its page. */
export const bankVerificationFlow: Flow<never, BankVerificationFacts> & { readonly id: 'bank-verification' } =
  {
    id: BANK_VERIFICATION,
    steps: [
      { id: 'verify-link', page: 0, kind: 'verify-link' },
      { id: 'explanation', page: 1, kind: 'bank-intro' },
      { id: 'bank', page: 2, kind: 'bank-link', onceOnly: true, when: bankWanted },
      { id: 'outcome', page: 2, kind: 'bank-outcome', onceOnly: true, when: bankWanted },
      { id: 'pre-offers', page: 2, kind: 'pre-offers', when: nothingLinked },
      { id: 'photo-id', page: 3, kind: 'upload', asks: 'photo-id', when: asksForDocuments },
      { id: 'voided-check', page: 4, kind: 'upload', asks: 'voided-check', when: asksForCheck },
      { id: 'finish', page: 5, kind: 'finish' },
    ],
  }
