// Why an offer or a decline is what it is, in the words of the call's language.
import type { GeneralMinimums } from '#core/domain/policy-cells.ts'
import { shortfalls } from '#core/domain/qualification.ts'
import { monthsInBusiness } from '#core/domain/start-dates.ts'
import { isOnBankData, type Raise, type Reason } from '#core/domain/underwriting.ts'
import { formatUsd } from '#core/ground/money.ts'
import { en } from '#core/words/offering/en.ts'
import { es } from '#core/words/offering/es.ts'
import {
  noticeSentence,
  ownersReasonText,
  reasonText,
  underwritingText,
} from '#core/words/underwriting/reason-text.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import type { OpenedDecision } from '#platform/store/decisions.ts'
import type { LeadRow } from '#platform/store/leads.ts'

interface Cause {
  readonly code: string
  readonly text: string
}

const causes = (kind: 'reason' | 'raise', list: readonly (Reason | Raise)[], language: Language): Cause[] =>
  list.map((item) => ({
    code: item.code,
    text: kind === 'raise' ? reasonText(kind, item, language) : ownersReasonText(item, language),
  }))

/** A person's reasons stand as the notice words them, unless the bank data gave their figures; an approval by a person needs none. */
function personsReasons({ outcome, result, inputs }: OpenedDecision, language: Language): Cause[] {
  const figures = isOnBankData(inputs)
  const worded = (reason: Reason) =>
    (figures && Object.keys(reason.values).length > 0 ? null : noticeSentence(reason.code, language)) ??
    reasonText('reason', reason, language)
  return outcome === 'declined'
    ? result.reasons.map((reason) => ({ code: reason.code, text: worded(reason) }))
    : []
}

/** Factors with their points, the reasons of the outcome, and what would raise the amount. Where no bank was read: the reasons only. */
export function explanationOf(row: OpenedDecision, language: Language) {
  const { result, inputs, origin } = row
  // The model's figures explain its own offer, not the one that a person made.
  if (origin === 'staff' && row.outcome === 'approved') {
    const byPerson = { code: 'by-person', text: pick({ en, es }, language).byPerson }
    return { bank_data: false, factors: [], reasons: [byPerson], raises: [] }
  }
  const reasons =
    origin === 'staff' ? personsReasons(row, language) : causes('reason', result.reasons, language)
  if (!isOnBankData(inputs)) return { bank_data: false, factors: [], reasons, raises: [] }
  return {
    bank_data: true,
    // A factor of which nothing is known counted nothing.
    factors: result.factors
      .filter(({ maxScore }) => maxScore > 0)
      .map((factor) => ({
        name: factor.name,
        label: underwritingText(`factor.${factor.name}`, language),
        score: factor.score,
        max: factor.maxScore,
        reasons: factor.reasons.map((reason) => reasonText('reason', reason, language)),
      })),
    reasons,
    raises: causes('raise', result.whatWouldRaiseIt, language),
  }
}

/** Why the answers alone do not qualify, by the minimums that they were judged by; a private register is never told (spec 6). */
export function unqualifiedReasons(
  { answers }: LeadRow,
  minimums: GeneralMinimums,
  language: Language,
): Cause[] {
  const words = pick({ en, es }, language)
  const { monthlySales, yearsInBusiness } = answers
  const short = shortfalls(
    {
      monthlySales,
      monthsInBusiness: yearsInBusiness && monthsInBusiness(yearsInBusiness),
      inDefaultRegister: false,
    },
    minimums,
  )
  const usd = (cents: number) => formatUsd(cents, { cents: false })
  const values = {
    sales: { actual: usd(monthlySales ?? 0), wanted: usd(minimums.monthlySales) },
    'time-in-business': { wanted: minimums.monthsInBusiness },
    register: {},
  }
  const told = short.filter((cause) => cause !== 'register')
  if (!told.length) return [{ code: 'other', text: words['unqualified.other'] }]
  return told.map((code) => ({ code, text: fill(words[`unqualified.${code}`], values[code]) }))
}
