// The paper of a credit report says every code of every table in words, each branch of the specification, and the bureau's public sample whole.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { accountConditions } from '#core/codes/credit/account-conditions.ts'
import { accountTypes } from '#core/codes/credit/account-types.ts'
import { kindsOfBusiness } from '#core/codes/credit/kinds-of-business.ts'
import { publicRecordStatuses } from '#core/codes/credit/public-record-statuses.ts'
import { responsibilities } from '#core/codes/credit/responsibilities.ts'
import { scoreFactors } from '#core/codes/credit/score-factors.ts'
import { scoreModels } from '#core/codes/credit/score-models.ts'
import { worstDelinquencies } from '#core/codes/credit/worst-delinquencies.ts'
import { readReport } from '#core/domain/credit-report/read-report.ts'
import type { Block, Paper } from '#core/paper/paper.ts'
import { shownValue } from '#core/paper/shown.ts'
import { sampleReports } from '../../../../test/sample-papers.ts'
import { composePaper } from '../papers.ts'

const profile = { consumerIdentity: { name: [{ firstName: 'ANA', surname: 'QUISPE' }] } }
const line = {
  subscriberName: 'HARBOR CARD',
  terms: 'REV',
  openOrClosed: 'O',
  balanceAmount: '00000100',
  balanceDate: '11092026',
  paymentHistory: 'CCC1CC0NCCCCCCCCCCCCCCCCCC',
}

function paperOf(...answers: object[]): Paper {
  const facts = sampleReports('thin')
  const reports = answers.map((answer) => ({ ...facts.reports[0]!, report: readReport(answer) }))
  return composePaper('credit-report', { ...facts, reports }, 'en')
}
const paperOfLines = (...tradeline: object[]) => paperOf({ creditProfile: [{ ...profile, tradeline }] })
const factsIn = (paper: Paper): Map<string, string[]> => {
  const found = new Map<string, string[]>()
  for (const block of paper.blocks)
    if (block.block === 'facts')
      for (const { label, as, value } of block.items)
        found.set(label, [...(found.get(label) ?? []), shownValue(as, value, 'en')])
  return found
}
const tableIn = (paper: Paper, caption: string) =>
  paper.blocks.find(
    (block): block is Extract<Block, { block: 'table' }> =>
      block.block === 'table' && block.caption === caption,
  )!

describe('every code stands there in words', () => {
  const tables: readonly (readonly [
    name: string,
    table: Readonly<Record<string, string>>,
    of: (code: string) => object,
  ])[] = [
    [
      'account conditions',
      accountConditions,
      (code) => ({ enhancedPaymentData: { enhancedAccountCondition: code } }),
    ],
    ['payment states', accountConditions, (code) => ({ status: code })],
    ['account types', accountTypes, (code) => ({ accountType: code })],
    ['kinds of business', kindsOfBusiness, (code) => ({ kob: code })],
    ['responsibilities', responsibilities, (code) => ({ ecoa: code })],
    [
      'worst delinquencies',
      worstDelinquencies,
      (code) => ({ enhancedPaymentData: { maxDelinquencyCode: code } }),
    ],
  ]
  test.each(tables)('%s', (_name, table, of) => {
    for (const [code, text] of Object.entries(table)) {
      const said = JSON.stringify(paperOfLines({ ...line, ...of(code) }))
      expect([code, said.includes(JSON.stringify(text).slice(1, -1))]).toEqual([code, true])
    }
  })

  test('states of public records, score factors and models', () => {
    const publicRecord = Object.keys(publicRecordStatuses).map((status) => ({
      status,
      courtName: 'US BKPT CT',
    }))
    const factors = Object.keys(scoreFactors)
    const paper = paperOf({
      creditProfile: [
        {
          ...profile,
          publicRecord,
          riskModel: [
            { modelIndicator: 'F', score: '0712', scoreFactors: factors.map((code) => ({ code })) },
          ],
        },
      ],
    })
    const rows = tableIn(paper, 'Public Records').rows.map((row) => row[2])
    expect(rows).toEqual(Object.entries(publicRecordStatuses).map(([code, text]) => `${code}, ${text}`))
    const lists = paper.blocks.flatMap((block) => (block.block === 'list' ? block.items : []))
    for (const [code, text] of Object.entries(scoreFactors)) expect(lists).toContain(`${code} - ${text}`)
    for (const [indicator, { name }] of Object.entries(scoreModels)) {
      const risk = [{ modelIndicator: indicator, score: '0700' }]
      expect(JSON.stringify(paperOf({ creditProfile: [{ ...profile, riskModel: risk }] }))).toContain(name)
    }
    expect(scoreModels.F?.name).toBe('FICO Score 2')
  })
})

describe('as the specification lists it', () => {
  test('revolving accounts show limit and high balance, installment ones first amount and term', () => {
    const more = {
      creditLimitAmount: '00005000',
      highBalanceAmount: '00004100',
      originalLoanAmount: '00020000',
    }
    const paper = paperOfLines(
      { ...line, enhancedPaymentData: more },
      { ...line, terms: '036', subscriberName: 'PINE LOAN', enhancedPaymentData: more },
    )
    const shown = factsIn(paper)
    expect([shown.get('Credit limit'), shown.get('High balance')]).toEqual([['$5,000'], ['$4,100']])
    expect([shown.get('Original amount'), shown.get('Term')]).toEqual([['$20,000'], ['36 months']])
    expect(shown.get('Account')).toEqual(['-', '-'])
  })

  test('past due and scheduled payment stand there above zero only; UNKNOWN and wrong days are said as such', () => {
    const none = factsIn(
      paperOfLines({ ...line, amountPastDue: '00000000', monthlyPaymentAmount: '00000000' }),
    )
    expect([none.has('Past due'), none.has('Scheduled payment')]).toEqual([true, false])
    // The summary has a line of that name.
    expect(none.get('Past due')).toEqual(['-'])
    const some = factsIn(
      paperOfLines({
        ...line,
        amountPastDue: '00000120',
        monthlyPaymentAmount: '00000060',
        balanceAmount: 'UNKNOWN',
        openDate: '13402020',
      }),
    )
    expect(some.get('Past due')).toEqual(['-', '$120'])
    expect(some.get('Scheduled payment')).toEqual(['$60'])
    expect(some.get('Balance')).toEqual(['UNKNOWN'])
    expect(some.get('Opened')).toEqual(['-'])
  })

  test('the history goes back from the month of the balance, a row for each year, the most recent first', () => {
    const { rows, columns } = tableIn(paperOfLines(line), 'HARBOR CARD: Payment history, 26 months')
    expect(columns.map(({ label }) => label)).toEqual(
      'Year JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' '),
    )
    expect(rows.map(([year]) => year)).toEqual(['2026', '2025', '2024'])
    expect(rows[0]!.slice(1)).toEqual(['C', 'C', 'C', 'N', '0', 'C', 'C', '1', 'C', 'C', 'C', false])
    expect(rows[2]!.slice(1, 10)).toEqual(Array(9).fill(false))
  })

  test('creditors are sorted by terms; a report without a name and with messages shows those alone', () => {
    const paper = paperOfLines(
      { ...line, terms: 'UNK', subscriberName: 'C' },
      { ...line, terms: '060', subscriberName: 'B' },
      { ...line, terms: 'REV', subscriberName: 'A' },
    )
    const names = paper.blocks.flatMap((block) =>
      block.block === 'heading' && block.level === 3 ? [block.text] : [],
    )
    expect(names).toEqual(['A', 'B', 'C'])
    const messages = [{ messageNumberDetailed: '0084', messageText: 'NO RECORD' }]
    const only = JSON.stringify(
      paperOf({ creditProfile: [{ informationalMessage: messages, tradeline: [line] }] }),
    )
    expect(only).toContain('0084 - NO RECORD')
    expect(only).not.toContain('HARBOR CARD')
  })

  test('counters of the summary, the one whose name was hidden among them', () => {
    const ids = ['delinquencies30Days', 'delinquencies60Days', 'delinquencies90to180Days', 'derogCounter']
    const attributes = ids.map((id, at) => ({ id, value: String(at + 3) }))
    const shown = factsIn(paperOf({ creditProfile: [{ ...profile, summaries: [{ attributes }] }] }))
    expect(
      ['30 days late', '60 days late', '90+ days late', 'DEROG'].map((label) => shown.get(label)),
    ).toEqual([['3'], ['4'], ['5'], ['6']])
  })

  test('nothing at all is a paper that says so', () => {
    for (const answer of [{}, { creditProfile: [] }, { creditProfile: ['x', 3] }, { tradeline: 'none' }]) {
      const text = JSON.stringify(paperOf(answer))
      expect(text).toContain('None reported.')
      expect(text).not.toMatch(/undefined|NaN/)
    }
  })
})

const sample = '../shared/samples/experian_credit_report_sandbox_large.json'
describe.skipIf(!existsSync(sample))('the public sample (skipped where it is not at hand)', () => {
  test('is the approved paper', () => {
    const paper = paperOf(JSON.parse(readFileSync(sample, 'utf8')) as object)
    expect(tableIn(paper, 'Public Records').rows).toHaveLength(100)
    expect(tableIn(paper, 'Inquiries').rows).toHaveLength(4)
    // Read by eye once, page by page.
    expect(createHash('sha256').update(JSON.stringify(paper.blocks)).digest('hex').slice(0, 16)).toBe(
      'b8bfdd9cccaeb535',
    )
  })
})
