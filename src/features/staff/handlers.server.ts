// The staff room on the server: login, the list, one application and what is done to it, jobs that gave up, people.
import type { Feature } from '#platform/feature.ts'
import type { Deps } from '#platform/deps.ts'
import { route, type Route } from '#platform/http/mount.ts'
import * as action from './applications/action-contract.ts'
import * as application from './applications/application-contract.ts'
import * as bank from './applications/bank-contract.ts'
import * as writing from './applications/writing-contract.ts'
import { addNote, assign } from './applications/hand-over.server.ts'
import { documentDownloads } from './applications/download.server.ts'
import { listApplications as list } from './applications/list-contract.ts'
import { listApplications } from './applications/list.server.ts'
import { confirmContact } from './applications/contact-hold.server.ts'
import { correct } from './applications/correct.server.ts'
import { reopen, withdraw } from './applications/close.server.ts'
import { override, previewOffer } from './applications/decide.server.ts'
import * as proposal from './applications/proposal-contract.ts'
import {
  approveProposal,
  lapseProposal,
  listProposals,
  refuseProposal,
} from './applications/proposals.server.ts'
import { openFile } from './applications/open-file.server.ts'
import { readApplication } from './applications/read-application.server.ts'
import { readBank } from './applications/read-bank.server.ts'
import { refreshBank } from './applications/refresh-bank.server.ts'
import { reveal } from './applications/reveal.server.ts'
import { readMessage, requestDocument, revokeLink, sendLink } from './applications/write-to.server.ts'
import { issueAuthKey, listAuthKeys, revokeAuthKey } from './login/auth-keys.server.ts'
import * as login from './login/login-contract.ts'
import { logIn, logInWithKey, logOut } from './login/log-in.server.ts'
import { endSession, listSessions, makeRecoveryCodes, recoveryStanding } from './login/recovery.server.ts'
import { meOf, staffOf, staffRoute } from './login/session.server.ts'
import { changePassword, confirmSecondFactor, startSecondFactor } from './login/set-up.server.ts'
import * as people from './people/people-contract.ts'
import {
  addPerson,
  changeRole,
  disablePerson,
  enablePerson,
  listColleagues,
  listPeople,
  listStaffEvents,
  resetPerson,
} from './people/people.server.ts'
import * as work from './work/work-contract.ts'
import { listDue } from './work/due.server.ts'
import { listDeadJobs, retryJob } from './work/dead-jobs.server.ts'
import { ok } from '#core/ground/outcome.ts'

const loginRoutes = (deps: Deps): Route[] => [
  route(login.logIn, (request, call) => logIn(deps, request, call)),
  route(login.logInWithKey, (request, call) => logInWithKey(deps, request, call)),
  route(login.logOut, (_request, call) => logOut(deps, call)),
  route(login.whoAmI, async (_request, call) => {
    const staff = await staffOf(deps, call)
    return ok({ me: staff && meOf(staff) })
  }),
  staffRoute(deps, login.startSecondFactor, startSecondFactor, { duringSetup: true }),
  staffRoute(deps, login.confirmSecondFactor, confirmSecondFactor, { duringSetup: true }),
  staffRoute(deps, login.changePassword, changePassword, { duringSetup: true }),
  staffRoute(deps, login.listAuthKeys, listAuthKeys),
  staffRoute(deps, login.issueAuthKey, issueAuthKey),
  staffRoute(deps, login.revokeAuthKey, revokeAuthKey),
  staffRoute(deps, login.recoveryStanding, recoveryStanding),
  staffRoute(deps, login.makeRecoveryCodes, makeRecoveryCodes),
  staffRoute(deps, login.listSessions, listSessions),
  staffRoute(deps, login.endSession, endSession),
]

const applicationRoutes = (deps: Deps): Route[] => [
  staffRoute(deps, list, listApplications),
  staffRoute(deps, application.readApplication, readApplication),
  staffRoute(deps, bank.readBank, readBank),
  staffRoute(deps, bank.refreshBank, refreshBank),
  staffRoute(deps, action.openFile, openFile),
  staffRoute(deps, action.reveal, reveal),
  staffRoute(deps, writing.readMessage, readMessage),
  staffRoute(deps, action.correct, correct),
  staffRoute(deps, action.confirmContact, confirmContact),
  staffRoute(deps, action.addNote, addNote),
  staffRoute(deps, action.assign, assign),
  staffRoute(deps, writing.sendLink, sendLink),
  staffRoute(deps, writing.revokeLink, revokeLink),
  staffRoute(deps, writing.requestDocument, requestDocument),
  staffRoute(deps, action.override, override),
  staffRoute(deps, action.previewOffer, previewOffer),
  staffRoute(deps, action.withdraw, withdraw),
  staffRoute(deps, action.reopen, reopen),
  staffRoute(deps, proposal.listProposals, listProposals),
  staffRoute(deps, proposal.approveProposal, approveProposal),
  staffRoute(deps, proposal.refuseProposal, refuseProposal),
]

const officeRoutes = (deps: Deps): Route[] => [
  staffRoute(deps, work.listDeadJobs, listDeadJobs),
  staffRoute(deps, work.listDue, listDue),
  staffRoute(deps, work.retryJob, retryJob),
  staffRoute(deps, people.listPeople, listPeople),
  staffRoute(deps, people.listColleagues, listColleagues),
  staffRoute(deps, people.addPerson, addPerson),
  staffRoute(deps, people.disablePerson, disablePerson),
  staffRoute(deps, people.enablePerson, enablePerson),
  staffRoute(deps, people.resetPerson, resetPerson),
  staffRoute(deps, people.changeRole, changeRole),
  staffRoute(deps, people.listStaffEvents, listStaffEvents),
]

export const staff: Feature = {
  name: 'staff',
  routes: (deps) => [...loginRoutes(deps), ...applicationRoutes(deps), ...officeRoutes(deps)],
  plugin: documentDownloads,
  jobs: (deps) => ({ 'lapse-proposal': lapseProposal(deps) }),
}
