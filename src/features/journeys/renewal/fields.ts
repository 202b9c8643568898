// What a renewal asks: answers of an application under names and limits of their own.
import { field, type FieldSet, type Fields } from '#core/contract/field-set.ts'
import { renewalFundingKind } from '#core/fields/currency.ts'
import { loanUseKind } from '#core/fields/listed-choices.ts'
import { flagKind } from '#core/fields/checkbox.ts'
import { en } from '#core/words/renewal/en.ts'
import { es } from '#core/words/renewal/es.ts'

/** Ids of an application's answers: what is given here is written there. */
export type RenewalField = 'requestedAmount' | 'interest' | 'smsConsent'

/** Specification 2, section 3: the renewal's model is flat. */
export const renewalFields = {
  requestedAmount: field(renewalFundingKind, ['requestedAmount']),
  interest: field(loanUseKind, ['use_of_funds']),
  smsConsent: field(flagKind, ['smsConsent']),
} as const satisfies Fields<RenewalField>

const labelsOf = (words: Readonly<Record<RenewalField, string>>): Readonly<Record<RenewalField, string>> =>
  words

export const renewalSet = {
  fields: renewalFields,
  labels: { en: labelsOf(en), es: labelsOf(es) },
} satisfies FieldSet<RenewalField>
