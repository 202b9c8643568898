// A deal as it is drawn: its APR beside its price, in both languages, and no word that sells a factor as a rate.
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Language } from '#core/words/words.ts'
import { LanguageProvider } from '#ui/words.tsx'
import type { WireDeal } from './contract.ts'
import { DealCard } from './deal-card.tsx'
import type { DealMark } from './deal-figures.ts'

const deal: WireDeal = {
  id: '50000-3-weekly',
  payment: 4307.69,
  frequency: 'Weekly',
  term: 3,
  rate: 1.12,
  total: 56_000,
  selected: false,
  amount: 50_000,
  apr: 86.3,
  last_payment: 4307.72,
  payments_count: 13,
  final_date: '2027-02-22',
  Max_Approval__c: 50_000,
  Max_Term__c: 3,
  Num_Payments__c: 13,
}

const drawn = (changes: Partial<WireDeal> = {}, language: Language = 'en', mark: DealMark = 'best') =>
  renderToStaticMarkup(
    <LanguageProvider language={language}>
      <DealCard
        deal={{ ...deal, ...changes }}
        mark={mark}
        of={3}
        checked
        chosen={false}
        onChoose={() => {}}
      />
    </LanguageProvider>,
  )

describe('a deal', () => {
  it('shows what is paid, got and repaid, with the APR directly after the price', () => {
    const card = drawn()
    expect(card).toContain('aria-label="Shortest term, lowest total: 3 months, $4,307.69 a week, APR 86.30%"')
    expect(card).toMatch(/Payment per week.*\$4,307\.69<\/b><\/span><dl><div><dt>APR<\/dt>.*86\.30%/)
    for (const text of ['You get', '$50,000.00', 'You repay $1.12 per $1', '$56,000.00', 'February 22, 2027'])
      expect(card).toContain(text)
    expect(card).toContain('BEST DEAL!')
    expect(card).toContain('Lowest total repaid of the three')
  })

  it('never calls what is repaid per dollar a rate', () => {
    for (const language of ['en', 'es'] as const)
      expect(drawn({}, language).replace(/APR \(tasa anual\)/g, '')).not.toMatch(/\brate\b|factor|tasa/i)
  })

  it('has the same lines in every card, to be compared, and tells daily payments as such', () => {
    const linesOf = (card: string) => [...card.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, name]) => name)
    expect(linesOf(drawn({ last_payment: deal.payment }))).toEqual(linesOf(drawn()))
    expect(drawn({ frequency: 'Daily' })).toContain('Payment per bank day')
    expect(drawn({}, 'en', null)).not.toContain('BEST DEAL!')
  })

  it('has a name that says what it is chosen for, to eye and ear', () => {
    const names = {
      best: ['Shortest term, lowest total', 'Menor plazo, menor total'],
      middle: ['Middle term, middle payment', 'Plazo y pago intermedios'],
      'lowest-payment': ['Longest term, lowest payment', 'Mayor plazo, menor pago'],
    } as const
    for (const [mark, [en, es]] of Object.entries(names) as [keyof typeof names, readonly string[]][]) {
      expect(drawn({}, 'en', mark)).toContain(`<b class="name">${en}</b>`)
      expect(drawn({}, 'en', mark)).toContain(`aria-label="${en}: 3 months`)
      expect(drawn({}, 'es', mark)).toContain(`<b class="name">${es}</b>`)
    }
    expect(drawn({}, 'en', null)).not.toContain('class="name"')
    expect(drawn({}, 'en', null)).toContain('aria-label="3 months')
  })

  it('speaks Spanish', () => {
    expect(drawn({}, 'es')).toContain('Usted paga $1.12 por cada $1')
    expect(drawn({}, 'es')).toContain('22 de febrero de 2027')
  })
})
