// The reasons of a notice: every cause of a decline has a sentence of its own in both languages, and none is a mere topic.
import { expect, test } from 'vitest'
import { en } from '#core/words/notice/en.ts'
import { es } from '#core/words/notice/es.ts'
import { reasonLines, reportBlock } from './adverse-action.server.ts'

const reason = (code: 'nsf-above-maximum' | 'negative-days-above-maximum' | 'credit-score') => ({
  code,
  values: {},
})

test('what knocks out by itself is stated, and a stated score is reported as what it is', () => {
  const reasons = [reason('nsf-above-maximum'), reason('negative-days-above-maximum'), reason('credit-score')]
  expect(reasonLines(reasons, 'en').split('\n')).toEqual([
    '- More returned payments or insufficient-funds fees in the last three months than we accept',
    '- More days with a negative bank balance than we accept',
    '- The credit score that you stated is below what we require',
  ])
  expect(reasonLines(reasons, 'es').split('\n')[2]).toBe(
    '- El puntaje de crédito que usted indicó está por debajo del que requerimos',
  )
})

test.each([
  ['en', en],
  ['es', es],
] as const)('%s: no two causes read alike, so that a person who decides can tell them apart', (_, words) => {
  const texts = Object.values<string>(words)
  expect(new Set(texts).size).toBe(texts.length)
  for (const text of texts) expect(text.split(' ').length, text).toBeGreaterThanOrEqual(4)
})

const agency = {
  name: 'Harbor Bureau',
  address: '1 Main St, Dover, DE 19901',
  phone: '(800) 555-0100',
  lowestScore: 300,
  highestScore: 850,
  scoredOn: '2026-11-02',
  keyFactors: ['Balances are high', 'Too many inquiries'],
}

test('a score of a bureau brings the block of the Fair Credit Reporting Act, a stated one does not', () => {
  expect(reportBlock({ ficos: [{ score: 612, source: 'stated' }] }, 'en')).toBe('')
  expect(reportBlock({}, 'es')).toBe('')
  const block = reportBlock({ ficos: [{ score: 612, source: 'bureau', agency }] }, 'en')
  for (const part of [
    'Harbor Bureau, 1 Main St, Dover, DE 19901, (800) 555-0100',
    'played no part in our decision',
    'within 60 days',
    'dispute',
    'Your credit score: 612',
    'from 300 to 850',
    'November 2, 2026',
    '- Balances are high',
  ])
    expect(block).toContain(part)
  expect(reportBlock({ ficos: [{ score: 612, source: 'bureau', agency }] }, 'es')).toContain('612')
})
