// The journeys' handlers: one line per journey.
import type { Feature } from '#platform/feature.ts'
import { apply } from './apply/handlers.server.ts'
import { bankVerification } from './bank-verification/handlers.server.ts'
import { questionLink } from '#features/capabilities/link-visit/question-link.server.ts'
import { applyWizard } from './apply/wizard.server.ts'
import { confirmAddressFlow } from './confirm-address/flow.ts'
import { incompleteFields } from './incomplete/handlers.server.ts'
import { uploadDocuments } from './upload-documents/handlers.server.ts'

export const journeyFeatures: readonly Feature[] = [
  apply,
  bankVerification,
  uploadDocuments,
  questionLink(confirmAddressFlow, () => ({})),
  incompleteFields(() => applyWizard),
]
