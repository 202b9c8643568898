// A stored decision as the page shows it; an older or a person's own decision may lack parts, which then are empty.
import type { DecisionWithDeals, Reason } from '#core/domain/underwriting.ts'
import type { chosenOffer, DecisionRow } from '#platform/store/lead-page.ts'
import type { Application, ShownDecision, ShownReason } from './application-contract.ts'

const reasonsOf = (
  reasons: readonly (Reason | { code: string; values: Reason['values'] })[] = [],
): ShownReason[] => reasons.map(({ code, values }) => ({ code, values: { ...values } }))

export function shownDecision(row: DecisionRow): ShownDecision {
  const result = row.result as Partial<DecisionWithDeals> & { readonly amount?: number }
  const position = result.position === 'stack' ? result.stack : result.firstPosition
  return {
    id: row.id,
    at: row.at.toISOString(),
    current: row.current,
    origin: row.origin,
    policyVersion: row.policyVersion,
    outcome: row.outcome,
    grade: result.grade ?? null,
    score: result.score ?? null,
    amount: result.deals?.[0]?.amount ?? result.amount ?? (position?.loanApproval || null),
    maximum: position?.loanApproval || null,
    factors: (result.factors ?? []).map(({ name, score, maxScore, reasons }) => ({
      name,
      score,
      maxScore,
      reasons: reasonsOf(reasons),
    })),
    knockOuts: reasonsOf(result.knockOuts),
    reasons: reasonsOf(result.reasons),
    raises: reasonsOf(result.whatWouldRaiseIt),
    terms: (result.terms ?? []).map(({ term, amount, dailyPayment, factorRate, adjusted }) => ({
      term,
      amount,
      dailyPayment,
      factorRate,
      adjusted,
    })),
    deals: (result.deals ?? []).map(({ id, amount, term, payment, frequency, total, apr }) => ({
      id,
      amount,
      term,
      payment,
      frequency,
      total,
      apr,
    })),
    by: row.by,
    reason: row.reason,
  }
}

export function shownChoice(
  row: NonNullable<Awaited<ReturnType<typeof chosenOffer>>>,
): Application['choice'] {
  const number = (name: string) => (typeof row.chosen[name] === 'number' ? (row.chosen[name] as number) : 0)
  return {
    at: row.at.toISOString(),
    kind: row.kind,
    deal: typeof row.chosen.id === 'string' ? row.chosen.id : null,
    amount: number('amount'),
    term: number('term'),
    payment: number('payment'),
    frequency: typeof row.chosen.frequency === 'string' ? row.chosen.frequency : 'weekly',
  }
}
