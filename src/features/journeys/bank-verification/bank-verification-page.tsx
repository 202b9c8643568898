// The bank verification link in the browser.
import { bankVisitPage } from '#features/capabilities/bank-visit/bank-visit-page.tsx'
import { bankVerificationFlow } from './flow.ts'

export const BankVerificationPage = bankVisitPage(bankVerificationFlow)
