// The bank-lead link in the browser.
import { bankVisitPage } from '#features/capabilities/bank-visit/bank-visit-page.tsx'
import { verifyBankLeadFlow } from './flow.ts'

export const VerifyBankLeadPage = bankVisitPage(verifyBankLeadFlow)
