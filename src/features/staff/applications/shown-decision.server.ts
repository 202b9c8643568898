// A stored decision as the page shows it; an older or a person's own decision may lack parts, which then are empty. What the bank's data came to waits for the reader's reason.
import { isOnBankData, type DecisionWithDeals, type Reason } from '#core/domain/underwriting.ts'
import type { chosenOffer, DecisionRow } from '#platform/store/lead-page.ts'
import type { Application, ShownDecision, ShownReason } from './application-contract.ts'

const reasonsOf = (
  reasons: readonly (Reason | { code: string; values: Reason['values'] })[] = [],
): ShownReason[] => reasons.map(({ code, values }) => ({ code, values: { ...values } }))

type Result = Partial<DecisionWithDeals> & { readonly amount?: number }

/** What is no fact where no bank data was read: the model's figures on nothing. The reasons are those that a person named. */
const figureless = ({ reasons, deals, amount }: Result, outcome: string): Result => ({
  ...(deals && { deals }),
  ...(amount === undefined ? {} : { amount }),
  reasons: outcome === 'declined' ? reasons?.map(({ code }) => ({ code, values: {} })) : [],
})

/** What was made of the bank's data stays away; the outcome, what was offered and what a person wrote stay. */
const withheldOf = (shown: ShownDecision): ShownDecision => ({
  ...shown,
  withheld: true,
  grade: null,
  score: null,
  maximum: null,
  factors: [],
  knockOuts: [],
  reasons: [],
  raises: [],
  terms: [],
  tool: null,
})

/** `opened`: the reader said why they open the file. `maySecond`: whether they may approve somebody else's proposal. */
export function shownDecision(
  row: DecisionRow,
  { opened, maySecond }: { readonly opened: boolean; maySecond(proposedBy: string | null): boolean },
): ShownDecision {
  const shown = wholeDecision(row, maySecond)
  return opened ? shown : withheldOf(shown)
}

function wholeDecision(row: DecisionRow, maySecond: (proposedBy: string | null) => boolean): ShownDecision {
  const stored = row.result as Result
  const result = isOnBankData(row.inputs) ? stored : figureless(stored, row.outcome)
  const position = result.position === 'stack' ? result.stack : result.firstPosition
  return {
    id: row.id,
    at: row.at.toISOString(),
    current: row.current,
    withheld: false,
    origin: row.origin,
    policyVersion: row.policyVersion,
    outcome: row.outcome,
    // An older decision stored the grade of the score beside what ended its review.
    grade: result.knockOuts?.length ? 'E' : (result.grade ?? null),
    score: result.score ?? null,
    amount: result.deals?.[0]?.amount ?? result.amount ?? (position?.loanApproval || null),
    maximum: position?.loanApproval || null,
    // A factor of which nothing is known counted nothing.
    factors: (result.factors ?? [])
      .filter(({ maxScore }) => maxScore > 0)
      .map(({ name, score, maxScore, reasons }) => ({
        name,
        score,
        maxScore,
        reasons: reasonsOf(reasons),
      })),
    knockOuts: reasonsOf(result.knockOuts),
    reasons: reasonsOf(result.reasons),
    range: result.range ?? null,
    raises: reasonsOf(result.whatWouldRaiseIt),
    terms: (result.terms ?? []).map(({ term, amount, dailyPayment, factorRate, adjusted }) => ({
      term,
      amount,
      dailyPayment,
      factorRate,
      adjusted,
    })),
    deals: (result.deals ?? []).map(
      ({ id, amount, term, payment, frequency, total, apr, outlook = null }) => ({
        id,
        amount,
        term,
        payment,
        frequency,
        total,
        apr,
        outlook,
      }),
    ),
    by: row.by,
    reason: row.reason,
    secondedBy: row.secondedBy,
    justification: row.justification,
    proposal: row.proposal,
    lapsesAt: row.lapsesAt?.toISOString() ?? null,
    tool: row.tool,
    maySecond: row.proposal === 'open' && maySecond(row.decidedBy),
  }
}

export function shownChoice(
  row: NonNullable<Awaited<ReturnType<typeof chosenOffer>>>,
): Application['choice'] {
  const number = (name: string) => (typeof row.chosen[name] === 'number' ? row.chosen[name] : 0)
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
