// What happens next, said plainly for every stage.
import { mayChoose } from '#core/domain/lead-stage.ts'
import { products } from '#core/codes/choices.ts'
import { disclosureNamed } from '#core/domain/disclosure-states.ts'
import { en } from '#core/words/offering/en.ts'
import { es } from '#core/words/offering/es.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import type { Doing } from './doing.server.ts'

const priced: readonly unknown[] = ['Working Capital', 'Credit Line']

export function nextStep(lead: LeadRow, doing: Doing | 'stopped', language: Language): string {
  const words = pick({ en, es }, language)
  const { product } = lead.answers
  if (doing) return words[`next.${doing}`]
  if (lead.stage === 'in-review' && !priced.includes(product)) {
    const choice = products.find(({ value }) => value === product)
    return fill(words['next.representative'], { product: choice?.[language] ?? String(product ?? '') })
  }
  const next = words[`next.${lead.stage}`]
  const { businessState, homeState } = lead.answers
  const law = mayChoose(lead.stage) ? disclosureNamed(businessState ?? homeState ?? '') : null
  return law ? `${next} ${fill(words['next.disclosure'], law)}` : next
}
