// Every staff call as a function that answers its value or throws the failure, the way the query library wants it.
import type { RequestOf, ResponseOf, RouteOf } from '#core/contract/endpoint.ts'
import { call, type CallFailure, type Problem } from '#ui/api.ts'
import type * as action from '../applications/action-contract.ts'
import type * as application from '../applications/application-contract.ts'
import type * as bank from '../applications/bank-contract.ts'
import type * as envelope from '../applications/envelope-contract.ts'
import type * as person from '../applications/person-contract.ts'
import type * as signing from '../applications/signing-contract.ts'
import type * as proposal from '../applications/proposal-contract.ts'
import type * as lines from '../lines/lines-contract.ts'
import type * as readings from '../statements/readings-contract.ts'
import type * as list from '../applications/list-contract.ts'
import type * as login from '../login/login-contract.ts'
import type * as passkey from '../login/passkey-contract.ts'
import type * as affiliate from '../affiliates/affiliate-contract.ts'
import type * as business from '../businesses/business-contract.ts'
import type * as credit from '../credit/credit-contract.ts'
import type * as offerTool from '../offer-tool/tool-contract.ts'
import type * as writing from '../applications/writing-contract.ts'
import type * as people from '../people/people-contract.ts'
import type * as setup from '../setup/setup-contract.ts'
import type * as work from '../work/work-contract.ts'
import * as creditPaths from '../credit/paths.ts'
import * as offerToolPaths from '../offer-tool/paths.ts'
import * as paths from '../paths.ts'
import { askForProof } from './proof.ts'

const wantsProof = (failure: CallFailure): boolean =>
  failure.kind === 'problem' && failure.code === 'fresh-proof-needed'

/** If a call needs a fresh proof, the person gives it and the call is made again. */
export const to =
  <E>(route: RouteOf<E>) =>
  async (request: RequestOf<E>, signal?: AbortSignal): Promise<ResponseOf<E>> => {
    const answer = await call<E>(route, request, { signal })
    if (answer.ok) return answer.value
    if (wantsProof(answer.refusal) && (await askForProof())) return to<E>(route)(request, signal)
    throw answer.refusal
  }

export const calls = {
  me: to<typeof login.whoAmI>(paths.whoAmI),
  logIn: to<typeof login.logIn>(paths.logIn),
  useSetUpLink: to<typeof login.useSetUpLink>(paths.useSetUpLink),
  logInWithKey: to<typeof login.logInWithKey>(paths.logInWithKey),
  waysIn: to<typeof login.waysIn>(paths.waysIn),
  beginSignOn: to<typeof login.beginSignOn>(paths.beginSignOn),
  beginProof: to<typeof login.beginProof>(paths.beginProof),
  finishSignOn: to<typeof login.finishSignOn>(paths.finishSignOn),
  giveCode: to<typeof login.giveCode>(paths.giveCode),
  logOut: to<typeof login.logOut>(paths.logOut),
  startSecondFactor: to<typeof login.startSecondFactor>(paths.startSecondFactor),
  confirmSecondFactor: to<typeof login.confirmSecondFactor>(paths.confirmSecondFactor),
  changePassword: to<typeof login.changePassword>(paths.changePassword),
  prove: to<typeof login.prove>(paths.prove),
  startPasskeyLogin: to<typeof passkey.startPasskeyLogin>(paths.startPasskeyLogin),
  logInWithPasskey: to<typeof login.logInWithPasskey>(paths.logInWithPasskey),
  passkeys: to<typeof passkey.listPasskeys>(paths.listPasskeys),
  startPasskey: to<typeof passkey.startPasskey>(paths.startPasskey),
  addPasskey: to<typeof passkey.addPasskey>(paths.addPasskey),
  removePasskey: to<typeof passkey.removePasskey>(paths.removePasskey),
  startPasskeyProof: to<typeof passkey.startPasskeyProof>(paths.startPasskeyProof),
  authKeys: to<typeof login.listAuthKeys>(paths.listAuthKeys),
  issueAuthKey: to<typeof login.issueAuthKey>(paths.issueAuthKey),
  revokeAuthKey: to<typeof login.revokeAuthKey>(paths.revokeAuthKey),
  list: to<typeof list.listApplications>(paths.listApplications),
  application: to<typeof application.readApplication>(paths.readApplication),
  bank: to<typeof bank.readBank>(paths.readBank),
  refreshBank: to<typeof bank.refreshBank>(paths.refreshBank),
  labelBank: to<typeof bank.labelBank>(paths.labelBank),
  linesHead: to<typeof lines.readLinesHead>(paths.readLinesHead),
  lines: to<typeof lines.listLines>(paths.listLines),
  mendStatement: to<typeof readings.mendStatementLines>(paths.mendStatementLines),
  statementPage: to<typeof readings.readStatementPage>(paths.readStatementPage),
  statementLines: to<typeof readings.readStatementLines>(paths.readStatementLines),
  previewLabel: to<typeof lines.previewLabel>(paths.previewLabel),
  pullCredit: to<typeof credit.pullCredit>(creditPaths.pullCredit),
  openReport: to<typeof credit.openReport>(creditPaths.openReport),
  reveal: to<typeof action.reveal>(paths.reveal),
  readMessage: to<typeof writing.readMessage>(paths.readMessage),
  sendHeld: to<typeof writing.sendHeld>(paths.sendHeld),
  correct: to<typeof action.correct>(paths.correct),
  addNote: to<typeof action.addNote>(paths.addNote),
  assign: to<typeof action.assign>(paths.assign),
  sendLink: to<typeof writing.sendLink>(paths.sendLink),
  writeToOwner: to<typeof writing.writeToOwner>(paths.writeToOwner),
  settleRequest: to<typeof writing.settleRequest>(paths.settleRequest),
  revokeLink: to<typeof writing.revokeLink>(paths.revokeLink),
  sendContractLink: to<typeof envelope.sendContractLink>(paths.sendContractLink),
  voidContract: to<typeof envelope.voidContract>(paths.voidContract),
  makeContractAnew: to<typeof envelope.makeContractAnew>(paths.makeContractAnew),
  addPersonTo: to<typeof person.addPerson>(paths.addPersonTo),
  correctPerson: to<typeof person.correctPerson>(paths.correctPerson),
  checkAuthority: to<typeof signing.checkAuthority>(paths.checkAuthority),
  stateOwners: to<typeof signing.stateOwners>(paths.stateOwners),
  removePerson: to<typeof person.removePerson>(paths.removePerson),
  acceptDocument: to<typeof writing.acceptDocument>(paths.acceptDocument),
  askDocumentAgain: to<typeof writing.askDocumentAgain>(paths.askDocumentAgain),
  requestDocument: to<typeof writing.requestDocument>(paths.requestDocument),
  override: to<typeof action.override>(paths.override),
  undoDecision: to<typeof action.undoDecision>(paths.undoDecision),
  openTool: to<typeof offerTool.openTool>(offerToolPaths.openTool),
  withdraw: to<typeof action.withdraw>(paths.withdraw),
  setup: to<typeof setup.readSetup>(paths.readSetup),
  trySetup: to<typeof setup.trySetup>(paths.trySetup),
  testMail: to<typeof setup.sendTestMail>(paths.sendTestMail),
  deadJobs: to<typeof work.listDeadJobs>(paths.listDeadJobs),
  reviveJobs: to<typeof work.reviveJobs>(paths.reviveJobs),
  retryJob: to<typeof work.retryJob>(paths.retryJob),
  retryBusinessJob: to<typeof work.retryBusinessJob>(paths.retryBusinessJob),
  people: to<typeof people.listPeople>(paths.listPeople),
  colleagues: to<typeof people.listColleagues>(paths.listColleagues),
  addPerson: to<typeof people.addPerson>(paths.addPerson),
  disablePerson: to<typeof people.disablePerson>(paths.disablePerson),
  enablePerson: to<typeof people.enablePerson>(paths.enablePerson),
  resetPerson: to<typeof people.resetPerson>(paths.resetPerson),
  openFile: to<typeof action.openFile>(paths.openFile),
  confirmContact: to<typeof action.confirmContact>(paths.confirmContact),
  reopen: to<typeof action.reopen>(paths.reopen),
  proposals: to<typeof proposal.listProposals>(paths.listProposals),
  approveProposal: to<typeof proposal.approveProposal>(paths.approveProposal),
  refuseProposal: to<typeof proposal.refuseProposal>(paths.refuseProposal),
  recoveryStanding: to<typeof login.recoveryStanding>(paths.recoveryStanding),
  makeRecoveryCodes: to<typeof login.makeRecoveryCodes>(paths.makeRecoveryCodes),
  sessions: to<typeof login.listSessions>(paths.listSessions),
  endSession: to<typeof login.endSession>(paths.endSession),
  changeRole: to<typeof people.changeRole>(paths.changeRole),
  staffEvents: to<typeof people.listStaffEvents>(paths.listStaffEvents),
  businesses: to<typeof business.listBusinesses>(paths.listBusinesses),
  business: to<typeof business.readBusiness>(paths.readBusiness),
  sendBusinessLink: to<typeof business.sendBusinessLink>(paths.sendBusinessLink),
  revokeBusinessLink: to<typeof business.revokeBusinessLink>(paths.revokeBusinessLink),
  nameBusiness: to<typeof business.nameBusiness>(paths.nameBusiness),
  affiliates: to<typeof affiliate.listAffiliates>(paths.listAffiliates),
  affiliate: to<typeof affiliate.readAffiliate>(paths.readAffiliate),
  setCounting: to<typeof affiliate.setCounting>(paths.setCounting),
  sendAffiliateLink: to<typeof affiliate.sendAffiliateLink>(paths.sendAffiliateLink),
  retryAffiliateJob: to<typeof work.retryAffiliateJob>(paths.retryAffiliateJob),
  due: to<typeof work.listDue>(paths.listDue),
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallFailure
  }
}

/** The message beside a field, when the failure has one. */
export const fieldMessage = (failure: CallFailure | null, field: string): string | undefined =>
  failure?.kind === 'problem' ? failure.errors.find((error) => error.field === field)?.message : undefined

/** Whether the thing asked about does not exist, or the asker may not see it any more. */
export const isGone = (failure: CallFailure): boolean => failure.kind === 'problem' && failure.status === 404

export const isRefused = (failure: CallFailure): boolean =>
  isGone(failure) || (failure.kind === 'problem' && failure.status === 403)

/** The name of the other decision is in `extra.decision`. */
export const isDecidedMeanwhile = (failure: CallFailure | null): failure is Problem =>
  failure?.kind === 'problem' && failure.code === 'decided-meanwhile'

export const isLoggedOut = (failure: CallFailure): boolean =>
  failure.kind === 'problem' && failure.code === 'login-required'
