// What page 10 reads: the state of the application, its deals with their APR, why they are what they are, and what comes next.
import { hasChosen, hasOffer } from '#core/domain/lead-stage.ts'
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { choiceShown, contractDates, dealOn } from '#core/domain/contract-dates.ts'
import type { MoneyCourse } from '#core/domain/money-course.ts'
import { dealOf } from '#core/domain/deals.ts'
import type { Decision } from '#core/domain/underwriting.ts'
import { ok } from '#core/ground/outcome.ts'
import { accountsToChooseFrom } from '../signing/account.server.ts'
import { needsDisclosure } from '../signing/order-contract.server.ts'
import { whoSigned } from '../signing/who-signed.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Application } from '#platform/http/application-door.ts'
import type { Call } from '#platform/http/call.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { openDecision } from '#platform/store/decision-basis.ts'
import { currentDecision, type DecisionRow } from '#platform/store/decisions.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { isToBeTold } from '#platform/store/notify-wishes.ts'
import { currentChoice } from '#platform/store/offers.ts'
import { isErasureAsked } from '#platform/store/retention.ts'
import type { offerStatus as declared } from './contract.ts'
import { stopOf } from '../before-secrets/stop.server.ts'
import { readAgain } from '../apply-again/read-again.server.ts'
import { readBefore } from './before.server.ts'
import { cameByCopy, findContractUrl } from './contract-url.server.ts'
import { readPlan } from './decline-plan.server.ts'
import { doingOf, waitsForAccount, waitsForSigners } from './doing.server.ts'
import { findDoneSoFar } from './done-so-far.server.ts'
import { judgedBy } from '#features/capabilities/answers/judged-by.server.ts'
import { explanationOf, unqualifiedReasons } from './explanation.server.ts'
import { tellNext } from './next-step.server.ts'
import { readMoney } from './money.server.ts'
import { askedFor, monthlySalesOf } from './owner-figures.server.ts'
import { rangeOf } from './own-choice.server.ts'
import { wireChoice } from './wire-choice.ts'
import { dollars, twoDecimals, wireDeal } from './wire-deal.ts'

type Response = ResponseOf<typeof declared>

/** These stages lead to no offer. */
const ends: readonly string[] = ['declined', 'not-qualified', 'withdrawn', 'expired']

export async function offerStatus(
  deps: Deps,
  { lead, link }: Application,
  _request: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<Response>> {
  const [{ working, done }, url] = [await findDoneSoFar(deps.db, lead), await findContractUrl(deps, lead)]
  const erased = ends.includes(lead.stage) && (await isErasureAsked(deps.db, lead.id))
  const stopped = erased ? null : await stopOf(deps.db, lead)
  const decision = await currentDecision(deps.db, lead.id)
  const standing = {
    stage: working ?? lead.stage,
    done_so_far: [...done],
    valid: !ends.includes(lead.stage),
    // A link that staff were given to copy does not lead to the owner's signature: that one came by e-mail.
    contract_url: url && (await cameByCopy(deps, lead, link, call)) ? '' : url,
    disclosure_state: needsDisclosure(lead),
    account_needed: !working && (await waitsForAccount(deps.db, lead)) ? await accountsOf(deps, lead) : null,
    signed_by: lead.stage === 'contract-out' ? await whoSigned(deps, deps.db, lead.id) : [],
    to_be_told: await isToBeTold(deps.db, lead.id, lead.stage === 'declined' ? decision?.at : undefined),
    owners_open: !working && (await waitsForSigners(deps, lead)),
    stopped: stopped !== null && !link,
    to_be_erased: erased,
    next_step: await tellNext(
      deps,
      lead,
      stopped ? 'stopped' : await doingOf(deps, lead, working, url),
      call.language,
    ),
    money: wireMoney(await readMoney(deps, lead)),
    ...askedFor(lead),
  }
  const nothing: Offered = {
    offers: [],
    max_amount: null,
    max_amount_term: null,
    max_amount_apr: null,
    monthly_sales: null,
    dates_moved_since: null,
    choice: null,
    chosen: null,
  }
  if (lead.stage === 'not-qualified')
    return ok({
      ...standing,
      ...nothing,
      plan: null,
      again: null,
      before: null,
      explanation: {
        bank_data: false,
        factors: [],
        reasons: unqualifiedReasons(lead, await judgedBy(deps, lead.id), call.language),
        raises: [],
      },
    })
  const shown = hasOffer(lead.stage)
  return ok({
    ...standing,
    ...(decision && shown ? await offersOf(deps, lead, decision) : nothing),
    plan: decision && lead.stage === 'declined' ? await readPlan(deps, lead, decision, call.language) : null,
    before:
      decision && lead.stage === 'declined' ? await readBefore(deps, lead, decision, call.language) : null,
    again: lead.stage === 'declined' && !link && !erased ? await readAgain(deps, lead.id) : null,
    // What a person still has to decide is not shown before.
    explanation:
      decision && (shown || lead.stage === 'declined')
        ? explanationOf(openDecision(deps.keys, decision), call.language)
        : null,
  })
}

const wireMoney = (money: MoneyCourse | null): Response['money'] =>
  money && { state: money.state, on: 'on' in money ? money.on : null }

const accountsOf = async (deps: Deps, { id }: LeadRow): Promise<NonNullable<Response['account_needed']>> =>
  (await accountsToChooseFrom(deps, deps.db, id)).map(({ bank, mask }) => ({ bank, last_four: mask }))

type Offered = Pick<
  Response,
  | 'offers'
  | 'max_amount'
  | 'max_amount_term'
  | 'max_amount_apr'
  | 'monthly_sales'
  | 'dates_moved_since'
  | 'choice'
  | 'chosen'
>

async function offersOf(deps: Deps, lead: LeadRow, decision: DecisionRow): Promise<Offered> {
  const { result } = decision
  const chosen = hasChosen(lead.stage) ? await currentChoice(deps.db, lead.id, 'deal') : null
  // The model's maximum means nothing next to a person's offer, which may be higher.
  const most = decision.origin === 'staff' ? null : mostOf(deps, result)
  const [decidedOn, today] = [easternDay(decision.at), easternDay(deps.clock())]
  const dates = contractDates(today)
  const own = chosen && choiceShown(chosen.chosen, lead.stage, today)
  const rests = own ? own.dates : dates
  return {
    offers: result.deals.map((deal) =>
      wireDeal(own?.id === deal.id ? own : dealOn(deal, dates), own?.id === deal.id),
    ),
    max_amount: most && dollars(most.amount),
    max_amount_term: most && most.term,
    max_amount_apr: most && twoDecimals(most.apr),
    monthly_sales: monthlySalesOf(lead, decision),
    dates_moved_since: !rests || contractDates(decidedOn).fundedOn === rests.fundedOn ? null : decidedOn,
    choice: wireChoice(rangeOf(deps.policy, decision), deps.policy, dates),
    chosen: own && wireDeal(own, true),
  }
}

/** The largest amount over the shortest term that bears it, priced as a deal of its own so that it can be shown with its APR (California SB 362). */
function mostOf(deps: Deps, decision: Decision) {
  const offer = decision.position === 'stack' ? decision.stack : decision.firstPosition
  if (offer.status === 'declined') return null
  const { fundedOn } = contractDates(easternDay(deps.clock()))
  const row = { term: offer.termMonths, factorRate: offer.factorRate }
  return dealOf(deps.policy, offer.loanApproval, row, fundedOn, 'weekly')
}
