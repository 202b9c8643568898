// The link to connect a bank for an application with an offer, as data. It has no verify call of its own (specification 2): it is opened as the plain link is.
import { post } from '#core/contract/api-route.ts'
import {
  explanation,
  finish,
  opening,
  widget,
  type BankVisitFlow,
} from '#features/capabilities/bank-visit/flow.ts'

export const connectBankOpportunityFlow: BankVisitFlow = {
  id: 'connect-bank-opportunity',
  api: 'connect-bank-opportunity',
  steps: [opening, explanation, ...widget, finish],
  calls: {
    verify: post('/api/bank-verification/verify-link'),
    completed: post('/api/connect-bank-opportunity/completed_plaid'),
  },
}
