// One application for its staff page: collects what is known, masked, with names in place of ids; the look is logged.
import { dealOutcomesOf } from '#platform/store/deal-outcomes.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { mayDo, rightsOn, roles } from '#core/domain/access.ts'
import { answerClock } from '#core/domain/answer-clock.ts'
import { disclosureNamed } from '#core/domain/disclosure-states.ts'
import { standingOf } from '#core/domain/document-standing.ts'
import { isClosed, mayMove, mayStillOffer } from '#core/domain/lead-stage.ts'
import { ok } from '#core/ground/outcome.ts'
import { takesCode } from '#features/capabilities/contact-hold/hold-contact.server.ts'
import { deviceOf } from '#features/capabilities/tracking/visit-source.ts'
import { addressOf, whyNotToSend } from '#features/capabilities/messages/why-held.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { newId } from '#platform/ids.ts'
import { clockOf } from '#platform/store/answer-clocks.ts'
import { contactHolds, personHolds } from '#platform/store/contact-holds.ts'
import { readAsked } from '#features/capabilities/still-asked/read-asked.server.ts'
import { areNumbersKnown, connectionsAwaited, connectionsOf } from '#platform/store/bank-data.ts'
import { documentRequestsOf, documentsOf, nameOf } from '#platform/store/documents.ts'
import * as page from '#platform/store/lead-page.ts'
import { isToBeErased } from '#platform/store/retention.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { retentionOf } from '#platform/store/retention.ts'
import { proposedFrom } from '#platform/store/proposed-from.ts'
import type { LoggedIn } from '../login/session.server.ts'
import { secondPersons } from '../people/second-persons.server.ts'
import type { NotSecond } from './proposal-contract.ts'
import { endsWithNotice } from './correctable.ts'
import { shownCredit } from '../credit/credit.server.ts'
import { shownStatementReadings } from '../statements/shown-readings.server.ts'
import { shownStatementAnalysis } from '../statements/shown-analysis.server.ts'
import { answersOf } from './answers.server.ts'
import { authorityOn } from './authority.server.ts'
import { declineTraceOf } from './decide.server.ts'
import type { Application } from './application-contract.ts'
import { shownGoingOut } from './going-out.server.ts'
import { leadFor } from './lead-for.server.ts'
import { hasOpened } from './open-file.server.ts'
import { shownContracts } from './envelopes.server.ts'
import { shownPersons } from './persons.server.ts'
import { shownSigning } from './signing.server.ts'
import { mayBecome } from './put-in-effect.server.ts'
import { bankRefreshOf } from './refresh-bank.server.ts'
import { toldAt } from './told.server.ts'
import { modelNow, shownChoice, shownDecision } from './shown-decision.server.ts'
import { logOf } from './read-log.server.ts'
import { businessPart, cameByOf } from './read-origin.server.ts'

const iso = (date: Date): string => date.toISOString()
const noRight: NotSecond = { why: 'role', by: null, until: null }
const isoOrNull = (date: Date | null): string | null => date?.toISOString() ?? null

export async function readApplication(
  deps: Deps,
  staff: LoggedIn,
  { id }: { id: string },
  call: Call,
): Promise<Answer<Application>> {
  const found = await leadFor(deps.db, staff, id, 'view')
  if (!found.ok) return found
  const lead = found.value
  const now = deps.clock()
  await page.noteView(
    deps.db,
    { leadId: id, eventId: newId(now), staffId: staff.id, ip: call.ip, userAgent: call.userAgent },
    now,
  )
  const jobs = await page.jobRows(deps.db, id)
  const opened = await hasOpened(deps, staff, id)
  return ok({
    opened,
    ...(await headOf(deps, staff, lead)),
    ...(await bankOf(deps, lead)),
    ...(await paperOf(deps, staff, lead, { opened, call })),
    ...(await logOf(deps, staff, lead, { opened, now })),
    jobs: jobs.map((row) => ({ ...row, runAt: iso(row.runAt) })),
  })
}

async function answerDueOf(deps: Deps, leadId: string): Promise<Application['answerDue']> {
  const row = await clockOf(deps.db, leadId)
  const clock = row && answerClock(row, deps.clock())
  return clock && clock.kind !== 'notice' ? { kind: clock.kind, on: clock.dueOn } : null
}

async function headOf(deps: Deps, staff: LoggedIn, lead: LeadRow) {
  const { answers } = lead
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const state = text(answers.businessState) || text(answers.homeState)
  const names = await page.staffNames(deps.db, [lead.assignedTo])
  const { held = false, retired = [] } = (await retentionOf(deps.db, lead.id)) ?? {}
  const { minimumAmount, maximumAmount, amountStep, shortestTerm, longestTerm } = deps.policy.limits
  const confirmers = await secondPersons(deps.db, roles, deps.clock())
  return {
    id: lead.id,
    createdAt: iso(lead.createdAt),
    updatedAt: iso(lead.updatedAt),
    stage: lead.stage,
    step: lead.step,
    kind: lead.kind,
    retention: { held, gone: [...retired] },
    ...(await businessPart(deps, staff, lead)),
    brand: lead.brand,
    language: lead.language,
    variant: lead.variant,
    businessName: text(answers.businessName),
    ownerName: `${text(answers.firstName)} ${text(answers.lastName)}`.trim(),
    requestedAmount: answers.requestedAmount ?? null,
    state,
    disclosure: mayStillOffer(lead.stage) ? disclosureNamed(state) : null,
    mqlType: lead.mqlType,
    // Nothing was asked where no register is set up: that is not the same as no answer.
    merchantDefaults:
      deps.merchantDefaults || lead.merchantDefaults === 'hit' ? lead.merchantDefaults : ('off' as const),
    bankState: lead.bankState,
    source: { ...lead.source },
    cameBy: await cameByOf(deps, staff, lead),
    assigned: lead.assignedTo ? { id: lead.assignedTo, name: names.get(lead.assignedTo) ?? '' } : null,
    rights: rightsOn(staff, lead),
    canApprove: mayBecome(lead.stage, 'offered'),
    canDecline: mayMove(lead.stage, 'declined'),
    canReopen:
      isClosed(lead.stage) && mayMove(lead.stage, 'in-review') && !(await isToBeErased(deps.db, lead.id)),
    canCorrectEmail: endsWithNotice(lead.stage),
    canWithdraw: mayMove(lead.stage, 'withdrawn'),
    answerDue: await answerDueOf(deps, lead.id),
    authority: await authorityOn(deps, staff, lead),
    contactHolds: [
      ...(await contactHolds(deps.db, lead.id, deps.clock())),
      ...(await personHolds(deps.db, lead.id, deps.clock())),
    ].map((hold) => ({
      personId: hold.personId,
      channel: hold.channel,
      until: iso(hold.until),
      byCode: takesCode(hold),
      bySecond: confirmers.judge(hold.madeBy, staff).may,
    })),
    canCorrect: !isClosed(lead.stage),
    noTexts: await whyNotToSend(deps.db, deps, lead, { channel: 'sms', to: addressOf(lead, 'sms') }),
    limits: {
      minimum: minimumAmount,
      maximum: maximumAmount,
      step: amountStep,
      shortestTerm,
      longestTerm,
      proposalDays: deps.policy.authority.proposalDays,
    },
    answers: answersOf(deps, lead),
  }
}

async function bankOf(deps: Deps, lead: LeadRow) {
  const connections = await connectionsOf(deps.db, lead.id)
  return {
    bankRefresh: bankRefreshOf(deps, lead, connections, await connectionsAwaited(deps.db, lead.id)),
    connections: connections.map((row) => ({
      id: row.id,
      provider: row.provider,
      state: row.state,
      institution: row.institution || null,
      reason: row.reason,
      updatedAt: iso(row.updatedAt),
    })),
  }
}

/** Browser and system as far as they are known, as in the list of one's own sessions. */
const deviceText = (userAgent: string): string => {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter((name) => name !== 'other').join(' · ')
}

async function proposedFromOf(
  deps: Deps,
  leadId: string,
  { ip, userAgent }: Pick<Call, 'ip' | 'userAgent'>,
): Promise<Application['proposedFrom']> {
  const found = await proposedFrom(deps.db, leadId, ip)
  if (!found) return null
  const device = deviceText(found.userAgent)
  const { at, network, sameNetwork } = found
  return {
    at: iso(at),
    device,
    network,
    sameNetwork,
    sameDevice: device !== '' && device === deviceText(userAgent),
  }
}

async function paperOf(
  deps: Deps,
  staff: LoggedIn,
  lead: LeadRow,
  { opened, call }: { readonly opened: boolean; readonly call: Call },
) {
  const documents = await documentsOf(deps.db, lead.id)
  const requests = await documentRequestsOf(deps, lead.id)
  const names = await page.staffNames(
    deps.db,
    requests.map((request) => request.requestedBy),
  )
  const choice = await page.chosenOffer(deps.db, lead.id)
  const seconds = await secondPersons(deps.db, deps.policy.authority.secondApprovers, deps.clock())
  const rows = await page.decisionRows(deps, lead.id)
  return {
    documents: documents.map((row) => ({
      ...row,
      name: nameOf(deps, row),
      months: [...row.months],
      uploadedAt: iso(row.uploadedAt),
      standing: standingOf(row, deps.clock()),
      faults: [...row.faults],
    })),
    persons: await shownPersons(deps.db, lead),
    signing: await shownSigning(deps, staff, lead),
    statementAnalysis: await shownStatementAnalysis(deps, lead.id, opened),
    statementReadings: await shownStatementReadings(deps, lead.id, opened),
    credit: await shownCredit(deps, staff, lead, opened),
    contracts: await shownContracts(deps, staff, lead),
    asked: await readAsked(deps, lead),
    numbersKnown: await areNumbersKnown(deps.db, lead.id),
    requests: requests.map((row) => ({
      id: row.id,
      kind: row.kind,
      message: row.message,
      by: names.get(row.requestedBy ?? '') ?? null,
      at: iso(row.requestedAt),
      fulfilledAt: isoOrNull(row.fulfilledAt),
    })),
    consents: (await page.consentRows(deps.db, lead.id)).map((row) => ({ ...row, at: iso(row.at) })),
    outcomes: await dealOutcomesOf(deps.db, lead.id),
    proposedFrom: mayDo(staff, 'decide', lead) ? await proposedFromOf(deps, lead.id, call) : null,
    toldAt: await toldAt(deps, lead),
    goesOut: await shownGoingOut(deps, staff, lead.id),
    modelNow: opened ? modelNow(rows) : null,
    decisions: rows.map((row) =>
      shownDecision(row, {
        opened,
        whyNotSecond: (by) => (mayDo(staff, 'decide', lead) ? seconds.whyNot(by, staff) : noRight),
      }),
    ),
    declineTrace: opened ? [...(await declineTraceOf(deps.db, deps.keys, lead.id))] : [],
    choice: choice && shownChoice(choice),
  }
}
