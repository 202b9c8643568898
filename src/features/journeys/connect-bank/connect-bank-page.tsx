// The link to connect a bank in the browser.
import { bankVisitPage } from '#features/capabilities/bank-visit/bank-visit-page.tsx'
import { connectBankFlow } from './flow.ts'

export const ConnectBankPage = bankVisitPage(connectBankFlow)
