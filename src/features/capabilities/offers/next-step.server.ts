// What happens next, said plainly for every stage.
import { mayChoose } from '#core/domain/lead-stage.ts'
import { products } from '#core/codes/choices.ts'
import { disclosureLawOf } from '#core/domain/disclosure-states.ts'
import { en } from '#core/words/offering/en.ts'
import { es } from '#core/words/offering/es.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import type { DoneSoFar } from './done-so-far.server.ts'
import type { LeadRow } from '#platform/store/leads.ts'

const priced: readonly unknown[] = ['Working Capital', 'Credit Line']

/** Whether the law of the applicant's state asks for a disclosure with an offer (decision 15). */
export const isDisclosureState = ({ answers }: LeadRow): boolean =>
  disclosureLawOf(answers.businessState ?? answers.homeState ?? '') !== null

/** `working`: what is being done for the application right now. */
export function nextStep(lead: LeadRow, working: DoneSoFar['working'], language: Language): string {
  const words = pick({ en, es }, language)
  const { product } = lead.answers
  if (working === 'plaid_json') return words['next.deciding']
  if (working === 'contracts') return words['next.contracts']
  if (lead.stage === 'in-review' && !priced.includes(product)) {
    const choice = products.find(({ value }) => value === product)
    return fill(words['next.representative'], { product: choice?.[language] ?? String(product ?? '') })
  }
  const next = words[`next.${lead.stage}`]
  const offers = mayChoose(lead.stage)
  return offers && isDisclosureState(lead) ? `${next} ${words['next.disclosure']}` : next
}
