// Every code of the vocabulary has its words: the compiler keeps these lists whole.
import { expect, test } from 'vitest'
import { en } from '#core/words/underwriting/en.ts'
import type {
  ExclusionReason,
  FactorName,
  Limit,
  PositionState,
  RaiseCode,
  ReasonCode,
} from './underwriting.ts'

const reasons: Record<ReasonCode, true> = {
  'open-bankruptcy': true,
  'bankruptcy-policy': true,
  'bankruptcy-recent': true,
  'bankruptcies-several': true,
  'negative-today': true,
  'nsf-above-maximum': true,
  'negative-days-above-maximum': true,
  'tamper-review': true,
  'personal-account-only': true,
  'no-business-account': true,
  'revenue-below-minimum': true,
  'time-in-business-below-minimum': true,
  'industry-not-served': true,
  'state-not-served': true,
  'prior-default': true,
  'revenue-level': true,
  'revenue-trend': true,
  'revenue-steadiness': true,
  'deposit-count': true,
  'balance-level': true,
  'days-of-cover': true,
  'negative-days': true,
  'nsf-count': true,
  'active-positions': true,
  'debt-burden': true,
  'credit-score': true,
  'credit-score-of-bureau': true,
  'credit-unverified': true,
  liens: true,
  'revolving-credit': true,
  'bankruptcy-history': true,
  'commercial-credit': true,
  'time-in-business': true,
  'industry-risk': true,
  'tax-returns-missing': true,
  'tax-returns-loss': true,
  'time-in-business-unverified': true,
  'online-presence': true,
  'home-ownership': true,
  'fleet-size': true,
  'balance-supports-too-little': true,
  'revenue-supports-too-little': true,
  'burden-leaves-no-room': true,
  'too-many-positions': true,
  'recent-position': true,
  'too-few-months': true,
  'undisclosed-account': true,
  'history-too-short': true,
  'history-gap': true,
  'feed-stale': true,
  'no-recent-deposits': true,
  'balance-missing': true,
  'balance-zero-filled': true,
  'currency-not-usd': true,
  'accounts-may-be-one': true,
  'credits-unclassed': true,
  'account-holder-unknown': true,
  'bank-data-stale': true,
  'month-to-date-down': true,
  'revenue-concentrated': true,
  'default-check-pending': true,
  'ends-disagree': true,
  'rests-on-labels': true,
}
const raises: Record<RaiseCode, true> = {
  'higher-balance': true,
  'higher-revenue': true,
  'pay-down-advances': true,
  'wait-after-advance': true,
  'avoid-negative-days': true,
  'avoid-nsf': true,
  'better-credit': true,
  'connect-business-account': true,
  'more-history': true,
  'time-in-business': true,
}
const factors: Record<FactorName, true> = {
  revenue: true,
  balances: true,
  nsf: true,
  positions: true,
  credit: true,
  business: true,
}
const limits: Record<Limit, true> = { cap: true, revenue: true, balance: true, burden: true }
const states: Record<PositionState, true> = { active: true, 'paid-off': true, paused: true, refinanced: true }
const exclusions: Record<ExclusionReason, true> = {
  'own-transfer': true,
  'advance-funding': true,
  'loan-proceeds': true,
  'owner-injection': true,
  'factoring-advance': true,
  'returned-item': true,
  refund: true,
  'tax-refund': true,
  'chargeback-reversal': true,
  'debt-settlement': true,
  'insurance-payout': true,
  grant: true,
  investment: true,
  interest: true,
}

test.each(
  Object.entries({
    reason: reasons,
    raise: raises,
    factor: factors,
    limit: limits,
    state: states,
    exclusion: exclusions,
  }),
)('%s', (kind, codes) => {
  const keys = Object.keys(en).filter((key) => key.startsWith(`${kind}.`))
  expect(keys.sort()).toEqual(
    Object.keys(codes)
      .map((code) => `${kind}.${code}`)
      .sort(),
  )
})
