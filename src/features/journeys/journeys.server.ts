// The journeys' handlers: one line per journey; and which wizard each variant of an application means.
import type { Wizards } from '#features/capabilities/answers/wizard.server.ts'
import { pageOf } from '#features/capabilities/answers/lead-progress.server.ts'
import { bankVisits } from '#features/capabilities/bank-visit/bank-visit.server.ts'
import { questionLink } from '#features/capabilities/link-visit/question-link.server.ts'
import { signerLink } from '#features/capabilities/signers/handlers.server.ts'
import { wizardCalls } from '#features/capabilities/wizard/handlers.server.ts'
import type { Feature } from '#platform/feature.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { affiliate } from './affiliate/handlers.server.ts'
import { legacyWizard } from './apply-legacy/wizard.server.ts'
import { apply } from './apply/handlers.server.ts'
import { applyWizard } from './apply/wizard.server.ts'
import { bankVisitFlows } from './bank-visits/flow.ts'
import { confirmAddressFlow } from './confirm-address/flow.ts'
import { incompleteFields } from './incomplete/handlers.server.ts'
import { offer } from './offer/handlers.server.ts'
import { questions } from './questions/handlers.server.ts'
import { renewal } from './renewal/handlers.server.ts'
import { signerLinks } from './signers/flow.ts'
import { sign, signWebhooks } from './sign/handlers.server.ts'
import { todo } from './todo/handlers.server.ts'
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
  bankVisits(bankVisitFlows),
  todo,
  uploadDocuments,
  questionLink(confirmAddressFlow, () => ({})),
  incompleteFields((lead) => wizards[lead.variant]),
  questions,
  ...signerLinks.map(({ flow, paths }) => signerLink(flow, paths)),
  renewal,
  offer,
  sign,
  signWebhooks,
  affiliate,
]
