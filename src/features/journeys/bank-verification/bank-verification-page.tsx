// The bank verification link in the browser: its flow, its words, and the screens that no other flow has.
import { linkPage } from '#features/capabilities/link-visit/link-page.tsx'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { verifyLink } from './contract.ts'
import { Explanation, ExplanationSide } from './explanation.tsx'
import { Finish } from './finish.tsx'
import { bankVerificationFlow, type BankVerificationFacts } from './flow.ts'
import { Result } from './result.tsx'
import * as words from './words.ts'

export const BankVerificationPage = linkPage<BankVerificationFacts, ResponseOf<typeof verifyLink>>({
  flow: bankVerificationFlow,
  words,
  factsOf: ({ documents, bank_state: state, numbers_known: numbersKnown }) => ({
    documents,
    numbersKnown,
    bank: state === 'linked' ? 'linked' : 'wanted',
  }),
  bankWay: ({ way }) => way ?? 'token',
  screens: { 'bank-intro': Explanation, 'bank-outcome': Result, finish: Finish },
  beside: { explanation: ExplanationSide },
})
