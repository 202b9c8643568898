// The decision: knock-outs, score, both offers, and in words' codes why and what would raise it.
import { dayNumber } from '#core/ground/dates.ts'
import { leavesFiguresUncertain } from './bank/data-quality.ts'
import { figuresOf, perMonth, type Figures } from './figures.ts'
import { neededOf } from './general-minimums.ts'
import { declined, offerIn, type OfferAndRows } from './offer-model.ts'
import { raisesOf, type Held } from './raises.ts'
import { gradeOf, scoreOf } from './scoring.ts'
import { hasTwoEnds, highEnd, lowEnd } from './two-ends.ts'
import type {
  Bankruptcies,
  Decision,
  DecisionEnd,
  ExplainedDecision,
  Grade,
  ModelInputs,
  Policy,
  Reason,
} from './underwriting.ts'
import { mustBeSettled, signingGaps } from './who-signs.ts'

/** More than four reasons are not helpful to an applicant (Regulation B, comment 9(b)(2)). */
const mostReasons = 4

const plain = (code: Reason['code']): Reason => ({ code, values: {} })

/** The bank's figures rest on data with a fault: they may neither refuse nor approve. */
const isUncertain = (inputs: ModelInputs): boolean =>
  inputs.dataFindings?.some(leavesFiguresUncertain) ?? false

/** Whose invoices are sold already has sales that the bank does not show: a low income is no reason then. */
const isRevenueUnknown = (inputs: ModelInputs): boolean =>
  isUncertain(inputs) || (inputs.dataFindings?.some(({ code }) => code === 'receivables-sold') ?? false)

/** What the bank data rule out. */
function addBankKnockOuts(found: Reason[], policy: Policy, inputs: ModelInputs, figures: Figures): void {
  const { knockOuts } = policy
  if (inputs.accountHolder === 'personal-only') found.push(plain('personal-account-only'))
  if (inputs.accountHolder === 'none') found.push(plain('no-business-account'))
  if (isUncertain(inputs)) return
  if (inputs.negativeToday) found.push(plain('negative-today'))
  const nsf = figures.nsfLastThree ?? 0
  const mostNsf = knockOuts.maximumNsfLastThreeMonths
  if (mostNsf !== null && nsf > mostNsf)
    found.push({ code: 'nsf-above-maximum', values: { actual: nsf, wanted: mostNsf } })
  const negativeDays = perMonth(figures, figures.negativeDays * 100)
  const mostNegative = knockOuts.maximumNegativeDaysPerMonth
  if (mostNegative !== null && negativeDays > mostNegative)
    found.push({
      code: 'negative-days-above-maximum',
      values: { hundredthsActual: negativeDays, hundredthsWanted: mostNegative },
    })
  const revenue = perMonth(figures, figures.trueRevenue)
  if (revenue < knockOuts.minimumMonthlyRevenue && !isRevenueUnknown(inputs))
    found.push({
      code: 'revenue-below-minimum',
      values: { usdActual: revenue, usdWanted: neededOf(policy).monthlySales },
    })
}

const bankruptcyCode = (choice: Bankruptcies): Reason['code'] =>
  choice === '2+' ? 'bankruptcies-several' : choice === '1,<1 yr' ? 'bankruptcy-recent' : 'bankruptcy-policy'

function knockOutsOf(policy: Policy, inputs: ModelInputs, figures: Figures): Reason[] {
  const found: Reason[] = []
  const { knockOuts } = policy
  if (inputs.openBankruptcy) found.push(plain('open-bankruptcy'))
  else if (inputs.bankruptcies !== undefined && knockOuts.bankruptcies.includes(inputs.bankruptcies))
    found.push({ code: bankruptcyCode(inputs.bankruptcies), values: { choice: inputs.bankruptcies } })
  if (inputs.priorDefault === true) found.push(plain('prior-default'))
  addBankKnockOuts(found, policy, inputs, figures)
  const months = inputs.timeInBusinessMonths
  if (months !== undefined && months < knockOuts.minimumTimeInBusinessMonths)
    found.push({
      code: 'time-in-business-below-minimum',
      values: { actual: months, wanted: neededOf(policy).monthsInBusiness },
    })
  if (inputs.industry !== undefined && knockOuts.industries.includes(inputs.industry))
    found.push({ code: 'industry-not-served', values: { industry: inputs.industry } })
  if (inputs.state !== undefined && knockOuts.states.includes(inputs.state))
    found.push({ code: 'state-not-served', values: { state: inputs.state } })
  // A policy that weighs signs sends to a person, as it does for its own.
  if (inputs.tamperReviewOpen && !policy.tampering) found.push(plain('tamper-review'))
  return found
}

/** The vendor holds a statement for changed, or our own signs weigh as much as the policy asks for. */
function isInDoubt({ tampering }: Policy, { tamperReviewOpen, statementSigns }: ModelInputs): boolean {
  if (!tampering) return false
  return tamperReviewOpen === true || (statementSigns ?? 0) >= tampering.reviewFrom
}

function reviewsOf(policy: Policy, inputs: ModelInputs, figures: Figures): Reason[] {
  const found: Reason[] = []
  const has = (code: Reason['code']): boolean => found.some((other) => other.code === code)
  const { review } = policy
  // First: it is what the applicant can settle.
  const open = inputs.signing ? signingGaps(policy.signing ?? null, inputs.signing) : []
  if (open.some(mustBeSettled)) found.push(plain('signers-open'))
  if (!open.every(mustBeSettled)) found.push(plain('owner-report-missing'))
  for (const { code, values } of inputs.dataFindings ?? []) if (!has(code)) found.push({ code, values })
  if (figures.months < review.minimumMonths)
    found.push({ code: 'too-few-months', values: { actual: figures.months, wanted: review.minimumMonths } })
  if ((inputs.undisclosedAccounts ?? 0) >= review.undisclosedAccounts)
    found.push({ code: 'undisclosed-account', values: { actual: inputs.undisclosedAccounts ?? 0 } })
  if (inputs.accountHolder === 'unknown' && !has('account-holder-unknown'))
    found.push(plain('account-holder-unknown'))
  if (isInDoubt(policy, inputs)) found.push(plain('tamper-review'))
  if (inputs.identityInDoubt) found.push(plain('identity-in-doubt'))
  if (inputs.ownersWord?.looks)
    found.push({ code: 'deposits-to-look-at', values: { actual: inputs.ownersWord.looks } })
  if (inputs.priorDefault === 'unknown') found.push(plain('default-check-pending'))
  if (inputs.bankDataOn !== undefined) {
    const age = dayNumber(inputs.asOf) - dayNumber(inputs.bankDataOn)
    if (age > review.staleAfterDays)
      found.push({ code: 'bank-data-stale', values: { actual: age, wanted: review.staleAfterDays } })
  }
  const pace = inputs.monthToDatePace ?? null
  if (pace !== null && pace < review.monthToDatePace)
    found.push({ code: 'month-to-date-down', values: { pctActual: pace } })
  const change = inputs.sameMonthsLastYear ?? null
  if (change !== null && review.sameMonthsLastYear !== null && change < review.sameMonthsLastYear)
    found.push({
      code: 'below-last-year',
      values: { pctActual: change, pctWanted: review.sameMonthsLastYear },
    })
  const least = review.losesMoney ?? null
  const { keeps, losesEachMonth } = figures
  if (least !== null && keeps !== null && (keeps < least || losesEachMonth) && !has('loses-money'))
    found.push({ code: 'costs-exceed-sales', values: { pctActual: keeps } })
  const share = inputs.topPayerShare ?? 0
  if (share > review.topPayerShare)
    found.push({
      code: 'revenue-concentrated',
      values: { pctActual: share, pctWanted: review.topPayerShare },
    })
  return found
}

/** What keeps a second payment out altogether, whatever its size. */
function stackBars(policy: Policy, figures: Figures): Reason[] {
  const { declineAtPositions, minimumAgeDays } = policy.stack
  const found: Reason[] = []
  if (figures.openPositions >= declineAtPositions)
    found.push({
      code: 'too-many-positions',
      values: { actual: figures.openPositions, wanted: declineAtPositions - 1 },
    })
  const age = figures.newestPositionAgeDays
  if (age !== null && age < minimumAgeDays)
    found.push({ code: 'recent-position', values: { actual: age, wanted: minimumAgeDays } })
  return found
}

interface Offers {
  readonly first: OfferAndRows
  readonly stack: OfferAndRows
}

function offersOf(
  policy: Policy,
  grade: Grade,
  figures: Figures,
  bars: readonly Reason[],
  why: readonly Reason[],
): Offers {
  if (why.length > 0 || grade === 'E') return { first: declined(policy, why), stack: declined(policy, why) }
  const stacked = figures.openPositions > 0
  return {
    first: offerIn(policy, grade, figures, false, !stacked),
    stack: bars.length > 0 ? declined(policy, bars) : offerIn(policy, grade, figures, true, stacked),
  }
}

/**
 * Decides by a policy. The same inputs and the same policy give the same decision, for ever; throws only on a date that
 * does not exist. Where the bank data leave something uncertain, both ends are judged: an approval needs both and stands on
 * the lower one, ends that disagree are for a person. Reasons of a decline: the knock-outs; else what bars the offer; else,
 * where the score failed, the up to four parts furthest below the mean of approved files.
 */
export const decide = (policy: Policy, inputs: ModelInputs): Decision => judge(policy, inputs).decision

/** The same, with what would raise it: that tries further offers and costs as much again, so it is worked out only where it is told. */
export function decideAndExplain(policy: Policy, inputs: ModelInputs): ExplainedDecision {
  const { decision, held } = judge(policy, inputs)
  return { ...decision, whatWouldRaiseIt: raisesOf(policy, held, decision.outcome === 'declined') }
}

interface Judged {
  readonly decision: Decision
  readonly held: Held
}

/** Whether the policy leaves the decision to a person, since an account that counts was read from statements. */
const isPersons = (policy: Policy, { fromStatements }: ModelInputs): boolean =>
  fromStatements === true && policy.review.statementsDecide !== true

function judge(policy: Policy, inputs: ModelInputs): Judged {
  const judged = judgeFile(policy, inputs)
  if (!isPersons(policy, inputs)) return judged
  const { decision } = judged
  // What would end the review stays beside: a person's offer is priced by it.
  const ends = new Set(decision.knockOuts.map(({ code }) => code))
  const others = decision.reasons.filter(({ code }) => !ends.has(code))
  const reasons = [plain('read-from-statements'), ...others].slice(0, mostReasons)
  return { ...judged, decision: { ...decision, outcome: 'review', reasons } }
}

function judgeFile(policy: Policy, inputs: ModelInputs): Judged {
  const low = judgeEnd(policy, lowEnd(inputs))
  const judged = hasTwoEnds(inputs) ? ofBoth(policy, low, judgeEnd(policy, highEnd(inputs))) : low
  const { decision } = judged
  // A label may not approve by itself what its author could not: a person decides, within their authority.
  if (decision.outcome !== 'approved' || !inputs.labels?.loosening) return judged
  const reasons: Reason[] = [{ code: 'rests-on-labels', values: { actual: inputs.labels.loosening } }]
  return { ...judged, decision: { ...decision, outcome: 'review', reasons } }
}

/** A decline says what holds even when everything uncertain counts for the applicant; all else stands on the lower end. */
function ofBoth(policy: Policy, low: Judged, high: Judged): Judged {
  const range = { low: endOf(low), high: endOf(high) }
  const { outcome } = low.decision
  // What is only for a person at the lower end is said as such: an approval needs both ends.
  if (outcome === high.decision.outcome || (outcome === 'review' && high.decision.outcome === 'approved')) {
    const base = outcome === 'declined' ? high : low
    return { held: base.held, decision: { ...base.decision, range } }
  }
  // One of them declines, or only the upper one is for a person.
  const { decision } = low
  const reasons = [plain('ends-disagree'), ...high.decision.reasons].slice(0, mostReasons)
  return {
    held: { ...low.held, knockOuts: [] },
    decision: {
      ...decision,
      outcome: 'review',
      grade: gradeOf(policy, decision.score),
      knockOuts: [],
      reasons,
      range,
    },
  }
}

function endOf({ decision, held: { figures, offered } }: Judged): DecisionEnd {
  const { outcome, grade, score } = decision
  return {
    outcome,
    grade,
    score,
    trueRevenue: perMonth(figures, figures.trueRevenue),
    openPositions: figures.openPositions,
    burden: figures.burden,
    maximum: offered.offer.loanApproval,
  }
}

function judgeEnd(policy: Policy, inputs: ModelInputs): Judged {
  const figures = figuresOf(policy, inputs)
  const knockOuts = knockOutsOf(policy, inputs, figures)
  const score = scoreOf(policy, inputs, figures)
  const { grade } = score
  let why: readonly Reason[] = knockOuts
  const uncertain = isRevenueUnknown(inputs)
  if (why.length === 0 && grade === 'E' && !uncertain)
    why = score.shortfalls.map(({ reason }) => reason).slice(0, mostReasons)
  const bars = stackBars(policy, figures)
  const { first, stack } = offersOf(policy, grade, figures, bars, why)
  const position = figures.openPositions > 0 ? 'stack' : 'first'
  const offered = position === 'stack' ? stack : first
  let outcome: Decision['outcome'] = 'declined'
  let reasons: readonly Reason[] = why
  if (why.length === 0) {
    // Without a figure to decline on a person looks.
    if (offered.offer.reasons.length > 0 && !uncertain) reasons = offered.offer.reasons
    else {
      reasons = reviewsOf(policy, inputs, figures)
      outcome = reasons.length > 0 ? 'review' : 'approved'
    }
  }
  const decision: Decision = {
    policyVersion: policy.version,
    asOf: inputs.asOf,
    outcome,
    // No grade is given where something ends the review before the score.
    grade: knockOuts.length > 0 ? 'E' : grade,
    score: score.score,
    factors: score.factors,
    firstPosition: first.offer,
    stack: stack.offer,
    position,
    terms: offered.rows,
    knockOuts,
    reasons: reasons.slice(0, mostReasons),
  }
  const { points, scale, shortfalls } = score
  const { requestedAmount } = inputs
  return { decision, held: { figures, points, scale, shortfalls, knockOuts, offered, requestedAmount } }
}
