// What would raise the amount, lower the price or turn a decline: steps in the applicant's hands, each tried on the figures before it is shown.
import type { Cents } from '#core/ground/money.ts'
import { revenueReach } from './amount-bounds.ts'
import { perMonth, type Figures } from './figures.ts'
import { neededOf } from './general-minimums.ts'
import { offerIn, type OfferAndRows } from './offer-model.ts'
import { borneWeekly, dealAmount, largestDeal } from './pricing.ts'
import { gradeOf, scoreOn, type Shortfall } from './scoring.ts'
import { tellableMonths } from './start-dates.ts'
import type { Grade, Policy, Raise, RaiseCode, Reason, ReasonCode, ReasonValues } from './underwriting.ts'

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
  'credit-score-of-bureau': 'better-credit',
  'time-in-business': 'time-in-business',
}
/** Said without a number: the whole cause is gone, not only up to the next band. */
const wholly: readonly RaiseCode[] = ['pay-down-advances', 'avoid-nsf', 'avoid-negative-days']

export interface Held {
  readonly figures: Figures
  /** Points of the score, and of how many. */
  readonly points: number
  readonly scale: number
  readonly shortfalls: readonly Shortfall[]
  /** What rules an offer out whatever the score. */
  readonly knockOuts: readonly Reason[]
  /** The offered position. */
  readonly offered: OfferAndRows
  readonly requestedAmount: Cents | undefined
}

/** The figures as they would be, and the points that come with them. */
interface Cured {
  readonly figures: Figures
  readonly points: number
  readonly scale: number
}

function cure(held: Held, before: Cured, code: RaiseCode, values: ReasonValues): Cured {
  let { points, figures } = before
  for (const { reason, lost, gain } of held.shortfalls)
    if (remedies[reason.code] === code) points += wholly.includes(code) ? lost : gain
  const wanted = Number(values.usdWanted ?? 0) * figures.months
  if (code === 'higher-revenue' && wanted > figures.trueRevenue) figures = { ...figures, trueRevenue: wanted }
  if (code === 'higher-balance' && wanted > figures.averageDailyBalance)
    figures = { ...figures, averageDailyBalance: wanted }
  // An offer without open positions reads nothing else of them.
  if (code === 'pay-down-advances') figures = { ...figures, openPositions: 0 }
  return { figures, points, scale: before.scale }
}

const gradeAt = (policy: Policy, { points, scale }: Pick<Cured, 'points' | 'scale'>): Grade =>
  gradeOf(policy, scoreOn(points, scale))

/** What the model would offer; null = nothing. Bars of a second payment stand unless they were cured. */
function offerOf(policy: Policy, cured: Cured): OfferAndRows | null {
  const { figures } = cured
  const grade = gradeAt(policy, cured)
  const { declineAtPositions, minimumAgeDays } = policy.stack
  const fresh = figures.newestPositionAgeDays !== null && figures.newestPositionAgeDays < minimumAgeDays
  const stacked = figures.openPositions > 0
  if (grade === 'E' || figures.months === 0) return null
  if (stacked && (figures.openPositions >= declineAtPositions || fresh)) return null
  const found = offerIn(policy, grade, figures, stacked, true)
  return found.offer.status === 'declined' ? null : found
}

/** What an applicant gets: as much as was asked for and is to be had, and the lowest price at which it is. */
function worthOf(policy: Policy, { rows }: OfferAndRows, requested: Cents | undefined) {
  const amount = dealAmount(policy, requested, largestDeal(rows))
  let price = Number.MAX_SAFE_INTEGER
  for (const row of rows) if (borneWeekly(row) >= amount && row.factorRate < price) price = row.factorRate
  return { amount, price }
}

function isBetter(policy: Policy, held: Held, after: Cured): boolean {
  // The commonest case, known without an offer: some points more in the same grade.
  if (after.figures === held.figures && gradeAt(policy, after) === gradeAt(policy, held)) return false
  const then = offerOf(policy, after)
  if (!then) return false
  const a = worthOf(policy, then, held.requestedAmount)
  const b = worthOf(policy, held.offered, held.requestedAmount)
  return a.amount > b.amount || (a.amount === b.amount && a.price < b.price)
}

/** The step past what binds the offered amount. */
function stepPastLimit(policy: Policy, held: Held): Raise | null {
  const { offer } = held.offered
  const { figures } = held
  const grade = gradeAt(policy, held)
  const wanted = Math.min(policy.limits.maximumAmount, held.requestedAmount ?? policy.limits.maximumAmount)
  if (grade === 'E' || offer.loanApproval >= wanted) return null
  const revenueAmount = revenueReach(policy, grade, figures) * 100
  if (offer.limit === 'burden') return { code: 'pay-down-advances', values: {} }
  if (offer.limit === 'revenue' || offer.limit === 'payment-share') {
    const usdActual = perMonth(figures, figures.trueRevenue)
    const usdWanted = Math.ceil((usdActual * wanted) / revenueAmount)
    return { code: 'higher-revenue', values: { usdActual, usdWanted } }
  }
  if (offer.limit !== 'balance') return null
  const usdActual = perMonth(figures, figures.averageDailyBalance)
  const usdWanted = Math.ceil((usdActual * Math.min(wanted, revenueAmount)) / offer.loanApproval)
  return { code: 'higher-balance', values: { usdActual, usdWanted } }
}

const remedyOf = ({ code, values }: Reason): Raise | null => {
  const remedy = remedies[code]
  return remedy === undefined ? null : { code: remedy, values }
}

/** Whoever comes back is asked for the general minimums: no step says less. */
function atLeastGeneral(policy: Policy, { code, values }: Raise): Raise {
  const { monthlySales, monthsInBusiness } = neededOf(policy)
  const { usdWanted, wanted } = values
  if (code === 'higher-revenue' && typeof usdWanted === 'number')
    return { code, values: { ...values, usdWanted: Math.max(usdWanted, monthlySales) } }
  if (code === 'time-in-business' && typeof wanted === 'number') {
    const months = Math.max(wanted, monthsInBusiness)
    return { code, values: { ...values, wanted: tellableMonths(months) ?? months } }
  }
  return { code, values }
}

/**
 * Against a decline: first what bars, then what the offer would still lack, until there would be one. Nothing where a bar is not in
 * the applicant's hands, since no other step would turn it.
 */
function turning(policy: Policy, held: Held): Raise[] {
  const raises: Raise[] = []
  let after: Cured = held
  const take = (remedy: Raise | null): void => {
    const raise = remedy && atLeastGeneral(policy, remedy)
    if (!raise || raises.length >= mostRaises || raises.some(({ code }) => code === raise.code)) return
    raises.push(raise)
    after = cure(held, after, raise.code, raise.values)
  }
  if (held.knockOuts.some(({ code }) => remedies[code] === undefined)) return raises
  for (const reason of held.knockOuts) take(remedyOf(reason))
  if (!held.knockOuts.length) for (const reason of held.offered.offer.reasons) take(remedyOf(reason))
  for (const { reason } of held.shortfalls) if (gradeAt(policy, after) === 'E') take(remedyOf(reason))
  const grade = gradeAt(policy, after)
  if (grade !== 'E') {
    const { figures } = after
    for (const reason of offerIn(policy, grade, figures, figures.openPositions > 0, false).offer.reasons)
      take(remedyOf(reason))
  }
  return raises
}

/** At most three, most telling first: what bars or binds the offer, then the largest lost parts of the score. `declined`: there is no offer. */
export function raisesOf(policy: Policy, held: Held, declined: boolean): Raise[] {
  if (declined) return turning(policy, held)
  const raises: Raise[] = []
  const { figures } = held
  const tryStep = (raise: Raise | null): void => {
    if (!raise || raises.length >= mostRaises || raises.some(({ code }) => code === raise.code)) return
    if (isBetter(policy, held, cure(held, held, raise.code, raise.values))) raises.push(raise)
  }
  tryStep(stepPastLimit(policy, held))
  // Too short a history is looked at by a person: more of it brings the answer sooner.
  if (figures.months < policy.review.minimumMonths)
    raises.push({
      code: 'more-history',
      values: { actual: figures.months, wanted: policy.review.minimumMonths },
    })
  for (const { reason } of held.shortfalls) tryStep(remedyOf(reason))
  return raises
}
