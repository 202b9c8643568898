// What the reader of a file may approve alone, and who could be the second person: shown before anybody opens a dialog.
import { mayDo } from '#core/domain/access.ts'
import { isWithinAuthority, judgeAuthority } from '#core/domain/authority.ts'
import { approvedResult, isAmountOffered, standingGrade, standsBeside } from '#core/domain/override.ts'
import type { DecisionWithDeals, Policy } from '#core/domain/underwriting.ts'
import type { Cents } from '#core/ground/money.ts'
import type { Deps } from '#platform/deps.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { openDecision } from '#platform/store/decision-basis.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import type { LoggedIn } from '../login/session.server.ts'
import { secondPersons } from '../people/second-persons.server.ts'
import type { Application } from './application-contract.ts'
import { hasOpened } from './open-file.server.ts'
import { mayBecome } from './put-in-effect.server.ts'

/** Null where the reader decides nothing here, has not said why they read the file, or no amount can be offered. */
export async function authorityOn(
  deps: Deps,
  staff: LoggedIn,
  lead: LeadRow,
): Promise<Application['authority']> {
  const { policy, db, keys } = deps
  if (!mayDo(staff, 'decide', lead) || !mayBecome(lead.stage, 'offered')) return null
  if (!(await hasOpened(deps, staff, lead.id))) return null
  const today = easternDay(deps.clock())
  const inEffect = await currentDecision(db, lead.id)
  const base = standsBeside(policy, inEffect && openDecision(keys, inEffect), today)
  const amount = amountInQuestion(policy, base.result, lead.answers.requestedAmount ?? null)
  if (amount === null) return null
  const { deals } = approvedResult(policy, base, amount, today)
  const grade = standingGrade(base)
  const limits = judgeAuthority(policy, staff, { inputs: base.inputs, grade }, deals)
  const seconds = await secondPersons(db, policy.authority.secondApprovers, deps.clock())
  return {
    amount,
    alone: isWithinAuthority(limits),
    limits: [...limits],
    ...seconds.among(staff.id),
  }
}

/** What is offered now; else what was asked for, or the most that the model bears where that is less. Null where nothing can be offered. */
function amountInQuestion(
  policy: Policy,
  { deals, position, stack, firstPosition }: DecisionWithDeals,
  requested: Cents | null,
): Cents | null {
  const { maximumAmount, amountStep } = policy.limits
  const bears = (position === 'stack' ? stack : firstPosition)?.loanApproval || maximumAmount
  const most = Math.min(requested ?? maximumAmount, bears, maximumAmount)
  const amount = deals[0]?.amount ?? most - (most % amountStep)
  return isAmountOffered(policy, amount) ? amount : null
}
