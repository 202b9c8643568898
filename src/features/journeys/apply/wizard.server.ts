// The wizard as saving sees it: its pages, and what its saves bring along.
import { conversionsAt, type Wizard } from '#features/capabilities/answers/wizard.server.ts'
import { registerJobs } from '#features/capabilities/wizard/merchant-defaults.server.ts'
import { applyFlow, applyPages } from './flow.ts'

const BUSINESS_PAGE = 1

export const applyWizard: Wizard = {
  flow: applyFlow,
  pages: applyPages,
  jobsOf: registerJobs(BUSINESS_PAGE),
  // Specification 1, section 4: registration when page 2 is reached, finished when page 6 is; each with the save of the page before.
  conversionsOf: conversionsAt({ 1: 'registration', 5: 'finished' }),
}
