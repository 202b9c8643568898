// The journeys' handlers: one line per journey.
import type { Feature } from '#platform/feature.ts'
import { bankVisits } from '#features/capabilities/bank-visit/bank-visit.server.ts'
import { questionLink } from '#features/capabilities/link-visit/question-link.server.ts'
import { apply } from './apply/handlers.server.ts'
import { applyWizard } from './apply/wizard.server.ts'
import { bankVerificationFlow } from './bank-verification/flow.ts'
import { confirmAddressFlow } from './confirm-address/flow.ts'
import { connectBankFlow } from './connect-bank/flow.ts'
import { connectBankOpportunityFlow } from './connect-bank-opportunity/flow.ts'
import { incompleteFields } from './incomplete/handlers.server.ts'
import { todo } from './todo/handlers.server.ts'
import { uploadDocuments } from './upload-documents/handlers.server.ts'
import { verifyBankJourneyFlow } from './verify-bank-journey/flow.ts'
import { verifyBankLeadFlow } from './verify-bank-lead/flow.ts'

export const journeyFeatures: readonly Feature[] = [
  apply,
  bankVisits([
    bankVerificationFlow,
    connectBankFlow,
    verifyBankLeadFlow,
    verifyBankJourneyFlow,
    connectBankOpportunityFlow,
  ]),
  todo,
  uploadDocuments,
  questionLink(confirmAddressFlow, () => ({})),
  incompleteFields(() => applyWizard),
]
