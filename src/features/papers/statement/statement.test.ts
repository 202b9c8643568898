// The statement of a month that a vendor's public sample tells: held against the approved paper, and adding up by itself.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { makeLineBook } from '#core/domain/lines/make-line-book.ts'
import { monthStatement, statementMonths } from '#core/domain/lines/month-statement.ts'
import { translateReport } from '#platform/providers/bank-data/plaid/translate.ts'
import { reportAnswer } from '#platform/providers/bank-data/plaid/wire.ts'
import { composePaper } from '../papers.ts'
import { factsOfMonth } from './month-facts.ts'

const sample = '../shared/samples/plaid_asset_report_get.json'
describe.skipIf(!existsSync(sample))('the public sample (skipped where it is not at hand)', () => {
  test('every month of every account adds up, and the papers are the approved ones', () => {
    const answer = reportAnswer.parse(JSON.parse(readFileSync(sample, 'utf8')))
    const { history } = translateReport(answer, '2026-11-20')
    const book = makeLineBook(history)
    const papers = book.head.accounts.flatMap((account, place) =>
      statementMonths(book, place).map((month) => {
        const said = monthStatement(book, place, month)!
        const moved = said.lines.reduce((sum, { amount }) => sum + amount, 0)
        expect(said.deposits - said.withdrawals).toBe(moved)
        if (said.opening !== null) expect(said.opening + moved).toBe(said.closing)
        const facts = {
          sender: 'Underway Capital LLC',
          business: null,
          source: 'Provider',
          refreshedAt: null,
          reading: null,
          ...factsOfMonth(account, said, book.head.refreshedOn),
        }
        return composePaper('statement', facts, 'en')
      }),
    )
    expect(papers.length).toBeGreaterThan(0)
    expect(createHash('sha256').update(JSON.stringify(papers)).digest('hex').slice(0, 16)).toBe(
      '1871818170d7dde4',
    )
  })
})
