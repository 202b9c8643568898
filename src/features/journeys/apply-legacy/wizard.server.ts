// The second wizard as saving sees it: its pages, and what its saves bring along.
import { conversionsAt, type Wizard } from '#features/capabilities/answers/wizard.server.ts'
import { registerJobs } from '#features/capabilities/wizard/merchant-defaults.server.ts'
import { legacyFlow, legacyPages } from './flow.ts'

const BUSINESS_PAGE = 3

export const legacyWizard: Wizard = {
  flow: legacyFlow,
  pages: legacyPages,
  // It does not ask for a product (specification 1, section 2).
  defaults: { product: 'Working Capital' },
  jobsOf: registerJobs(BUSINESS_PAGE),
  // Specification 1, section 4: pages 2, 6 and 11, each with the save of the page before.
  conversionsOf: conversionsAt({ 1: 'registration', 5: 'signed', 10: 'finished' }),
}
