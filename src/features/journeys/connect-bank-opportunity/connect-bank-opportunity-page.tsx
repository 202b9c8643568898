// The link to connect a bank for an offer in the browser.
import { bankVisitPage } from '#features/capabilities/bank-visit/bank-visit-page.tsx'
import { connectBankOpportunityFlow } from './flow.ts'

export const ConnectBankOpportunityPage = bankVisitPage(connectBankOpportunityFlow)
