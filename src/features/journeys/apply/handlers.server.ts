// The wizard on the server: its calls and the job that asks the merchant register.
import { bankLinkRoutes } from '#features/capabilities/bank-link/handlers.server.ts'
import type { Feature } from '#platform/feature.ts'
import { route } from '#platform/http/mount.ts'
import { awaitRegister } from './await-register.server.ts'
import * as contract from './contract.ts'
import { determineEligibility } from './determine-eligibility.server.ts'
import { checkMerchantDefaults, REGISTER_CHECK } from './merchant-defaults.server.ts'
import { fundboxSubmitLead } from './partner-lender.server.ts'
import { currentApplication, leaveApplication, loadProgress, openContinueCode } from './resume.server.ts'
import { saveLead } from '#features/capabilities/answers/save-lead.server.ts'
import { sendContinueLink } from './send-link.server.ts'

export const apply: Feature = {
  name: 'apply',
  routes: (deps) => [
    route(contract.saveLead, (request, call) => saveLead(deps, request, call)),
    route(contract.loadProgress, (request, call) => loadProgress(deps, request, call)),
    route(contract.ready, (request, call) => awaitRegister(deps, request, call)),
    route(contract.currentApplication, (request, call) => currentApplication(deps, request, call)),
    route(contract.openContinueCode, (request, call) => openContinueCode(deps, request, call)),
    route(contract.sendContinueLink, (request, call) => sendContinueLink(deps, request, call)),
    route(contract.leaveApplication, (request, call) => leaveApplication(deps, request, call)),
    route(contract.determineEligibility, (request, call) => determineEligibility(deps, request, call)),
    route(contract.fundboxSubmitLead, (request, call) => fundboxSubmitLead(deps, request, call)),
    ...bankLinkRoutes('apply', deps),
  ],
  jobs: (deps) => ({ [REGISTER_CHECK]: checkMerchantDefaults(deps) }),
}
