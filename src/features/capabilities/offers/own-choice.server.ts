// What an owner may choose below a decision, and the day that its prices count from.
import { bankDayOnOrAfter } from '#core/domain/bank-days.ts'
import { choiceRange, type ChoiceRange } from '#core/domain/choose-deal.ts'
import type { Policy } from '#core/domain/underwriting.ts'
import { addDays, type IsoDate } from '#core/ground/dates.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import type { DecisionRow } from '#platform/store/decisions.ts'

export const rangeOf = (policy: Policy, { result, origin }: DecisionRow): ChoiceRange =>
  choiceRange(policy, result, origin === 'staff' ? 'person' : 'model')

/** The first bank day after the decision: the one that its deals are priced from. */
export const fundedAfter = ({ at }: Pick<DecisionRow, 'at'>): IsoDate =>
  bankDayOnOrAfter(addDays(easternDay(at), 1))
