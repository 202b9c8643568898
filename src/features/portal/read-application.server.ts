// One application as its owner sees it in the portal.
import { besideOwn } from '#core/fields/own-writing.ts'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { answerClock } from '#core/domain/answer-clock.ts'
import { choiceShown, contractDates, dealOn } from '#core/domain/contract-dates.ts'
import { standingOf } from '#core/domain/document-standing.ts'
import { hasChosen, hasOffer, isClosed } from '#core/domain/lead-stage.ts'
import { toE164, fromE164 } from '#core/fields/phone.ts'
import { isOwnersTurn } from '#core/domain/still-asked.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok } from '#core/ground/outcome.ts'
import { readBefore } from '#features/capabilities/offers/before.server.ts'
import { readPlan } from '#features/capabilities/offers/decline-plan.server.ts'
import { findDoing } from '#features/capabilities/offers/doing.server.ts'
import { tellNext } from '#features/capabilities/offers/next-step.server.ts'
import { wireDeal } from '#features/capabilities/offers/wire-deal.ts'
import { readAsked } from '#features/capabilities/still-asked/read-asked.server.ts'
import { tellSender } from '#features/capabilities/uploads/told.server.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { clockOf } from '#platform/store/answer-clocks.ts'
import { latestConsents, textConsent } from '#platform/store/consents.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import { documentsOf, type DocumentRow, nameOf } from '#platform/store/documents.ts'
import { envelopesOf } from '#platform/store/envelopes.ts'
import { firstEvents } from '#platform/store/events.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { hasOptedOut } from '#platform/store/texted-numbers.ts'
import { currentChoice } from '#platform/store/offers.ts'
import { lastOwnerRequest } from '#platform/store/owner-requests.ts'
import { readStaff } from '#platform/store/staff.ts'
import type { readApplication as declared } from './contract.ts'
import { readHistory } from './history.server.ts'
import { renewableBusiness } from './renewal.server.ts'
import type { OwnersApplication } from './session.server.ts'
import { ownersAsked, shareToCorrect } from './name-owners.server.ts'
import { listContracts } from './list-contracts.server.ts'
import { listNotices, readThread } from './thread.server.ts'

type Shown = ResponseOf<typeof declared>

export async function readApplication(
  deps: Deps,
  { lead, session }: OwnersApplication,
  _request: object,
  call: Call,
): Promise<Answer<Shown>> {
  const { db, keys } = deps
  const doing = await findDoing(deps, lead)
  const manager = lead.assignedTo ? await readStaff(db, lead.assignedTo) : null
  const asked = await readAsked(deps, lead)
  const papers = [...(await listContracts(deps, lead.id)), ...(await listNotices(db, keys, lead.id))]
  const deletion = await lastOwnerRequest(db, lead.id, 'deletion')
  return ok({
    id: lead.id,
    business: besideOwn(lead.answers.businessName ?? '', lead.answers.ownBusinessName),
    kind: lead.kind,
    stage: lead.stage,
    reading: doing === 'deciding',
    next: await tellNext(deps, lead, doing, call.language, 'portal'),
    answerBy: await answerBy(deps, lead),
    track: await trackOf(deps, lead),
    asked,
    owners: await ownersAsked(deps, lead, asked),
    ownShare: shareToCorrect(deps, lead),
    nothingToDo: !isOwnersTurn({
      stage: lead.stage,
      asked,
      doing,
      toSign: papers.some(({ kind }) => kind === 'contract'),
    }),
    deals: await dealsOf(deps, lead),
    ...(await declineOf(deps, lead, call)),
    papers,
    documents: await documentsSent(deps, lead.id),
    manager: manager?.name ?? null,
    messages: await readThread(db, keys, lead.id),
    consents: await consentsOf(deps, lead),
    history: await readHistory(db, lead.id),
    deletion: deletion && {
      askedAt: deletion.askedAt.toISOString(),
      doneAt: deletion.doneAt?.toISOString() ?? null,
    },
    mayRenew: (await renewableBusiness(deps, session, lead)) !== null,
  })
}

/** Only a complete application has a day by which it is answered (12 CFR 1002.9(a)(1)(i)). */
async function answerBy({ db, clock }: Deps, { id }: LeadRow): Promise<string | null> {
  const row = await clockOf(db, id)
  const due = row && answerClock(row, clock())
  return due?.kind === 'answer' ? due.dueOn : null
}

/** Products without an instant offer have no offer to come. */
const priced: readonly unknown[] = ['Working Capital', 'Credit Line']

async function trackOf({ db }: Deps, { id, stage, answers }: LeadRow): Promise<Shown['track']> {
  const first = await firstEvents(db, id, [
    'application-completed',
    'renewal-begun',
    'bank-history-fetched',
    'statements-completed',
    'offer-chosen',
  ])
  const signed = stage === 'contract-signed' ? await lastSigned(db, id) : null
  const decision = hasOffer(stage) || isClosed(stage) ? await currentDecision(db, id) : null
  const offered = hasOffer(stage) || decision?.result.deals.length ? (decision?.at ?? null) : null
  const chosen = hasChosen(stage) || (isClosed(stage) && offered) ? first.get('offer-chosen') : null
  const on = (at: Date | null | undefined) => at?.toISOString() ?? null
  const all = [
    { step: 'applied' as const, on: on(first.get('application-completed') ?? first.get('renewal-begun')) },
    { step: 'bank' as const, on: on(first.get('bank-history-fetched') ?? first.get('statements-completed')) },
    { step: 'offer' as const, on: on(offered) },
    { step: 'chosen' as const, on: on(chosen) },
    { step: 'signed' as const, on: on(signed) },
  ]
  const ended = isClosed(stage) || !priced.includes(answers.product)
  // Of an application that has ended, and of one that a person takes on, only what happened is known.
  const steps = ended ? all.filter((each) => each.on) : all
  const now = ended ? undefined : steps.findLast((each) => each.on)
  const at = now ? steps.indexOf(now) + 1 : 0
  return steps.map((each, index) => ({ ...each, now: !ended && index === at }))
}

/** When the last signer of the contract that holds had signed. */
const lastSigned = async (db: Queryable, leadId: string): Promise<Date | null> =>
  (await envelopesOf(db, leadId)).find(({ state }) => state === 'signed' || state === 'finished')?.endedAt ??
  null

async function dealsOf({ db, clock }: Deps, { id, stage }: LeadRow): Promise<Shown['deals']> {
  const today = easternDay(clock())
  if (hasChosen(stage)) {
    const choice = await currentChoice(db, id, 'deal')
    return choice ? [wireDeal(choiceShown(choice.chosen, stage, today), true)] : []
  }
  const decision = stage === 'offered' ? await currentDecision(db, id) : null
  return decision?.result.deals.map((deal) => wireDeal(dealOn(deal, contractDates(today)), false)) ?? []
}

async function declineOf(deps: Deps, lead: LeadRow, call: Call): Promise<Pick<Shown, 'plan' | 'before'>> {
  const decision = lead.stage === 'declined' ? await currentDecision(deps.db, lead.id) : null
  if (!decision) return { plan: null, before: null }
  return {
    plan: await readPlan(deps, lead, decision, call.language),
    before: await readBefore(deps, lead, decision, call.language),
  }
}

async function documentsSent(deps: Deps, leadId: string): Promise<Shown['documents']> {
  const all = await documentsOf(deps.db, leadId)
  const { files } = await tellSender(deps, leadId, all)
  return all
    .filter(({ uploadedBy }) => uploadedBy === 'applicant')
    .map((row) => ({
      id: row.id,
      kind: row.kind,
      name: nameOf(deps, row),
      months: [...row.months],
      at: row.uploadedAt.toISOString(),
      state: stateOf(row, deps.clock()),
      told: files.get(row.id) ?? null,
    }))
}

function stateOf(row: DocumentRow, now: Date): Shown['documents'][number]['state'] {
  const standing = standingOf(row, now)
  if (standing === 'doubtful' || standing === 'unusable') return 'unreadable'
  if (row.seenAt) return 'seen'
  if (row.scan === 'pending') return 'checking'
  return standing === 'checking' ? 'judging' : standing === 'with-us' ? 'look' : 'received'
}

async function consentsOf({ db, keys }: Deps, { id, answers }: LeadRow): Promise<Shown['consents']> {
  const rows = await latestConsents(db, id)
  const phone = answers.cellPhone ? toE164(fromE164(answers.cellPhone)) : ''
  const stopped = phone !== '' && (await hasOptedOut(db, keys, phone))
  const texts = (await textConsent(db, id)) === 'given'
  return rows.map(({ kind, given, at }) => ({
    kind,
    // A yes for another number is none for this one.
    given: kind === 'sms' ? texts && !stopped : given,
    at: at.toISOString(),
    stopped: kind === 'sms' && stopped,
  }))
}
