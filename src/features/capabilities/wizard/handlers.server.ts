// The wizards on the server: the calls that they share. Which wizard a call means, its variant says.
import { applyAgain } from '#features/capabilities/apply-again/apply-again.server.ts'
import { tryAgain } from '#features/capabilities/apply-again/try-again.server.ts'
import * as again from '#features/capabilities/apply-again/contract.ts'
import * as stopping from '#features/capabilities/before-secrets/contract.ts'
import { stopApplication, takeUpAgain } from '#features/capabilities/before-secrets/stop.server.ts'
import { bankLinkRoutes } from '#features/capabilities/bank-link/handlers.server.ts'
import { prefillRoutes } from '#features/capabilities/prefill-match/handlers.server.ts'
import type { Feature } from '#platform/feature.ts'
import { applicationRoute } from '#platform/http/application-route.ts'
import { route } from '#platform/http/mount.ts'
import { anybody, application } from '#platform/http/takes.ts'
import { awaitRegister } from './await-register.server.ts'
import * as contract from './contract.ts'
import { determineEligibility } from './determine-eligibility.server.ts'
import { currentApplication, leaveApplication, loadProgress, openContinueCode } from './resume.server.ts'
import { saveLead } from '#features/capabilities/answers/save-lead.server.ts'
import type { Wizards } from '#features/capabilities/answers/wizard.server.ts'
import { sendContinueLink } from './send-link.server.ts'

const byLeadId = application({ by: ['lead-id'] })
const bySession = application({ by: ['session'] })
const ofThisBrowser = anybody("tells and ends nothing but this browser's own session")
const ofThisSession = anybody("follows this browser's own session to one new application of the same owner")
const judgedBySave = anybody(
  'begins an application, or changes one as far as the save itself allows, in its one statement',
)

export const wizardCalls = (wizards: Wizards): Feature => ({
  name: 'wizard',
  routes: (deps) => [
    route(contract.saveLead, judgedBySave, (request, call) => saveLead(deps, wizards, request, call)),
    applicationRoute(deps, contract.loadProgress, byLeadId, (_deps, named, request, call) =>
      loadProgress(deps, wizards, named, request, call),
    ),
    applicationRoute(deps, contract.ready, byLeadId, (_deps, named, request) =>
      awaitRegister(deps, wizards, named, request),
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
    route(again.applyAgain, ofThisSession, (request, call) => applyAgain(deps, wizards, request, call)),
    applicationRoute(deps, again.tryAgain, bySession, tryAgain),
    applicationRoute(deps, stopping.stopApplication, bySession, stopApplication),
    applicationRoute(deps, stopping.takeUpAgain, bySession, takeUpAgain),
    applicationRoute(deps, contract.determineEligibility, bySession, determineEligibility),
    ...bankLinkRoutes('apply', deps),
    ...prefillRoutes('apply', deps, application({ by: ['session'], records: 'open' })),
  ],
})
