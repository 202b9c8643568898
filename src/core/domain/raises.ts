// What would raise the amount or turn a decline: a few plain steps, drawn from what held the answer down.
import type { Cents } from '#core/ground/money.ts'
import { perMonth, type Figures } from './figures.ts'
import type { Shortfall } from './scoring.ts'
import type { Policy, PositionOffer, Raise, RaiseCode, Reason, ReasonCode } from './underwriting.ts'

const mostRaises = 3

/** A reason whose remedy is in the applicant's hands; the reason's own values say how much. */
const remedies: Readonly<Partial<Record<ReasonCode, RaiseCode>>> = {
  'personal-account-only': 'connect-business-account',
  'no-business-account': 'connect-business-account',
  'negative-today': 'avoid-negative-days',
  'nsf-above-maximum': 'avoid-nsf',
  'negative-days-above-maximum': 'avoid-negative-days',
  'revenue-below-minimum': 'higher-revenue',
  'time-in-business-below-minimum': 'time-in-business',
  'balance-supports-too-little': 'higher-balance',
  'revenue-supports-too-little': 'higher-revenue',
  'burden-leaves-no-room': 'pay-down-advances',
  'too-many-positions': 'pay-down-advances',
  'recent-position': 'wait-after-advance',
  'revenue-level': 'higher-revenue',
  'balance-level': 'higher-balance',
  'negative-days': 'avoid-negative-days',
  'nsf-count': 'avoid-nsf',
  'active-positions': 'pay-down-advances',
  'debt-burden': 'pay-down-advances',
  'credit-score': 'better-credit',
  'time-in-business': 'time-in-business',
}

interface Held {
  readonly reasons: readonly Reason[]
  readonly shortfalls: readonly Shortfall[]
  readonly offer: PositionOffer
  /** What the revenue would allow, in cents. */
  readonly revenueAmount: Cents
  readonly requestedAmount: Cents | undefined
}

function add(raises: Raise[], code: RaiseCode | undefined, values: Raise['values']): void {
  if (code === undefined || raises.length >= mostRaises || raises.some((raise) => raise.code === code)) return
  raises.push({ code, values })
}

/** The step past what binds the offered amount. */
function addForLimit(raises: Raise[], policy: Policy, figures: Figures, held: Held): void {
  const { offer } = held
  if (offer.status !== 'approved') return
  const wanted = Math.min(policy.limits.maximumAmount, held.requestedAmount ?? policy.limits.maximumAmount)
  if (offer.loanApproval >= wanted) return
  if (offer.limit === 'burden') add(raises, 'pay-down-advances', {})
  if (offer.limit === 'revenue')
    add(raises, 'higher-revenue', {
      usdActual: perMonth(figures, figures.trueRevenue),
      usdWanted: Math.ceil((perMonth(figures, figures.trueRevenue) * wanted) / held.revenueAmount),
    })
  if (offer.limit === 'balance')
    add(raises, 'higher-balance', {
      usdActual: perMonth(figures, figures.averageDailyBalance),
      usdWanted: Math.ceil(
        (perMonth(figures, figures.averageDailyBalance) * Math.min(wanted, held.revenueAmount)) /
          offer.loanApproval,
      ),
    })
}

/** At most three, most telling first: what barred or bound the offer, then the largest lost parts of the score. */
export function raisesOf(policy: Policy, figures: Figures, held: Held): Raise[] {
  const raises: Raise[] = []
  for (const reason of held.reasons) add(raises, remedies[reason.code], reason.values)
  addForLimit(raises, policy, figures, held)
  if (figures.months < policy.review.minimumMonths)
    add(raises, 'more-history', { actual: figures.months, wanted: policy.review.minimumMonths })
  for (const shortfall of held.shortfalls)
    add(raises, remedies[shortfall.reason.code], shortfall.reason.values)
  return raises
}
