// Papers of hostile data, written in the threads that the server uses: nothing is lost without a word, nothing runs, and nothing stops the process.
import { afterAll, describe, expect, test } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { shownPart } from '#core/domain/credit-report/report.ts'
import { readReport } from '#core/domain/credit-report/read-report.ts'
import { makeKeyMaterial } from '#platform/key-material.ts'
import { startThreads } from '#platform/threads/threads.ts'
import { PaperView } from '#ui/paper/paper-view.tsx'
import { pageText, pageTexts } from '../../../test/pdf-tools.ts'
import { sampleApplication, sampleReports, sampleStatement } from '../../../test/sample-papers.ts'
import type { ApplicationSigner } from './loan-application/facts.ts'
import { isProof, sampled } from '../../../test/sample.ts'
import { composePaper, type FactsOf, type PaperName } from './papers.ts'

const threads = startThreads({
  file: process.env.TEST_THREAD_FILE!,
  childFile: process.env.TEST_CHILD_FILE!,
  keys: makeKeyMaterial,
})
afterAll(() => threads.stop())

async function written<K extends PaperName>(name: K, facts: FactsOf<K>) {
  const paper = composePaper(name, facts, 'en')
  const done = await threads.run('write-paper', { paper, madeAt: '2026-11-22T15:00:00Z' })
  if (!done.ok) throw new Error(done.refusal)
  const texts = await pageTexts(done.value.bytes)
  const html = renderToStaticMarkup(createElement(PaperView, { paper }))
  return { texts: texts.join(' '), html, pages: done.value.pages }
}

const script = '<script>alert(1)</script> & ]]> ${7*7} ) Tj ET'
const hostile: readonly (readonly [string, string])[] = [
  ['markup', script],
  ['right to left', 'محمد علي '.repeat(20).trim()],
  ['both ways at once', 'abc \u202e שלום (12) \u2066 <b>x</b>'],
  ['combining letters', `Z${'\u0301'.repeat(190)}`],
  ['200 letters without a space', 'W'.repeat(200)],
  ['half a letter, control letters, letters that no font has', 'a\ud800b\u0000c\u001bd 漢字 🙂'],
  ['nothing', ''],
]

describe.each(sampled(hostile, 4, 'papers'))('%s', (_name, words) => {
  test('in every name of an application', async () => {
    const { business, signers } = sampleApplication()
    const signer: ApplicationSigner = {
      ...signers[0]!,
      firstName: words,
      lastName: words,
      title: words,
      address: words,
      city: words,
      signature: { ...signers[0]!.signature!, typed: words, ip: words },
    }
    const facts = sampleApplication({
      sender: words,
      business: { ...business, name: words, website: words, address: words, classification: words },
      signers: [signer, signer],
      agreed: [{ by: 0, wording: words, version: words, at: words, ip: words }],
    })
    const { texts, html, pages } = await written('loan-application', facts)
    expect(texts).toContain('Signatures')
    expect(texts).toContain('No promise.')
    expect(html).not.toContain('<script>')
    expect(pages).toBeLessThan(12)
  })

  test('in every text of a statement', async () => {
    const { account, lines } = sampleStatement(9)
    const facts = sampleStatement(9, {
      account: { ...account, name: words, institution: words, owners: [words, words], subtype: words },
      business: words,
      lines: lines.map(([day, , cents]) => [day, words, cents]),
    })
    const { texts, html } = await written('statement', facts)
    expect(texts).toContain('Total 9 lines')
    expect(html).not.toContain('<script>')
  })
})

test('what is missing is said, and never shown as zero', async () => {
  const { account } = sampleStatement(0)
  const bare = sampleStatement(0, {
    account: { ...account, mask: '', owners: [] },
    source: null,
    refreshedAt: null,
    opening: null,
    closing: null,
    averageDailyBalance: null,
    negativeDays: null,
    nsf: null,
    complete: 'partial',
  })
  const { texts } = await written('statement', bare)
  for (const said of [
    'No lines were posted in this month.',
    'The bank told no balance of this account',
    'the data begin within it',
    'Opening balance -',
  ])
    expect(texts.replace(/ +/g, ' ')).toContain(said)
  const nobody = sampleApplication({ signers: [], agreed: [], completedAt: null })
  expect((await written('loan-application', nobody)).texts).toContain('Nothing was agreed to yet.')
})

test('a reading of statements that says otherwise is held against the lines', async () => {
  const reading = { deposits: 1, withdrawals: null, averageDailyBalance: 482_480, negativeDays: 3, nsf: 2 }
  const { texts } = await written('statement', sampleStatement(9, { reading }))
  expect(texts).toMatch(
    /differs from the bank’s lines in: Total deposits, NSFs \(returned or unpaid items\)\./,
  )
  const { deposits, withdrawals, averageDailyBalance, negativeDays, nsf } = sampleStatement(9)
  const same = { deposits, withdrawals, averageDailyBalance, negativeDays, nsf }
  const agreed = await written('statement', sampleStatement(9, { reading: same }))
  expect(agreed.texts).toContain('says the same as the bank’s lines')
})

test('five thousand lines in a month stand there once each, with the balance that they come to', async () => {
  const facts = sampleStatement(5_000)
  const paper = composePaper('statement', facts, 'en')
  const done = await threads.run('write-paper', { paper, madeAt: '2026-11-22T15:00:00Z' })
  if (!done.ok) throw new Error(done.refusal)
  const pages = await pageTexts(done.value.bytes)
  const seen = pages.join(' ').match(/ACH DEBIT \d+ |ID:T3F4\d+ /g) ?? []
  expect(new Set(seen).size).toBe(5_000)
  expect(seen).toHaveLength(5_000)
  expect(pages.at(-1)).toContain('5,000 lines')
})

test.runIf(isProof)(
  'fifty thousand lines in a month are written within the time that a thread has',
  async () => {
    const paper = composePaper('statement', sampleStatement(50_000), 'en')
    const done = await threads.run('write-paper', { paper, madeAt: '2026-11-22T15:00:00Z' })
    if (!done.ok) throw new Error(done.refusal)
    expect(done.value.pages).toBeGreaterThan(1_000)
    expect(await pageText(done.value.bytes, done.value.pages)).toContain('50,000 lines')
  },
)

describe('credit reports', () => {
  test('of two thousand creditors name each of them', async () => {
    const large = sampleReports('large')
    const [first] = large.reports
    expect(first!.report.tradelines.length).toBeGreaterThanOrEqual(2_000)
    // Three hundred of them fill some forty pages, too.
    const tradelines = sampled(first!.report.tradelines, 300, 'creditors')
    const report = { ...first!.report, tradelines }
    const facts = { ...large, reports: [{ ...first!, report }] }
    const { texts } = await written('credit-report', facts)
    const open = report.tradelines.filter(({ group }) => group !== 'closed')
    expect(texts.match(/Credit limit|Original amount/g)).toHaveLength(open.length)
  })

  test.each(['messages-only', 'no-hit', 'frozen', 'deceased', 'thin', 'bankrupt'] as const)(
    '%s: what is there is said, what is not is said to be missing',
    async (special) => {
      const { texts, html } = await written('credit-report', sampleReports(special))
      expect(texts).not.toContain('undefined')
      expect(texts).not.toContain('NaN')
      const { report } = sampleReports(special).reports[0]!
      for (const { code, text } of [...report.errors, ...report.messages])
        expect(html).toContain(`${code} - ${text.replaceAll("'", '&#x27;')}`)
      expect(texts.includes('Score Summary')).toBe(shownPart(report) === 'all')
    },
  )

  test('that are errors say each with its code, and nothing else', async () => {
    const facts = sampleReports('thin')
    const errors = [{ errorCode: '0816', message: 'NO RECORD FOUND' }]
    const [first] = facts.reports
    const only = { ...facts, reports: [{ ...first!, report: readReport({ creditProfile: [{ errors }] }) }] }
    const { texts } = await written('credit-report', only)
    expect(texts).toContain('0816 - NO RECORD FOUND')
    expect(texts).not.toContain('Score Summary')
  })

  test('with markup and letters of every script in each text', async () => {
    const facts = JSON.parse(
      JSON.stringify(sampleReports('bankrupt', 'several-names'), (key, value: unknown) =>
        typeof value === 'string' && ['name', 'creditor', 'subscriber', 'court', 'text'].includes(key)
          ? `${script} דוד`
          : value,
      ),
    ) as FactsOf<'credit-report'>
    const { html, texts } = await written('credit-report', facts)
    expect(html).not.toContain('<script>')
    expect(texts).toContain('alert(1)')
  })
})
