// The journeys' handlers: one line per journey; and which wizard each variant of an application means.
import type { Wizards } from '#features/capabilities/answers/wizard.server.ts'
import { pageOf } from '#features/capabilities/answers/standing.server.ts'
import { questionLink } from '#features/capabilities/link-visit/question-link.server.ts'
import { wizardCalls } from '#features/capabilities/wizard/handlers.server.ts'
import type { Feature } from '#platform/feature.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { legacyWizard } from './apply-legacy/wizard.server.ts'
import { apply } from './apply/handlers.server.ts'
import { applyWizard } from './apply/wizard.server.ts'
import { bankVerification } from './bank-verification/handlers.server.ts'
import { confirmAddressFlow } from './confirm-address/flow.ts'
import { incompleteFields } from './incomplete/handlers.server.ts'
import { uploadDocuments } from './upload-documents/handlers.server.ts'

export const wizards: Wizards = {
  finicity: applyWizard,
  plaid: applyWizard,
  iff: applyWizard,
  legacy: legacyWizard,
}

/** The page at which an application stands, by the numbers of the wizard that it was begun in. */
export const wizardPage = (lead: LeadRow): number => pageOf(wizards[lead.variant], lead)

export const journeyFeatures: readonly Feature[] = [
  wizardCalls(wizards),
  apply,
  bankVerification,
  uploadDocuments,
  questionLink(confirmAddressFlow, () => ({})),
  incompleteFields(() => applyWizard),
]
