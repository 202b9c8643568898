// What an owner may choose below a decision.
import { choiceRange, type ChoiceRange } from '#core/domain/choose-deal.ts'
import type { Policy } from '#core/domain/underwriting.ts'
import type { DecisionRow } from '#platform/store/decisions.ts'

export const rangeOf = (policy: Policy, { result, origin }: DecisionRow): ChoiceRange =>
  choiceRange(policy, result, origin === 'staff' ? 'person' : 'model')
