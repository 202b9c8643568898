// What happens next, said plainly for every stage.
import { products } from '#core/codes/choices.ts'
import { disclosureLawOf } from '#core/domain/disclosure-states.ts'
import { en } from '#core/words/offering/en.ts'
import { es } from '#core/words/offering/es.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import type { LeadRow } from '#platform/store/leads.ts'

const priced: readonly unknown[] = ['Working Capital', 'Credit Line']

/** `deciding`: the bank data is being fetched or read right now. */
export function nextStep(lead: LeadRow, deciding: boolean, language: Language): string {
  const words = pick({ en, es }, language)
  const { product, businessState, homeState } = lead.answers
  if (deciding) return words['next.deciding']
  if (lead.stage === 'in-review' && !priced.includes(product)) {
    const choice = products.find(({ value }) => value === product)
    return fill(words['next.representative'], { product: choice?.[language] ?? String(product ?? '') })
  }
  const next = words[`next.${lead.stage}`]
  const offers = lead.stage === 'offered' || lead.stage === 'offer-chosen'
  const law = offers ? disclosureLawOf(String(businessState ?? homeState ?? '')) : null
  return law ? `${next} ${words['next.disclosure']}` : next
}
