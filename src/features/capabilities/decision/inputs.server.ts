// What the model reads of an application: its answers as stated, its bank data as analysed. Nothing is made up: what is unknown is left out.
import { creditFloor } from '#core/codes/choices.ts'
import { holderByNames, type StatedNames } from '#core/domain/bank/named-holder.ts'
import { withHolders } from '#core/domain/bank/strange-holder.ts'
import type { LeadAnswers } from '#core/contract/lead-fields.ts'
import { creditInputs, type ReportRead } from '#core/domain/credit-report/report-facts.ts'
import { inputsFromAnalysis } from '#core/domain/model-inputs.ts'
import { monthsInBusiness } from '#core/domain/start-dates.ts'
import type { BankAnalysis, ModelInputs, Policy } from '#core/domain/underwriting.ts'
import type { SigningFacts } from '#core/domain/who-signs.ts'
import type { MerchantDefaults } from '#platform/store/leads.ts'

type Answers = LeadAnswers

/** Money in cents. Without a report the credit score is the lower bound of the stated band, marked so (spec 221). */
export function modelInputs(
  policy: Policy,
  answers: Answers,
  analysis: Omit<BankAnalysis, 'excludedCredits'>,
  merchantDefaults: MerchantDefaults | 'off',
  reports: readonly ReportRead[],
  signing: SigningFacts,
): ModelInputs {
  const names = statedNames(answers)
  const read = {
    ...inputsFromAnalysis(analysis),
    ...(policy.review.acceptsOwnerNames ? holderByNames(analysis, names) : {}),
  }
  return {
    ...read,
    ...withHolders(read, analysis, names),
    ...statedInputs(policy, answers, merchantDefaults),
    ...creditInputs(reports, analysis.asOf),
    signing,
  }
}

/** What the model reads beside a bank's data. `merchantDefaults`: 'off' when no register is set up; an unanswered look-up is 'unknown'. */
export function statedInputs(
  policy: Policy,
  answers: Answers,
  merchantDefaults: MerchantDefaults | 'off',
): Omit<ModelInputs, 'asOf' | 'months'> {
  const years = answers.yearsInBusiness
  const credit = creditFloor(answers.creditBand ?? '')
  return {
    product: answers.product,
    requestedAmount: answers.requestedAmount,
    timeInBusinessMonths: years === undefined ? undefined : monthsInBusiness(years),
    industry: industryOf(policy, [answers.industry, answers.generalIndustry]),
    state: answers.businessState ?? answers.homeState,
    ficos: credit === null ? undefined : [{ score: credit, source: 'stated' }],
    priorDefault: { off: undefined, unknown: 'unknown' as const, hit: true, clear: false }[merchantDefaults],
  }
}

/** As the applicant gave them. */
export const statedNames = ({ businessName = '', firstName = '', lastName = '' }: Answers): StatedNames => ({
  business: businessName,
  person: `${firstName} ${lastName}`.trim(),
})

/** The name that the policy knows, the narrower one first; any other is the general one. */
function industryOf(policy: Policy, names: readonly (string | undefined)[]): string | undefined {
  const { nonCore, fleet } = policy.industries
  const listed = new Set([...nonCore, ...fleet, ...policy.knockOuts.industries])
  return names.find((name) => name !== undefined && listed.has(name)) ?? names.at(-1)
}
