// The opportunity journey link in the browser.
import { bankVisitPage } from '#features/capabilities/bank-visit/bank-visit-page.tsx'
import { verifyBankJourneyFlow } from './flow.ts'

export const VerifyBankJourneyPage = bankVisitPage(verifyBankJourneyFlow)
