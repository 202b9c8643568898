// The staff room on the server: login, the list, one application and what is done to it, jobs that gave up, people.
import type { Feature } from '#platform/feature.ts'
import type { Deps } from '#platform/deps.ts'
import {
  isStaff,
  mayIssueKeys,
  mayManageAffiliates,
  mayManageStaff,
  seesAffiliates,
  seesProposals,
  seesStaffEvents,
  maySeeJobs,
  maySetUpLogin,
} from '#core/domain/access.ts'
import { route, type Route } from '#platform/http/mount.ts'
import { anybody, freshly, handingOut, staffOn, staffWho, staffWith } from '#platform/http/takes.ts'
import { aggregationRoutes } from './aggregation/aggregation.server.ts'
import * as action from './applications/action-contract.ts'
import * as application from './applications/application-contract.ts'
import * as bank from './applications/bank-contract.ts'
import * as envelope from './applications/envelope-contract.ts'
import { contractDownloads } from './applications/envelope-files.server.ts'
import { makeContractAnew, sendContractLink, voidContract } from './applications/envelopes.server.ts'
import * as credit from './credit/credit-contract.ts'
import { openReport, pullCredit } from './credit/credit.server.ts'
import * as person from './applications/person-contract.ts'
import * as signing from './applications/signing-contract.ts'
import * as lines from './lines/lines-contract.ts'
import { listLines, readLinesHead } from './lines/lines.server.ts'
import * as readings from './statements/readings-contract.ts'
import { mendStatementLines, readStatementLines } from './statements/statement-lines.server.ts'
import { readStatementPage } from './statements/statement-page.server.ts'
import { previewLabel } from './lines/preview-label.server.ts'
import * as writing from './applications/writing-contract.ts'
import { addNote, assign } from './applications/hand-over.server.ts'
import { documentDownloads } from './applications/download.server.ts'
import { listApplications as list } from './applications/list-contract.ts'
import { listApplications } from './applications/list.server.ts'
import { confirmContact } from './applications/confirm-contact.server.ts'
import { correct } from './applications/correct.server.ts'
import { reopen, withdraw } from './applications/close.server.ts'
import { override } from './applications/decide.server.ts'
import * as proposal from './applications/proposal-contract.ts'
import { approveProposal, listProposals, refuseProposal } from './applications/proposals.server.ts'
import { labelBank } from './applications/label-bank.server.ts'
import { undoDecision } from './applications/going-out.server.ts'
import { acceptDocument, askDocumentAgain } from './applications/judge-document.server.ts'
import { openFile } from './applications/open-file.server.ts'
import { readApplication } from './applications/read-application.server.ts'
import { correctPerson, removePersonFrom } from './applications/change-person.server.ts'
import { addPersonTo } from './applications/persons.server.ts'
import { checkAuthority, stateOwners } from './applications/signing.server.ts'
import { downloadBankStatements } from './aggregation/download-statements.server.ts'
import { readBank } from './applications/read-bank.server.ts'
import { refreshBank } from './applications/refresh-bank.server.ts'
import { reveal } from './applications/reveal.server.ts'
import { settleRequest, writeToOwner } from './applications/owner-requests.server.ts'
import {
  readMessage,
  requestDocument,
  revokeLink,
  sendHeld,
  sendLink,
} from './applications/write-to.server.ts'
import * as affiliate from './affiliates/affiliate-contract.ts'
import { agreementDownloads } from './affiliates/agreement-download.server.ts'
import { listAffiliates, readAffiliate } from './affiliates/affiliates.server.ts'
import { sendAffiliateLink, setCounting } from './affiliates/change-affiliate.server.ts'
import * as business from './businesses/business-contract.ts'
import { listBusinesses, readBusiness } from './businesses/businesses.server.ts'
import { nameBusiness } from './businesses/name-business.server.ts'
import { revokeBusinessLink, sendBusinessLink } from './businesses/send-business-link.server.ts'
import { issueAuthKey, listAuthKeys, revokeAuthKey } from './login/auth-keys.server.ts'
import * as login from './login/login-contract.ts'
import { useSetUpLink } from './login/set-up-link.server.ts'
import { logIn, logInWithKey, logInWithPasskey, logOut } from './login/log-in.server.ts'
import { prove } from './login/fresh-code.server.ts'
import * as passkey from './login/passkey-contract.ts'
import { askPasskey } from './login/passkeys.server.ts'
import { addPasskey, listPasskeys, removePasskey, startPasskey } from './login/own-passkeys.server.ts'
import { endSession, listSessions, makeRecoveryCodes, recoveryStanding } from './login/recovery.server.ts'
import { meOf, staffOf, staffRoute } from './login/session.server.ts'
import { beginProof, beginSignOn, finishSignOn, giveCode, waysIn } from './login/sign-on.server.ts'
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
import { offerToolRoutes } from './offer-tool/handlers.server.ts'
import * as work from './work/work-contract.ts'
import * as setup from './setup/setup-contract.ts'
import { readSetup, sendTestMail, trySetup } from './setup/setup.server.ts'
import { listDue } from './work/due.server.ts'
import {
  listDeadJobs,
  retryAffiliateJob,
  retryBusinessJob,
  retryJob,
  reviveJobs,
} from './work/dead-jobs.server.ts'
import { ok } from '#core/ground/outcome.ts'

const loggingIn = anybody('the way in')
const ofThisBrowser = anybody("tells and ends nothing but this browser's own session")
const everyone = staffWho(isStaff)
const ownLogin = staffWho(maySetUpLogin)
const ownKeys = staffWho(mayIssueKeys)
const managers = staffWho(mayManageStaff)

const loginRoutes = (deps: Deps): Route[] => [
  route(login.logIn, loggingIn, (request, call) => logIn(deps, request, call)),
  route(login.logInWithKey, loggingIn, (request, call) => logInWithKey(deps, request, call)),
  route(passkey.startPasskeyLogin, loggingIn, async () => ok(await askPasskey(deps, 'login', null))),
  route(login.logInWithPasskey, loggingIn, (request, call) => logInWithPasskey(deps, request, call)),
  route(login.useSetUpLink, loggingIn, (request, call) => useSetUpLink(deps, request, call)),
  route(login.waysIn, loggingIn, async () => ok(waysIn(deps))),
  route(login.beginSignOn, loggingIn, (request, call) => beginSignOn(deps, request, call)),
  route(login.finishSignOn, loggingIn, (request, call) => finishSignOn(deps, request, call)),
  staffRoute(deps, login.beginProof, ownKeys, beginProof),
  staffRoute(deps, login.giveCode, ownLogin, giveCode),
  route(login.logOut, ofThisBrowser, (_request, call) => logOut(deps, call)),
  route(login.whoAmI, ofThisBrowser, async (_request, call) => {
    const staff = await staffOf(deps, call)
    return ok({ me: staff && meOf(staff) })
  }),
  staffRoute(deps, login.startSecondFactor, freshly(ownLogin), startSecondFactor),
  staffRoute(deps, login.confirmSecondFactor, freshly(ownLogin), confirmSecondFactor),
  staffRoute(deps, login.changePassword, ownLogin, changePassword),
  staffRoute(deps, login.prove, ownKeys, prove),
  staffRoute(deps, passkey.startPasskeyProof, ownKeys, async (_deps, { id }) =>
    ok(await askPasskey(deps, 'prove', id)),
  ),
  staffRoute(deps, passkey.listPasskeys, ownKeys, listPasskeys),
  staffRoute(deps, passkey.startPasskey, freshly(ownKeys), startPasskey),
  staffRoute(deps, passkey.addPasskey, freshly(ownKeys), addPasskey),
  staffRoute(deps, passkey.removePasskey, freshly(ownKeys), removePasskey),
  staffRoute(deps, login.listAuthKeys, ownKeys, listAuthKeys),
  staffRoute(deps, login.issueAuthKey, ownKeys, issueAuthKey),
  staffRoute(deps, login.revokeAuthKey, ownKeys, revokeAuthKey),
  staffRoute(deps, login.recoveryStanding, ownKeys, recoveryStanding),
  staffRoute(deps, login.makeRecoveryCodes, ownKeys, makeRecoveryCodes),
  staffRoute(deps, login.listSessions, ownKeys, listSessions),
  staffRoute(deps, login.endSession, ownKeys, endSession),
]

const applicationRoutes = (deps: Deps): Route[] => [
  staffRoute(deps, list, everyone, listApplications),
  staffRoute(deps, application.readApplication, staffOn('view'), readApplication),
  staffRoute(deps, bank.readBank, staffOn('view'), readBank),
  staffRoute(deps, bank.downloadBankStatements, handingOut(staffOn('open-document')), downloadBankStatements),
  staffRoute(deps, bank.refreshBank, staffOn('refresh-bank'), refreshBank),
  staffRoute(deps, bank.labelBank, staffOn('label-bank'), labelBank),
  staffRoute(deps, lines.readLinesHead, staffOn('view'), readLinesHead),
  staffRoute(deps, lines.listLines, staffOn('view'), listLines),
  staffRoute(deps, readings.readStatementLines, staffOn('view'), readStatementLines),
  staffRoute(deps, readings.readStatementPage, handingOut(staffOn('open-document')), readStatementPage),
  staffRoute(deps, readings.mendStatementLines, staffOn('label-bank'), mendStatementLines),
  staffRoute(deps, lines.previewLabel, staffOn('label-bank'), previewLabel),
  // The account's id names the application: the handlers judge what may be seen of it.
  staffRoute(deps, action.openFile, staffOn('view'), openFile),
  staffRoute(deps, action.reveal, freshly(staffOn('reveal')), reveal),
  staffRoute(deps, credit.pullCredit, staffOn('pull-credit'), pullCredit),
  staffRoute(deps, credit.openReport, staffOn('open-report'), openReport),
  staffRoute(deps, writing.readMessage, staffOn('read-message'), readMessage),
  staffRoute(deps, action.correct, staffOn('correct'), correct),
  staffRoute(deps, action.confirmContact, staffOn('correct'), confirmContact),
  staffRoute(deps, action.addNote, staffOn('note'), addNote),
  staffRoute(deps, action.assign, staffOn(['take', 'give-back', 'assign']), assign),
  staffRoute(deps, writing.sendHeld, staffOn('send-link'), sendHeld),
  staffRoute(deps, writing.sendLink, staffOn('send-link'), sendLink),
  staffRoute(deps, writing.writeToOwner, staffOn('send-link'), writeToOwner),
  staffRoute(deps, writing.settleRequest, staffOn('send-link'), settleRequest),
  staffRoute(deps, writing.revokeLink, staffOn('send-link'), revokeLink),
  staffRoute(deps, person.addPerson, staffOn('send-link'), addPersonTo),
  staffRoute(deps, person.correctPerson, staffOn('send-link'), correctPerson),
  staffRoute(deps, person.removePerson, staffOn('send-link'), removePersonFrom),
  staffRoute(deps, signing.checkAuthority, staffOn('decide'), checkAuthority),
  staffRoute(deps, signing.stateOwners, staffOn('decide'), stateOwners),
  staffRoute(deps, envelope.sendContractLink, staffOn('handle-contract'), sendContractLink),
  staffRoute(deps, envelope.voidContract, staffOn('handle-contract'), voidContract),
  staffRoute(deps, envelope.makeContractAnew, staffOn('handle-contract'), makeContractAnew),
  staffRoute(deps, writing.acceptDocument, staffOn('request-document'), acceptDocument),
  staffRoute(deps, writing.askDocumentAgain, staffOn('request-document'), askDocumentAgain),
  staffRoute(deps, writing.requestDocument, staffOn('request-document'), requestDocument),
  staffRoute(deps, action.override, staffOn('decide'), override),
  staffRoute(deps, action.undoDecision, staffOn('decide'), undoDecision),
  staffRoute(deps, action.withdraw, staffOn('withdraw'), withdraw),
  staffRoute(deps, action.reopen, staffOn('reopen'), reopen),
  staffRoute(deps, proposal.listProposals, staffWho(seesProposals), listProposals),
  staffRoute(deps, proposal.approveProposal, staffOn('decide'), approveProposal),
  staffRoute(deps, proposal.refuseProposal, staffOn('decide'), refuseProposal),
]

const businessRoutes = (deps: Deps): Route[] => [
  staffRoute(deps, business.listBusinesses, everyone, listBusinesses),
  staffRoute(deps, business.readBusiness, staffWith('view'), readBusiness),
  staffRoute(deps, business.sendBusinessLink, staffWith('send-link'), sendBusinessLink),
  staffRoute(deps, business.revokeBusinessLink, staffWith('send-link'), revokeBusinessLink),
  staffRoute(deps, business.nameBusiness, staffOn('name-business'), nameBusiness),
]

const affiliateRoutes = (deps: Deps): Route[] => [
  staffRoute(deps, affiliate.listAffiliates, staffWho(seesAffiliates), listAffiliates),
  staffRoute(deps, affiliate.readAffiliate, staffWho(seesAffiliates), readAffiliate),
  staffRoute(deps, affiliate.setCounting, staffWho(mayManageAffiliates), setCounting),
  staffRoute(deps, affiliate.sendAffiliateLink, staffWho(mayManageAffiliates), sendAffiliateLink),
  staffRoute(deps, work.retryAffiliateJob, staffWho(mayManageAffiliates), retryAffiliateJob),
]

const officeRoutes = (deps: Deps): Route[] => [
  staffRoute(deps, setup.readSetup, managers, readSetup),
  staffRoute(deps, setup.trySetup, managers, trySetup),
  staffRoute(deps, setup.sendTestMail, managers, sendTestMail),
  staffRoute(deps, work.listDeadJobs, staffWho(maySeeJobs), listDeadJobs),
  staffRoute(deps, work.reviveJobs, staffWho(maySeeJobs), reviveJobs),
  staffRoute(deps, work.listDue, everyone, listDue),
  staffRoute(deps, work.retryJob, staffOn('retry-job', 'applicationId'), retryJob),
  staffRoute(deps, work.retryBusinessJob, staffWith('retry-job'), retryBusinessJob),
  staffRoute(deps, people.listPeople, managers, listPeople),
  staffRoute(deps, people.listColleagues, everyone, listColleagues),
  staffRoute(deps, people.addPerson, freshly(managers), addPerson),
  staffRoute(deps, people.disablePerson, managers, disablePerson),
  staffRoute(deps, people.enablePerson, freshly(managers), enablePerson),
  staffRoute(deps, people.resetPerson, freshly(managers), resetPerson),
  staffRoute(deps, people.changeRole, freshly(managers), changeRole),
  staffRoute(deps, people.listStaffEvents, staffWho(seesStaffEvents), listStaffEvents),
]

export const staff: Feature = {
  name: 'staff',
  routes: (deps) => [
    ...loginRoutes(deps),
    ...applicationRoutes(deps),
    ...offerToolRoutes(deps),
    ...businessRoutes(deps),
    ...affiliateRoutes(deps),
    ...officeRoutes(deps),
    ...aggregationRoutes(deps),
  ],
  plugin: async (app, deps) => {
    await documentDownloads(app, deps)
    await contractDownloads(app, deps)
    await agreementDownloads(app, deps)
  },
}
