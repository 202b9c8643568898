// The wizard as saving sees it: its pages, and what its saves bring along.
import type { Wizard } from '#features/capabilities/answers/wizard.server.ts'
import { applyFlow, END_PAGE, ERROR_PAGE, LAST_QUESTION_PAGE, RESULT_PAGE } from './flow.ts'
import { REGISTER_CHECK } from './merchant-defaults.server.ts'

export const applyWizard: Wizard = {
  flow: applyFlow,
  lastQuestionPage: LAST_QUESTION_PAGE,
  resultPage: RESULT_PAGE,
  endPage: END_PAGE,
  errorPage: ERROR_PAGE,
  // The register of defaulted merchants is asked after the business page, never inside the save (decision 10): by page 1, and by any
  // later page of a caller who sends the whole application each time. The job asks once for the same business.
  jobsOf: (deps, leadId, page, { values }) => {
    const business = page === 1 || (page > 1 && values.businessName !== undefined)
    return deps.merchantDefaults && business ? [{ kind: REGISTER_CHECK, leadId }] : []
  },
  // Spec 1 section 4: registration when page 2 is reached, finished when page 6 is; a first save may reach both.
  conversionsOf: (page, first) => [
    ...(page === 1 || (first && page > 1) ? ['registration'] : []),
    ...(page === 5 || (first && page > 5) ? ['finished'] : []),
  ],
}
