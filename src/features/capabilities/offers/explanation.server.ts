// Why an offer or a decline is what it is, in the words of the call's language.
import { MINIMUM_MONTHLY_SALES, MINIMUM_MONTHS_IN_BUSINESS, shortfalls } from '#core/domain/qualification.ts'
import { monthsInBusiness } from '#core/domain/start-dates.ts'
import type { ExplainedDecision, Raise, Reason } from '#core/domain/underwriting.ts'
import { formatUsd } from '#core/ground/money.ts'
import { en } from '#core/words/offering/en.ts'
import { es } from '#core/words/offering/es.ts'
import { reasonText, underwritingText } from '#core/words/underwriting/reason-text.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import type { LeadRow } from '#platform/store/leads.ts'

interface Cause {
  readonly code: string
  readonly text: string
}

const causes = (kind: 'reason' | 'raise', list: readonly (Reason | Raise)[], language: Language): Cause[] =>
  list.map((item) => ({ code: item.code, text: reasonText(kind, item, language) }))

/** Factors with their points, the reasons of the outcome, and what would raise the amount. */
export function explanationOf(decision: ExplainedDecision, language: Language) {
  return {
    factors: decision.factors.map((factor) => ({
      name: factor.name,
      label: underwritingText(`factor.${factor.name}`, language),
      score: factor.score,
      max: factor.maxScore,
      reasons: factor.reasons.map((reason) => reasonText('reason', reason, language)),
    })),
    reasons: causes('reason', decision.reasons, language),
    raises: causes('raise', decision.whatWouldRaiseIt, language),
  }
}

/** Why the answers alone do not qualify; a private register is never told (decision 7). */
export function unqualifiedReasons({ answers }: LeadRow, language: Language): Cause[] {
  const words = pick({ en, es }, language)
  const monthlySales = typeof answers.monthlySales === 'number' ? answers.monthlySales : 0
  const short = shortfalls({
    monthlySales,
    monthsInBusiness: monthsInBusiness(String(answers.yearsInBusiness ?? '')),
    product: String(answers.product ?? ''),
    inDefaultRegister: false,
  })
  const usd = (cents: number) => formatUsd(cents, { cents: false })
  const values = {
    sales: { actual: usd(monthlySales), wanted: usd(MINIMUM_MONTHLY_SALES) },
    'time-in-business': { wanted: MINIMUM_MONTHS_IN_BUSINESS },
    register: {},
  }
  const told = short.filter((cause) => cause !== 'register')
  if (!told.length) return [{ code: 'other', text: words['unqualified.other'] }]
  return told.map((code) => ({ code, text: fill(words[`unqualified.${code}`], values[code]) }))
}
