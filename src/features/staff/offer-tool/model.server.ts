// The specification's model call: the wire's figures to the model's, its answer to the wire's. Stores nothing.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { answerOf, type PositionView } from '#core/domain/offer-tool/tool-answer.ts'
import { factorScale, pricingTable } from '#core/domain/pricing.ts'
import type { ModelInputs, Reason } from '#core/domain/underwriting.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { centsFromDecimal } from '#core/ground/money.ts'
import { ok } from '#core/ground/outcome.ts'
import { reasonText } from '#core/words/underwriting/reason-text.ts'
import type { Language } from '#core/words/words.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import type { LoggedIn } from '../login/session.server.ts'
import { lienBands, revolvingBands, type model } from './model-contract.ts'

type Asked = RequestOf<typeof model>
type Answered = ResponseOf<typeof model>

export async function runModel(
  { policy, clock }: Deps,
  _staff: LoggedIn,
  asked: Asked,
  { language }: Call,
): Promise<Answer<Answered>> {
  const { decision, first, stack } = answerOf(policy, inputsOf(asked, easternDay(clock())), false)
  const texts = (reasons: readonly Reason[]) =>
    reasons.map((reason) => reasonText('reason', reason, language))
  return ok({
    fp: offerOf(first, language),
    sp: offerOf(stack, language),
    score: {
      grade: decision.grade,
      score: decision.score,
      factors: decision.factors.map(({ name, reasons, score, maxScore }) => ({
        name,
        reasons: texts(reasons),
        score,
        maxScore,
      })),
    },
    pricing: pricingTable(policy),
    status: decision.outcome,
    reasons: texts(decision.reasons),
  })
}

function inputsOf(asked: Asked, asOf: IsoDate): ModelInputs {
  const { tr, cc, online, home_owner, liens, revolving, bk, payoff, other_daily_payment, industry } = asked
  return {
    asOf,
    months: asked.months.map(({ iso, mg, adb, neds, deps }) => ({
      month: iso,
      gross: centsFromDecimal(mg),
      averageDailyBalance: centsFromDecimal(adb),
      negativeDays: neds,
      deposits: deps,
    })),
    timeInBusinessMonths: Math.floor(asked.tib * 12 + 1e-9),
    industry,
    ficos: asked.ficos.map((score) => ({ score, source: 'stated' })),
    ...(tr ? { taxReturns: tr } : {}),
    ...(cc ? { commercialCredit: cc } : {}),
    ...(typeof online === 'boolean' ? { onlinePresence: online } : {}),
    ...(typeof home_owner === 'boolean' ? { homeOwner: home_owner } : {}),
    ...(typeof liens === 'number' ? { liens: lienBands[liens] } : {}),
    ...(typeof revolving === 'number' ? { revolving: revolvingBands[revolving] } : {}),
    ...(bk ? { bankruptcies: bk } : {}),
    ...otherPayments(payoff === 'Yes' || payoff === true, other_daily_payment ?? undefined),
  }
}

/** The lump of other lenders' payments counts unless the new money retires them. */
const otherPayments = (payoff: boolean, dollars: number | undefined): Partial<ModelInputs> =>
  dollars === undefined ? { payoff } : { payoff, otherDailyPayment: payoff ? 0 : centsFromDecimal(dollars) }

const usd = (cents: number): number => cents / 100

function offerOf({ offer, by, terms }: PositionView, language: Language): Answered['fp'] {
  return {
    loan_approval: usd(offer.loanApproval),
    daily_payment: usd(offer.dailyPayment),
    percent_amg_approved: usd(offer.percentOfAverageGross),
    term_months: offer.status === 'approved' ? offer.termMonths : 0,
    payments_in_adb: usd(offer.paymentsInAdb),
    adb_15_approval: usd(offer.adb15Approval),
    adb_15_adjustment: offer.adb15Adjustment,
    status: offer.status,
    reasons: offer.reasons.map((reason) => reasonText('reason', reason, language)),
    table: terms
      .filter(({ maximum }) => by === 'model' && maximum > 0)
      .map(({ term, maximum, dailyPayment, factorRate }) => ({
        term,
        amount: usd(maximum),
        daily_payment: usd(dailyPayment),
        rate: factorRate / factorScale,
      })),
  }
}
