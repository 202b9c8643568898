// The deals as they are drawn: one table with radios as heads, the APR beside its price, no word that sells a factor as a rate, both languages.
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Language } from '#core/words/words.ts'
import { LanguageProvider } from '#ui/words.tsx'
import type { WireDeal } from './contract.ts'
import { DealTable } from './deal-table.tsx'

const priced = (term: number, payment: number, total: number, apr: number, count: number): WireDeal => ({
  id: `50000-${term}-weekly`,
  payment,
  frequency: 'Weekly',
  term,
  rate: total / 50_000,
  total,
  selected: false,
  amount: 50_000,
  apr,
  last_payment: payment,
  payments_count: count,
  final_date: '2027-02-22',
  sign_by: '2026-11-20',
  funded_on: '2026-11-23',
  first_payment_on: '2026-11-30',
  Max_Approval__c: 50_000,
  Max_Term__c: term,
  tightest: null,
  Num_Payments__c: count,
})
const first = priced(3, 4307.69, 56_000, 86.3, 13)
const deals = [first, priced(7, 2000, 60_000, 63.39, 30), priced(12, 1230.77, 64_000, 50.77, 52)]

const drawn = (
  offers: readonly WireDeal[] = deals,
  language: Language = 'en',
  given: Partial<Parameters<typeof DealTable>[0]['standing']> = {},
  saved = '',
) =>
  renderToStaticMarkup(
    <LanguageProvider language={language}>
      <DealTable
        standing={{
          offers: [...offers],
          monthly_sales: { amount: 68_400, from: 'bank' },
          ...given,
        }}
        form="f"
        picked={offers[0]!.id}
        saved={saved}
        onPick={() => {}}
      />
    </LanguageProvider>,
  )

describe('the deals', () => {
  it('stand in one table whose column heads are the radios, the first one picked', () => {
    const table = drawn()
    expect(table.match(/<table/g)).toHaveLength(1)
    expect(table.match(/scope="col"[^>]*><label/g)).toHaveLength(3)
    expect(table.match(/type="radio"/g)).toHaveLength(3)
    expect(table).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="50000-3-weekly"/)
    expect(table.match(/checked=""/g)).toHaveLength(1)
    for (const row of table.split('<tr').slice(2)) expect(row.match(/<td/g)).toHaveLength(3)
  })

  it('show what is paid, got and repaid, with the APR directly after the price and its share of the sales', () => {
    const table = drawn()
    expect(table).toContain('aria-label="Lowest total repaid: 3 months, $4,307.69 a week, APR 86.30%"')
    expect(table).toMatch(/\$4,307\.69<\/b><small>a week<\/small><small class="num">APR <b>86\.30%/)
    for (const text of [
      '$50,000.00',
      '$56,000.00',
      '$1.12 per $1',
      'Feb 22, 2027',
      '27.3%',
      'as your bank shows',
    ])
      expect(table).toContain(text)
    expect(table).toContain('the money is sent by Nov 23, 2026')
  })

  it('print the criterion of the best deal, and call none best where there is no choice', () => {
    const borne = deals.map((deal) => ({ ...deal, tightest: { left: 9_000, with_less_sales: 1_000 } }))
    expect(drawn(borne)).toMatch(
      /BEST DEAL!.*<small class="name">Lowest total that your account can handle even if sales drop 20%<\/small>/,
    )
    for (const unknown of [drawn(), drawn([first]), drawn([{ ...borne[0]! }])])
      expect(unknown).not.toContain('BEST DEAL!')
    expect(drawn([first])).toContain('aria-label="3 months')
    expect(drawn(deals.slice(0, 2))).toContain('>Lowest total repaid<')
  })

  it('never call what is repaid per dollar a rate', () => {
    for (const language of ['en', 'es'] as const)
      expect(drawn(deals, language).replace(/Tasa porcentual anual \(APR\)/g, '')).not.toMatch(
        /\brate\b|factor|tasa/i,
      )
  })

  it('show a share of nothing known as unknown, never as zero', () => {
    const table = drawn(deals, 'en', { monthly_sales: null })
    expect(table).toContain('your sales are not known yet')
    expect(table).toMatch(/<td role="cell" class="num">-<\/td>/)
    expect(table).not.toContain('if the money')
    expect(table).not.toContain('<progress')
  })

  it('mark the saved one, tell daily payments as such, and speak Spanish', () => {
    expect(drawn(deals, 'en', {}, first.id).match(/Your choice/g)).toHaveLength(1)
    expect(drawn([{ ...first, frequency: 'Daily' }])).toContain('a business day')
    const spanish = drawn(deals, 'es')
    for (const text of [
      '$1.12 por cada $1',
      '22 feb 2027',
      'Parte de sus ventas',
      'Pago y total intermedios',
    ])
      expect(spanish).toContain(text)
  })
})
