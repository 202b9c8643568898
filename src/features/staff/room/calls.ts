// Every staff call as a function that answers its value or throws the failure, the way the query library wants it.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import { call, type CallFailure, type Problem } from '#ui/api.ts'
import type * as action from '../applications/action-contract.ts'
import type * as application from '../applications/application-contract.ts'
import type * as bank from '../applications/bank-contract.ts'
import type * as proposal from '../applications/proposal-contract.ts'
import type * as list from '../applications/list-contract.ts'
import type * as login from '../login/login-contract.ts'
import type * as writing from '../applications/writing-contract.ts'
import type * as people from '../people/people-contract.ts'
import type * as work from '../work/work-contract.ts'

const on =
  (method: 'GET' | 'POST') =>
  <E>(path: string) =>
  async (request: RequestOf<E>, signal?: AbortSignal): Promise<ResponseOf<E>> => {
    const answer = await call<E>({ method, path: `/api/staff${path}` }, request, { signal })
    if (answer.ok) return answer.value
    throw answer.refusal
  }
const get = on('GET')
const post = on('POST')

export const calls = {
  me: get<typeof login.whoAmI>('/me'),
  logIn: post<typeof login.logIn>('/login'),
  logInWithKey: post<typeof login.logInWithKey>('/auth-key-login'),
  logOut: post<typeof login.logOut>('/logout'),
  startSecondFactor: post<typeof login.startSecondFactor>('/totp/start'),
  confirmSecondFactor: post<typeof login.confirmSecondFactor>('/totp/confirm'),
  changePassword: post<typeof login.changePassword>('/password'),
  authKeys: get<typeof login.listAuthKeys>('/auth-keys'),
  issueAuthKey: post<typeof login.issueAuthKey>('/auth-keys'),
  revokeAuthKey: post<typeof login.revokeAuthKey>('/auth-keys/:id/revoke'),
  recoveryStanding: get<typeof login.recoveryStanding>('/recovery-codes'),
  makeRecoveryCodes: post<typeof login.makeRecoveryCodes>('/recovery-codes'),
  sessions: get<typeof login.listSessions>('/sessions'),
  endSession: post<typeof login.endSession>('/sessions/:id/end'),
  list: get<typeof list.listApplications>('/applications'),
  application: get<typeof application.readApplication>('/applications/:id'),
  bank: get<typeof bank.readBank>('/applications/:id/bank'),
  refreshBank: post<typeof bank.refreshBank>('/applications/:id/bank/refresh'),
  openFile: post<typeof action.openFile>('/applications/:id/open'),
  reveal: post<typeof action.reveal>('/applications/:id/reveal'),
  readMessage: post<typeof writing.readMessage>('/applications/:id/messages/:messageId/read'),
  confirmContact: post<typeof action.confirmContact>('/applications/:id/contact/confirm'),
  correct: post<typeof action.correct>('/applications/:id/correct'),
  addNote: post<typeof action.addNote>('/applications/:id/notes'),
  assign: post<typeof action.assign>('/applications/:id/assign'),
  sendLink: post<typeof writing.sendLink>('/applications/:id/send-link'),
  revokeLink: post<typeof writing.revokeLink>('/applications/:id/links/:linkId/revoke'),
  requestDocument: post<typeof writing.requestDocument>('/applications/:id/document-request'),
  override: post<typeof action.override>('/applications/:id/override'),
  previewOffer: post<typeof action.previewOffer>('/applications/:id/offer-preview'),
  proposals: get<typeof proposal.listProposals>('/proposals'),
  approveProposal: post<typeof proposal.approveProposal>('/applications/:id/proposals/:decision/approve'),
  refuseProposal: post<typeof proposal.refuseProposal>('/applications/:id/proposals/:decision/refuse'),
  reopen: post<typeof action.reopen>('/applications/:id/reopen'),
  withdraw: post<typeof action.withdraw>('/applications/:id/withdraw'),
  due: get<typeof work.listDue>('/due'),
  deadJobs: get<typeof work.listDeadJobs>('/jobs/dead'),
  retryJob: post<typeof work.retryJob>('/jobs/:id/retry'),
  people: get<typeof people.listPeople>('/people'),
  colleagues: get<typeof people.listColleagues>('/colleagues'),
  addPerson: post<typeof people.addPerson>('/people'),
  disablePerson: post<typeof people.disablePerson>('/people/:id/disable'),
  enablePerson: post<typeof people.enablePerson>('/people/:id/enable'),
  changeRole: post<typeof people.changeRole>('/people/:id/role'),
  staffEvents: get<typeof people.listStaffEvents>('/events'),
  resetPerson: post<typeof people.resetPerson>('/people/:id/reset'),
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallFailure
  }
}

/** The message beside a field, when the failure has one. */
export const fieldMessage = (failure: CallFailure | null, field: string): string | undefined =>
  failure?.kind === 'problem' ? failure.errors.find((error) => error.field === field)?.message : undefined

/** Whether what was asked about is not there, or not there for the asker any more. */
export const isGone = (failure: CallFailure): boolean => failure.kind === 'problem' && failure.status === 404

export const isRefused = (failure: CallFailure): boolean =>
  isGone(failure) || (failure.kind === 'problem' && failure.status === 403)

/** The name of the other decision is in `extra.decision`. */
export const isDecidedMeanwhile = (failure: CallFailure | null): failure is Problem =>
  failure?.kind === 'problem' && failure.code === 'decided-meanwhile'

export const isLoggedOut = (failure: CallFailure): boolean =>
  failure.kind === 'problem' && failure.code === 'login-required'
