// The link to connect a bank in four steps, as data (specification 2: the bank verify flow at another address).
import { post } from '#core/contract/api-route.ts'
import {
  explanation,
  finish,
  opening,
  widget,
  type BankVisitFlow,
} from '#features/capabilities/bank-visit/flow.ts'

export const connectBankFlow: BankVisitFlow = {
  id: 'connect-bank',
  api: 'bank-verification',
  steps: [opening, explanation, ...widget, finish],
  calls: {
    verify: post('/api/bank-verification/verify-link'),
    completed: post('/api/bank-verification/finish'),
  },
}
