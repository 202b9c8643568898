// The bank verification link as data: explanation, the bank and what became of it, in the longer variant two documents, the end.
import { post } from '#core/contract/api-route.ts'
import {
  documentsAndFinish,
  explanation,
  opening,
  widget,
  type BankVisitFlow,
} from '#features/capabilities/bank-visit/flow.ts'

export const bankVerificationFlow: BankVisitFlow = {
  id: 'bank-verification',
  api: 'bank-verification',
  steps: [opening, explanation, ...widget, ...documentsAndFinish],
  calls: {
    verify: post('/api/bank-verification/verify-link'),
    completed: post('/api/bank-verification/finish'),
  },
}
