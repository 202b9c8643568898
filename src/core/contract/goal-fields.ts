// The answers about what the money is for and how the owner came here.
import { fundsNeededKind, loanUseKind, mostImportantKind, referralKind } from '#core/fields/listed-choices.ts'
import { textKind } from '#core/fields/text.ts'
import { en } from '#core/words/goal-fields/en.ts'
import { es } from '#core/words/goal-fields/es.ts'
import { field, type FieldSet, type Fields } from './field-set.ts'

export type GoalField = keyof typeof en

/** Specification 1, section 3. */
export const goalFields = {
  interest: field(loanUseKind, ['interest', 'business.interest']),
  fundsNeeded: field(fundsNeededKind, ['funds_needed_timeframe', 'business.funds_needed_timeframe']),
  mostImportant: field(mostImportantKind, ['securing_financing', 'business.securing_financing']),
  referral: field(referralKind, ['refer', 'business.refer', 'pg.refer']),
  otherReferrer: field(textKind, ['other_referrer', 'business.other_referrer', 'pg.other_referrer']),
} as const satisfies Fields<GoalField>

export const goalSet = { fields: goalFields, labels: { en, es } } satisfies FieldSet<GoalField>
