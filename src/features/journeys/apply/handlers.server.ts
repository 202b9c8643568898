// The wizard on the server: its calls.
import { bankLinkRoutes } from '#features/capabilities/bank-link/handlers.server.ts'
import { prefillRoutes } from '#features/capabilities/prefill-match/handlers.server.ts'
import type { Feature } from '#platform/feature.ts'
import { applicationRoute } from '#platform/http/application-route.ts'
import { route } from '#platform/http/mount.ts'
import { anybody, application } from '#platform/http/takes.ts'
import { awaitRegister } from './await-register.server.ts'
import * as contract from './contract.ts'
import { determineEligibility } from './determine-eligibility.server.ts'
import { fundboxSubmitLead } from './partner-lender.server.ts'
import { currentApplication, leaveApplication, loadProgress, openContinueCode } from './resume.server.ts'
import { saveLead } from '#features/capabilities/answers/save-lead.server.ts'
import { sendContinueLink } from './send-link.server.ts'
import { applyWizard } from './wizard.server.ts'

const byLeadId = application({ by: ['lead-id'] })
const bySession = application({ by: ['session'] })
const ofThisBrowser = anybody("tells and ends nothing but this browser's own session")
const judgedBySave = anybody(
  'begins an application, or changes one as far as the save itself allows, in its one statement',
)

export const apply: Feature = {
  name: 'apply',
  routes: (deps) => [
    route(contract.saveLead, judgedBySave, (request, call) => saveLead(deps, applyWizard, request, call)),
    applicationRoute(deps, contract.loadProgress, byLeadId, loadProgress),
    applicationRoute(deps, contract.ready, byLeadId, (_deps, named, request) =>
      awaitRegister(deps, named, request),
    ),
    route(contract.currentApplication, ofThisBrowser, (request, call) =>
      currentApplication(deps, request, call),
    ),
    applicationRoute(
      deps,
      contract.openContinueCode,
      application({ by: ['lead-id'], opens: 'session' }),
      openContinueCode,
    ),
    applicationRoute(
      deps,
      contract.sendContinueLink,
      application({ by: ['lead-id', 'session', 'former'] }),
      sendContinueLink,
    ),
    route(contract.leaveApplication, ofThisBrowser, (request, call) => leaveApplication(deps, request, call)),
    applicationRoute(deps, contract.determineEligibility, bySession, determineEligibility),
    applicationRoute(deps, contract.fundboxSubmitLead, bySession, fundboxSubmitLead),
    ...bankLinkRoutes('apply', deps),
    ...prefillRoutes('apply', deps, application({ by: ['session'], records: 'open' })),
  ],
}
