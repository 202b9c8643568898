// What happens next, said plainly for every stage.
import { mayChoose } from '#core/domain/lead-stage.ts'
import { products } from '#core/codes/choices.ts'
import { disclosureLawOf, disclosureNamed } from '#core/domain/disclosure-states.ts'
import { en } from '#core/words/offering/en.ts'
import { es } from '#core/words/offering/es.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import type { LeadRow } from '#platform/store/leads.ts'

const priced: readonly unknown[] = ['Working Capital', 'Credit Line']

/** Whether the law of the applicant's state asks for a disclosure with an offer (decision 15). */
export const isDisclosureState = ({ answers }: Pick<LeadRow, 'answers'>): boolean =>
  disclosureLawOf(stateOf({ answers })) !== null

const stateOf = ({ answers }: Pick<LeadRow, 'answers'>): string =>
  answers.businessState ?? answers.homeState ?? ''

/** `deciding`: the bank data is being fetched or read right now. */
export function nextStep(lead: LeadRow, deciding: boolean, language: Language): string {
  const words = pick({ en, es }, language)
  const { product } = lead.answers
  if (deciding) return words['next.deciding']
  if (lead.stage === 'in-review' && !priced.includes(product)) {
    const choice = products.find(({ value }) => value === product)
    return fill(words['next.representative'], { product: choice?.[language] ?? String(product ?? '') })
  }
  const next = words[`next.${lead.stage}`]
  const law = mayChoose(lead.stage) ? disclosureNamed(stateOf(lead)) : null
  return law ? `${next} ${fill(words['next.disclosure'], law)}` : next
}
