// 'What would come today?': the model on the figures of the decline. Reads alone: no notice, no report, no look-up, no row.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import { renewedAnswers } from '#core/contract/lasting-answers.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { minimumsOf } from '#core/domain/general-minimums.ts'
import { lookToday, type LookToday } from '#core/domain/look-today.ts'
import { shortfalls } from '#core/domain/qualification.ts'
import { monthsInBusiness } from '#core/domain/start-dates.ts'
import type { Reason } from '#core/domain/underwriting.ts'
import type { IsoMonth } from '#core/ground/dates.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { reasonText } from '#core/words/underwriting/reason-text.ts'
import { statedInputs } from '#features/capabilities/decision/inputs.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Application } from '#platform/http/application-door.ts'
import type { Call } from '#platform/http/call.ts'
import { policyDigest } from '#platform/policy-digest.ts'
import { openDecision } from '#platform/store/decision-basis.ts'
import { currentDecision, type OpenedDecision } from '#platform/store/decisions.ts'
import { documentsOf } from '#platform/store/documents.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { bandTold } from './band-told.server.ts'
import type { tryAgain as declared } from './contract.ts'

type Response = ResponseOf<typeof declared>

export async function tryAgain(
  deps: Deps,
  { lead }: Application,
  _request: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<Response>> {
  const row = lead.stage === 'declined' ? await currentDecision(deps.db, lead.id) : null
  if (!row) return refused({ code: 'not-possible-now' })
  const decision = openDecision(deps.keys, row)
  const look = lookOf(deps, lead, await bandTold(deps.db, lead), decision)
  const text = (reason: Reason) => reasonText('reason', reason, call.language)
  const same = look?.found === 'same' ? look : null
  return ok({
    found: foundOf(look),
    decided_on: easternDay(row.at),
    figures_on: decision.inputs.bankDataOn ?? null,
    still: same?.still.map(text) ?? [],
    gone: same?.gone.map(text) ?? [],
    rules_changed:
      row.policyVersion !== deps.policy.version ||
      (row.policyDigest !== null && row.policyDigest !== policyDigest(deps.policy)),
    sent_since: (await documentsOf(deps.db, lead.id)).some(({ uploadedAt }) => uploadedAt > row.at),
    reads: [
      'bank',
      ...(deps.merchantDefaults ? (['register'] as const) : []),
      ...(deps.config.creditPulls === 'at-decision' ? (['credit'] as const) : []),
    ],
  })
}

/** What a person found, another person may find otherwise: of their declines nothing is said beforehand. */
function lookOf(
  { policy, clock }: Deps,
  lead: LeadRow,
  told: IsoMonth,
  decision: OpenedDecision,
): LookToday | null {
  if (decision.origin !== 'model') return null
  const today = easternDay(clock())
  // Scores of a report and what the register said stay as they were read: they are figures of then.
  const answers = renewedAnswers(lead.answers, told, today)
  const { product, requestedAmount, timeInBusinessMonths, industry, state } = statedInputs(
    policy,
    answers,
    'off',
  )
  const stated = { product, requestedAmount, timeInBusinessMonths, industry, state }
  const look = lookToday(policy, { inputs: decision.inputs, reasons: decision.result.reasons }, stated, today)
  // The form of today asks for more than these answers, which no notice named: no bank is read then, and nothing is foretold.
  const { monthlySales, yearsInBusiness } = answers
  const short = shortfalls(
    {
      monthlySales,
      monthsInBusiness: yearsInBusiness === undefined ? undefined : monthsInBusiness(yearsInBusiness),
      inDefaultRegister: false,
    },
    minimumsOf(policy),
  )
  return short.length && look.found !== 'same' ? { found: 'unknown', why: 'other-causes' } : look
}

const foundOf = (look: LookToday | null): Response['found'] => {
  if (!look) return 'by-person'
  if (look.found === 'other') return look.end
  return look.found === 'unknown' ? look.why : 'same'
}
