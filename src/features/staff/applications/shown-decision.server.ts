// A stored decision as the page shows it; an older or a person's own decision may lack parts, which then are empty. What the bank's data came to waits for the reader's reason.
import { isOnBankData, type DecisionWithDeals, type Reason } from '#core/domain/underwriting.ts'
import type { chosenOffer, DecisionRow } from '#platform/store/lead-page.ts'
import type { Application } from './application-contract.ts'
import type { ShownDecision, ShownReason } from './decision-contract.ts'

type WhyNotSecond = (proposedBy: string | null) => ShownDecision['whyNotSecond']

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

/** `opened`: the reader said why they open the file. `whyNotSecond`: why they may not approve somebody else's proposal. */
export function shownDecision(
  row: DecisionRow,
  { opened, whyNotSecond }: { readonly opened: boolean; readonly whyNotSecond: WhyNotSecond },
): ShownDecision {
  const shown = wholeDecision(row, whyNotSecond)
  return opened ? shown : withheldOf(shown)
}

function wholeDecision(row: DecisionRow, whyNotSecond: WhyNotSecond): ShownDecision {
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
    whyNotSecond: row.proposal === 'open' ? whyNotSecond(row.decidedBy) : null,
  }
}

/** The model's latest answer where a person's word stands: beside a decision that is older, or shown in place of one. */
export function modelNow(rows: readonly DecisionRow[]): Application['modelNow'] {
  const inEffect = rows.find(({ current }) => current)
  const latest = rows
    .filter(({ origin }) => origin === 'model' || origin === 'held')
    .reduce<DecisionRow | null>((last, row) => (last && last.id > row.id ? last : row), null)
  if (!latest) return null
  const said = latest.result as Result
  const outcome = said.outcome ?? latest.outcome
  const isBeside = latest.origin === 'held' && (!inEffect || latest.id > inEffect.id)
  if (!isBeside && !(latest.current && outcome !== latest.outcome)) return null
  const position = said.position === 'stack' ? said.stack : said.firstPosition
  return {
    at: latest.at.toISOString(),
    outcome,
    amount: outcome === 'approved' ? (said.deals?.[0]?.amount ?? (position?.loanApproval || null)) : null,
    grade: said.knockOuts?.length ? 'E' : (said.grade ?? null),
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
