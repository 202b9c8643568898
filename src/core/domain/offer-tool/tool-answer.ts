// The model's answer as the tool shows it: both positions with all their terms, and for every term what may be approved and at which factor.
import type { Cents } from '#core/ground/money.ts'
import { balanceApproval } from '../amount-bounds.ts'
import { withinCashFlow } from '../cash-limit.ts'
import { decideAndExplain } from '../decision.ts'
import { figuresOf, type Figures } from '../figures.ts'
import { offerIn } from '../offer-model.ts'
import { gradeOutside, type Pricing } from '../override.ts'
import { dailyPayment, factorRateOf } from '../pricing.ts'
import { lowEnd } from '../two-ends.ts'
import type {
  ExplainedDecision,
  FactorRate,
  Limit,
  ModelInputs,
  Policy,
  PositionOffer,
  PricedGrade,
  TermRow,
} from '../underwriting.ts'

export const toolPositions = ['first', 'stack'] as const
export type ToolPosition = (typeof toolPositions)[number]

/** One term of one position. */
export interface TermOffer {
  /** Months. */
  readonly term: number
  /** Ten-thousandths. */
  readonly factorRate: FactorRate
  /** The most that may be approved over it, cents; 0 = the model makes no offer over this term. */
  readonly maximum: Cents
  /** Of the maximum, a working day. */
  readonly dailyPayment: Cents
  /** What held the maximum down. */
  readonly limit: Limit
  /** '(ADJUSTED to 15)' of the model's own amount. */
  readonly adjusted: boolean
}

/** One position: the model's offer, and the terms to customize it over. */
export interface PositionView {
  readonly offer: PositionOffer
  /** What prices it: the model, or the policy's rule for what the model makes no offer for. */
  readonly by: Pricing['by']
  readonly grade: PricedGrade
  readonly terms: readonly TermOffer[]
}

export interface ToolAnswer {
  readonly decision: ExplainedDecision
  readonly first: PositionView
  readonly stack: PositionView
}

/**
 * What the model says of these inputs, by `decide` itself. `withCashFlow`: within what the simulated cash flow bears, as decisions are; that
 * costs some tenths of a second where the bank data are there.
 */
export function answerOf(policy: Policy, inputs: ModelInputs, withCashFlow: boolean): ToolAnswer {
  const decision = decideAndExplain(policy, inputs)
  const figures = figuresOf(policy, lowEnd(inputs))
  const viewOf = (position: ToolPosition): [ExplainedDecision, PositionView] => {
    const terms = rowsIn(policy, decision, figures, position)
    const alone: ExplainedDecision = { ...decision, position, terms }
    const limited = withCashFlow ? withinCashFlow(policy, inputs, alone) : alone
    const offer = position === 'stack' ? limited.stack : limited.firstPosition
    return [limited, { offer, ...termsOf(policy, limited, inputs, figures, offer) }]
  }
  const [firstDecision, first] = viewOf('first')
  const [stackDecision, stack] = viewOf('stack')
  const offered = decision.position === 'stack' ? stackDecision : firstDecision
  return {
    decision: { ...offered, firstPosition: first.offer, stack: stack.offer },
    first,
    stack,
  }
}

/** The rows of a position that the model makes an offer in. */
function rowsIn(
  policy: Policy,
  decision: ExplainedDecision,
  figures: Figures,
  position: ToolPosition,
): readonly TermRow[] {
  const offer = position === 'stack' ? decision.stack : decision.firstPosition
  if (offer.status === 'declined' || decision.grade === 'E') return []
  if (position === decision.position) return decision.terms
  return offerIn(policy, decision.grade, figures, position === 'stack', true).rows
}

function termsOf(
  policy: Policy,
  decision: ExplainedDecision,
  inputs: ModelInputs,
  figures: Figures,
  offer: PositionOffer,
): Pick<PositionView, 'by' | 'grade' | 'terms'> {
  const { shortestTerm, longestTerm } = policy.limits
  const terms = Array.from({ length: longestTerm - shortestTerm + 1 }, (_, at) => shortestTerm + at)
  if (offer.status === 'approved' && decision.grade !== 'E') {
    const { grade } = decision
    return {
      by: 'model',
      grade,
      terms: terms.map((term) => {
        const row = decision.terms.find((each) => each.term === term)
        return row ? termOfRow(row) : noOffer(policy, grade, term, offer.limit)
      }),
    }
  }
  const { by, grade } = gradeOutside(policy, { inputs, result: { ...decision, deals: [] } })
  return { by, grade, terms: terms.map((term) => outsideTerm(policy, grade, figures, term)) }
}

const termOfRow = ({ term, factorRate, amount, dailyPayment, limit, adjusted }: TermRow): TermOffer => ({
  term,
  factorRate,
  maximum: amount,
  dailyPayment,
  limit,
  adjusted,
})

const noOffer = (policy: Policy, grade: PricedGrade, term: number, limit: Limit): TermOffer => ({
  term,
  factorRate: factorRateOf(policy, grade, term),
  maximum: 0,
  dailyPayment: 0,
  limit,
  adjusted: false,
})

/** The specification's own maximum: 100,000, or 21 x (ADB / 15) x term / rate where the balance is known. */
function outsideTerm(policy: Policy, grade: PricedGrade, figures: Figures, term: number): TermOffer {
  const { maximumAmount } = policy.limits
  const factorRate = factorRateOf(policy, grade, term)
  const byBalance = figures.isBalanceTold
    ? balanceApproval(policy, figures.averageDailyBalance, figures.months, term, factorRate) * 100
    : Infinity
  const maximum = Math.min(maximumAmount, byBalance)
  return {
    ...noOffer(policy, grade, term, byBalance < maximumAmount ? 'balance' : 'cap'),
    maximum,
    dailyPayment: dailyPayment(policy, maximum, factorRate, term),
  }
}
