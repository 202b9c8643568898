// The opportunity journey link as data: four steps, a call when page 1 is left, and an invalid link is told about on page 1.
import { post } from '#core/contract/api-route.ts'
import {
  explanation,
  finish,
  loading,
  openingThatAdvances,
  widget,
  type BankVisitFlow,
} from '#features/capabilities/bank-visit/flow.ts'

export const verifyBankJourneyFlow: BankVisitFlow = {
  id: 'verify-bank-journey',
  api: 'plaid-journey',
  steps: [openingThatAdvances, explanation, loading, ...widget, finish],
  calls: {
    verify: post('/api/bank-verification/verify-journey-link'),
    load: post('/api/bank-verification/journey_load_plaid'),
    completed: post('/api/bank-verification/journey_success_plaid'),
  },
}
