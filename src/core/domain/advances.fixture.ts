// Advances as of November 20, 2026, for tests that change one thing of them. Cents.
import type { Position } from './underwriting.ts'

/** Sixteen days old: too new for a second beside it. */
export const advance = (more: Partial<Position> = {}): Position => ({
  id: '1',
  lender: 'Some Funder',
  known: true,
  kind: 'advance',
  payoff: false,
  cadence: 'daily',
  payment: 10_000,
  dailyEquivalent: 10_000,
  fundedAmount: 1_000_000,
  fundedOn: '2026-11-04',
  firstPaymentOn: '2026-11-05',
  lastPaymentOn: '2026-11-20',
  paymentsMade: 10,
  paid: 100_000,
  estimatedTotal: 1_400_000,
  estimatedRemaining: 100_000,
  state: 'active',
  missedDates: [],
  returnedDates: [],
  confidence: 95,
  sureness: 'certain',
  foundBy: 'name',
  remainingRange: [50_000, 100_000],
  paymentChangedOn: null,
  transactionIds: [],
  fundingTransactionId: null,
  ...more,
})

/** One of January that the bank data tell no funding of: old enough for a second beside it, and small. */
export const olderAdvance = (more: Partial<Position> = {}): Position =>
  advance({
    lender: 'Forward Financing',
    payment: 1_000,
    dailyEquivalent: 1_000,
    fundedAmount: null,
    fundedOn: null,
    firstPaymentOn: '2026-01-05',
    paymentsMade: 200,
    paid: 200_000,
    estimatedTotal: null,
    estimatedRemaining: null,
    remainingRange: null,
    ...more,
  })
