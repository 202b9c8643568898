// The kinds of papers: what they say of their facts, the same on the page and in the PDF, in both languages.
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { PaperView } from '#ui/paper/paper-view.tsx'
import { writePaper } from '#platform/paper/write-paper.ts'
import { pageTexts } from '../../../test/pdf-tools.ts'
import { FUNDED_ON, sampleAgreement, sampleDeal, samplePapers } from '../../../test/sample-papers.ts'
import { agreementTerms } from './funding-agreement/facts.ts'
import { composePaper, type PaperName } from './papers.ts'

const samples = samplePapers
const languages = ['en', 'es'] as const
const both = (Object.keys(samples) as PaperName[]).flatMap((name) =>
  languages.map((language) => [name, language] as const),
)
const paper = (name: PaperName, language: 'en' | 'es') => composePaper(name, samples[name] as never, language)

const decoded = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
/** Words alone: their order and breaks differ between lines and cells, and those that run to the left stand turned round in a PDF. */
const wordsOf = (text: string) =>
  text
    .replace(/[\u2066-\u2069]/g, '')
    .split(/\s+/)
    .filter((word) => word && !/[\u0590-\u06ff]/.test(word))

/** Marks of lists and numbers of pages, which a browser sets by itself. */
const PDF_ALONE = /^(•|\d+\.?|Page|of|Página|de)$/

describe.each(both)('%s, %s', (name, language) => {
  test('leaves no field open, and names none twice', () => {
    const text = JSON.stringify(paper(name, language))
    expect(text).not.toMatch(/\{\w+\}(?!,)/)
    expect(text).not.toContain('undefined')
  })

  test('page and PDF say the same', async () => {
    const composed = paper(name, language)
    const html = renderToStaticMarkup(createElement(PaperView, { paper: composed }))
    const page = wordsOf(decoded(html.replace(/<[^>]+>/g, ' ')))
    const pdf = new Set(wordsOf((await pageTexts(writePaper(composed, new Date(0)).bytes)).join(' ')))
    expect(page.length).toBeGreaterThan(60)
    expect(page.filter((word) => !pdf.has(word))).toEqual([])
    const onPage = new Set(page)
    expect([...pdf].filter((word) => !onPage.has(word) && !PDF_ALONE.test(word))).toEqual([])
  })
})

test('the page is headings, a table with heads of rows and columns, and places to sign', () => {
  const html = renderToStaticMarkup(createElement(PaperView, { paper: paper('funding-agreement', 'es') }))
  expect(html).toContain('<article class="paper" lang="es">')
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html.match(/<th scope="col"/g)).toHaveLength(4)
  expect(html.match(/<th scope="row"/g)).toHaveLength(26 + 1)
  expect(html).toContain('Peña &amp; Söhne &lt;Bakery&gt; LLC')
  expect([...html.matchAll(/id="sign-([\w-]+)"/g)].map(([, place]) => place)).toEqual([
    'signer-1',
    'signer-2',
  ])
})

describe('the terms of an agreement', () => {
  test.each([
    [6, 'weekly'],
    [12, 'daily'],
  ] as const)('%i months, %s: every payment of the deal, to the cent', (term, frequency) => {
    const deal = sampleDeal(term, frequency)
    const terms = agreementTerms(deal, FUNDED_ON)
    if (!terms.ok) throw new Error(terms.refusal)
    const { schedule, total, apr } = terms.value
    expect(schedule).toHaveLength(deal.paymentsCount)
    expect(schedule.reduce((sum, { amount }) => sum + amount, 0)).toBe(deal.total)
    expect([total, apr, schedule.at(-1)]).toEqual([
      deal.total,
      deal.apr,
      { on: deal.finalDate, amount: deal.lastPayment, remaining: 0 },
    ])
  })

  test('are refused where they would end on another day than was offered', () => {
    const deal = sampleDeal(6, 'weekly')
    expect(agreementTerms(deal, '2026-11-30')).toEqual({ ok: false, refusal: 'schedule-differs' })
    expect(agreementTerms({ ...deal, total: deal.total + 1 }, FUNDED_ON).ok).toBe(false)
  })
})

test('what is still open is said, and never made up', () => {
  const open = sampleAgreement(6, 'weekly', {
    governingState: null,
    account: { bank: null, mask: null },
    funder: { name: 'U', address: null, contact: null },
    signers: [{ place: 'a', name: 'Ana', role: 'Owner', guarantor: false }],
  })
  const text = JSON.stringify(composePaper('funding-agreement', open, 'en'))
  for (const said of [
    'is to be filled in by counsel',
    'the last digits of the account are to be filled in',
    'Nobody guarantees this agreement',
    'This is a sample',
  ])
    expect(text).toContain(said)
})

test('facts of another shape make no paper', () => {
  const twice = sampleAgreement(6, 'weekly', {
    signers: ['a', 'a'].map((place) => ({ place, name: 'x', role: 'y', guarantor: true })),
  })
  expect(() => composePaper('funding-agreement', twice, 'en')).toThrow()
  expect(() => composePaper('e-sign-sample', { sender: 'x', code: 'O0I1' }, 'en')).toThrow()
})

// A changed wording under an old version would make every frozen paper lie: give it a new version, then a new line here.
test.each([
  ['affiliate-agreement', '2026-11-28', '1cc905874a88d6a4'],
  ['e-sign-sample', '2026-11-28', '12f761641aa55a3c'],
  ['credit-report', '2026-11-28', 'a9e475262c14a266'],
  ['decision-memo', '2026-11-28', '3a78af82d800a6bf'],
  ['funding-agreement', '2026-11-28', '84e6503b3f2c8590'],
  ['loan-application', '2026-11-28', '637063e5ba0ee74b'],
  ['notice', '2026-11-28', '6acf3d9037249468'],
  ['offer-summary', '2026-11-28', '3b9ada2104bd1c37'],
  ['statement', '2026-11-28', '9c995a3f9182ede2'],
] as const)('the wording of %s is that of its version', async (name, version, hash) => {
  const { createHash } = await import('node:crypto')
  const made = languages.map((language) => paper(name, language))
  expect(made.map((one) => one.version)).toEqual([version, version])
  expect(createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 16)).toBe(hash)
})
