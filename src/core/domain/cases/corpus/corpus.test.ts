// The open part of the corpus and its histories stay as right as they are; the held-out part is measured by the bench alone.
import { expect, test } from 'vitest'
import {
  measureCredits,
  measureInnocents,
  measureReturned,
  precision,
} from '../../../../../bench/quality/measures.ts'
import { corpusLines } from '../../../../../bench/quality/corpus.ts'
import {
  measureStrangersCredits,
  measureStrangersInnocents,
} from '../../../../../bench/quality/strangers-measures.ts'
import { faultsOf, labelledHistories } from '../../../../../bench/quality/histories.ts'

test('the corpus holds more than 600 lines with a source, none twice, and a third is held out', () => {
  const [open, held] = [corpusLines('open'), corpusLines('held-out')]
  expect(open.length + held.length).toBeGreaterThan(600)
  expect(held.length / (open.length + held.length)).toBeGreaterThan(0.3)
  expect(new Set([...open, ...held].map(({ direction, text }) => `${direction} ${text}`)).size).toBe(
    open.length + held.length,
  )
})

test('revenue is told apart from what is none; a sale without evidence is open, never left out', () => {
  const { classes, wrong } = measureCredits('open')
  expect(precision(classes.get('income')!), wrong.join('\n')).toBe(1)
  expect(wrong.filter((line) => /: income read as (?!unclassed)/.test(line))).toEqual([])
})

test('returned items are kept apart from fees, refunds and customers’ bad checks', () => {
  expect(measureReturned('open').wrong).toEqual([])
})

test('hardly an innocent recurring debit counts as a position', () => {
  expect(measureInnocents('open').certain.length).toBeLessThanOrEqual(2)
})

test.each([
  ['open', 0.94],
  ['second', 0.9],
] as const)(
  'lines of strangers, %s: what is said to be revenue is, and most of it is found',
  (part, leastRecall) => {
    const { said, right, wanted, got, wrong } = measureStrangersCredits(part)
    expect(right / said, wrong.join('\n')).toBeGreaterThanOrEqual(0.98)
    expect(got / wanted).toBeGreaterThanOrEqual(leastRecall)
    expect(measureStrangersInnocents(part).certain).toEqual([])
  },
)

test.each(labelledHistories('open').map((history) => [history.name, history] as const))(
  '%s is read as it was labelled',
  (_, history) => expect(faultsOf(history)).toEqual([]),
)
