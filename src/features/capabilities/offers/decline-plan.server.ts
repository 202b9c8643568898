// A decline's plan as its owner reads it: from the decision's own frozen figures, in the language of the call.
import { decide } from '#core/domain/decision.ts'
import { declinePlan, type DeclinePlan } from '#core/domain/decline-plan.ts'
import { outsideTrace, traceOf } from '#core/domain/decline-trace.ts'
import type { PlanStep } from '#core/domain/plan-steps.ts'
import { isOnBankData, type Policy } from '#core/domain/underwriting.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { formatUsd } from '#core/ground/money.ts'
import { en } from '#core/words/decline-plan/en.ts'
import { es } from '#core/words/decline-plan/es.ts'
import { reasonText } from '#core/words/underwriting/reason-text.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import type { Deps } from '#platform/deps.ts'
import { policyDigest } from '#platform/policy-digest.ts'
import { openDecision, type DecisionBasis } from '#platform/store/decision-basis.ts'
import type { DecisionRow } from '#platform/store/decisions.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { hasAppliedSince, isToBeTold } from '#platform/store/notify-wishes.ts'
import type { WirePlan } from './contract.ts'
import { reminderOf } from './reminder.server.ts'

type Told = Pick<DecisionRow, 'outcome' | 'origin' | 'policyVersion' | 'policyDigest' | 'result'> &
  Pick<DecisionBasis, 'inputs' | 'justification'>

/**
 * The plan of a decline; null where the model cannot answer for it: no bank was read, a person gave a cause that the model did not find,
 * or policy or engine have changed since and find something else in the same figures.
 */
export function planOf(policy: Policy, decision: Told): DeclinePlan | null {
  const { inputs, result } = decision
  if (decision.outcome !== 'declined' || !isOnBankData(inputs)) return null
  if (decision.policyVersion !== policy.version || decision.justification !== null) return null
  if (decision.policyDigest !== null && decision.policyDigest !== policyDigest(policy)) return null
  const now = decide(policy, inputs)
  const said = result.reasons.map(({ code }) => code)
  if (now.outcome !== 'declined' || outsideTrace(traceOf(now), said).length > 0) return null
  return declinePlan(policy, inputs)
}

/** The plan on the wire; null where there is nothing to tell. */
export async function readPlan(
  deps: Deps,
  lead: LeadRow,
  decision: DecisionRow,
  language: Language,
): Promise<WirePlan | null> {
  const { db, keys, policy, clock } = deps
  const plan = planOf(policy, openDecision(keys, decision))
  if (!plan || (!plan.steps.length && !plan.missing.length)) return null
  const { end, by, stays, missing } = plan
  const causes = [...decision.result.reasons, ...decision.result.knockOuts]
  const sentence = (code: string) =>
    reasonText('reason', causes.find((each) => each.code === code) ?? { code, values: {} }, language)
  const replaced = await hasAppliedSince(db, lead.id)
  const due = by !== null && by <= easternDay(clock())
  return {
    end,
    by,
    due,
    to_be_told: await isToBeTold(db, lead.id, decision.at),
    replaced,
    reminder: by && !due && !replaced ? await reminderOf(deps, lead) : null,
    steps: plan.steps.map((step) => wireStep(step, language)),
    stays: stays.map(sentence),
    missing: missing.map(sentence),
  }
}

const atMost: readonly PlanStep['code'][] = ['end-advances', 'returned-items', 'negative-days']

function wireStep(
  { code, now, needed, by, months = 0 }: PlanStep,
  language: Language,
): WirePlan['steps'][number] {
  const words = pick({ en, es }, language)
  const value = (number: number | null): string => {
    if (number === null) return ''
    if (code === 'time-in-business') return fill(words.months, { count: number })
    if (code === 'wait-after-advance') return fill(words.days, { count: number })
    if (code === 'negative-days') return fill(words.daysAMonth, { count: number / 100 })
    if (code === 'revenue' || code === 'balance') return formatUsd(number, { cents: false })
    return String(number)
  }
  const wanted = atMost.includes(code) ? words.atMost : words.atLeast
  return {
    code,
    what: words[`what.${code}`],
    how: fill(words[`how.${code}`], { count: months }),
    now: code === 'above-zero' ? words.overdrawn : value(now),
    needed: code === 'above-zero' ? words.zeroOrMore : fill(wanted, { value: value(needed) }),
    by,
  }
}
